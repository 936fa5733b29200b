import CHarfBuzz
package import Foundation
package import SkerryDrawing

/// Sole owner of one HarfBuzz font and of the bytes it reads. Serves one thread at a time: its owner keeps it in a mutex.
package final class ShapingFace {
  private let blob: OpaquePointer
  private let face: OpaquePointer
  private let font: OpaquePointer
  private let buffer: OpaquePointer
  private let bytes: FontBytes
  private let substitutions: Set<String>
  private var setting: [FontInstance.Variation]?
  /// Design units in an em.
  package let unitsPerEm: CGFloat

  /// - Parameter index: which face of a collection. `nil` when the bytes are not a font.
  package init?(_ bytes: FontBytes, index: Int = 0) {
    self.bytes = bytes
    blob = hb_blob_create(
      bytes.base.assumingMemoryBound(to: CChar.self), UInt32(bytes.count), HB_MEMORY_MODE_READONLY, nil, nil)
    face = hb_face_create(blob, UInt32(index))
    font = hb_font_create(face)
    buffer = hb_buffer_create()
    unitsPerEm = CGFloat(hb_face_get_upem(face))
    substitutions = Self.substitutions(of: face)
    if hb_face_get_glyph_count(face) == 0 { return nil }
  }

  deinit {
    hb_buffer_destroy(buffer)
    hb_font_destroy(font)
    hb_face_destroy(face)
    hb_blob_destroy(blob)
  }

  /// A shaped glyph; lengths in ems.
  package struct Glyph: Sendable, Hashable {
    package var id: UInt32
    /// UTF-16 index of the cluster's first unit in the shaped text.
    package var cluster: Int
    /// Ems, to the next glyph.
    package var advance: CGFloat
    /// Ems, positive to the right.
    package var offsetX: CGFloat
    /// Ems, positive upward.
    package var offsetY: CGFloat
  }

  /// Whether the face has an OpenType substitution of this name, such as `smcp`.
  package func hasFeature(_ tag: String) -> Bool { substitutions.contains(tag) }

  private static func substitutions(of face: OpaquePointer) -> Set<String> {
    let table: UInt32 = 0x4753_5542  // GSUB
    var count = hb_ot_layout_table_get_feature_tags(face, table, 0, nil, nil)
    var tags = [hb_tag_t](repeating: 0, count: Int(count))
    _ = hb_ot_layout_table_get_feature_tags(face, table, 0, &count, &tags)
    return Set(tags.map { tag in String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self) })
  }

  /// The width in ems that all digits get in a face without tabular figures of its own; `nil` if the face has them.
  package func syntheticDigitAdvance(variations: [FontInstance.Variation]) -> CGFloat? {
    guard !hasFeature("tnum") else { return nil }
    set(variations)
    var widest: hb_position_t = 0
    for digit in UInt32(0x30)...0x39 {
      var glyph: UInt32 = 0
      if hb_font_get_nominal_glyph(font, digit, &glyph) != 0 { widest = max(widest, hb_font_get_glyph_h_advance(font, glyph)) }
    }
    return widest > 0 ? CGFloat(widest) / unitsPerEm : nil
  }

  /// Whether the face has a glyph for a Unicode scalar.
  package func hasGlyph(_ scalar: UInt32) -> Bool {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0
  }

  /// Shapes part of a string. The glyphs come in visual order.
  /// - Parameters:
  ///   - features: OpenType features in HarfBuzz's notation, such as `tnum` or `-liga`.
  ///   - script: ISO 15924 as HarfBuzz numbers it; 0 lets the text decide.
  package func shape(
    _ text: [UInt16], _ range: Range<Int>, rightToLeft: Bool, script: UInt32 = 0, language: String, features: [String],
    variations: [FontInstance.Variation]
  ) -> [Glyph] {
    set(variations)
    hb_buffer_reset(buffer)
    text.withUnsafeBufferPointer {
      hb_buffer_add_utf16(buffer, $0.baseAddress, Int32(text.count), UInt32(range.lowerBound), Int32(range.count))
    }
    hb_buffer_set_direction(buffer, rightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
    if script != 0 { hb_buffer_set_script(buffer, hb_script_t(rawValue: script)) }
    hb_buffer_guess_segment_properties(buffer)
    var settings = features.compactMap { feature -> hb_feature_t? in
      var parsed = hb_feature_t()
      return hb_feature_from_string(feature, -1, &parsed) != 0 ? parsed : nil
    }
    hb_shape(font, buffer, &settings, UInt32(settings.count))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count), let positions = hb_buffer_get_glyph_positions(buffer, &count) else {
      return []
    }
    return (0..<Int(count)).map { index in
      Glyph(
        id: infos[index].codepoint, cluster: Int(infos[index].cluster), advance: CGFloat(positions[index].x_advance) / unitsPerEm,
        offsetX: CGFloat(positions[index].x_offset) / unitsPerEm, offsetY: CGFloat(positions[index].y_offset) / unitsPerEm)
    }
  }

  private func set(_ variations: [FontInstance.Variation]) {
    guard variations != setting else { return }
    setting = variations
    var settings = variations.map { variation in
      var parsed = hb_variation_t()
      let tag = Array(variation.tag.utf8)
      parsed.tag = tag.count == 4 ? tag.reduce(0) { $0 << 8 | UInt32($1) } : 0
      parsed.value = variation.position
      return parsed
    }
    hb_font_set_variations(font, &settings, UInt32(settings.count))
  }
}
