import Foundation

/// Links beside the executable through which `Bundle.main` finds the target's resources.
///
/// On Linux the main bundle looks in the executable's own folder, while SwiftPM puts a target's resources into a folder of their own there.
/// Only links are created and removed, existing files are not replaced, and a read-only folder is left unchanged.
enum MainBundleLinks {
  /// Must be called before anything is looked up in the main bundle.
  static func refresh() {
    guard let executable = CommandLine.arguments.first else { return }
    refresh(in: URL(fileURLWithPath: executable).resolvingSymlinksInPath().deletingLastPathComponent())
  }

  static func refresh(in folder: URL) {
    let files = FileManager.default
    let entries = ((try? files.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    for name in entries {
      let path = folder.appendingPathComponent(name).path
      guard let target = try? files.destinationOfSymbolicLink(atPath: path), target.contains(".resources/"), !files.fileExists(atPath: path)
      else { continue }
      try? files.removeItem(atPath: path)
    }
    for bundle in entries where bundle.hasSuffix(".resources") && !bundle.hasPrefix("Skerry_") {
      let resources = ((try? files.contentsOfDirectory(atPath: folder.appendingPathComponent(bundle).path)) ?? []).sorted()
      for resource in resources {
        // Fails if a file of that name exists, as intended.
        try? files.createSymbolicLink(atPath: folder.appendingPathComponent(resource).path, withDestinationPath: "\(bundle)/\(resource)")
      }
    }
  }
}
