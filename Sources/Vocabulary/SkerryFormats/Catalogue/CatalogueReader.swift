package import Foundation
import SkerryDiagnostics

/// The sets of one asset catalogue (`.xcassets`); drawing, lint and generated Swift names all use it.
///
/// - Groups are entered to a depth of 16; a group with `provides-namespace` puts its name before those of its sets.
/// - A set is named by its folder without the last extension. Files and folders whose names begin with a full stop are left out.
/// - A folder that is a link is not entered, since it may lead back into the catalogue. A file may be a link to a regular file.
/// - A scale is `1x`, `2x` or `3x`; a file with any other is not used.
/// - A file is inside its set: names with slashes are refused.
///
/// Source: Apple, Asset Catalog Format Reference. The limits are our choice.
package struct CatalogueReader {
  /// In the order of their folders' names.
  package private(set) var sets: [CatalogueSet] = []
  /// What could not be read, in the order in which it was found.
  package private(set) var problems: [CatalogueProblem] = []

  private static let depthLimit = 16
  private static let entryLimit = 1000
  /// Sets without names that code could use.
  private static let unnamedSets: Set<String> = [
    "appiconset", "arresourcegroup", "brandassets", "complicationset", "cubetextureset", "dataset", "gcdashboardimage", "gcleaderboard",
    "iconset", "imagestack", "imagestacklayer", "launchimage", "mipmapset", "solidimagestack", "solidimagestacklayer", "stickerpack",
    "stickersequence", "stickersiconset", "textureset",
  ]
  private let folderLimit: Int
  private var folderCount = 0

  /// Reads the catalogue, or the one set, at a folder. What cannot be read is among the problems; more than `folderLimit` folders are one
  /// problem.
  package init(_ folder: URL, folderLimit: Int = 50_000) {
    self.folderLimit = folderLimit
    if let kind = CatalogueSet.Kind(rawValue: folder.pathExtension) {
      readSet(folder, kind, [folder.deletingPathExtension().lastPathComponent])
    } else {
      _ = readGroup(folder)
      walk(folder, namespaces: [], depth: 0)
    }
  }

  private mutating func walk(_ folder: URL, namespaces: [String], depth: Int) {
    guard depth < Self.depthLimit else {
      problems.append(
        CatalogueProblem(
          path: folder.path, sentence: "lies more than \(Self.depthLimit) folders deep and is not read; flatten the catalogue"))
      return
    }
    guard let names = InputFolder.names(in: folder.path) else {
      problems.append(CatalogueProblem(path: folder.path, sentence: "cannot be listed; check its permissions"))
      return
    }
    for name in names where !name.hasPrefix(".") {
      let child = folder.appendingPathComponent(name)
      let type = Self.type(of: child)
      if type == nil, name.contains("\u{FFFD}") {
        problems.append(CatalogueProblem(path: folder.path, sentence: "contains \(name), whose name is not UTF-8; rename it"))
      }
      if type == .typeSymbolicLink, Self.type(of: child.resolvingSymlinksInPath()) == .typeDirectory {
        problems.append(
          CatalogueProblem(path: child.path, sentence: "is a link to a folder, which is not entered; put the folder itself there"))
      }
      guard type == .typeDirectory, !Self.unnamedSets.contains(child.pathExtension) else { continue }
      folderCount += 1
      guard folderCount <= folderLimit else {
        if folderCount == folderLimit + 1 {
          problems.append(
            CatalogueProblem(
              path: child.path,
              sentence: "and what follows is not read, because the catalogue has more than \(folderLimit) folders; split it"))
        }
        return
      }
      if let kind = CatalogueSet.Kind(rawValue: child.pathExtension) {
        readSet(child, kind, namespaces + [child.deletingPathExtension().lastPathComponent])
      } else {
        walk(child, namespaces: readGroup(child) ? namespaces + [name] : namespaces, depth: depth + 1)
      }
    }
  }

  private static func type(of url: URL) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: url.path))?[.type] as? FileAttributeType
  }

  /// Whether the catalogue's or a group's own file, which may be missing, puts the folder's name before those of its sets.
  private mutating func readGroup(_ folder: URL) -> Bool {
    do {
      return try CatalogueContents(folder: folder).properties["provides-namespace"] as? Bool ?? false
    } catch {
      if error.isMissing { return false }
      reportDamage(error, in: folder)
      return false
    }
  }

  private mutating func reportDamage(_ failure: CatalogueContents.Failure, in folder: URL) {
    problems.append(
      CatalogueProblem(
        path: folder.appendingPathComponent("Contents.json").path, line: failure.line, column: failure.column, sentence: failure.sentence))
  }

  // MARK: Sets

  private mutating func readSet(_ folder: URL, _ kind: CatalogueSet.Kind, _ path: [String]) {
    var set = CatalogueSet(kind: kind, path: path, folder: folder)
    defer { sets.append(set) }
    let contents: CatalogueContents
    do {
      contents = try CatalogueContents(folder: folder)
    } catch {
      reportDamage(error, in: folder)
      return
    }
    func report(_ sentence: String) { problems.append(CatalogueProblem(path: contents.url.path, sentence: sentence)) }
    let key =
      switch kind {
      case .image: "images"
      case .symbol: "symbols"
      case .color: "colors"
      }
    guard let members = contents.object[key] as? [Any] else {
      return report("has no list \"\(key)\"; open the catalogue in Xcode and save it again")
    }
    set.contents = contents
    if members.count > Self.entryLimit {
      report("lists more than \(Self.entryLimit) \(key), the most that are read; remove those that are not needed")
    }
    for member in members.prefix(Self.entryLimit) {
      guard let object = member as? [String: Any] else {
        report("has a member of \"\(key)\" that is not an object; open the catalogue in Xcode and save it again")
        continue
      }
      if kind == .color, let color = object["color"], let fault = CatalogueColor.fault(of: color) { report(fault) }
      let file = (object["filename"] as? String).map { Self.file($0, object, contents) }
      if let file, let fault = file.fault {
        problems.append(
          CatalogueProblem(path: contents.url.path, line: file.line, column: file.column, sentence: fault, isAboutFile: true))
      }
      set.entries.append(CatalogueEntry(object: object, file: file))
    }
  }

  private static func file(_ name: String, _ object: [String: Any], _ contents: CatalogueContents) -> CatalogueFile {
    let place = contents.position(of: name)
    let url = contents.url.deletingLastPathComponent().appendingPathComponent(name)
    func file(scale: Double? = nil, fault: String? = nil) -> CatalogueFile {
      CatalogueFile(name: name, url: url, scale: scale, line: place.line, column: place.column, fault: fault)
    }
    guard !name.isEmpty, !name.contains("/"), name != "..", name != ".", !name.utf8.contains(0) else {
      return file(fault: "names \"\(name)\", which lies outside its set; put the file into the set and write its plain name")
    }
    guard let type = type(of: url.resolvingSymlinksInPath()) else {
      return file(fault: "names \"\(name)\", which is not in the set; add the file or remove the entry")
    }
    guard type == .typeRegular else {
      return file(fault: "names \"\(name)\", which is not a regular file; put an image file in its place")
    }
    guard let text = object["scale"] else { return file() }
    guard let scale = ["1x": 1.0, "2x": 2, "3x": 3][text as? String ?? ""] else {
      return file(fault: "gives \"\(name)\" the scale \(text), which is not 1x, 2x or 3x; write one of these")
    }
    return file(scale: scale)
  }
}
