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
  private var setting: [FontInstance.Variation]?
  /// Design units in an em.
  package let unitsPerEm: CGFloat

  package init?(_ bytes: FontBytes) {
    self.bytes = bytes
    blob = hb_blob_create(
      bytes.base.assumingMemoryBound(to: CChar.self), UInt32(bytes.count), HB_MEMORY_MODE_READONLY, nil, nil)
    face = hb_face_create(blob, 0)
    font = hb_font_create(face)
    buffer = hb_buffer_create()
    unitsPerEm = CGFloat(hb_face_get_upem(face))
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
    package var advance: CGFloat
    package var offsetX: CGFloat
    package var offsetY: CGFloat
  }

  package func hasGlyph(_ scalar: UInt32) -> Bool {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0
  }

  /// Shapes part of a text. The glyphs come in visual order.
  /// - Parameter features: OpenType features in HarfBuzz's notation, such as `tnum` or `-liga`.
  package func shape(
    _ text: [UInt16], _ range: Range<Int>, rightToLeft: Bool, language: String, features: [String],
    variations: [FontInstance.Variation]
  ) -> [Glyph] {
    set(variations)
    hb_buffer_reset(buffer)
    text.withUnsafeBufferPointer {
      hb_buffer_add_utf16(buffer, $0.baseAddress, Int32(text.count), UInt32(range.lowerBound), Int32(range.count))
    }
    hb_buffer_set_direction(buffer, rightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
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
