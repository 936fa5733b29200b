import Foundation
import SkerryDiagnostics
import SkerryCases
import SkerryCLI

/// A widget extension as it was found, before it is fitted into a package.
struct FoundExtension {
  var name: String
  /// Absolute paths, all kinds of files.
  var files: [String]
  var missing: [String] = []
  var settings: [String: String] = [:]
  /// What a description of the project writes into the Info.plist.
  var infoProperties: [String: Any] = [:]
  var packageProducts: [String] = []
  /// Files from elsewhere in the repository, each with the type that it was added for.
  var additions: [(path: String, type: String)] = []
  /// The file of a tool that makes the Xcode project, where the project itself is not there.
  var generator: String?
  var region = "en"
  /// The origin that the manifest's comment names.
  var origin: String
  var swiftFiles: [String] { files.filter { $0.hasSuffix(".swift") } }
  /// The system that the extension is for, where that is not a phone.
  var foreignSystem: String? {
    let platforms = "\(settings["SDKROOT"] ?? "") \(settings["SUPPORTED_PLATFORMS"] ?? "")".lowercased()
    if platforms.contains("iphone") || platforms.contains("ios") || platforms.contains("auto") { return nil }
    if platforms.contains("watch") || settings["TARGETED_DEVICE_FAMILY"] == "4" { return "watchOS" }
    if platforms.contains("macosx") { return "macOS" }
    return platforms.contains("xros") ? "visionOS" : nil
  }
  /// Other targets of the project by the name of their module: sources, all files, settings.
  var modules: [String: FoundModule] = [:]
}

/// A framework or library of the same project.
struct FoundModule {
  /// Absolute paths.
  var files: [String]
  var settings: [String: String]
}

/// Finds the widget extension of a repository: by its Xcode projects, or, where none lists one, by what its Swift files declare.
final class ExtensionFinder {
  private let root: URL
  private let wanted: String?
  private var facts: [String: SwiftFileFacts] = [:]
  /// All files of the repository that may be sources.
  private(set) lazy var files = FileWalk.files(below: root, skipping: FileWalk.skipped)

  init(root: URL, target: String?) {
    self.root = root
    wanted = target
  }

  /// The facts of a Swift file; read once.
  func facts(of path: String) -> SwiftFileFacts {
    if let known = facts[path] { return known }
    let read = SwiftFileFacts(URL(fileURLWithPath: path))
    facts[path] = read
    return read
  }

  /// Every target, folder or plug-in of the repository that may be a widget extension; and the names of all other targets.
  private func candidates() throws -> (found: [FoundExtension], others: [String]) {
    var candidates: [FoundExtension] = []
    var others: [String] = []
    for path in projects {
      let project = try XcodeProject(URL(fileURLWithPath: path))
      let targets = project.targets.compactMap { XcodeTarget($0.id, $0.object, in: project) }
      others += targets.map(\.name)
      for target in targets
      where target.isWidgetExtension({ self.facts(of: $0.path) }, projectFolder: project.folder) || target.name == wanted {
        candidates.append(found(target, project, targets))
      }
    }
    candidates.removeAll(where: \.swiftFiles.isEmpty)
    if candidates.isEmpty {
      let descriptions = try descriptions()
      for (path, description) in descriptions where !descriptions.contains(where: { $0.description.included.contains(path) }) {
        others += description.targets.map(\.name)
        // Several apps may be made from the same files: an extension of the same files is the same extension.
        for candidate in extensions(of: description, at: path)
        where !candidates.contains(where: { $0.name == candidate.name && $0.swiftFiles == candidate.swiftFiles }) {
          candidates.append(candidate)
        }
      }
    }
    if candidates.isEmpty { candidates = folders() }
    return (candidates, others)
  }

  /// The one extension that a package is written for.
  func find() throws -> FoundExtension {
    let (candidates, others) = try candidates()
    if let wanted {
      guard let chosen = candidates.first(where: { $0.name == wanted }) else {
        let names = (others + candidates.map(\.name)).joined(separator: ", ")
        throw CommandError(
          "There is no target \"\(wanted)\" in \(root.path); \(names.isEmpty ? "no target was found" : "there are \(names)").")
      }
      return chosen
    }
    guard !candidates.isEmpty else {
      throw CommandError(
        "No widget extension was found in \(root.path): no Xcode target of that kind, and no Swift file with @main at a WidgetBundle or Widget. Name the repository's folder."
      )
    }
    // A Live Activity is what Skerry is for; among several extensions the ones that show one come first.
    let live = candidates.filter { candidate in
      candidate.swiftFiles.contains { !facts(of: $0).shownAttributes.isEmpty }
    }
    let chosen = live.isEmpty ? candidates : live
    guard chosen.count == 1 else {
      guard Set(chosen.map(\.name)).count > 1 else {
        throw CommandError(
          "There are \(chosen.count) widget extensions named \(chosen[0].name) in \(root.path); run init in the folder of the project that is meant."
        )
      }
      throw CommandError(
        "There are \(chosen.count) widget extensions: \(chosen.map(\.name).joined(separator: ", ")). Choose one with --target \(chosen[0].name)."
      )
    }
    return chosen[0]
  }

