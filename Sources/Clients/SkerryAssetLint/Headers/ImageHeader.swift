package import Foundation

/// What the first bytes of an image file say, without decoding it.
package struct ImageHeader: Sendable, Equatable {
  package enum Format: String, Sendable, CaseIterable {
    case png = "PNG", jpeg = "JPEG", heic = "HEIC", webp = "WebP", svg = "SVG", pdf = "PDF"
  }

  package var format: Format
  /// Pixels; for SVG and PDF points.
  package var width: Double
  package var height: Double

  package var isVector: Bool { format == .svg || format == .pdf }

  /// Why a file is not an image that can be used. The sentence begins with a verb: "is cut off after …".
  package struct Problem: Error, Sendable, Equatable {
    package var sentence: String
    init(_ sentence: String) { self.sentence = sentence }
  }

  /// Reads a file's header. Takes a bounded number of small reads, whatever the file claims.
  package init(contentsOf url: URL) throws(Problem) {
    let file = try BoundedFile(url)
    let start = file.bytes(at: 0, count: 16)
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = try PNGHeader.read(file)
    } else if start.starts(with: [0xFF, 0xD8]) {
      self = try JPEGHeader.read(file)
    } else if start.starts(with: Array("RIFF".utf8)), start.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      self = try WebPHeader.read(file)
    } else if start.dropFirst(4).starts(with: Array("ftyp".utf8)) {
      self = try HEIFHeader.read(file)
    } else if start.starts(with: Array("%PDF".utf8)) {
      self = try PDFHeader.read(file)
    } else if let svg = try SVGHeader.read(file) {
      self = svg
    } else {
      throw Problem(file.count == 0 ? "is empty" : "is not a PNG, JPEG, HEIC, WebP, SVG or PDF")
    }
  }

  init(_ format: Format, width: Double, height: Double) throws(Problem) {
    guard width > 0, height > 0, width.isFinite, height.isFinite else { throw Problem("has no size in its \(format.rawValue) header") }
    self.format = format
    self.width = width
    self.height = height
  }
}
