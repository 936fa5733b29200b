import Foundation
import SkerryRuntime

/// A decoder that generates the values that are read from it.
struct GeneratingDecoder: Decoder {
  let session: GenerationSession
  var place: GenerationPlace
  /// The cases of the enum that is decoded; `nil` for other types.
  var shape: EnumMetadata?
  /// Whether the two elements are the ends of a range.
  var isRange = false
  /// Whether it is a dictionary whose keys are whole numbers.
  var hasWholeKeys = false
  var codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(GeneratingKeyedContainer<Key>(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { GeneratingUnkeyedContainer(decoder: self) }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { GeneratingSingleContainer(decoder: self) }

  var maker: ValueGenerator { ValueGenerator(session: session) }

  /// The position of a member.
  func place(of key: any CodingKey) -> GenerationPlace {
    let name = key.stringValue
    // `_0` is the unlabelled value of an enum case; it is named after the case.
    let isUnnamed = name.hasPrefix("_") && name.dropFirst().allSatisfy(\.isNumber)
    let members = EnumMetadata(type(of: key))?.plainCases ?? []
    return GenerationPlace(
      path: "\(place.path).\(name)", member: isUnnamed ? place.member : MemberWords(name), hint: Self.argument(name, of: place.hint),
      isInFuture: Self.isInFuture(key), subject: GenerationSubject(members) ?? session.subject,
      total: total(of: MemberWords(name), members),
      item: place.item
    )
  }

  /// The total that belongs to a count, from the sources if they give it: `totalSets` for `completedSets` and for `currentSet`.
  private func total(of member: MemberWords, _ members: [String]) -> Double? {
    guard let whole = GeneratedNumber.whole(of: member, among: members.map { MemberWords($0) }) else { return nil }
    if case .number(let number)? = Self.argument(whole.name, of: place.hint), number > 0 { return number }
    return GeneratedNumber.row(for: whole, in: MemberWords(place.path))?.number
  }

  /// Whether a date is in the future although its name suggests the past: a departure is over if there is an arrival, and still to come if not.
  private static func isInFuture(_ key: any CodingKey) -> Bool {
    guard MemberWords(key.stringValue).has(["departure"]), let others = EnumMetadata(type(of: key))?.plainCases else { return false }
    // `isArrival` is a flag about the departure, not a time.
    return !others.map { MemberWords($0) }.contains {
      !$0.isFlag && $0.has(["arrival", "arrive", "arrives", "end", "ends", "finish", "duration"])
    }
  }

  /// The argument of a call for a key: by its label, even if the key is written with underscores.
  static func argument(_ key: String, of hint: SourceValue?) -> SourceValue? {
    guard case .call(_, let arguments)? = hint else { return nil }
    if key.hasPrefix("_"), let index = Int(key.dropFirst()), arguments.indices.contains(index) { return arguments[index].value }
    let wanted = MemberWords(key).words
    return arguments.first { $0.label == key }?.value
      ?? arguments.first { !$0.label.isEmpty && MemberWords($0.label).words == wanted }?.value
  }
}

/// Decodes members; every key exists.
struct GeneratingKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: GeneratingDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }

  private var session: GenerationSession { decoder.session }

  /// The chosen case of an enum, or the keys of a dictionary.
  var allKeys: [Key] {
    if let shape = decoder.shape, !shape.payloadCases.isEmpty {
      let names = shape.payloadCases + shape.plainCases
      var name = names[session.chosen(names)]
      if case .call(let called, _)? = decoder.place.hint, names.contains(called) { name = called }
      if let given = session.given(decoder.place), names.contains(given) { name = given }
      session.remember(decoder.place, names.filter { $0 != "alert" || !GenerationSession.isAlarmMode(names) }, taken: name)
      return Key(stringValue: name).map { [$0] } ?? []
    }
    if let shape = EnumMetadata(Key.self) { return shape.plainCases.compactMap { shape.value(of: $0, as: Key.self) } }
    if session.kind == .empty { return [] }
    if decoder.hasWholeKeys { return [1, 2].compactMap { Key(intValue: $0) } }
    return ["first", "second"].compactMap { Key(stringValue: $0) } + [Key(intValue: 1)].compactMap { $0 }.filter { $0.stringValue == "" }
  }

  func contains(_ key: Key) -> Bool { true }

  func decodeNil(forKey key: Key) throws -> Bool { isNil(key) }

