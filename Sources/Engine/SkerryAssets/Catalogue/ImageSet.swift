import Foundation
import SkerryFormats
import SkerryGeometry
import SkerryGraph

/// The files of one image set.
struct ImageSet {
  struct File {
    var url: URL
    /// Pixels per point; `nil` for one picture for every scale.
    var scale: CGFloat?
    var traits: VariantTraits
    var slices: Slices?
    /// Why the file cannot be used, as the end of a sentence; `nil` for a file that exists.
    var fault: String?
  }

  /// Parts that do not stretch.
  struct Slices {
    /// Pixels of the file.
    var caps: EdgeInsets
    var tiles: Bool

    init(_ resizing: [String: Any]) {
      let insets = resizing["cap-insets"] as? [String: Any] ?? [:]
      func inset(_ edge: String) -> CGFloat { (insets[edge] as? Double).map { CGFloat(max(0, $0)) } ?? 0 }
      let mode = resizing["mode"] as? String ?? "9-part"
      // Three-part slicing applies to one axis; the other axis stretches as a whole.
      let (across, down) = (mode != "3-part-vertical", mode != "3-part-horizontal")
      caps = EdgeInsets(
        top: down ? inset("top") : 0, leading: across ? inset("left") : 0, bottom: down ? inset("bottom") : 0,
        trailing: across ? inset("right") : 0)
      tiles = (resizing["center"] as? [String: Any])?["mode"] as? String == "tile"
    }

    /// The insets in points of a picture at a scale.
    func capInsets(_ scale: CGFloat) -> EdgeInsets {
      EdgeInsets(top: caps.top / scale, leading: caps.leading / scale, bottom: caps.bottom / scale, trailing: caps.trailing / scale)
    }
  }

  let folder: URL
  let files: [File]
  /// Whether the catalogue asks for template rendering or forbids it; `nil` leaves it to the view.
  let isTemplate: Bool?
  let preservesVector: Bool

  init(_ set: CatalogueSet) {
    folder = set.folder
    let properties = set.contents?.properties ?? [:]
    isTemplate = (properties["template-rendering-intent"] as? String).flatMap { ["template": true, "original": false][$0] }
    preservesVector = properties["preserves-vector-representation"] as? Bool ?? false
    files = set.entries.compactMap { entry in
      entry.file.map { file in
        File(
          url: file.url, scale: file.scale.map { CGFloat($0) }, traits: VariantTraits(entry.object),
          slices: (entry.object["resizing"] as? [String: Any]).map(Slices.init), fault: file.fault)
      }
    }
  }

  /// The best match; `nil` when no file is meant for the device.
  func best(_ traits: AssetTraits) -> File? {
    files.enumerated().compactMap { index, file -> ([Int], CGFloat, Int, File)? in
      file.traits.mismatchScore(traits).map { ($0, Self.rank(file.scale, traits.scale), index, file) }
    }.min { a, b in
      if a.0 != b.0 { return a.0.lexicographicallyPrecedes(b.0) }
      return (a.1, a.2) < (b.1, b.2)
    }?.3
  }

  /// The exact scale first, then one for every scale, then larger ones, then smaller ones.
  static func rank(_ scale: CGFloat?, _ wanted: CGFloat) -> CGFloat {
    guard let scale else { return 0.5 }
    return scale == wanted ? 0 : scale > wanted ? scale : 100 - scale
  }
}
