import Foundation
import SkerryFormats

/// One image file to be checked: from an image set, or a single file.
struct ImageFile {
  var url: URL
  /// Pixels per point; `nil` for one vector file at all scales.
  var scale: Double?
  var idiom = "universal"
  /// Appearance, idiom and similar traits as one string: files that differ in it are variants, not scales, of one
  /// image.
  var variant = ""
  /// Of the filename in `Contents.json`, from 1.
  var line = 1, column = 1

  var name: String { url.lastPathComponent }

  init(url: URL, scale: Double?) {
    self.url = url
    self.scale = scale
  }

  /// `nil` for a member of a set without a file, or with an unusable one.
  init?(_ entry: CatalogueEntry) {
    guard let file = entry.file, file.fault == nil else { return nil }
    self.init(url: file.url, scale: file.scale)
    idiom = entry.object["idiom"] as? String ?? "universal"
    let appearances = (entry.object["appearances"] as? [[String: Any]] ?? []).compactMap { $0["value"] as? String }
    let others = ["idiom", "subtype", "width-class", "height-class", "language-direction", "display-gamut"].map {
      entry.object[$0] as? String ?? ""
    }
    variant = (others + appearances.sorted()).joined(separator: "|")
    (line, column) = (file.line, file.column)
  }
}
