import Foundation
import SkerryFormats
import SkerrySourceTools

/// `<Module>Asset`: a member for each image and colour of the module's catalogues, in an enum for each catalogue if there are several, and
/// for each group that provides a namespace.
struct TuistAssets {
  let prefix: String
  private let catalogues: [(name: String, sets: [CatalogueSet])]

  /// - Parameter catalogues: paths of `.xcassets` folders.
  init(prefix: String, catalogues: [String]) {
    self.prefix = prefix
    self.catalogues = catalogues.sorted().map { path in
      let url = URL(fileURLWithPath: path)
      return (url.deletingPathExtension().lastPathComponent, CatalogueReader(url).sets)
    }
  }

  /// `nil` without assets.
  var text: String? {
    let filled = catalogues.filter { !$0.sets.isEmpty }
    guard !filled.isEmpty else { return nil }
    var lines = ["nonisolated enum \(prefix)Asset: Sendable {"]
    if catalogues.count > 1 {
      for name in Set(catalogues.map(\.name)).sorted() {
        let sets = catalogues.filter { $0.name == name }.flatMap(\.sets)
        lines += ["  enum \(SwiftName.escaped(AccessorName.type(name))): Sendable {"]
        lines += TuistAccessors.indented(TuistAccessors.indented(members(sets, [])))
        lines += ["  }"]
      }
    } else {
      lines += TuistAccessors.indented(members(filled.flatMap(\.sets), []))
    }
    return (lines + ["}", ""] + types).joined(separator: "\n")
  }

  private func members(_ sets: [CatalogueSet], _ outer: [String]) -> [String] {
    var seen: Set<String> = []
    return members(sets, outer, &seen)
  }

  /// - Parameter seen: the names in the enum that they are for.
  private func members(_ sets: [CatalogueSet], _ outer: [String], _ seen: inout Set<String>) -> [String] {
    var lines: [String] = []
    for set in sets where Array(set.path.dropLast()) == outer {
      let name = AccessorName.member(set.path.last ?? "")
      guard AccessorName.isName(name), seen.insert(name).inserted else { continue }
      let type = prefix + (set.kind == .color ? "Colors" : "Images")
      lines.append(
        "static var \(SwiftName.escaped(name)): \(type) { \(type)(name: \(SwiftLiteral.quoted(set.path.joined(separator: "/")))) }")
    }
    for set in sets where set.path.count > outer.count + 1 && Array(set.path.prefix(outer.count)) == outer {
      let type = AccessorName.type(set.path[outer.count])
      guard AccessorName.isName(type), seen.insert("enum " + type).inserted else { continue }
      // Groups whose names differ only in spelling, such as `my icons` and `my_icons`, are one enum.
      let groups = Set(
        sets.filter { $0.path.count > outer.count + 1 && Array($0.path.prefix(outer.count)) == outer }.map { $0.path[outer.count] }
      )
      .filter { AccessorName.type($0) == type }.sorted()
      lines += ["enum \(SwiftName.escaped(type)): Sendable {"]
      var own: Set<String> = []
      for group in groups { lines += TuistAccessors.indented(members(sets, outer + [group], &own)) }
      lines += ["}"]
    }
    return lines
  }

  private var types: [String] {
    [
      "nonisolated struct \(prefix)Colors: Sendable {",
      "  typealias Color = UIColor",
      "  let name: String",
      "  var color: UIColor { UIColor(named: name) ?? .clear }",
      "  var swiftUIColor: SwiftUI.Color { SwiftUI.Color(name) }",
      "}",
      "nonisolated struct \(prefix)Images: Sendable {",
      "  typealias Image = UIImage",
      "  let name: String",
      "  var image: UIImage { UIImage(named: name) ?? UIImage() }",
      "  var swiftUIImage: SwiftUI.Image { SwiftUI.Image(name) }",
      "}",
      "extension SwiftUI.Color { nonisolated init(asset: \(prefix)Colors) { self = asset.swiftUIColor } }",
      "extension SwiftUI.Image {",
      "  nonisolated init(asset: \(prefix)Images) { self = asset.swiftUIImage }",
      "  nonisolated init(asset: \(prefix)Images, label: Text) { self.init(asset.name, label: label) }",
      "  nonisolated init(decorative asset: \(prefix)Images) { self.init(decorative: asset.name) }",
      "}",
      "",
    ]
  }
}
