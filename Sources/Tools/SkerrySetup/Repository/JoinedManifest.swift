import SkerryCases
import Foundation
import SkerryCLI
import SkerryFormats
import SkerrySnapshot

/// The manifests of several extensions as one, and one gallery of all their pictures.
struct JoinedManifest {
  /// Folders that already contain pictures.
  var activities: Set<String> = []
  private var pictures: [[String: Any]] = []
  private var summaries: [Any] = []
  private var leftOut: [Any] = []

  var isEmpty: Bool { pictures.isEmpty }

  /// What the command prints last.
  func sentence(in folder: URL) -> String { JoinedGallery.sentence(pictures: pictures, in: folder) }

  /// - Parameter folder: the folder of the pictures, relative to the joined manifest; `nil` for the same folder.
  mutating func add(_ manifest: Data, below folder: String?) {
    guard let object = try? JSONSerialization.jsonObject(with: manifest) as? [String: Any] else { return }
    for var picture in object["pictures"] as? [[String: Any]] ?? [] {
      if let folder, let path = picture["path"] as? String { picture["path"] = "\(folder)/\(path)" }
      pictures.append(picture)
    }
    summaries += object["activities"] as? [Any] ?? []
    leftOut += object["leftOut"] as? [Any] ?? []
  }

  func write(to folder: URL) throws {
    let object: [String: Any] = ["format": 1, "pictures": pictures, "activities": summaries, "leftOut": leftOut]
    do {
      let data = try StableJSON.data(object: object, isPretty: true)
      try AtomicFile.write(data, to: folder.appendingPathComponent("manifest.json"))
      let page = JoinedGallery.html(
        pictures: pictures, activities: summaries.compactMap { $0 as? [String: Any] }, leftOut: leftOut.compactMap { $0 as? [String: Any] })
      try AtomicFile.write(Data(page.utf8), to: folder.appendingPathComponent("index.html"))
    } catch {
      throw CommandError("The folder \(folder.path) cannot be written; choose another with --out or change its permissions.")
    }
  }
}
