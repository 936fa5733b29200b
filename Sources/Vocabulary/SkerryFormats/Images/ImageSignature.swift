package import Foundation

/// What the first bytes of an image file reveal, without decoding it.
package enum ImageSignature {
  /// The uniform type identifier of the bytes' format; `nil` if iOS does not read it as a bitmap, as PDF.
  package static func typeIdentifier(of data: Data) -> String? {
    if let format = ImageHeader.Format(signature: data) { return format.isVector ? nil : format.typeIdentifier }
    return others.first { data.dropFirst($0.offset).starts(with: $0.signature) }?.type
  }

  /// The formats that asset catalogues do not take.
  private static let others: [(offset: Int, signature: [UInt8], type: String)] = [
    (0, Array("GIF8".utf8), "com.compuserve.gif"), (0, Array("BM".utf8), "com.microsoft.bmp"),
    (0, [0x49, 0x49, 0x2A, 0], "public.tiff"), (0, [0x4D, 0x4D, 0, 0x2A], "public.tiff"),
    (4, Array("ftypavif".utf8), "public.avif"), (4, Array("ftypavis".utf8), "public.avis"),
  ]

  /// Whether the bytes begin with the signature of a format that iOS reads.
  package static func isBitmap(_ data: Data) -> Bool { typeIdentifier(of: data) != nil }
}
