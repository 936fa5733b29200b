package import SkerryGeometry

/// Why a picture could not be read or written.
package enum ImageError: Error, Equatable, CustomStringConvertible {
  case unknownFormat
  case damaged(format: String, reason: String)
  case tooLarge(PixelSize)
  case cannotEncode
  /// A library that is only needed for this format is not installed.
  case missingLibrary(format: String, library: String)

  package var description: String {
    switch self {
    case .unknownFormat: "it is neither PNG, JPEG, WebP nor HEIC; convert it to one of them"
    case .damaged(let format, let reason): "the \(format) data is damaged (\(reason)); export it again"
    case .tooLarge(let size): "it declares \(size.width) × \(size.height) pixels, more than \(ImageCodecs.pixelLimit); make it smaller"
    case .cannotEncode: "memory ran out while the PNG was written"
    case .missingLibrary(_, let library) where library.hasPrefix("liblcms2"):
      "its colour profile needs the library \(library), which is not installed; run: sudo apt-get install \(Self.package(of: library))"
    case .missingLibrary(let format, let library):
      "\(format) needs the library \(library), which is not installed; run: sudo apt-get install \(Self.package(of: library))"
    }
  }

  /// The Debian package that a library comes in.
  private static func package(of library: String) -> String {
    let packages = [
      ("librsvg", "librsvg2-2"), ("libpoppler", "libpoppler-glib8"), ("libwebp", "libwebp7"), ("libheif", "libheif1"),
      ("libcairo", "libcairo2"), ("liblcms2", "liblcms2-2"), ("libg", "libglib2.0-0"),
    ]
    return packages.first { library.hasPrefix($0.0) }?.1 ?? library
  }
}
