import Foundation

/// The first page's MediaBox, if it is not in a compressed object stream. Source: ISO 32000-1, §7.7.3.3.
enum PDFHeader {
  private static let searchLimit = 4 * 1024 * 1024

  static func read(_ file: BoundedFile) throws(ImageHeader.Problem) -> ImageHeader {
    let data = Data(file.bytes(at: 0, count: searchLimit))
    guard let key = data.range(of: Data("/MediaBox".utf8)) else {
      throw ImageHeader.Problem("has its page size in a compressed object; export it without object compression, or as SVG")
    }
    let text = String(decoding: data[key.upperBound..<min(key.upperBound + 200, data.endIndex)], as: UTF8.self)
    guard let open = text.firstIndex(of: "["), let close = text[open...].firstIndex(of: "]") else {
      throw ImageHeader.Problem("has a broken MediaBox")
    }
    let numbers = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard numbers.count == 4 else { throw ImageHeader.Problem("has a broken MediaBox") }
    return try ImageHeader(.pdf, width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
  }
}
