import Foundation

/// The size of an SVG's root element. Source: W3C, SVG 2, §8.2 and §8.6.
enum SVGHeader {
  private static let searchLimit = 64 * 1024

  /// `nil` when the file is not an SVG.
  static func read(_ file: BoundedFile) throws(ImageHeader.Problem) -> ImageHeader? {
    let text = String(decoding: file.bytes(at: 0, count: searchLimit), as: UTF8.self)
    guard let start = text.range(of: "<svg") else { return nil }
    guard let end = text[start.upperBound...].firstIndex(of: ">") else { throw ImageHeader.Problem("is cut off in its svg element") }
    let tag = text[start.upperBound..<end]
    let box = attribute("viewBox", in: tag)?.split { $0 == " " || $0 == "," || $0.isNewline || $0 == "\t" }.compactMap { Double($0) } ?? []
    let (width, height) = (length(attribute("width", in: tag)), length(attribute("height", in: tag)))
    if let width, let height { return try ImageHeader(.svg, width: width, height: height) }
    guard box.count == 4 else { throw ImageHeader.Problem("has neither width and height nor a viewBox in its svg element") }
    if let width { return try ImageHeader(.svg, width: width, height: width * box[3] / box[2]) }
    if let height { return try ImageHeader(.svg, width: height * box[2] / box[3], height: height) }
    return try ImageHeader(.svg, width: box[2], height: box[3])
  }

  private static func attribute(_ name: String, in tag: Substring) -> String? {
    var rest = tag
    while let found = rest.range(of: name) {
      let before = found.lowerBound == tag.startIndex ? " " : tag[tag.index(before: found.lowerBound)]
      var after = rest[found.upperBound...].drop(while: \.isWhitespace)
      rest = rest[found.upperBound...]
      guard before.isWhitespace, after.first == "=" else { continue }
      after = after.dropFirst().drop(while: \.isWhitespace)
      guard let quote = after.first, quote == "\"" || quote == "'", let close = after.dropFirst().firstIndex(of: quote) else { return nil }
      return String(after[after.index(after: after.startIndex)..<close])
    }
    return nil
  }

  /// A length in points: CSS pixels and points are the same, as in asset catalogues. Percentages are ignored.
  private static func length(_ text: String?) -> Double? {
    guard let text = text?.trimmingCharacters(in: .whitespaces), !text.hasSuffix("%") else { return nil }
    return Double(text.prefix { $0.isNumber || $0 == "." || $0 == "e" || $0 == "-" || $0 == "+" }.trimmingSuffix("e"))
  }
}

extension Substring {
  /// "2em" is read as 2.
  fileprivate func trimmingSuffix(_ suffix: String) -> Substring { hasSuffix(suffix) ? dropLast(suffix.count) : self }
}
