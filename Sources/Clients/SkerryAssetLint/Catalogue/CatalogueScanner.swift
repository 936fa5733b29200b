import Foundation

/// Walks an asset catalogue without following links and without leaving it.
struct CatalogueScanner {
  private(set) var sets: [CatalogueImageSet] = []
  private(set) var problems: [CatalogueProblem] = []

  private static let depthLimit = 16
  private static let folderLimit = 50_000
  private var folders = 0

  init(_ path: String) { walk(path, prefix: "", depth: 0) }

  private mutating func walk(_ path: String, prefix: String, depth: Int) {
    folders += 1
    guard depth < Self.depthLimit, folders < Self.folderLimit else {
      problems.append(
        CatalogueProblem(path: path, sentence: "lies more than \(Self.depthLimit) folders deep and is not read; flatten the catalogue"))
      return
    }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    for name in names where name != "Contents.json" && !name.hasPrefix(".") {
      let child = path + "/" + name
      let type = (try? FileManager.default.attributesOfItem(atPath: child))?[.type] as? FileAttributeType
      if type == .typeSymbolicLink {
        problems.append(
          CatalogueProblem(path: child, sentence: "is a link, which an asset catalogue cannot hold; put the folder or file itself there"))
        continue
      }
      guard type == .typeDirectory else { continue }
      let stem = String(name.prefix { $0 != "." })
      switch name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last.map(String.init) ?? "" {
      case "imageset": readSet(child, name: prefix + stem)
      case "colorset", "symbolset", "dataset", "appiconset", "launchimage", "brandassets", "complicationset", "arresourcegroup",
        "textureset", "stickerpack":
        continue
      case "": walk(child, prefix: prefix + (providesNamespace(child) ? name + "/" : ""), depth: depth + 1)
      case _: walk(child, prefix: prefix, depth: depth + 1)
      }
    }
  }

  private func providesNamespace(_ folder: String) -> Bool {
    let properties = (try? ContentsFile(folder: folder))?.object["properties"] as? [String: Any]
    return properties?["provides-namespace"] as? Bool ?? false
  }

  private mutating func readSet(_ folder: String, name: String) {
    let contents: ContentsFile
    do {
      contents = try ContentsFile(folder: folder)
    } catch {
      problems.append(error.problem)
      return
    }
    guard let entries = contents.object["images"] as? [Any] else {
      problems.append(
        CatalogueProblem(path: contents.path, sentence: "has no list \"images\"; open the catalogue in Xcode and save it again"))
      return
    }
    var set = CatalogueImageSet(name: name, contentsPath: contents.path, files: [])
    for entry in entries.prefix(1000) {
      guard let entry = entry as? [String: Any] else {
        problems.append(
          CatalogueProblem(
            path: contents.path, sentence: "has an image that is not an object; open the catalogue in Xcode and save it again"))
        continue
      }
      // A place without a file is usual: Xcode lists every scale.
      guard let given = entry["filename"] else { continue }
      guard let filename = given as? String, let file = file(filename, entry, folder, contents) else { continue }
      set.files.append(file)
    }
    sets.append(set)
  }

  private mutating func file(_ filename: String, _ entry: [String: Any], _ folder: String, _ contents: ContentsFile) -> CatalogueImageFile?
  {
    let place = contents.position(of: filename)
    func refuse(_ sentence: String) {
      problems.append(CatalogueProblem(path: contents.path, line: place.line, column: place.column, sentence: sentence))
    }
    guard !filename.isEmpty, !filename.contains("/"), filename != "..", filename != ".", !filename.utf8.contains(0) else {
      refuse("names \"\(filename)\", which lies outside its set; put the file into the set and write its plain name")
      return nil
    }
    let path = folder + "/" + filename
    let type = (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
    guard type == .typeRegular else {
      refuse(
        type == .typeSymbolicLink
          ? "names \"\(filename)\", which is a link; put the file itself there"
          : "names \"\(filename)\", which is not in the set; add the file or remove the entry")
      return nil
    }
    var scale: Double?
    if let text = entry["scale"] {
      let number = (text as? String).flatMap { $0.hasSuffix("x") ? Double($0.dropLast()) : nil }
      guard let number, [1, 2, 3].contains(number) else {
        refuse("gives \"\(filename)\" the scale \(text), which is not 1x, 2x or 3x; write one of these")
        return nil
      }
      scale = number
    }
    return CatalogueImageFile(
      path: path, filename: filename, scale: scale, idiom: entry["idiom"] as? String ?? "universal", variant: variant(entry),
      line: place.line, column: place.column)
  }

  private func variant(_ entry: [String: Any]) -> String {
    let appearances = (entry["appearances"] as? [[String: Any]] ?? []).compactMap { $0["value"] as? String }
    let others = ["idiom", "subtype", "width-class", "height-class", "language-direction", "display-gamut"].map {
      entry[$0] as? String ?? ""
    }
    return (others + appearances.sorted()).joined(separator: "|")
  }
}
