import Foundation
internal import SkerryFormats

/// What the first bytes of a picture reveal, without decoding it.
package enum PictureHeader {
  /// The uniform type identifier of the bytes' format, from Apple's table of those that the system declares; `nil` if iOS does not read it.
  package static func type(of data: Data) -> String? {
    switch ImageHeader.Format(signature: data) {
    case .png: "public.png"
    case .jpeg: "public.jpeg"
    case .heic: "public.heic"
    case .webp: "org.webmproject.webp"
    // As a picture, iOS reads neither.
    case .pdf, .svg: nil
    case nil: others.first { data.dropFirst($0.offset).starts(with: $0.signature) }?.type
    }
  }

  /// The formats that asset catalogues do not take.
  private static let others: [(offset: Int, signature: [UInt8], type: String)] = [
    (0, Array("GIF8".utf8), "com.compuserve.gif"), (0, Array("BM".utf8), "com.microsoft.bmp"),
    (0, [0x49, 0x49, 0x2A, 0], "public.tiff"), (0, [0x4D, 0x4D, 0, 0x2A], "public.tiff"),
    (4, Array("ftypavif".utf8), "public.avif"), (4, Array("ftypavis".utf8), "public.avis"),
  ]

  /// Whether the bytes begin with the signature of a format that iOS reads.
  static func isPicture(_ data: Data) -> Bool { type(of: data) != nil }
}