  /// All extensions that a phone shows, those with Live Activities first; also the names of those for other systems.
  func findAll() throws -> (found: [FoundExtension], foreign: [LeftOut]) {
    var foreign: [LeftOut] = []
    var (all, others) = try candidates()
    all.removeAll { candidate in
      guard let system = candidate.foreignSystem else { return false }
      foreign.append(LeftOut(kind: .extension, name: candidate.name, reason: "it is for \(system); Skerry draws what an iPhone shows"))
      return true
    }
    if let wanted {
      all.removeAll { $0.name != wanted }
      guard !all.isEmpty else {
        throw CommandError(
          "There is no extension \"\(wanted)\" in \(root.path); \(others.isEmpty ? "no target was found" : "there are \(others.joined(separator: ", "))")."
        )
      }
    } else {
      all += unclaimed(by: all)
    }
    guard !all.isEmpty else {
      throw CommandError(
        "No widget extension was found in \(root.path): no target of that kind for iOS, and no Swift file with @main at a WidgetBundle or Widget, or with an ActivityConfiguration. Name the repository's folder."
      )
    }
    func isLive(_ candidate: FoundExtension) -> Bool {
      candidate.swiftFiles.contains(where: mentionsActivity)
    }
    let live = all.filter(isLive)
    return (live + all.filter { candidate in !live.contains { $0.files == candidate.files } }, foreign)
  }

  /// Folders that show an activity which no extension's own files and no module of the repository have.
  private func unclaimed(by found: [FoundExtension]) -> [FoundExtension] {
    let claimed = Set(found.flatMap(\.files)).union(found.flatMap { $0.modules.values.flatMap(\.files) })
    let imported = Set(found.flatMap(\.swiftFiles).flatMap { facts(of: $0).imports.map(\.module) })
    let left = borrowable.filter { path in
      guard !claimed.contains(path), mentionsActivity(path) else { return false }
      let facts = facts(of: path)
      guard facts.declaresWidget, !facts.shownAttributes.isEmpty else { return false }
      // A module that an extension imports is compiled with it.
      return !path.split(separator: "/").contains { imported.contains(String($0)) }
    }
    // Where every extension shows its activities already, another file of one is a leftover of the team's.
    guard !left.isEmpty, !found.contains(where: { $0.swiftFiles.contains(where: mentionsActivity) }) else { return [] }
    var seen: Set<String> = []
    return left.compactMap { start in
      let folder = Self.extensionFolder(of: start, root: root.path)
      guard seen.insert(folder).inserted else { return nil }
      return FoundExtension(
        name: (folder as NSString).lastPathComponent, files: files.filter { $0.hasPrefix(folder + "/") && !$0.hasSuffix("/Package.swift") },
        origin: "the folder \((folder as NSString).lastPathComponent)")
    }
  }

  /// Whether a file's bytes name the configuration of a Live Activity.
  private func mentionsActivity(_ path: String) -> Bool {
    InputFile.data(atPath: path)?.range(of: Data("ActivityConfiguration".utf8)) != nil
  }

  /// Swift files from which a declaration may be taken: no tests, no manifests.
  private(set) lazy var borrowable: [String] = files.filter { path in
    guard path.hasSuffix(".swift"), !path.hasSuffix("/Package.swift") else { return false }
    let parts = path.dropFirst(root.path.count).split(separator: "/").map { $0.lowercased() }
    return !parts.contains {
      $0.hasSuffix("tests") || $0.hasPrefix("watch") || $0.hasSuffix("watch app") || $0.hasSuffix("watch extension")
    }
  }

  /// The Swift files of a module of the repository: a framework of the project, a package's target, a pod; empty where there is none.
  func moduleFiles(_ module: String, of found: FoundExtension) -> [String] {
    if let target = found.modules[module] { return target.files.filter { $0.hasSuffix(".swift") } }
    return localModules.files(of: module)
  }
  private lazy var localModules = LocalModules(files: files, sources: borrowable)

  func relative(_ path: String) -> String { path.hasPrefix(root.path + "/") ? String(path.dropFirst(root.path.count + 1)) : path }

  private func found(_ target: XcodeTarget, _ project: XcodeProject, _ all: [XcodeTarget]) -> FoundExtension {
    var modules: [String: FoundModule] = [:]
    for other in all where other.productType.contains("framework") || other.productType.contains("library.static") {
      modules[Self.moduleName(other.name, other.settings)] = FoundModule(files: other.files.map(\.path), settings: other.settings)
    }
    return FoundExtension(
      name: target.name, files: target.files.map(\.path), missing: target.missing.map(\.path), settings: target.settings,
      packageProducts: target.packageProducts, region: project.developmentRegion,
      origin: "Written by \"skerry init\" from the target \(target.name) of \(project.url.lastPathComponent)", modules: modules)
  }

  /// What the descriptions of projects that are not there say.
  private func descriptions() throws(CommandError) -> [(path: String, description: ProjectDescription)] {
    var result: [(path: String, description: ProjectDescription)] = []
    for path in generators {
      let description =
        path.hasSuffix(".swift")
        ? ProjectDescription(tuist: path, files: files) : try ProjectDescription(xcodeGen: path, files: files, root: root.path)
      result.append((path, description))
    }
    return result
  }

