import Foundation
import SkerryActivity
import SkerryLocalization
import SkerryRuntime

/// Makes a value of any decodable type by calling its `init(from:)` with a decoder that generates every value.
struct ValueGenerator {
  let session: GenerationSession

  /// Throws the errors of the type's own decoding.
  func make<T: Decodable>(_ type: T.Type, _ place: GenerationPlace) throws -> T {
    if let value = try known(type, place) { return value }
    if let value = plainCase(type, place) { return value }
    let id = ObjectIdentifier(type)
    guard session.open.count <= GenerationSession.deepest, session.open.count(where: { $0 == id }) < 3 else {
      throw DecodingError.valueNotFound(type, .init(codingPath: [], debugDescription: "\(type) contains itself recursively"))
    }
    session.open.append(id)
    defer { session.open.removeLast() }
    var place = place
    place.hint = hint(for: type, place)
    return try T(
      from: GeneratingDecoder(
        session: session, place: place, shape: EnumMetadata(type), isRange: Self.isRange(type), hasWholeKeys: type is any IntegerKeyed.Type)
    )
  }

  // MARK: Types that need no decoding

  private func known<T>(_ type: T.Type, _ place: GenerationPlace) throws -> T? {
    switch type {
    case is String.Type: session.text(place) as? T
    case is LocalizedStringResource.Type: LocalizedStringResource(stringLiteral: session.text(place)) as? T
    case is Bool.Type: session.bool(place) as? T
    case is Double.Type: session.number(place, isWhole: false) as? T
    case is Float.Type: Float(session.number(place, isWhole: false)) as? T
    case is CGFloat.Type: CGFloat(session.number(place, isWhole: false)) as? T
    case is Int.Type: (session.whole(place) as Int) as? T
    case is Date.Type: session.date(place) as? T
    case is Data.Type: session.data(place) as? T
    case is URL.Type: (URL(string: address(place)) ?? URL(fileURLWithPath: "/")) as? T
    case is UUID.Type: UUID(uuidString: GeneratedText.uuid(place.item?.index ?? 0)) as? T
    case is Decimal.Type: Decimal((session.number(place, isWhole: false) * 100).rounded() / 100) as? T
    case is ColorText.Type: session.color(place) as? T
    case is Locale.Type: Locale(identifier: "en_US") as? T
    case is TimeZone.Type: TimeZone(identifier: "GMT") as? T
    case is Calendar.Type: Calendar(identifier: .gregorian) as? T
    case is DateInterval.Type: DateInterval(start: session.date(ranged(place, 0)), end: session.date(ranged(place, 1))) as? T
    default: nil
    }
  }

  private func ranged(_ place: GenerationPlace, _ index: Int) -> GenerationPlace {
    GenerationPlace(path: "\(place.path)[\(index)]", member: MemberWords(index == 0 ? "start" : "end"), hint: nil)
  }

  /// A URL, whatever the member's name is.
  private func address(_ place: GenerationPlace) -> String {
    session.lastLeaf = place.path
    if case .text(let text)? = place.hint, URL(string: text) != nil { return text }
    return "https://example.com/item"
  }

  private static func isRange(_ type: Any.Type) -> Bool {
    let name = String(describing: type)
    return name.hasPrefix("ClosedRange<") || name.hasPrefix("Range<")
  }

  // MARK: Enums

  /// A case without a payload, chosen by its name; `nil` if the type has none or must decode itself.
  private func plainCase<T>(_ type: T.Type, _ place: GenerationPlace) -> T? {
    guard let shape = EnumMetadata(type), !shape.plainCases.isEmpty else { return nil }
    session.lastLeaf = place.path
    if let name = session.given(place), let value = shape.value(of: name, as: type) { return value }
    let value = usualCase(type, place, shape)
    session.remember(place, shape.plainCases, taken: value.flatMap { shape.name(of: $0) })
    return value
  }

  private func usualCase<T>(_ type: T.Type, _ place: GenerationPlace, _ shape: EnumMetadata) -> T? {
    let turn = session.refusals[place.path] ?? 0
    if session.kind != .empty, turn == 0 {
      switch place.hint {
      case .member(let name)?:
        if session.kind == .sample, CaseChoice.isPassed(name, among: shape.plainCases) { break }
        if session.kind != .late, session.kind != .long, let value = shape.value(of: name, as: type) { return value }
      case .text(let raw)?: if let value = Self.value(of: type, raw: raw) { return value }
      // A case with a payload: its own decoding creates the values.
      case .call(let name, _)? where shape.payloadCases.contains(name): return nil
      default: break
      }
    }
    let index = (session.chosen(shape.plainCases) + turn) % shape.plainCases.count
    return shape.value(of: shape.plainCases[index], as: type)
  }

  private static func value<T>(of type: T.Type, raw: String) -> T? {
    func open<R: RawRepresentable>(_ type: R.Type) -> Any? { (raw as? R.RawValue).flatMap { R(rawValue: $0) } }
    return (type as? any RawRepresentable.Type).flatMap { open($0) } as? T
  }

  // MARK: Values of the sources

  /// The known values of a type: from the call at this position, otherwise from other calls of the type.
  private func hint(for type: Any.Type, _ place: GenerationPlace) -> SourceValue? {
    let own = place.hint
    if case .call(_, let arguments)? = own, arguments.contains(where: { $0.value.weight > 0 }) { return own }
    if case .list? = own { return own }
    if case .text? = own { return own }
    guard session.kind != .empty, let name = Self.name(of: type) else { return own?.withoutInitialValues }
    // `.repeatButton`, which the app's own call passes, otherwise a constant with the member's name.
    let constant = if case .member(let constant)? = own { constant } else { place.member.name }
    if let declared = session.calls.declared(constant, of: name) {
      session.sources.insert(declared.path)
      return declared.value
    }
    guard let given = session.calls.given(to: name) else { return own?.withoutInitialValues }
    session.sources.insert(given.path)
    // Every other element of a list has the values of another call, if there is one.
    let isOther = place.member.isSecond != (place.isItem && (place.item?.index ?? 0) % 2 == 1)
    let values = isOther ? given.second ?? given.values : given.values
    return .call(type: name, values.sorted { $0.key < $1.key }.map { .init(label: $0.key, value: $0.value) })
  }

  /// The name including outer types, without the module: `Delivery.Step`, `AlarmAttributes<Cooking>`; `nil` for types of the standard library and
  /// types with several generic parameters.
  static func name(of type: Any.Type) -> String? {
    // A private type's name has its file's number in it.
    let full = String(reflecting: type).replacing(/\(unknown context at [^)]*\)\./, with: "")
    guard !full.contains("("), !full.hasPrefix("Swift."), !full.hasPrefix("Foundation") else { return nil }
    func own(_ name: Substring) -> Substring? { name.firstIndex(of: ".").map { name[name.index(after: $0)...] } }
    guard let open = full.firstIndex(of: "<") else { return own(full[...]).map(String.init) }
    // One argument, which is not generic itself, at the end of the name.
    let argument = full[full.index(after: open)...].dropLast()
    guard full.last == ">", !argument.contains(where: { "<>,".contains($0) }), let base = own(full[..<open]), let inner = own(argument)
    else { return nil }
    return "\(base)<\(inner)>"
  }
}

/// A dictionary that decodes only from keys that are whole numbers.
private protocol IntegerKeyed {}
extension Dictionary: IntegerKeyed where Key == Int {}
