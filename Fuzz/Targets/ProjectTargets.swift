import Foundation
import SkerryFormats
import SkerryAssetLint
import SkerryFindings
import SkerrySetup
import SkerrySnapshot

/// Input from repositories: Xcode projects, the specifications that tools generate them from, manifests, and headers of
/// images.
@MainActor
enum ProjectTargets {
  private static let folder = ScratchFolder.root.appendingPathComponent("projects")

  private static let bundle = Array("import SwiftUI\n@main struct Ride: WidgetBundle { var body: some Widget { RideActivity() } }\n".utf8)

  private static func put(_ bytes: [UInt8], _ path: String) {
    let file = folder.appendingPathComponent(path)
    try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data(bytes).write(to: file)
  }

  /// `project.pbxproj`, beside the files of an extension.
  static func project(_ bytes: [UInt8]) {
    put(bundle, "project/Ride/Ride.swift")
    put(bytes, "project/App.xcodeproj/project.pbxproj")
    _ = RepositoryReading.contents(of: folder.appendingPathComponent("project"))
  }

  /// XcodeGen's `project.yml`.
  static func yaml(_ bytes: [UInt8]) {
    put(bundle, "yaml/Ride/Ride.swift")
    put(bytes, "yaml/project.yml")
    _ = RepositoryReading.contents(of: folder.appendingPathComponent("yaml"))
  }

  /// Tuist's `Project.swift`, Expo's targets, a package's and Bazel's files, an unknown Swift file, the manifest of goldens, the linter's settings
  /// and baseline.
  static func manifest(_ bytes: [UInt8]) {
    put(bundle, "manifest/Ride/Ride.swift")
    let expo = ["targets/ride/expo-target.config.js", "targets/ride/expo-target.config.json", "targets/ride/ride.swift", "package.json"]
    let others = ["Core/Package.swift", "Ride/BUILD.bazel", "Ride/Info.plist", "Ride/Other.swift", "Project.swift", "skerry.json"]
    for name in expo + others { put(bytes, "manifest/\(name)") }
    let place = folder.appendingPathComponent("manifest")
    _ = RepositoryReading.contents(of: place)
    _ = try? GoldenManifest(Data(bytes), name: GoldenManifest.fileName).data
    _ = try? Baseline(contentsOf: place.appendingPathComponent("skerry.json")).remaining(of: [])
    _ = try? LintSettings(contentsOf: place.appendingPathComponent("skerry.json").path)
  }

  /// Images as read by the catalogue's linter: only their headers, whatever their names.
  static func headers(_ bytes: [UInt8]) {
    let kinds = ImageHeader.Format.allCases.flatMap(\.fileExtensions)
    let images = kinds.map { #"{"filename":"x.\#($0)","idiom":"universal"}"# }.joined(separator: ",")
    put(Array(#"{"images":[\#(images)],"info":{"author":"xcode","version":1}}"#.utf8), "headers/A.xcassets/x.imageset/Contents.json")
    for kind in kinds {
      put(bytes, "headers/A.xcassets/x.imageset/x.\(kind)")
      _ = try? ImageHeader(contentsOf: folder.appendingPathComponent("headers/A.xcassets/x.imageset/x.\(kind)"))
    }
    _ = AssetLinter().findings(in: folder.appendingPathComponent("headers/A.xcassets"))
  }
}
