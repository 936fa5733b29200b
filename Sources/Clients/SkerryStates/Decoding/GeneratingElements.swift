import Foundation

/// The elements of a list, as many as its kind of state has.
struct GeneratingUnkeyedContainer: UnkeyedDecodingContainer {
  let decoder: GeneratingDecoder
  private let elementCount: Int
  private(set) var currentIndex = 0

  init(decoder: GeneratingDecoder) {
    self.decoder = decoder
    elementCount = decoder.isRange ? 2 : decoder.session.count(decoder.place)
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { elementCount }
  var isAtEnd: Bool { currentIndex >= elementCount }

  private var place: GenerationPlace {
    var place = decoder.place
    place.path += "[\(currentIndex)]"
    if decoder.isRange {
      // The member's name says what kind of range it is; its bounds are a start and an end.
      let end = currentIndex == 0 ? "start" : "end"
      place.member = MemberWords(end)
    } else {
      place.item = GeneratedItem(name: place.member.singular, index: currentIndex)
    }
    switch decoder.place.hint {
    case .list(let values)? where !values.isEmpty: place.hint = values[currentIndex % values.count]
    default: place.hint = nil
    }
    return place
  }

  mutating func decodeNil() throws -> Bool { false }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    // Types such as points and sizes read a fixed number of elements, even past the end of a short list.
    let value = try decoder.maker.make(type, ends(type) ?? place)
    currentIndex += 1
    return value
  }

  /// The ends of a range of numbers are in order.
  private func ends(_ type: Any.Type) -> GenerationPlace? {
    guard decoder.isRange, type != Date.self else { return nil }
    var place = place
    if place.hint == nil { place.hint = .number(currentIndex == 0 ? 0 : 12) }
    return place
  }

  mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested> {
    try next().container(keyedBy: type)
  }
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try next().unkeyedContainer() }
  mutating func superDecoder() throws -> any Decoder { next() }

  private mutating func next() -> GeneratingDecoder {
    let below = GeneratingDecoder(session: decoder.session, place: place, codingPath: decoder.codingPath)
    currentIndex += 1
    return below
  }
}

/// One value.
struct GeneratingSingleContainer: SingleValueDecodingContainer {
  let decoder: GeneratingDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }

  private var session: GenerationSession { decoder.session }
  private var place: GenerationPlace { decoder.place }

  func decodeNil() -> Bool { session.kind == .empty && decoder.shape == nil && session.refusals[place.path] == nil }
  func decode(_ type: Bool.Type) throws -> Bool { session.bool(place) }
  func decode(_ type: String.Type) throws -> String { session.text(place) }
  func decode(_ type: Double.Type) throws -> Double { session.number(place, isWhole: false) }
  func decode(_ type: Float.Type) throws -> Float { Float(session.number(place, isWhole: false)) }
  func decode(_ type: Int.Type) throws -> Int { session.whole(place) }
  func decode(_ type: Int8.Type) throws -> Int8 { session.whole(place) }
  func decode(_ type: Int16.Type) throws -> Int16 { session.whole(place) }
  func decode(_ type: Int32.Type) throws -> Int32 { session.whole(place) }
  func decode(_ type: Int64.Type) throws -> Int64 { session.whole(place) }
  func decode(_ type: UInt.Type) throws -> UInt { session.whole(place) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { session.whole(place) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { session.whole(place) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { session.whole(place) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { session.whole(place) }
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.maker.make(type, place) }
}
