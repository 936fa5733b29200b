@_exported import Foundation
internal import SkerryFormats
@_exported import SkerryFoundation
@_exported import SkerryGeometry
@_exported import SkerryUI

/// The pictures of a file or of bytes; Image I/O's spelling. Here there is one, even in a GIF with several.
open class CGImageSource {
  let picture: UIImage
  let type: String?

  init?(_ picture: UIImage?, _ data: Data) {
    guard let picture else { return nil }
    self.picture = picture
    type = ImageSignature.typeIdentifier(of: data)
  }

  /// The picture at an index, its longer side limited to a number of pixels if one is given; `nil` if there is none at the index.
  func picture(at index: Int, longest: Int? = nil) -> CGImage? {
    guard index == 0, let whole = picture.cgImage else { return nil }
    let longer = max(whole.width, whole.height)
    guard let longest, longest > 0, longest < longer else { return whole }
    let factor = CGFloat(longest) / CGFloat(longer)
    func side(_ pixels: Int) -> CGFloat { max(1, (CGFloat(pixels) * factor).rounded()) }
    return whole.drawn(CGSize(width: side(whole.width), height: side(whole.height)), scale: 1) { $0 }.cgImage
  }
}

/// `nil` for bytes that are not an image, as on iOS.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  let data = Data(referencing: data)
  return CGImageSource(UIImage(data: data), data)
}
/// `nil` for bytes that are not an image, as on iOS.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(UIImage(data: provider.bytes), provider.bytes)
}
/// `nil` for a file that cannot be read or is not an image, as on iOS; nothing is loaded from the network.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard url.isFileURL, let path = url.path, let picture = UIImage(contentsOfFile: path), let data = picture.fileData else { return nil }
  return CGImageSource(picture, data)
}
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { 1 }
/// The uniform type identifier of the format.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? { source.type }
public func CGImageSourceCreateImageAtIndex(_ source: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
  source.picture(at: index)
}
/// The picture, its longer side at most `kCGImageSourceThumbnailMaxPixelSize` pixels. It is upright, whatever
/// `kCGImageSourceCreateThumbnailWithTransform` says.
public func CGImageSourceCreateThumbnailAtIndex(_ source: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
  source.picture(at: index, longest: (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber).map { Int($0.doubleValue.rounded()) })
}
/// Width and height in pixels.
public func CGImageSourceCopyPropertiesAtIndex(_ source: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary? {
  guard let picture = source.picture(at: index) else { return nil }
  return NSDictionary(dictionary: [kCGImagePropertyPixelWidth: picture.width, kCGImagePropertyPixelHeight: picture.height])
}
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
public let kCGImagePropertyOrientation: CFString = "Orientation"
