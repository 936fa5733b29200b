import Foundation
import SkerryFormats
import SkerrySourceTools

/// An enum with a member for each image and colour of catalogues, in an enum for each catalogue if there are several, and for each group that
/// provides a namespace.
struct AssetAccessors {
  /// The generated types: the enum, and what its members are.
  struct Types {
    var root: String
    var color: String
    var image: String
    /// Whether each catalogue has an enum of its own also if there is only one.
    var separatesCatalogues = false
  }
  let names: Types
  /// The catalogues of each module.
  private let modules: [[(name: String, sets: [CatalogueSet])]]

  /// - Parameter catalogues: paths of `.xcassets` folders, of each module by itself.
  init(_ names: Types, catalogues: [[String]]) {
    self.names = names
    modules = catalogues.map { paths in
      paths.sorted().map { path in
        let url = URL(fileURLWithPath: path)
        return (url.deletingPathExtension().lastPathComponent, CatalogueReader(url).sets)
      }
    }
  }

  /// `nil` without assets.
  var text: String? {
    var written: Set<String> = []
    return text(&written)
  }

  /// - Parameter written: the types of members that are already generated; those of these are added.
  func text(_ written: inout Set<String>) -> String? {
    guard modules.contains(where: { $0.contains { !$0.sets.isEmpty } }) else { return nil }
    var lines: [String] = []
    var seen: Set<String> = []
    for catalogues in modules {
      guard catalogues.count > 1 || names.separatesCatalogues else {
        lines += members(catalogues.flatMap(\.sets), [], &seen)
        continue
      }
      for name in Set(catalogues.map(\.name)).sorted() where seen.insert("enum " + AccessorName.type(name)).inserted {
        let sets = catalogues.filter { $0.name == name }.flatMap(\.sets)
        lines += ["enum \(SwiftName.escaped(AccessorName.type(name))): Sendable {"]
        var own: Set<String> = []
        lines += AccessorText.indented(members(sets, [], &own)) + ["}"]
      }
    }
    let types = (written.insert(names.color).inserted ? colors : []) + (written.insert(names.image).inserted ? images : [])
    return (["nonisolated enum \(names.root): Sendable {"] + AccessorText.indented(lines) + ["}", ""] + types + [""]).joined(
      separator: "\n")
  }

  /// - Parameter seen: the names in the enum that they are for.
  private func members(_ sets: [CatalogueSet], _ outer: [String], _ seen: inout Set<String>) -> [String] {
    var lines: [String] = []
    for set in sets where Array(set.path.dropLast()) == outer {
      let name = AccessorName.member(set.path.last ?? "")
      guard AccessorName.isName(name), seen.insert(name).inserted else { continue }
      let type = set.kind == .color ? names.color : names.image
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
      for group in groups { lines += AccessorText.indented(members(sets, outer + [group], &own)) }
      lines += ["}"]
    }
    return lines
  }

  private var colors: [String] {
    [
      "nonisolated struct \(names.color): Sendable {",
      "  typealias Color = UIColor",
      "  let name: String",
      "  var color: UIColor { UIColor(named: name) ?? .clear }",
      "  var swiftUIColor: SwiftUI.Color { SwiftUI.Color(name) }",
      "}",
      "extension SwiftUI.Color { nonisolated init(asset: \(names.color)) { self = asset.swiftUIColor } }",
    ]
  }

  private var images: [String] {
    [
      "nonisolated struct \(names.image): Sendable {",
      "  typealias Image = UIImage",
      "  let name: String",
      "  var image: UIImage { UIImage(named: name) ?? UIImage() }",
      "  var swiftUIImage: SwiftUI.Image { SwiftUI.Image(name) }",
      "}",
      "extension SwiftUI.Image {",
      "  nonisolated init(asset: \(names.image)) { self = asset.swiftUIImage }",
      "  nonisolated init(asset: \(names.image), label: Text) { self.init(asset.name, label: label) }",
      "  nonisolated init(decorative asset: \(names.image)) { self.init(decorative: asset.name) }",
      "}",
    ]
  }
}
