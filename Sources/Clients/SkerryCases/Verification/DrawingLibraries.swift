import SkerryImage
import SkerryText

/// The libraries that a picture's bytes may depend on, here and where goldens were recorded.
package enum DrawingLibraries {
  /// Name and version of each loaded library; Foundation's own language data come with the toolchain.
  package static var versions: [String: String] {
    let all = TextEngine.libraryVersions + ImageLibraries.versions + [("Swift", SkerryVersion.compiler)]
    return Dictionary(all.map { ($0.0, $0.1) }, uniquingKeysWith: { first, _ in first })
  }

  /// The libraries that recorded goldens and have other versions here, as one sentence; `nil` if none is known to
  /// differ.
  /// - Parameter recorded: the versions in the manifest.
  package static func difference(from recorded: [String: String], here: [String: String] = versions) -> String? {
    let others = recorded.sorted { $0.key < $1.key }.compactMap { name, version -> String? in
      guard let own = here[name], own != version else { return nil }
      return "\(name) \(version) (here \(own))"
    }
    return others.isEmpty ? nil : "The goldens were recorded with \(others.joined(separator: ", "))."
  }
}