  /// Whether an optional member is nil: in empty states, if the sources only contain nil, for errors, and in recursive
  /// types.
  private func isNil(_ key: Key, isBool: Bool = false) -> Bool {
    if session.kind == .empty || session.open.count > 8 { return true }
    let place = decoder.place(of: key)
    if (session.refusals[place.path] ?? 0) % 2 == 1 || !isBool && session.isOfNoPause(place) { return true }
    return place.member.has(["error", "failure", "cancellation"]) && (place.hint?.weight ?? 0) == 0
  }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    do {
      return try decoder.maker.make(type, decoder.place(of: key))
    } catch let error as DecodingError {
      throw error.below(key)
    }
  }

  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    if isNil(key) { return nil }
    do {
      return try decode(type, forKey: key)
    } catch  where session.open.contains(ObjectIdentifier(type)) {
      return nil
    }
  }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { session.bool(decoder.place(of: key)) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { session.text(decoder.place(of: key)) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { session.number(decoder.place(of: key), isWhole: false) }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { Float(session.number(decoder.place(of: key), isWhole: false)) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { whole(key) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { whole(key) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { whole(key) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { whole(key) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { whole(key) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { whole(key) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { whole(key) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { whole(key) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { whole(key) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { whole(key) }

  private func whole<I: FixedWidthInteger>(_ key: Key) -> I { session.whole(decoder.place(of: key)) }

  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    isNil(key, isBool: true) ? nil : try decode(type, forKey: key)
  }
  /// An optional string for which there is only an empty one, such as the name of an image in a target without images, is nil.
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    if isNil(key) { return nil }
    let text = try decode(type, forKey: key)
    return text.isEmpty ? nil : text
  }
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? { isNil(key) ? nil : try decode(type, forKey: key) }
  func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? { isNil(key) ? nil : try decode(type, forKey: key) }
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { isNil(key) ? nil : whole(key) }
  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? { isNil(key) ? nil : whole(key) }
  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? { isNil(key) ? nil : whole(key) }
  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? { isNil(key) ? nil : whole(key) }
  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? { isNil(key) ? nil : whole(key) }
  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? { isNil(key) ? nil : whole(key) }
  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? { isNil(key) ? nil : whole(key) }
  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? { isNil(key) ? nil : whole(key) }
  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? { isNil(key) ? nil : whole(key) }
  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? { isNil(key) ? nil : whole(key) }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws -> KeyedDecodingContainer<Nested> {
    try below(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { try below(key).unkeyedContainer() }

  func superDecoder() throws -> any Decoder { decoder }
  func superDecoder(forKey key: Key) throws -> any Decoder { below(key) }

  private func below(_ key: Key) -> GeneratingDecoder {
    var place = decoder.place(of: key)
    // The associated values of an enum's case are in the call of the case.
    if decoder.shape != nil, case .call(let name, _)? = decoder.place.hint, name == key.stringValue { place.hint = decoder.place.hint }
    return GeneratingDecoder(session: session, place: place, codingPath: decoder.codingPath + [key])
  }
}

extension GenerationSession {
  /// A whole number within the range of its type.
  func whole<I: FixedWidthInteger>(_ place: GenerationPlace) -> I { I(clamping: whole(number(place, isWhole: true))) }

  /// The nearest whole number: a source may hold any number, such as 1e20.
  private func whole(_ number: Double) -> Int64 {
    number.isNaN ? 0 : Int64(min(max(number, -Self.largestWhole), Self.largestWhole))
  }

  /// Up to here every whole number has a `Double` of its own.
  private static let largestWhole = 9_007_199_254_740_992.0
}

extension DecodingError {
  /// The same error from the outer container's view: the path is extended at its front if it does not contain the key
  /// yet.
  func below(_ key: any CodingKey) -> DecodingError {
    func longer(_ context: Context) -> Context {
      Context(codingPath: [key] + context.codingPath, debugDescription: context.debugDescription, underlyingError: context.underlyingError)
    }
    switch self {
    case .dataCorrupted(let context): return .dataCorrupted(longer(context))
    case .keyNotFound(let missing, let context): return .keyNotFound(missing, longer(context))
    case .typeMismatch(let type, let context): return .typeMismatch(type, longer(context))
    case .valueNotFound(let type, let context): return .valueNotFound(type, longer(context))
    @unknown default: return self
    }
  }
}
