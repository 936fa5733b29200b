import CSkerryICU

/// Where lines may break and which way characters run, by ICU's rules (UAX #14 and UAX #9).
package enum TextBoundaries {
  /// The version of ICU that is running, such as `72.1`.
  package static var libraryVersion: String {
    var name = [CChar](repeating: 0, count: 32)
    skerry_icu_version(&name)
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// For each of the UTF-16 units and the end of the text: 1 where a line may break before it, 2 where it must, else 0.
  package static func lineBreaks(in units: [UInt16], language: String) -> [UInt8] {
    var breaks = [UInt8](repeating: 0, count: units.count + 1)
    if !units.isEmpty { _ = skerry_line_breaks(units, Int32(units.count), language, &breaks) }
    return breaks
  }

  /// For each of the UTF-16 units its embedding level and that of its paragraph; an odd level runs right to left.
  package static func directions(in units: [UInt16], isRightToLeft: Bool) -> (levels: [UInt8], paragraphs: [UInt8]) {
    var levels = [UInt8](repeating: isRightToLeft ? 1 : 0, count: units.count)
    var paragraphs = levels
    // Only scripts from Hebrew on, or a right-to-left paragraph, need the algorithm.
    guard isRightToLeft || units.contains(where: { $0 >= 0x0590 }), !units.isEmpty else { return (levels, paragraphs) }
    _ = skerry_bidi_levels(units, Int32(units.count), isRightToLeft ? 1 : 0, &levels, &paragraphs)
    return (levels, paragraphs)
  }
}
