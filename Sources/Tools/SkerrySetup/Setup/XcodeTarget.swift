import Foundation
import SkerryDiagnostics

/// A target of a project with the files that it compiles and copies.
struct XcodeTarget {
  let id: String
  let name: String
  let productType: String
  let settings: [String: String]
  /// Files of the target, in the order of their paths.
  private(set) var files: [URL] = []
  /// Files that the project lists but that are missing on disk.
  private(set) var missing: [URL] = []
  /// Products of Swift packages that the target links.
  let packageProducts: [String]

  init?(_ id: String, _ object: XcodeProject.Object, in project: XcodeProject) {
    guard let name = object["name"] as? String else { return nil }
    self.id = id
    self.name = name
    productType = object["productType"] as? String ?? ""
    settings = project.settings(of: object)
    packageProducts = project.objects(object["packageProductDependencies"]).compactMap { $0.object["productName"] as? String }.sorted()
    var found: Set<String> = []
    for (_, phase) in project.objects(object["buildPhases"]) {
      let kind = phase["isa"] as? String
      guard kind == "PBXSourcesBuildPhase" || kind == "PBXResourcesBuildPhase" else { continue }
      for (_, file) in project.objects(phase["files"]) {
        guard let reference = file["fileRef"] as? String else { continue }
        for place in Self.places(reference, project) { found.insert(place.path) }
      }
    }
    let own = object["fileSystemSynchronizedGroups"] as? [String] ?? []
    for (groupID, group) in project.all("PBXFileSystemSynchronizedRootGroup") {
      guard let folder = project.place(of: groupID) else { continue }
      let exceptions = project.objects(group["exceptions"]).filter { $0.object["target"] as? String == id }
        .flatMap { $0.object["membershipExceptions"] as? [String] ?? [] }.flatMap { Self.paths(ofException: $0, in: folder) }
      if own.contains(groupID) {
        // The target's own folder: everything in it except the exceptions. One that contains the project's is not a target's.
        let isAround = folder.path == "/" || project.folder.path.hasPrefix(folder.path + "/")
        if isAround { continue }
        for path in FileWalk.files(below: folder) where !exceptions.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) {
          found.insert(path)
        }
      } else {
        // Another target's folder: the exceptions are the files that belong to this target.
        for path in exceptions { found.insert(path) }
      }
    }
    for path in found.sorted() {
      let url = URL(fileURLWithPath: path)
      if FileManager.default.fileExists(atPath: path) { files.append(url) } else { missing.append(url) }
    }
  }

  /// The files that a reference refers to: variant and version groups have several.
  private static func places(_ id: String, _ project: XcodeProject) -> [URL] {
    guard let object = project.object(id) else { return [] }
    if object["isa"] as? String == "PBXVariantGroup" {
      return (object["children"] as? [String] ?? []).compactMap(project.place)
    }
    return project.place(of: id).map { [$0] } ?? []
  }

  /// The paths that an exception of a synchronized folder names. `Texts/Localized: Localizable.strings` is that file in every `.lproj` folder of
  /// `Texts`, with the translations of a file of another kind, which are `.strings` files of the same name.
  private static func paths(ofException exception: String, in folder: URL) -> [String] {
    let mark = "/Localized: "
    guard let range = exception.range(of: mark) else { return [folder.appendingPathComponent(exception).standardizedFileURL.path] }
    let parent = folder.appendingPathComponent(String(exception[..<range.lowerBound])).standardizedFileURL
    let name = String(exception[range.upperBound...])
    let names = [name, URL(fileURLWithPath: name).deletingPathExtension().lastPathComponent + ".strings"]
    let found = (InputFolder.names(in: parent.path) ?? []).filter { $0.hasSuffix(".lproj") }.flatMap { localization in
      Set(names).map { parent.appendingPathComponent(localization).appendingPathComponent($0).path }
    }.filter { FileManager.default.fileExists(atPath: $0) }
    return found.isEmpty ? [parent.appendingPathComponent(name).path] : found.sorted()
  }

  var sources: [URL] { files.filter { $0.pathExtension == "swift" } }

  /// Whether the target is a widget extension: by its extension point, otherwise by its files' declarations.
  func isWidgetExtension(_ facts: (URL) -> SwiftFileFacts, projectFolder: URL) -> Bool {
    guard productType == "com.apple.product-type.app-extension" else { return false }
    if let plist = infoPlist(projectFolder), plist.extensionPoint != nil { return plist.isOfWidgetExtension }
    return sources.contains { facts($0).declaresWidget }
  }

  private func infoPlist(_ folder: URL) -> InfoPlist? {
    InfoPlist.path(ofSetting: settings["INFOPLIST_FILE"]).flatMap { InfoPlist(atPath: folder.appendingPathComponent($0).path) }
  }
}
