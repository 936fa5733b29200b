import Foundation
import SkerryFormats

/// The Swift file that gives assets their names, like the one that Xcode generates.
package struct AssetSymbolsText {
  private let symbols: [AssetSymbol]
  private let declared: Set<String>
  /// Those of `ShapeStyle` among them.
  private let styles: Set<String>

  /// - Parameter sources: the contents of the target's files; static members that they declare are not generated.
  package init(_ symbols: AssetSymbols, sources: [String]) {
    self.init(
      symbols, declared: sources.reduce(into: []) { $0.formUnion(AssetMembers.names(in: $1, of: AssetMembers.types)) },
      styles: sources.reduce(into: []) { $0.formUnion(AssetMembers.names(in: $1, of: AssetMembers.styles)) })
  }

  /// - Parameters:
  ///   - declared: static members that the target's files declare, which are not generated.
  ///   - styles: those of `ShapeStyle` among them; a colour's own member does not replace the style's.
  package init(_ symbols: AssetSymbols, declared: Set<String>, styles: Set<String>) {
    self.symbols = symbols.symbols
    self.declared = declared
    self.styles = styles
  }

  /// The whole file; the same text for the same symbols and sources.
  package var text: String {
    let images = symbols.filter { $0.kind == .image }, colors = symbols.filter { $0.kind == .color }
    let lines = ["// Generated from the asset catalogues of the target.", "import SwiftUI", ""]
    let resources = resource("ImageResource", images) + resource("ColorResource", colors)
    let ownColors = colors.filter { !declared.contains($0.name) || !$0.namespaces.isEmpty }
    let extensions =
      members("SwiftUI.Color", "SwiftUI.Color", ownColors.filter { !Self.systemColors.contains($0.name) }) { ".init(ColorResource.\($0))" }
      + members(
        "SwiftUI.ShapeStyle where Self == SwiftUI.Color", "SwiftUI.Color",
        colors.filter { !styles.contains($0.name) && !Self.systemStyles.contains($0.name) }
      ) {
        ".init(ColorResource.\($0))"
      }
      + members("UIImage", "UIImage", images.filter { !declared.contains($0.name) }) { ".init(resource: ImageResource.\($0))" }
    return (lines + resources + extensions).joined(separator: "\n") + "\n"
  }

  private func resource(_ type: String, _ symbols: [AssetSymbol]) -> [String] {
    guard !symbols.isEmpty else { return [] }
    var lines = ["extension \(type) {"]
    lines += inNamespaces(symbols, []) { symbol in
      "nonisolated static var \(SwiftName.escaped(symbol.name)): \(type) { \(type)(name: \(SwiftLiteral.quoted(symbol.assetName)), bundle: .main) }"
    }
    return lines + ["}", ""]
  }

  private func members(_ type: String, _ result: String, _ symbols: [AssetSymbol], _ value: @escaping (String) -> String) -> [String] {
    guard !symbols.isEmpty else { return [] }
    // An extension of a protocol cannot contain types, so namespaced styles are not generated.
    let own = type.contains(" where ") ? symbols.filter(\.namespaces.isEmpty) : symbols
    guard !own.isEmpty else { return [] }
    let lines = inNamespaces(own, []) { symbol in
      let path = (symbol.namespaces + [symbol.name]).map(SwiftName.escaped).joined(separator: ".")
      return "nonisolated static var \(SwiftName.escaped(symbol.name)): \(result) { \(value(path)) }"
    }
    return ["extension \(type) {"] + lines + ["}", ""]
  }

  /// Members with the enums of their namespaces around them.
  private func inNamespaces(_ symbols: [AssetSymbol], _ outer: [String], _ line: (AssetSymbol) -> String) -> [String] {
    let pad = String(repeating: "  ", count: outer.count + 1)
    var lines = symbols.filter { $0.namespaces == outer }.map { pad + line($0) }
    var seen: Set<String> = []
    for symbol in symbols where symbol.namespaces.count > outer.count && Array(symbol.namespaces.prefix(outer.count)) == outer {
      let next = symbol.namespaces[outer.count]
      guard seen.insert(next).inserted else { continue }
      let inner = symbols.filter { Array($0.namespaces.prefix(outer.count + 1)) == outer + [next] }
      lines += [pad + "enum \(SwiftName.escaped(next)) {"] + inNamespaces(inner, outer + [next], line) + [pad + "}"]
    }
    return lines
  }

  /// Colours that SwiftUI itself names; Xcode generates no symbols for them either.
  private static let systemColors: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white", "gray", "black",
    "clear", "primary",
    "secondary", "accentColor",
  ]
  private static let systemStyles: Set<String> = systemColors.union([
    "tint", "foreground", "background", "selection", "separator", "placeholder", "link", "fill", "windowBackground", "tertiary",
    "quaternary", "quinary",
    "bar", "regularMaterial", "thinMaterial", "ultraThinMaterial", "thickMaterial", "ultraThickMaterial",
  ])
}
