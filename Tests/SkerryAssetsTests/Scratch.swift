import Foundation
import SkerryAssets
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryImage
import SkerryTestSupport

/// A catalogue written for one test and removed after it.
final class Scratch {
  let folder: URL

  init() throws {
    folder = try TemporaryFolder.make()
  }
  deinit { try? FileManager.default.removeItem(at: folder) }

  @discardableResult
  func write(_ path: String, _ data: Data) throws -> Scratch {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
    return self
  }

  @discardableResult
  func write(_ path: String, _ text: String) throws -> Scratch { try write(path, Data(text.utf8)) }

  var library: AssetLibrary { AssetLibrary(folders: [folder]) }

  /// A PNG of one colour.
  static func png(width: Int, height: Int, red: UInt8 = 0, green: UInt8 = 0, blue: UInt8 = 0) throws -> Data {
    let size = PixelSize(width: width, height: height)
    return try ImageCodecs.encodePNG(Bitmap(size: size, pixels: (0..<size.count).flatMap { _ in [red, green, blue, 255] }))
  }
}

extension AssetTraits {
  static let plain = AssetTraits(scale: 3, isDark: false)
  static let dark = AssetTraits(scale: 3, isDark: true)
}

extension AssetImage {
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let at = (y * pixels.size.width + x) * 4
    return Array(pixels.pixels[at..<(at + 4)])
  }
}
