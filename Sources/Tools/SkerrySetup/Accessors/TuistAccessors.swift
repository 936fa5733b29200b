import Foundation
import SkerrySourceTools

/// The Swift names of a module's resources that `tuist generate` writes and that are usually not in the repository: `<Module>Asset`,
/// `<Module>FontFamily` and `<Module>Strings`, each with its types.
///
/// Source of the forms: "Synthesized files" in Tuist's documentation, and its templates (tuist/tuist, TuistGenerator/Templates).
struct TuistAccessors {
  /// What is in front of `Asset`: the module's name in Swift's spelling.
  let prefix: String
  /// Absolute paths of the module's resources.
  let resources: [String]

  /// The names of types that are generated for each kind of resource, without the module's name.
  enum Kind: CaseIterable {
    case assets, fonts, strings

    var suffixes: [String] {
      switch self {
      case .assets: ["Asset", "Images", "Colors"]
      case .fonts: ["FontFamily", "FontConvertible"]
      case .strings: ["Strings"]
      }
    }
  }

  /// The Swift file with the types that files name and do not declare; `nil` if there are none.
  /// - Parameters:
  ///   - modules: the resources of each module, whose paths are absolute.
  ///   - names: those in the files that are compiled with it.
  static func text(_ modules: [(name: String, resources: [String])], _ names: SwiftNames) -> String? {
    var parts: [String] = []
    var written: Set<String> = []
    for module in modules {
      let prefix = AccessorName.type(module.name)
      guard written.insert(prefix).inserted else { continue }
      let accessors = TuistAccessors(
        prefix: prefix, resources: modules.filter { AccessorName.type($0.name) == prefix }.flatMap(\.resources))
      for kind in Kind.allCases where kind.suffixes.contains(where: { names.words.contains(prefix + $0) }) {
        guard !kind.suffixes.contains(where: { names.types.contains(prefix + $0) }), let text = accessors.text(kind) else { continue }
        parts.append(text)
      }
    }
    guard !parts.isEmpty else { return nil }
    return AccessorText.file(of: "Tuist", parts)
  }

  private func text(_ kind: Kind) -> String? {
    switch kind {
    case .assets:
      return AssetAccessors(
        .init(root: prefix + "Asset", color: prefix + "Colors", image: prefix + "Images"),
        catalogues: [resources.filter { $0.hasSuffix(".xcassets") }]
      ).text
    case .fonts:
      return FontAccessors((prefix + "FontFamily", prefix + "FontConvertible"), files: resources.filter(AccessorText.isFont)).text
    case .strings:
      var strings = StringAccessors(prefix + "Strings")
      strings.add(resources)
      return strings.text
    }
  }
}
