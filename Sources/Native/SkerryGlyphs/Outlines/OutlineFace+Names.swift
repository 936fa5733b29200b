import CFreeType
package import Foundation
package import SkerryDrawing

extension OutlineFace {
  /// An axis of a variable face, in the face's own units.
  package struct Axis: Sendable, Hashable {
    /// The four letters that OpenType gives the axis, such as `wght`.
    package var tag: String
    /// In the axis's own units.
    package var minimum: Float
    /// The value of the default instance.
    package var standard: Float
    /// In the axis's own units.
    package var maximum: Float
  }

  /// A position on the axes that the face's designers named.
  package struct NamedInstance: Sendable, Hashable {
    /// The name by which `Font.custom` finds it; empty if the face gives none.
    package var postScriptName: String
    /// Such as `SemiBold`.
    package var name: String
    /// The value of every axis.
    package var position: [FontInstance.Variation]
  }

  static func axes(of face: FT_Face, _ library: FT_Library) -> [Axis] {
    var table: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(face, &table) == 0, let table else { return [] }
    defer { FT_Done_MM_Var(library, table) }
    func number(_ fixed: FT_Fixed) -> Float { Float(fixed) / 65_536 }
    return (0..<Int(table.pointee.num_axis)).map { index in
      let axis = table.pointee.axis[index]
      let tag = UInt32(truncatingIfNeeded: axis.tag)
      return Axis(
        tag: String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self), minimum: number(axis.minimum),
        standard: number(axis.def), maximum: number(axis.maximum))
    }
  }

  /// How many faces the file has.
  package var faceCount: Int { max(1, Int(face.pointee.num_faces)) }
  /// Whether the file marks the face as italic or oblique.
  package var isItalic: Bool { face.pointee.style_flags & FT_Long(FT_STYLE_FLAG_ITALIC) != 0 }

  private var os2: TT_OS2? { Self.os2(of: face) }

  static func os2(of face: FT_Face) -> TT_OS2? {
    guard let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2) else { return nil }
    let found = table.assumingMemoryBound(to: TT_OS2.self).pointee
    return found.version == 0xFFFF ? nil : found
  }

  /// 100 … 900, as given by the file; 400 without a value.
  package var weight: CGFloat {
    guard let weight = os2?.usWeightClass, weight > 0 else {
      return face.pointee.style_flags & FT_Long(FT_STYLE_FLAG_BOLD) != 0 ? 700 : 400
    }
    return weight < 10 ? CGFloat(weight) * 100 : CGFloat(weight)
  }

  /// The named cuts of a variable face, in its own order.
  package var namedInstances: [NamedInstance] {
    var table: UnsafeMutablePointer<FT_MM_Var>?
    guard !axes.isEmpty, FT_Get_MM_Var(face, &table) == 0, let table else { return [] }
    defer { FT_Done_MM_Var(library, table) }
    var result: [NamedInstance] = []
    for index in 0..<Int(table.pointee.num_namedstyles) {
      let style = table.pointee.namedstyle[index]
      guard FT_Set_Named_Instance(face, FT_UInt(index + 1)) == 0 else { continue }
      let position = axes.enumerated().map { FontInstance.Variation($1.tag, Float(style.coords[$0]) / 65_536) }
      result.append(NamedInstance(postScriptName: postScriptName, name: name(numbered: style.strid) ?? "", position: position))
    }
    FT_Set_Named_Instance(face, 0)
    return result
  }

  /// An entry of the name table in Unicode.
  private func name(numbered id: FT_UInt) -> String? {
    for index in 0..<FT_Get_Sfnt_Name_Count(face) {
      var entry = FT_SfntName()
      guard FT_Get_Sfnt_Name(face, index, &entry) == 0, FT_UInt(entry.name_id) == id, entry.platform_id == 3, let bytes = entry.string
      else { continue }
      let units: [UInt16] = (0..<Int(entry.string_len) / 2).map { at in
        let (high, low) = (UInt16(bytes[2 * at]), UInt16(bytes[2 * at + 1]))
        return high << 8 | low
      }
      return String(decoding: units, as: UTF16.self)
    }
    return nil
  }
}
