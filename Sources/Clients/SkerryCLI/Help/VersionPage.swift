import SkerryCases
import SkerryImage
import SkerryText

/// The output of `--version`: Skerry, the compiler, and the libraries that a picture's bytes depend on.
enum VersionPage {
  static var text: String {
    let libraries = TextEngine.libraryVersions + ImageLibraries.versions
    let width = libraries.map(\.name.count).max() ?? 0
    let lines = libraries.map { "  \($0.name.padded(to: width))  \($0.version)" }
    return (["skerry \(SkerryVersion.text)", "  built with Swift \(SkerryVersion.compiler)"] + lines).joined(separator: "\n")
  }
}