  /// The targets of XcodeGen's or Tuist's description that are widget extensions.
  private func extensions(of description: ProjectDescription, at path: String) -> [FoundExtension] {
    var modules: [String: FoundModule] = [:]
    for target in description.targets where target.isModule {
      modules[Self.moduleName(target.name, target.settings)] = FoundModule(files: target.files, settings: target.settings)
    }
    return description.targets.filter { target in
      if target.name == wanted { return true }
      guard target.isExtension else { return false }
      if let point = target.extensionPoint { return point == "com.apple.widgetkit-extension" }
      return target.files.contains { $0.hasSuffix(".swift") && facts(of: $0).declaresWidget }
    }.map { target in
      FoundExtension(
        name: target.name, files: target.files, settings: target.settings, infoProperties: target.infoProperties,
        packageProducts: target.packageProducts,
        origin: "Written by \"skerry init\" from the target \(target.name) of \((path as NSString).lastPathComponent)",
        modules: modules)
    }.filter { !$0.swiftFiles.isEmpty }
  }

  static func moduleName(_ target: String, _ settings: [String: String]) -> String {
    let name = settings["PRODUCT_MODULE_NAME"].flatMap { $0.contains("$") ? nil : $0 } ?? target
    return String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  // MARK: Without a project

  /// Folders whose Swift files hold a widget's `@main`, or, where none has one, an activity's views.
  private func folders() -> [FoundExtension] {
    let swift = files.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("/Package.swift") }
    var starts = swift.filter { facts(of: $0).hasWidgetMain }
    if starts.isEmpty { starts = swift.filter { !facts(of: $0).shownAttributes.isEmpty && facts(of: $0).declaresWidget } }
    var seen: Set<String> = []
    return starts.compactMap { start in
      let folder = Self.extensionFolder(of: start, root: root.path)
      guard seen.insert(folder).inserted else { return nil }
      let own = files.filter { $0.hasPrefix(folder + "/") && ($0 as NSString).lastPathComponent != "Package.swift" }
      let additions = declarationsElsewhere(own, swift)
      return FoundExtension(
        name: (folder as NSString).lastPathComponent, files: own + additions.map(\.path), additions: additions, generator: generators.first,
        origin: "Written by \"skerry init\" from the folder \((folder as NSString).lastPathComponent)")
    }
  }

  /// The extension's folder: the one of the `@main`, or the one above where an Info.plist of an extension lies.
  private static func extensionFolder(of file: String, root: String) -> String {
    let own = (file as NSString).deletingLastPathComponent
    var folder = own
    while folder.hasPrefix(root + "/") {
      if InfoPlist(atPath: folder + "/Info.plist")?.isOfWidgetExtension == true { return folder }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return own
  }

  /// Xcode projects. The folder alone is not one: generated projects are often kept out of git, but for a resolved package list.
  private lazy var projects: [String] = files.filter {
    $0.hasSuffix(".xcodeproj") && FileManager.default.fileExists(atPath: $0 + "/project.pbxproj")
  }

  /// What makes the project that is not there: the specifications of XcodeGen, or of Tuist.
  private lazy var generators: [String] = {
    guard projects.isEmpty else { return [] }
    let specifications = files.filter { ["project.yml", "project.yaml"].contains(($0 as NSString).lastPathComponent) }
    guard specifications.isEmpty else { return specifications }
    return files.filter { $0.hasSuffix("/Project.swift") && facts(of: $0).imports.contains { $0.module == "ProjectDescription" } }
  }()

  /// Files that are taken from elsewhere, at most.
  private static let mostAdditions = 40

  /// Files elsewhere in the repository that declare types which the extension's files speak of and do not declare themselves, and so on
  /// from file to file. The nearest file counts; files that Linux cannot compile, programs and tests do not.
  private func declarationsElsewhere(_ own: [String], _ swift: [String]) -> [(path: String, type: String)] {
    var queue = own.filter { $0.hasSuffix(".swift") }
    var known = queue.reduce(into: Set<String>()) { $0.formUnion(facts(of: $1).declared) }
    let candidates = swift.filter { path in
      let facts = facts(of: path)
      let isTest = path.dropFirst(root.path.count).split(separator: "/").contains { $0.hasSuffix("Tests") }
      return !own.contains(path) && !facts.hasMain && !isTest && facts.imports.allSatisfy { ProvidedModules.contains($0.module) }
    }
    var added: [(path: String, type: String)] = []
    while !queue.isEmpty {
      let file = queue.removeFirst()
      for name in facts(of: file).mentioned.subtracting(known).sorted() {
        let owners = candidates.filter { facts(of: $0).topLevel.contains(name) }
        guard let owner = owners.max(by: { $0.commonPrefix(with: file).count < $1.commonPrefix(with: file).count }) else { continue }
        guard added.count < Self.mostAdditions else { return added }
        known.formUnion(facts(of: owner).declared)
        added.append((owner, name))
        queue.append(owner)
      }
    }
    return added
  }
}
