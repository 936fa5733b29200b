import Foundation
import SkerryDiagnostics

/// Extensions that no project lists: folders with a widget's `@main` or with an activity.
extension ExtensionFinder {
  /// Folders whose Swift files contain a widget's `@main`, or, if there is none, an activity's views.
  func folders() -> [FoundExtension] {
    let swift = files.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("/Package.swift") }
    var starts = swift.filter { facts(of: $0).hasWidgetMain }
    if starts.isEmpty { starts = swift.filter { !facts(of: $0).shownAttributes.isEmpty && facts(of: $0).declaresWidget } }
    var seen: Set<String> = []
    return starts.compactMap { start in
      let folder = withResources(Self.extensionFolder(of: start, root: root.path))
      guard seen.insert(folder).inserted else { return nil }
      let own = files.filter { $0.hasPrefix(folder + "/") && !Self.manifests.contains(($0 as NSString).lastPathComponent) }
      let additions = declarationsElsewhere(own, swift)
      let expo = ExpoTarget.around(folder)
      let name = ((expo?.folder ?? folder) as NSString).lastPathComponent
      return FoundExtension(
        name: name, files: own + additions.map(\.path), settings: expo?.settings ?? (isOfWatch(folder) ? ["SDKROOT": "watchos"] : [:]),
        additions: additions,
        generator: generators.first, folder: folder, origin: "Written by \"skerry init\" from the folder \(name)")
    }
  }

  /// The folder around one that is called `src` or `Sources`, if that has no other code: the extension's resources are beside its sources, and
  /// the extension has its name.
  private func withResources(_ folder: String) -> String {
    let outer = (folder as NSString).deletingLastPathComponent
    let isOfSources = ["src", "source", "sources"].contains((folder as NSString).lastPathComponent.lowercased())
    guard isOfSources, outer.hasPrefix(root.path + "/") else { return folder }
    let hasOtherCode = files.contains { path in
      path.hasPrefix(outer + "/") && !path.hasPrefix(folder + "/") && path.hasSuffix(".swift")
        && !Self.manifests.contains((path as NSString).lastPathComponent)
    }
    return hasOtherCode ? folder : outer
  }
  private static let manifests: Set<String> = ["Package.swift", "Project.swift"]

  /// Whether a folder has the watch's name, or is in one that has it: its widgets are complications.
  private func isOfWatch(_ folder: String) -> Bool {
    folder.dropFirst(root.path.count).split(separator: "/").contains { ["watch", "watchos"].contains($0.lowercased()) }
  }

  /// Why folders are drawn although the repository has projects: names the project that is nearest to the first of them; `nil` without a project.
  func reason(forFolders found: [FoundExtension], beside projects: [String]) -> String? {
    guard let folder = found.first?.folder,
      let project = projects.max(by: { $0.commonPrefix(with: folder).count < $1.commonPrefix(with: folder).count })
    else { return nil }
    let names = found.compactMap(\.folder).map(relative)
    let drawn =
      names.count == 1 ? "the folder \(names[0]) is drawn, which declares one" : "the folders \(names.joined(separator: ", ")) are drawn"
    return "\(relative(project)) names no widget extension whose files can be found, so \(drawn); settings and packages of a target are "
      + "not known."
  }

  /// The extension's folder: that of the `@main`, or the one above if that contains an extension's Info.plist.
  private static func extensionFolder(of file: String, root: String) -> String {
    let own = (file as NSString).deletingLastPathComponent
    var folder = own
    while folder.hasPrefix(root + "/") {
      if InfoPlist(atPath: folder + "/Info.plist")?.isOfWidgetExtension == true { return folder }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return own
  }

  /// Folders with an activity that is in no extension that was found, and in no module of the repository.
  func foldersWithActivities(besides found: [FoundExtension]) -> [FoundExtension] {
    let claimed = Set(found.flatMap(\.files)).union(found.flatMap { $0.modules.values.flatMap(\.files) })
    let imported = Set(found.flatMap(\.swiftFiles).flatMap { facts(of: $0).imports.map(\.module) })
    let left = borrowable.filter { path in
      guard !claimed.contains(path), mentionsActivity(path) else { return false }
      let facts = facts(of: path)
      guard facts.declaresWidget, !facts.shownAttributes.isEmpty else { return false }
      // A module that an extension imports is compiled with it.
      return !path.split(separator: "/").contains { imported.contains(String($0)) }
    }
    // If every extension already shows its activities, another file with one is a leftover.
    guard !left.isEmpty, !found.contains(where: { $0.swiftFiles.contains(where: mentionsActivity) }) else { return [] }
    let joined = Set(found.flatMap(joinedFiles))
    var seen: Set<String> = []
    var shown: Set<String> = []
    return left.filter { !joined.contains($0) }.compactMap { start in
      let folder = Self.extensionFolder(of: start, root: root.path)
      guard seen.insert(folder).inserted else { return nil }
      // A copy of a folder, such as an older version kept beside it, counts as one with it.
      let own = Set(left.filter { $0.hasPrefix(folder + "/") }.flatMap { facts(of: $0).shownAttributes })
      guard !own.isSubset(of: shown) else { return nil }
      shown.formUnion(own)
      return FoundExtension(
        name: (folder as NSString).lastPathComponent, files: files.filter { $0.hasPrefix(folder + "/") && !$0.hasSuffix("/Package.swift") },
        origin: "the folder \((folder as NSString).lastPathComponent)")
    }
  }

  /// The Swift files of the repository's modules that an extension imports, and of those that these import.
  private func joinedFiles(of found: FoundExtension) -> [String] {
    var queue = found.swiftFiles
    var modules: Set<String> = []
    var joined: [String] = []
    while let file = queue.popLast() {
      for module in facts(of: file).imports.map(\.module) where !ProvidedModules.contains(module) && modules.insert(module).inserted {
        let own = moduleFiles(module, of: found)
        joined += own
        queue += own
      }
    }
    return joined
  }

  /// Whether a file's bytes name the configuration of a Live Activity.
  func mentionsActivity(_ path: String) -> Bool {
    InputFile.data(atPath: path)?.range(of: Data("ActivityConfiguration".utf8)) != nil
  }

  /// The maximum number of files that are taken from elsewhere.
  private static let maxAdditions = 40

  /// Files elsewhere in the repository that declare types used but not declared by the extension's files or the system, and so
  /// on recursively. The nearest file is chosen; files that Linux cannot compile, programs and tests are left out.
  private func declarationsElsewhere(_ own: [String], _ swift: [String]) -> [(path: String, type: String)] {
    var queue = own.filter { $0.hasSuffix(".swift") }
    var known = queue.reduce(into: SystemTypes.names) { $0.formUnion(facts(of: $1).declared) }
    let candidates = swift.filter { path in
      let facts = facts(of: path)
      let isTest = path.dropFirst(root.path.count).split(separator: "/").contains { $0.hasSuffix("Tests") }
      return !own.contains(path) && !facts.hasMain && !isTest && facts.imports.allSatisfy { ProvidedModules.contains($0.module) }
    }
    var added: [(path: String, type: String)] = []
    while !queue.isEmpty {
      let file = queue.removeFirst()
      // A file that was added for one name may declare the next one too.
      for name in facts(of: file).mentioned.sorted() where !known.contains(name) {
        let owners = candidates.filter { facts(of: $0).topLevel.contains(name) }
        guard let owner = owners.max(by: { $0.commonPrefix(with: file).count < $1.commonPrefix(with: file).count }) else { continue }
        guard added.count < Self.maxAdditions else { return added }
        known.formUnion(facts(of: owner).declared)
        added.append((owner, name))
        queue.append(owner)
      }
    }
    return added
  }
}
