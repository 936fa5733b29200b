import CFreeType
package import Foundation
package import SkerryDrawing
import SkerryGeometry

/// Sole owner of one FreeType face and of the bytes it reads. Serves one thread at a time: its owner keeps it in a mutex.
package final class OutlineFace {
  let library: FT_Library
  let face: FT_Face
  private let bytes: FontBytes
  private var setting: [FontInstance.Variation] = []
  /// The axes of a variable face, in its own order; empty for others.
  package let axes: [Axis]

  /// - Parameter index: which face of a collection. `nil` when the bytes are not a font.
  package init?(_ bytes: FontBytes, index: Int = 0) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    var face: FT_Face?
    let status = FT_New_Memory_Face(
      library, bytes.base.assumingMemoryBound(to: UInt8.self), numericCast(bytes.count), FT_Long(index), &face)
    guard status == 0, let face else {
      FT_Done_FreeType(library)
      return nil
    }
    self.library = library
    self.face = face
    self.bytes = bytes
    axes = Self.axes(of: face, library)
    lineMetrics = LineMetrics(face)
    if face.pointee.num_fixed_sizes > 0 { FT_Select_Size(face, 0) }
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }

  /// Design units in an em, at least 1.
  package var unitsPerEm: CGFloat { max(1, CGFloat(face.pointee.units_per_EM)) }
  /// The line metrics in the face's file. FreeType changes its metrics with the axes, so they are read before any axis is set.
  package let lineMetrics: LineMetrics
  /// From the name table; empty when the file has none.
  package var familyName: String { face.pointee.family_name.map { String(cString: $0) } ?? "" }
  /// From the name table; empty when the file has none.
  package var styleName: String { face.pointee.style_name.map { String(cString: $0) } ?? "" }
  /// From the name table; empty when the file has none.
  package var postScriptName: String { FT_Get_Postscript_Name(face).map { String(cString: $0) } ?? "" }
  /// Whether the face has embedded bitmaps, as emoji faces do.
  package var hasColorBitmaps: Bool { face.pointee.num_fixed_sizes > 0 }

  /// The glyph with a PostScript name; `nil` when the face has none.
  package func glyph(named name: String) -> UInt32? {
    let glyph = FT_Get_Name_Index(face, name)
    return glyph == 0 ? nil : glyph
  }

  /// The glyph of a code point; `nil` when the face has none.
  package func glyph(for scalar: UInt32) -> UInt32? {
    let glyph = FT_Get_Char_Index(face, numericCast(scalar))
    return glyph == 0 ? nil : glyph
  }

  private func set(_ variations: [FontInstance.Variation]) {
    guard !axes.isEmpty, variations != setting else { return }
    setting = variations
    var coordinates = axes.map { axis in
      FT_Fixed(((variations.first { $0.tag == axis.tag }?.position ?? axis.standard) * 65_536).rounded())
    }
    FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
  }

  /// The outline at an em of 1 point, y down; `nil` when there is none.
  ///
  /// - Parameter emboldening: how much thicker every stroke becomes, in ems; negative values make it thinner.
  package func outline(of glyph: UInt32, variations: [FontInstance.Variation], emboldening: CGFloat = 0) -> Path? {
    set(variations)
    let flags = FT_Int32(FT_LOAD_NO_SCALE) | FT_Int32(FT_LOAD_NO_BITMAP)
    guard FT_Load_Glyph(face, glyph, flags) == 0, face.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE else { return nil }
    if emboldening != 0 {
      // FreeType grows the outline up and to the right by the whole amount; half of it is moved back.
      let strength = FT_Pos((emboldening * unitsPerEm).rounded())
      FT_Outline_Embolden(&face.pointee.glyph.pointee.outline, strength)
      FT_Outline_Translate(&face.pointee.glyph.pointee.outline, -strength / 2, -strength / 2)
    }
    let path = Path(face.pointee.glyph.pointee.outline, scale: 1 / unitsPerEm)
    return path.isEmpty ? nil : path
  }

  /// A glyph's colour bitmap, with its place relative to the origin in ems.
  package func bitmap(of glyph: UInt32) -> (image: PixelImage, frame: CGRect)? {
    guard hasColorBitmaps, FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0 else { return nil }
    let slot = face.pointee.glyph.pointee
    let bitmap = slot.bitmap
    guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), let buffer = bitmap.buffer else { return nil }
    let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    for y in 0..<height {
      let row = buffer + y * Int(bitmap.pitch)
      for x in 0..<width {
        let (from, to) = (row + 4 * x, (y * width + x) * 4)
        (pixels[to], pixels[to + 1], pixels[to + 2], pixels[to + 3]) = (from[2], from[1], from[0], from[3])
      }
    }
    let em = max(1, CGFloat(face.pointee.size.pointee.metrics.y_ppem))
    let frame = CGRect(
      x: CGFloat(slot.bitmap_left) / em, y: -CGFloat(slot.bitmap_top) / em, width: CGFloat(width) / em, height: CGFloat(height) / em)
    let image = PixelImage(
      identity: "\(bytes.path)#\(glyph)", size: PixelSize(width: width, height: height), pixels: pixels)
    return (image, frame)
  }
}

extension Path {
  /// FreeType's contours, y flipped to point down.
  fileprivate init(_ outline: FT_Outline, scale: CGFloat) {
    self.init()
    func point(_ v: FT_Vector) -> CGPoint { CGPoint(x: CGFloat(v.x) * scale, y: -CGFloat(v.y) * scale) }
    var first = 0
    for contour in 0..<Int(outline.n_contours) {
      let last = Int(outline.contours[contour])
      defer { first = last + 1 }
      guard last > first else { continue }
      addContour((first...last).map { (point(outline.points[$0]), Int(outline.tags[$0]) & 3) })
    }
  }

  /// Tags: 1 on the curve, 0 a quadratic control, 2 a cubic control.
  private mutating func addContour(_ points: [(CGPoint, Int)]) {
    func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2) }
    var ordered = points
    if let on = points.firstIndex(where: { $0.1 == 1 }) {
      ordered = Array(points[on...] + points[..<on])
    } else {
      ordered = [(middle(points[points.count - 1].0, points[0].0), 1)] + points
    }
    let start = ordered[0].0
    move(to: start)
    var controls: [(CGPoint, Int)] = []
    for (point, tag) in ordered.dropFirst() + [(start, 1)] {
      switch tag {
      case 1:
        switch controls.count {
        case 0: addLine(to: point)
        case 1: addQuadCurve(to: point, control: controls[0].0)
        default: addCurve(to: point, control1: controls[0].0, control2: controls[1].0)
        }
        controls = []
      case 0:
        if let control = controls.first {
          addQuadCurve(to: middle(control.0, point), control: control.0)
          controls = []
        }
        controls.append((point, 0))
      default: controls.append((point, 2))
      }
    }
    closeSubpath()
  }
}
