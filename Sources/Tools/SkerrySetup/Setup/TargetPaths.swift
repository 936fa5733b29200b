import Foundation
import SkerryDiagnostics
import SkerryFormats
import SkerrySourceTools

/// A target's folder in a package and the files in it that belong to the target, in SwiftPM's form.
struct TargetPaths {
  /// Relative to the package's folder; `.` for that folder itself.
  let path: String
  /// Relative to `path`. Empty if everything that is not excluded belongs to the target.
  let sources: [String]
  /// Relative to `path`; whole folders if nothing in them belongs to the target.
  let exclude: [String]
  /// Relative to `path`.
  let resources: [String]

  init(_ target: SetupTarget, root: String) {
    self.init(
      sources: target.sources.filter { !target.phoneSources.contains($0) }, resources: target.resources,
      apart: target.phoneSources.sorted(),
      root: root)
  }

  /// - Parameters:
  ///   - sources: absolute paths of Swift files below `root`.
  ///   - resources: absolute paths of other files below `root`.
  ///   - apart: absolute paths of files that the folder has to contain but the target excludes.
  init(sources: [String], resources: [String], apart: [String] = [], root: String) {
    let members = Set(sources + resources)
    let base = Self.commonFolder(of: sources + resources + apart) ?? root
    path = base == root ? "." : String(base.dropFirst(root.count + 1))
    var left: [String] = []
    var hasForeignSource = false
    Self.leaveOut(base, members, &left, &hasForeignSource)
    func relative(_ path: String) -> String { String(path.dropFirst(base.count + 1)) }
    // Files that the command itself writes into the package's folder.
    let written = base == root ? [ProjectFiles.goldens, "out"] + (apart.isEmpty ? [] : [PhoneSourceList.fileName]) : []
    exclude = Set(left.map(relative) + written).sorted()
    self.resources = resources.map(relative).sorted()
    // If the folder contains Swift files of other targets, the target's files are listed one by one.
    self.sources = hasForeignSource || base == root ? sources.map(relative).sorted() : []
  }

  /// The deepest folder that contains all the files.
  private static func commonFolder(of files: [String]) -> String? {
    guard var common = files.first.map({ ($0 as NSString).deletingLastPathComponent }) else { return nil }
    for file in files {
      while !file.hasPrefix(common + "/") { common = (common as NSString).deletingLastPathComponent }
    }
    return common
  }

  private static func leaveOut(_ folder: String, _ members: Set<String>, _ left: inout [String], _ hasForeignSource: inout Bool) {
    InputFolder.walk(folder) { entry in
      let path = folder + "/" + entry.path
      if members.contains(path) { return false }
      if entry.isFolder {
        if members.contains(where: { $0.hasPrefix(path + "/") }) { return true }
        if FileWalk.files(below: URL(fileURLWithPath: path), skipping: FileWalk.skipped).contains(where: { $0.hasSuffix(".swift") }) {
          hasForeignSource = true
        }
      } else {
        // SwiftPM knows the manifest itself.
        if entry.name == "Package.swift" || entry.name == "Package.resolved" { return false }
        if entry.name.hasSuffix(".swift") { hasForeignSource = true }
      }
      left.append(path)
      return false
    }
  }
}
