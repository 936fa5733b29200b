package import Foundation
import SkerryFormats
import SkerryGeometry
import SkerryImage

/// A text golden: lines that a test computes, against those that were accepted. Written with SKERRY_RECORD_TEXT=1, compared otherwise.
package enum RecordedText {
  /// Compares with a file, and writes it where that is asked for.
  /// - Parameter path: a path relative to the repository's root.
  /// - Returns: nothing when they are the same; otherwise how many lines differ and the first of them.
  package static func difference(from path: String, to now: String) throws -> String? {
    let file = Checkout.url(path)
    if ProcessInfo.processInfo.environment["SKERRY_RECORD_TEXT"] == "1" {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(now.utf8).write(to: file, options: .atomic)
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    guard recorded != now else { return nil }
    let (old, new) = (recorded.split(separator: "\n"), now.split(separator: "\n"))
    let different = zip(old, new).filter { $0 != $1 }
    let first = different.first.map { "first \($0)  is now  \($1)" } ?? "the rest is the same"
    return
      "\(path): \(different.count) lines of \(old.count) differ, now \(new.count); \(first); if all are right, run with SKERRY_RECORD_TEXT=1"
  }

  /// A length in points with three decimals.
  package static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return "\(value)" }
    let text = String(format: "%.3f", Double(value))
    return text == "-0.000" ? "0.000" : text
  }

  /// A short hash of a picture's pixels.
  /// - Parameter picture: an image file.
  package static func hash(of picture: Data) throws -> Substring {
    let bitmap = try ImageCodecs.decode(picture)
    return ContentHash(of: Data(bitmap.pixels)).digits.prefix(8)
  }

  /// The pictures in a folder and its folders: path, size in pixels and hash of each, a line each.
  package static func pictures(in folder: URL) throws -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".png") }.sorted().map { path in
      let picture = try ImageCodecs.decode(Data(contentsOf: folder.appendingPathComponent(path)))
      let hash = ContentHash(of: Data(picture.pixels)).digits.prefix(8)
      return "\(path.dropLast(4)) \(picture.size.width) × \(picture.size.height) \(hash)"
    }
  }

  /// A short hash of a string.
  package static func hash(of text: String) -> Substring { ContentHash(of: text).digits.prefix(8) }

  /// Position and size.
  package static func text(_ rect: CGRect) -> String {
    "\(number(rect.minX)) \(number(rect.minY)) \(number(rect.width)) \(number(rect.height))"
  }
}
