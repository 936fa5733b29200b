import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryGlyphs
import SkerryGraph

/// The faces in the customer's folders by name, and the matching within a family.
struct CustomFaces {
  /// A face, or a named instance of a variable face.
  struct Instance {
    var source: FontRegistry.Source
    var family: String
    var weight: CGFloat
    var isItalic: Bool
    var axes: [OutlineFace.Axis]
    /// The axis values of a named instance; empty for the default instance.
    var position: [FontInstance.Variation]
  }
  /// A face with its axes set for a description.
  struct Match {
    var source: FontRegistry.Source
    var variations: [FontInstance.Variation]
    var isItalic: Bool
    /// Whether the face has a width axis of its own.
    var hasWidth: Bool
  }

  /// Every face, in the order of folders and paths.
  private(set) var sources: [FontRegistry.Source] = []
  /// Files with a font's extension that are not fonts.
  private(set) var unreadable: [String] = []
  /// Folders with more files than are read.
  private(set) var overfull: [String] = []
  /// Lower case. PostScript names, full names and file names identify one face; family names identify all faces of the family.
  private var instances: [String: Instance] = [:]
  private var families: [String: [Instance]] = [:]

  /// Collections with more faces than this are read up to it.
  private static let collectionLimit = 64

  /// Files of a folder that are read.
  static let fileLimit = 10_000

  init(folders: [URL]) {
    for folder in folders {
      let files = InputFolder.files(in: folder, limit: Self.fileLimit + 1)
      if files.count > Self.fileLimit { overfull.append(folder.path) }
      for file in files.prefix(Self.fileLimit).sorted(by: { $0.path < $1.path })
      where ["ttf", "otf", "ttc", "otc"].contains(file.pathExtension.lowercased()) {
        guard let bytes = FontBytes(contentsOf: file), let first = OutlineFace(bytes) else {
          unreadable.append(file.path)
          continue
        }
        add(first, FontRegistry.Source(url: file), file.deletingPathExtension().lastPathComponent)
        for index in 1..<max(1, min(first.faceCount, Self.collectionLimit)) {
          if let face = OutlineFace(bytes, index: index) { add(face, FontRegistry.Source(url: file, index: index), nil) }
        }
      }
    }
  }

  private mutating func add(_ face: OutlineFace, _ source: FontRegistry.Source, _ fileName: String?) {
    sources.append(source)
    let instance = Instance(
      source: source, family: face.familyName.lowercased().trimmingCharacters(in: .whitespaces), weight: face.weight,
      isItalic: face.isItalic, axes: face.axes, position: [])
    for name in [face.postScriptName, face.familyName + " " + face.styleName, fileName ?? ""] { note(instance, name) }
    for named in face.namedInstances {
      var own = instance
      own.position = named.position
      own.weight = named.position.first { $0.tag == "wght" }.map { CGFloat($0.position) } ?? instance.weight
      for name in [named.postScriptName, face.familyName + " " + named.name, face.familyName + "-" + named.name] { note(own, name) }
    }
    families[instance.family, default: []].append(instance)
  }

  private mutating func note(_ instance: Instance, _ name: String) {
    let key = name.lowercased().trimmingCharacters(in: .whitespaces)
    if !key.isEmpty, instances[key] == nil { instances[key] = instance }
  }

  // MARK: Matching

  /// The face for a name: that face, unless another face of its family has the requested weight or italic.
  func match(_ name: String, _ font: FontDescription) -> Match? {
    let key = name.lowercased().trimmingCharacters(in: .whitespaces)
    let named = families[key] == nil ? instances[key] : nil
    guard let family = families[named?.family ?? key] else { return named.map { set($0, font) } }
    let weight = font.weight > 0 ? font.weight : named?.weight ?? 400
    let isItalic = font.isItalic || named?.isItalic ?? false
    if let named, font.weight <= 0, isItalic == named.isItalic { return set(named, font) }
    guard var best = nearest(family, weight, isItalic) else { return nil }
    best.position = named.map { $0.source == best.source ? $0.position : [] } ?? []
    return set(best, font)
  }

  private func nearest(_ family: [Instance], _ weight: CGFloat, _ isItalic: Bool) -> Instance? {
    func mismatchScore(_ instance: Instance) -> (Int, CGFloat) {
      let range = instance.axes.first { $0.tag == "wght" }
      let reached = range.map { min(max(weight, CGFloat($0.minimum)), CGFloat($0.maximum)) } ?? instance.weight
      let leans = instance.isItalic || instance.axes.contains { $0.tag == "ital" || $0.tag == "slnt" }
      return (instance.isItalic == isItalic || (isItalic && leans) ? 0 : 1, abs(reached - weight))
    }
    return family.min { mismatchScore($0) < mismatchScore($1) }
  }

  /// Sets the axes that the face has: weight, width, optical size, italic and slant.
  private func set(_ instance: Instance, _ font: FontDescription) -> Match {
    var isItalic = instance.isItalic
    var variations: [FontInstance.Variation] = []
    for axis in instance.axes {
      var position = instance.position.first { $0.tag == axis.tag }?.position ?? axis.standard
      switch axis.tag {
      case "wght": if font.weight > 0 { position = Float(font.weight) }
      case "wdth": position *= Float(font.width / 100)
      case "opsz": position = Float(font.size)
      case "ital":
        if font.isItalic {
          position = 1
          isItalic = true
        }
      case "slnt":
        if font.isItalic, axis.minimum < 0 {
          position = max(axis.minimum, -12)
          isItalic = true
        }
      default: break
      }
      variations.append(FontInstance.Variation(axis.tag, min(max(position, axis.minimum), axis.maximum)))
    }
    return Match(
      source: instance.source, variations: variations.sorted { $0.tag < $1.tag }, isItalic: isItalic,
      hasWidth: instance.axes.contains { $0.tag == "wdth" })
  }

  // MARK: The system's own faces

  /// Apple's face for a design, if it is in the customer's folders. Optical sizes change at 20 points, like Apple's
  /// static faces.
  func systemFace(_ design: FontDescription.Design, _ font: FontDescription) -> Match? {
    if families.isEmpty { return nil }
    let names: [String]
    switch design {
    case .standard:
      names = ["sf pro", ".sf ns", "system font", font.size < 20 ? "sf pro text" : "sf pro display", "sf pro text", "sf pro display"]
    case .rounded: names = ["sf pro rounded", ".sf ns rounded", "sf rounded", "sf compact rounded"]
    case .monospaced: names = ["sf mono", ".sf ns mono", "system font monospaced"]
    case .serif:
      names = ["new york", ".new york", font.size < 20 ? "new york small" : "new york medium", "new york small", "new york medium"]
    }
    guard let name = names.first(where: { families[$0] != nil }) else { return nil }
    var asked = font
    asked.weight = font.cssWeight
    return match(name, asked)
  }
}
