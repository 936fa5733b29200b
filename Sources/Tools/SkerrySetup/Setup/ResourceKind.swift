import Foundation
import SkerryFormats

/// How a package treats a file that is not a Swift source.
enum ResourceKind {
  /// A resource of the target.
  case carried
  /// Left out without effect: property lists, entitlements, notes.
  case unneeded
  /// Left out because it does not work on Linux.
  case unplaced(String)

  /// Whether a file is a resource of its target.
  static func isResource(_ path: String) -> Bool {
    if case .carried = of(path) { return true }
    return false
  }

  private static let sounds: Set<String> = ["mp3", "wav", "caf", "m4a"]
  /// Other sounds, films, notes and settings of the build.
  private static let undrawn: Set<String> = ["aiff", "aif", "aac", "mp4", "mov", "m4v", "md", "entitlements", "xcconfig", "xcprivacy"]

  /// Whether nothing is drawn of a file, so that no picture lacks it.
  static func drawsNothing(_ path: String) -> Bool {
    let ending = (path as NSString).pathExtension.lowercased()
    return sounds.contains(ending) || undrawn.contains(ending)
  }

  static func of(_ path: String) -> ResourceKind {
    let name = (path as NSString).lastPathComponent
    switch (name as NSString).pathExtension.lowercased() {
    case let ending where ImageHeader.Format.allFileExtensions.contains(ending): return .carried
    case "xcassets", "xcstrings", "strings", "stringsdict", "ttf", "otf", "ttc", "gif", "json", "csv", "txt", "lottie", "intentdefinition":
      return .carried
    case let ending where sounds.contains(ending): return .carried
    case "plist": return name.hasSuffix("Info.plist") ? .unneeded : .carried
    case "entitlements", "md", "xcconfig", "xcprivacy", "h", "modulemap", "xcodeproj", "xcworkspace", "xcscheme", "docc", "yml", "yaml",
      "lock", "icon":
      return .unneeded
    case "storyboard", "xib": return .unplaced("Interface Builder files are not drawn; write the view in SwiftUI")
    case "m", "mm", "c", "cc", "cpp": return .unplaced("Objective-C and C files are not compiled; keep them out of the widget's views")
    case "metal": return .unplaced("Metal shaders do not run on Linux")
    case "mlmodel", "mlpackage": return .unplaced("Core ML models do not run on Linux")
    case "xcdatamodeld", "xcdatamodel": return .unplaced("only Xcode compiles Core Data models")
    default: return .unneeded
    }
  }
}
