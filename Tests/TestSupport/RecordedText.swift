package import Foundation
import SkerryFormats
import SkerryGeometry
import SkerryImage

/// A text golden: lines that a test computes, against those that were accepted. Written with SKERRY_RECORD_TEXT=1, compared otherwise.
package enum RecordedText {
  /// The text that was accepted is another one.
  package struct Difference: Error, CustomStringConvertible {
    package let description: String
  }

  /// Compares with a file of `Goldens/Text`, and writes it where that is asked for.
  /// - Parameters:
  ///   - name: the file's name without its extension.
  ///   - advice: what else to do when the new lines are right.
  /// - Throws: ``Difference`` with the number of different lines and the first of them, below its heading (the last line that begins with #).
  package static func check(_ name: String, _ lines: [String], advice: String = "") throws {
    let path = "Goldens/Text/\(name).txt"
    let now = lines.joined(separator: "\n") + "\n"
    let recorded = try accepted(path, now: now)
    guard recorded != now else { return }
    let (old, new) = (recorded.split(separator: "\n"), now.split(separator: "\n"))
    let different = zip(old, new).enumerated().filter { $0.element.0 != $0.element.1 }
    var first = "the rest is the same"
    if let (index, (before, after)) = different.first {
      first = (new[...index].last { $0.hasPrefix("#") }.map { "\($0)\n" } ?? "") + "\(before)\n  is now\n\(after)"
    }
    throw Difference(
      description: """
        \(path): \(different.count) lines of \(old.count) differ, now \(new.count).
        \(first)
        If all are right, run with SKERRY_RECORD_TEXT=1\(advice.isEmpty ? "" : ", " + advice).
        """)
  }

  /// The text of a file, after it was written where SKERRY_RECORD_TEXT=1 asks for that.
  /// - Parameter path: a path relative to the repository's root.
  package static func accepted(_ path: String, now: String) throws -> String {
    let file = Checkout.url(path)
    if ProcessInfo.processInfo.environment["SKERRY_RECORD_TEXT"] == "1" {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(now.utf8).write(to: file, options: .atomic)
    }
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// A number with three decimals, for example a length in points.
  package static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return "\(value)" }
    let text = String(format: "%.3f", Double(value))
    return text == "-0.000" ? "0.000" : text
  }

  /// A short hash of a string.
  package static func hash(of text: String) -> Substring { ContentHash(of: text).digits.prefix(8) }

  /// A short hash of a picture's pixels.
  /// - Parameter picture: an image file.
  package static func hash(of picture: Data) throws -> Substring { hash(of: try ImageCodecs.decode(picture)) }

  private static func hash(of bitmap: Bitmap) -> Substring { ContentHash(of: Data(bitmap.pixels)).digits.prefix(8) }

  /// The size of a picture in pixels and a short hash of its pixels.
  package static func picture(_ file: URL) throws -> String {
    let bitmap = try ImageCodecs.decode(Data(contentsOf: file))
    return "\(bitmap.size.width) × \(bitmap.size.height) \(hash(of: bitmap))"
  }

  /// The pictures in a folder and its folders: path, size in pixels and hash of each, one per line.
  package static func pictures(in folder: URL) throws -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".png") }.sorted().map { path in
      "\(path.dropLast(4)) \(try picture(folder.appendingPathComponent(path)))"
    }
  }

  /// Position and size.
  package static func text(_ rect: CGRect) -> String {
    "\(number(rect.minX)) \(number(rect.minY)) \(number(rect.width)) \(number(rect.height))"
  }
}
