package import SkerryGeometry

/// Why a picture could not be read or written.
package enum ImageError: Error, Equatable, CustomStringConvertible {
  case unknownFormat
  case damaged(format: String, reason: String)
  case tooLarge(PixelSize)
  case cannotEncode

  package var description: String {
    switch self {
    case .unknownFormat: "it is neither PNG nor JPEG; convert it to one of them"
    case .damaged(let format, let reason): "the \(format) data is damaged (\(reason)); export it again"
    case .tooLarge(let size): "it declares \(size.width) × \(size.height) pixels, more than \(ImageCodecs.pixelLimit); make it smaller"
    case .cannotEncode: "memory ran out while the PNG was written"
    }
  }
}
