import Foundation
import SkerryDiagnostics
import SkerryDrawing
package import SkerryGeometry
import SkerryImage
package import SkerryPipeline

extension CaseOptions {
  /// The release and the wallpaper.
  mutating func readSystem(_ arguments: Arguments, _ variants: inout [String]) throws {
    settings.release = Self.release(arguments)
    if settings.release != .standard { variants.append("ios" + settings.release.name) }
    if let name = arguments.value("wallpaper") {
      settings.wallpaper = try Self.wallpaper(name)
      variants.append("on-" + Slug.make(URL(fileURLWithPath: name).deletingPathExtension().lastPathComponent))
    }
    if arguments.has("camera") {
      settings.showsCamera = true
      variants.append("camera")
    }
    if arguments.has("night") {
      settings.isNight = true
      variants.append("night")
    }
  }

  /// `--os`, or its older spelling `--palette`.
  package nonisolated static func release(_ arguments: Arguments) -> SystemRelease {
    arguments.choice("os", .releases) ?? arguments.choice("palette", .palettes) ?? .standard
  }

  /// The value of `--wallpaper`: a built-in one, or a picture. Throws `CommandError` if the picture cannot be read.
  package nonisolated static func wallpaper(_ name: String) throws -> Wallpaper {
    switch name {
    case "light": return .light
    case "dark": return .dark
    case let path:
      do {
        let bitmap = try ImageCodecs.decode(try InputFile.read(path))
        return .picture(PixelImage(identity: "wallpaper \(path)", size: bitmap.size, pixels: bitmap.pixels))
      } catch {
        let reason = "\(error)"
        throw CommandError("--wallpaper \(path): \(reason)\(reason.hasSuffix(".") ? "" : ".") Write light, dark or the path of a picture.")
      }
    }
  }
}
