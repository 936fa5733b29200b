/// Reads a unit: products (`·`, `*`, `.`) and quotients from left to right, powers (`^2`), parentheses.
struct UnitReader {
  var text: Substring
  private static let deepest = 16

  mutating func product(depth: Int = 0) -> UnitMeasure? {
    guard depth < Self.deepest, var result = part(depth) else { return nil }
    while let sign = text.first, "·*./".contains(sign) {
      text.removeFirst()
      guard let next = part(depth) else { return nil }
      result = result.multiplied(by: next, to: sign == "/" ? -1 : 1)
    }
    return result
  }

  private mutating func part(_ depth: Int) -> UnitMeasure? {
    var unit: UnitMeasure
    if text.first == "(" {
      text.removeFirst()
      guard let inner = product(depth: depth + 1), text.first == ")" else { return nil }
      text.removeFirst()
      unit = inner
    } else {
      let word = word()
      guard let known = Self.unit(String(word)) else { return nil }
      unit = known
    }
    guard text.first == "^" else { return unit }
    text.removeFirst()
    let digits = text.prefix { $0 == "-" || $0.isNumber }
    text.removeFirst(digits.count)
    guard let power = Int(digits), abs(power) <= 9 else { return nil }
    return UnitMeasure().multiplied(by: unit, to: power)
  }

  /// Takes a name up to the next sign. The point in a molar mass, as in `mol<180.15588>`, is part of the name.
  private mutating func word() -> Substring {
    var isMass = false
    let word = text.prefix { character in
      if character == "<" { isMass = true }
      defer { if character == ">" { isMass = false } }
      return isMass || !"·*./^()".contains(character)
    }
    text.removeFirst(word.count)
    return word
  }

  private static func unit(_ name: String) -> UnitMeasure? {
    if let known = UnitMeasure.named[name] ?? UnitMeasure.prefixable[name] { return known }
    // `mol<180.15588>`: so many grams per mole.
    if name.hasSuffix(">"), let open = name.firstIndex(of: "<"), let mass = Double(name[name.index(after: open)...].dropLast()) {
      let prefix = name[..<open]
      guard prefix.hasSuffix("mol"), let metric = HKMetricPrefix.prefixes[String(prefix.dropLast(3))] else { return nil }
      return UnitMeasure([.mass: 1], metric.factor * mass)
    }
    for length in 1...2 {
      guard let measure = UnitMeasure.prefixable[String(name.suffix(length))],
        let metric = HKMetricPrefix.prefixes[String(name.dropLast(length))]
      else { continue }
      return UnitMeasure(measure.dimensions, metric.factor)
    }
    return nil
  }
}
