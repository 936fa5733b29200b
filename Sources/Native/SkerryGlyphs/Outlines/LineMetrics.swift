import CFreeType
package import Foundation

/// The line metrics of a face, in ems.
package struct LineMetrics: Sendable, Hashable {
  /// Positive above the baseline.
  package let ascender: CGFloat
  /// Positive below the baseline.
  package let descender: CGFloat
  /// Distance between lines beyond ascender and descender.
  package let lineGap: CGFloat
  /// `nil` if the file has no value.
  package let capHeight: CGFloat?
  /// `nil` if the file has no value.
  package let xHeight: CGFloat?

  /// The metrics of a face with its variation axes set.
  init(_ face: FT_Face) {
    let record = face.pointee
    let em = max(1, CGFloat(record.units_per_EM))
    // Apple's systems read the horizontal header, also where the file asks for its typographic metrics, which FreeType takes then (Figures §9.122).
    if let header = Self.header(of: face), header.Ascender != 0 || header.Descender != 0 {
      ascender = CGFloat(header.Ascender) / em
      descender = -CGFloat(header.Descender) / em
      lineGap = max(0, CGFloat(header.Line_Gap) / em)
    } else {
      ascender = CGFloat(record.ascender) / em
      descender = -CGFloat(record.descender) / em
      lineGap = max(0, (CGFloat(record.height) - CGFloat(record.ascender) + CGFloat(record.descender)) / em)
    }
    let table = OutlineFace.os2(of: face).flatMap { $0.version >= 2 ? $0 : nil }
    capHeight = table.flatMap { $0.sCapHeight > 0 ? CGFloat($0.sCapHeight) / em : nil }
    xHeight = table.flatMap { $0.sxHeight > 0 ? CGFloat($0.sxHeight) / em : nil }
  }

  private static func header(of face: FT_Face) -> TT_HoriHeader? {
    FT_Get_Sfnt_Table(face, FT_SFNT_HHEA)?.assumingMemoryBound(to: TT_HoriHeader.self).pointee
  }
}
