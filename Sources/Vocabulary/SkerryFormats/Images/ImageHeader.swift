package import Foundation

/// The format and size of an image file, read from its header without decoding it.
package struct ImageHeader: Sendable, Equatable {
  /// The formats that asset catalogues take; the raw values are for messages.
  package enum Format: String, Sendable, CaseIterable {
    case png = "PNG", jpeg = "JPEG", heic = "HEIC", webp = "WebP", svg = "SVG", pdf = "PDF"

    /// Whether a file is drawn at any size, not made of pixels.
    package var isVector: Bool { self == .svg || self == .pdf }

    /// The uniform type identifier. Source: Apple's table of the types that the system declares.
    package var typeIdentifier: String {
      switch self {
      case .png: "public.png"
      case .jpeg: "public.jpeg"
      case .heic: "public.heic"
      case .webp: "org.webmproject.webp"
      case .svg: "public.svg-image"
      case .pdf: "com.adobe.pdf"
      }
    }

    /// The endings of such files' names, in lower case; the first is the usual one.
    package var fileExtensions: [String] {
      switch self {
      case .png: ["png"]
      case .jpeg: ["jpg", "jpeg"]
      case .heic: ["heic"]
      case .webp: ["webp"]
      case .svg: ["svg"]
      case .pdf: ["pdf"]
      }
    }

    /// The endings of all formats' files.
    package static let allFileExtensions = Set(allCases.flatMap(\.fileExtensions))

    /// By the first 12 bytes; `nil` for other formats, and for SVG, which is text and has no signature.
    ///
    /// Sources: W3C PNG §5.2; ITU-T T.81, B.1.1.3; WebP Container Specification; ISO/IEC 23008-12, annex B (brands); ISO 32000-1, §7.5.2.
    package init?(signature bytes: some Sequence<UInt8>) {
      let head = Array(bytes.prefix(12))
      func has(_ text: String, at offset: Int = 0) -> Bool { head.dropFirst(offset).starts(with: text.utf8) }
      let brands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]
      if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
        self = .png
      } else if head.starts(with: [0xFF, 0xD8, 0xFF]) {
        self = .jpeg
      } else if has("RIFF"), has("WEBP", at: 8) {
        self = .webp
      } else if has("ftyp", at: 4), brands.contains(where: { has($0, at: 8) }) {
        self = .heic
      } else if has("%PDF") {
        self = .pdf
      } else {
        return nil
      }
    }
  }

  /// How the stored pixels are turned to be shown. Source: EXIF 2.32, tag 0x0112; the raw values are the tag's.
  package enum Orientation: Int, Sendable {
    case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

    /// Whether width and height are exchanged.
    package var isSideways: Bool { rawValue >= Orientation.leftMirrored.rawValue }

    /// A step in the picture as it is shown.
    package typealias Step = (x: Int, y: Int)

    /// Where a step to the right and one downwards in the stored picture lead in the picture as it is shown.
    package var axes: (right: Step, down: Step) {
      switch self {
      case .up: ((1, 0), (0, 1))
      case .upMirrored: ((-1, 0), (0, 1))
      case .down: ((-1, 0), (0, -1))
      case .downMirrored: ((1, 0), (0, -1))
      case .leftMirrored: ((0, 1), (1, 0))
      case .right: ((0, 1), (-1, 0))
      case .rightMirrored: ((0, -1), (-1, 0))
      case .left: ((0, -1), (1, 0))
      }
    }
  }

  package var format: Format
  /// How the stored pixels are turned; `width` and `height` are those of the turned picture.
  package var orientation = Orientation.up
  /// Pixels; for SVG and PDF points.
  package var width: Double
  /// Pixels; for SVG and PDF points.
  package var height: Double

  /// Whether the file is drawn at any size, not made of pixels.
  package var isVector: Bool { format.isVector }

  /// Why a file is not an image that can be used. The sentence begins with a verb: "is cut off after …".
  package struct Problem: Error, Sendable, Equatable {
    /// The end of a sentence that begins with the file's name; without a full stop.
    package var sentence: String
    init(_ sentence: String) { self.sentence = sentence }
  }

  /// Reads a file's header, with a bounded number of small reads, whatever the file claims. Throws if it is not such an image, or damaged.
  package init(contentsOf url: URL) throws(Problem) { try self.init(BoundedFile(url)) }

  /// Reads the header of a file's bytes. Throws if they are not such an image, or damaged.
  package init(_ data: Data) throws(Problem) { try self.init(BoundedFile(data)) }

  private init(_ file: BoundedFile) throws(Problem) {
    switch Format(signature: file.bytes(at: 0, count: 12)) {
    case .png: self = try PNGHeader.read(file)
    case .jpeg: self = try JPEGHeader.read(file)
    case .webp: self = try WebPHeader.read(file)
    case .heic: self = try HEIFHeader.read(file)
    case .pdf: self = try PDFHeader.read(file)
    case .svg, nil:
      guard let svg = try SVGHeader.read(file) else {
        throw Problem(file.count == 0 ? "is empty" : "is not a PNG, JPEG, HEIC, WebP, SVG or PDF")
      }
      self = svg
    }
  }

  init(_ format: Format, width: Double, height: Double) throws(Problem) {
    guard width > 0, height > 0, width.isFinite, height.isFinite else { throw Problem("has no size in its \(format.rawValue) header") }
    self.format = format
    self.width = width
    self.height = height
  }
}
