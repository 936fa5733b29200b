import Foundation

/// What the first bytes of a picture reveal, without decoding it.
package enum PictureHeader {
  /// The formats that iOS reads: the bytes at which offsets, and Apple's identifier of the type.
  private static let formats: [(signatures: [(offset: Int, bytes: [UInt8])], type: String)] = [
    ([(0, [0x89, 0x50, 0x4E, 0x47])], "public.png"), ([(0, [0xFF, 0xD8, 0xFF])], "public.jpeg"),
    ([(0, Array("GIF8".utf8))], "com.compuserve.gif"), ([(0, Array("BM".utf8))], "com.microsoft.bmp"),
    ([(0, [0x49, 0x49, 0x2A, 0])], "public.tiff"), ([(0, [0x4D, 0x4D, 0, 0x2A])], "public.tiff"),
    ([(4, Array("ftyp".utf8))], "public.heic"), ([(0, Array("RIFF".utf8)), (8, Array("WEBP".utf8))], "org.webmproject.webp"),
  ]

  /// The uniform type identifier of the bytes' format, from Apple's table of those that the system declares; `nil` if iOS does not read it.
  package static func type(of data: Data) -> String? {
    formats.first { $0.signatures.allSatisfy { data.dropFirst($0.offset).starts(with: $0.bytes) } }?.type
  }

  /// Whether the bytes begin with the signature of a format that iOS reads.
  static func isPicture(_ data: Data) -> Bool { type(of: data) != nil }
}
