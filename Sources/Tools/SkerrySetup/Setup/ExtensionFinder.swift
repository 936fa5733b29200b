import Foundation
import SkerryDiagnostics
import SkerryCases
import SkerryCLI

/// Finds the widget extension of a repository: in its Xcode projects, or, if none lists one, by the declarations in its
/// Swift files.
final class ExtensionFinder {
  let root: URL
  private let wanted: String?
  private var facts: [String: SwiftFileFacts] = [:]
  /// All files of the repository that may be sources.
  private(set) lazy var files = FileWalk.files(below: root, skipping: FileWalk.skipped)
  /// Why a folder is taken although the repository has a project or a specification of one; `nil` if it has none, or if that names the extension.
  private(set) var reasonForFolders: String?

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
        let found = found(target, project, targets)
        // A copy of a project, or of a target, has the same files and counts as one with it.
        if !candidates.contains(where: { $0.name == found.name && $0.swiftFiles == found.swiftFiles }) { candidates.append(found) }
      }
    }
    candidates.removeAll(where: \.swiftFiles.isEmpty)
    let claimed = Set(candidates.flatMap(\.swiftFiles))
    let descriptions = try descriptions()
    for (path, description) in descriptions where !descriptions.contains(where: { $0.description.included.contains(path) }) {
      others += description.targets.map(\.name)
      // Several apps may be built from the same files: extensions with the same files count as one, and so do those that a project lists.
      for candidate in extensions(of: description, at: path)
      where !candidate.swiftFiles.allSatisfy(claimed.contains)
        && !candidates.contains(where: { $0.name == candidate.name && $0.swiftFiles == candidate.swiftFiles })
      {
        candidates.append(candidate)
      }
    }
    if candidates.isEmpty, let path = descriptions.lazy.flatMap(\.description.missing).first {
      throw CommandError("\(path) does not exist, but an XcodeGen specification includes it; check the include's path.")
    }
    if candidates.isEmpty {
      candidates = folders()
      reasonForFolders = reason(forFolders: candidates, beside: projects.map { $0 + "/project.pbxproj" } + generators)
    }
    return (candidates, others)
  }

  /// The one extension that a package is written for.
  func find() throws -> FoundExtension {
    let (all, others) = try candidates()
    let candidates = all.filter { $0.foreignSystem == nil }
    if let wanted {
      guard let chosen = all.first(where: { $0.name == wanted }) else {
        let names = (others + all.map(\.name)).joined(separator: ", ")
        throw CommandError(
          "There is no target \"\(wanted)\" in \(root.path); \(names.isEmpty ? "no target was found" : "choose one of \(names)").")
      }
      return chosen
    }
    guard !candidates.isEmpty else {
      if let error = onlyForeign(all) { throw error }
      throw CommandError(
        "No widget extension was found in \(root.path): no Xcode target of that kind, and no Swift file with @main at a WidgetBundle or Widget. If it is in another folder, name that one."
      )
    }
    // Extensions with a Live Activity come first, because Skerry is mainly for these.
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

  /// What is said of a repository whose extensions are all for other systems; `nil` if there are none.
  private func onlyForeign(_ all: [FoundExtension]) -> CommandError? {
    let systems = all.compactMap { candidate in candidate.foreignSystem.map { "\(candidate.name) is for \($0)" } }
    guard !systems.isEmpty, systems.count == all.count else { return nil }
    return CommandError(
      "No widget extension for iOS was found in \(root.path): \(systems.joined(separator: ", ")). Skerry draws what an iPhone shows.")
  }

  /// All extensions for iPhone, or the one that is wanted, those with Live Activities first, each with a name of its own; also the names of those
  /// for other systems.
  func findAll() throws -> (found: [FoundExtension], foreign: [LeftOut]) {
    var foreign: [LeftOut] = []
    var (all, others) = try candidates()
    let onlyForeign = onlyForeign(all)
    all.removeAll { candidate in
      guard let system = candidate.foreignSystem else { return false }
      foreign.append(LeftOut(kind: .extension, name: candidate.name, reason: "it is for \(system); Skerry draws what an iPhone shows"))
      return true
    }
    let isNamed = wanted.map { wanted in named(all).contains { $0.name == wanted } } ?? false
    if !isNamed { all += foldersWithActivities(besides: all) }
    let unique = named(all)
    if let wanted {
      if let chosen = unique.first(where: { $0.name == wanted }) { return ([chosen], foreign) }
      if let other = foreign.first(where: { $0.name == wanted }) { throw CommandError("\(wanted) cannot be drawn: \(other.reason).") }
      let names = unique.map(\.name) + others.filter { name in !unique.contains { $0.name == name } }
      throw CommandError(
        "There is no extension \"\(wanted)\" in \(root.path); \(names.isEmpty ? "no target was found" : "choose one of \(names.joined(separator: ", "))")."
      )
    }
    guard !all.isEmpty else {
      if let onlyForeign { throw onlyForeign }
      throw CommandError(
        "No widget extension was found in \(root.path): no target of that kind for iOS, and no Swift file with @main at a WidgetBundle or Widget, or with an ActivityConfiguration. If it is in another folder, name that one."
      )
    }
    return (Self.distinct(unique, &foreign), foreign)
  }

  /// Leaves out extensions that are compiled from the same files under the same conditions as one before them, like those of an app and of its
  /// staging version: their pictures are the same.
  private static func distinct(_ all: [FoundExtension], _ leftOut: inout [LeftOut]) -> [FoundExtension] {
    var kept: [FoundExtension] = []
    for one in all {
      guard let same = kept.first(where: { Set($0.files) == Set(one.files) && $0.conditions == one.conditions }) else {
        kept.append(one)
        continue
      }
      let reason = "it has the files of \(same.name), which is drawn; --product draws it instead"
      leftOut.append(LeftOut(kind: .extension, name: one.name, reason: reason))
    }
    return kept
  }

  /// Extensions with Live Activities first, each with a name of its own, which `--product` takes.
  private func named(_ all: [FoundExtension]) -> [FoundExtension] {
    let live = all.filter { candidate in candidate.swiftFiles.contains(where: mentionsActivity) }
    var names = ExtensionNames()
    return (live + all.filter { candidate in !live.contains { $0.files == candidate.files } }).map { one in
      var one = one
      one.name = names.add(one.name, at: one.files.first.map(relative) ?? "")
      return one
    }
  }

  /// Swift files from which a declaration may be taken: not tests, manifests or the code that manifests of Tuist share.
  private(set) lazy var borrowable: [String] = files.filter { path in
    guard path.hasSuffix(".swift"), !path.hasSuffix("/Package.swift"), !tuistProjects.contains(path) else { return false }
    let parts = path.dropFirst(root.path.count).split(separator: "/").map { $0.lowercased() }
    return !parts.contains {
      $0.hasSuffix("tests") || $0 == "projectdescriptionhelpers"
        || $0.hasPrefix("watch") || $0.hasSuffix("watch app") || $0.hasSuffix("watch extension")
    }
  }

  /// The Swift files of a module of the repository: a framework of the project, a package's target, a pod; empty if
  /// there is none.
  func moduleFiles(_ module: String, of found: FoundExtension) -> [String] {
    // The files of a target may be given in a way that is not understood, such as by a function of Tuist's manifest.
    let own = found.modules[module]?.files.filter { $0.hasSuffix(".swift") } ?? []
    return own.isEmpty ? localModules.files(of: module) : own
  }

  /// The resources of a module of the repository.
  func moduleResources(_ module: String, of found: FoundExtension) -> [String] {
    let all =
      found.modules[module]?.files ?? localModules.folder(of: module).map { folder in files.filter { $0.hasPrefix(folder + "/") } } ?? []
    return all.filter(ResourceKind.isResource)
  }
  private lazy var localModules = LocalModules(files: files, sources: borrowable)

  func relative(_ path: String) -> String { InputFolder.path(path, below: root.path) }

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

  /// The targets in the specifications of projects that are missing. Beside a project, a file that is not a specification is not an error.
  private func descriptions() throws(CommandError) -> [(path: String, description: ProjectDescription)] {
    var result: [(path: String, description: ProjectDescription)] = []
    for path in generators {
      if path.hasSuffix(".swift") {
        result.append((path, ProjectDescription(tuist: path, files: files)))
        continue
      }
      do {
        result.append((path, try ProjectDescription(xcodeGen: path, files: files, root: root.path)))
      } catch  where !projects.isEmpty { continue }
    }
    return result
  }

  /// The targets in XcodeGen's or Tuist's specification that are widget extensions.
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
        name: target.name, files: target.files, missing: description.missing, settings: target.settings,
        infoProperties: target.infoProperties, packageProducts: target.packageProducts,
        origin: "Written by \"skerry init\" from the target \(target.name) of \((path as NSString).lastPathComponent)",
        modules: modules)
    }.filter { !$0.swiftFiles.isEmpty }
  }

  static func moduleName(_ target: String, _ settings: [String: String]) -> String {
    let name = settings["PRODUCT_MODULE_NAME"].flatMap { $0.contains("$") ? nil : $0 } ?? target
    return String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  /// Xcode projects. A `.xcodeproj` folder alone is not enough: generated projects are often kept out of git, except
  /// for a resolved package list.
  private lazy var projects: [String] = files.filter {
    $0.hasSuffix(".xcodeproj") && FileManager.default.fileExists(atPath: $0 + "/project.pbxproj")
  }

  /// Specifications of projects that are missing, because no project lies beside them: XcodeGen's or Tuist's.
  private(set) lazy var generators: [String] = {
    let folders = Set(projects.map { ($0 as NSString).deletingLastPathComponent })
    func isAlone(_ path: String) -> Bool { !folders.contains((path as NSString).deletingLastPathComponent) }
    let specifications = files.filter { ($0.hasSuffix(".yml") || $0.hasSuffix(".yaml")) && isAlone($0) && Self.isSpecification($0) }
    guard specifications.isEmpty else { return specifications }
    return tuistProjects.filter(isAlone).sorted()
  }()

  /// Whether a YAML file is a specification of XcodeGen's. Repositories with several projects give each a name of its own: `calendar-project.yml`,
  /// or `Ride.yml`, which then has what a project with an extension has at its outermost level. A file that others include has no name there.
  private static func isSpecification(_ path: String) -> Bool {
    if path.hasSuffix("project.yml") || path.hasSuffix("project.yaml") { return true }
    guard let data = InputFile.data(atPath: path), data.range(of: Data("app-extension".utf8)) != nil else { return false }
    let keys = String(decoding: data, as: UTF8.self).split(separator: "\n").filter { $0.first?.isLetter == true }.map {
      $0.prefix { $0 != ":" }
    }
    return keys.contains("name") && keys.contains("targets")
  }

  /// Tuist's descriptions of projects.
  private lazy var tuistProjects: Set<String> = Set(
    files.filter {
      $0.hasSuffix("/Project.swift") && facts(of: $0).imports.contains { $0.module == "ProjectDescription" }
    })

  /// Whether Tuist generates a project of the repository, even if the project exists, too.
  var usesTuist: Bool { !tuistProjects.isEmpty }
}
