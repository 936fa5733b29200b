import CSkerryCodecs

/// The libraries behind the codecs.
package enum ImageLibraries {
  /// Name and version of each.
  package static var versions: [(name: String, version: String)] {
    var (png, deflate, jpeg) = ([CChar](repeating: 0, count: 32), [CChar](repeating: 0, count: 32), [CChar](repeating: 0, count: 32))
    skerry_codec_versions(&png, &deflate, &jpeg)
    return [("libpng", png), ("libdeflate", deflate), ("libjpeg", jpeg)].map { name, text in
      (name, String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
  }
}
