import CSkerryCodecs
package import Foundation
package import SkerryGeometry

/// An SVG or the first page of a PDF, drawn at any size in pixels.
///
/// The libraries that draw them are opened for the first document; without them this type throws `ImageError.missingLibrary`.
package struct VectorDocument: Sendable {
  /// The format of a document.
  package enum Format: String, Sendable {
    case svg = "SVG"
    case pdf = "PDF"
  }

  package let format: Format
  /// Points: the document's own size, else that of its view box.
  package let size: CGSize
  /// Whether the picture would depend on the fonts of the machine: text in an SVG, which is left out, or fonts that are
  /// not embedded in a PDF.
  package let hasFontProblem: Bool
  private let data: Data

  /// The format, from the first bytes; `nil` when it is neither.
  package static func format(of data: Data) -> Format? {
    let head = String(decoding: data.prefix(1024), as: UTF8.self)
    if head.contains("%PDF-") { return .pdf }
    let start = head.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return start.hasPrefix("<") && (head.contains("<svg") || (head.contains("<?xml") && data.range(of: Data("<svg".utf8)) != nil))
      ? .svg : nil
  }

  /// Reads a document. Throws `ImageError` when it is not such a document, is damaged, or its library is not installed.
  package init(_ data: Data) throws(ImageError) {
    guard let format = Self.format(of: data) else { throw .unknownFormat }
    var lacksFonts = false
    size = try Self.run(data, format, nil, lacksFonts: &lacksFonts).0
    hasFontProblem = lacksFonts || (format == .svg && data.range(of: Data("<text".utf8)) != nil)
    self.format = format
    self.data = data
  }

  /// The picture at a size in pixels; the document is stretched to fill it. Throws if that is more pixels than any picture may have.
  package func bitmap(_ pixelSize: PixelSize) throws(ImageError) -> Bitmap {
    let limit = 16_384
    guard pixelSize.width > 0, pixelSize.height > 0, pixelSize.width <= limit, pixelSize.height <= limit,
      pixelSize.count <= ImageCodecs.pixelLimit
    else { throw .tooLarge(pixelSize) }
    var lacksFonts = false
    guard let bitmap = try Self.run(data, format, pixelSize, lacksFonts: &lacksFonts).1 else {
      throw .damaged(format: format.rawValue, reason: "it cannot be drawn")
    }
    return bitmap
  }

  private static func run(
    _ data: Data, _ format: Format, _ pixelSize: PixelSize?, lacksFonts: inout Bool
  ) throws(ImageError) -> (CGSize, Bitmap?) {
    var (width, height) = (0.0, 0.0)
    var message = [CChar](repeating: 0, count: 128)
    var lacks: Int32 = 0
    var pixels = [UInt8](repeating: 0, count: (pixelSize?.count ?? 0) * 4)
    let (columns, rows) = (UInt32(pixelSize?.width ?? 0), UInt32(pixelSize?.height ?? 0))
    let status = data.withUnsafeBytes { bytes -> Int32 in
      let base = bytes.bindMemory(to: UInt8.self).baseAddress
      return pixels.withUnsafeMutableBufferPointer { buffer in
        let out = pixelSize == nil ? nil : buffer.baseAddress
        return switch format {
        case .svg: skerry_svg(base, bytes.count, &width, &height, columns, rows, out, &message)
        case .pdf: skerry_pdf(base, bytes.count, &width, &height, &lacks, columns, rows, out, &message)
        }
      }
    }
    guard status == SKERRY_OK else { throw ImageError(status, format: format.rawValue, message) }
    guard width.isFinite, height.isFinite, width <= 1e6, height <= 1e6 else {
      throw .damaged(format: format.rawValue, reason: "its size is not finite")
    }
    lacksFonts = lacks != 0
    return (CGSize(width: width, height: height), pixelSize.map { Bitmap(size: $0, pixels: pixels) })
  }
}
