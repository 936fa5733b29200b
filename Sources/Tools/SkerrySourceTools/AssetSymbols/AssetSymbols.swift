package import Foundation
package import SkerryFormats

/// The symbols of catalogues, in the order of their assets' names; each Swift name once.
package struct AssetSymbols: Sendable {
  /// Sorted by the assets' paths.
  package let symbols: [AssetSymbol]

  /// Reads the folders of catalogues. Unreadable folders have no symbols.
  package init(catalogues: [URL]) {
    var found: [(kind: AssetSymbol.Kind, path: [String])] = []
    for catalogue in catalogues {
      found += CatalogueReader(catalogue).sets.map { ($0.kind == .color ? .color : .image, $0.path) }
    }
    found.sort { $0.path.joined(separator: "/") < $1.path.joined(separator: "/") }
    self.init(found)
  }

  package init(_ found: [(kind: AssetSymbol.Kind, path: [String])]) {
    var symbols: [AssetSymbol] = []
    var names: Set<String> = []
    func key(_ symbol: AssetSymbol) -> String { "\(symbol.kind) \(symbol.namespaces.joined(separator: ".")).\(symbol.name)" }
    // A name without a removed suffix takes precedence.
    let exact = Set(found.map { AssetSymbol($0.kind, path: $0.path, keepsSuffix: true) }.map(key))
    for (kind, path) in found {
      let plain = AssetSymbol(kind, path: path, keepsSuffix: true)
      let short = AssetSymbol(kind, path: path)
      let symbol = short != plain && exact.contains(key(short)) ? plain : short
      if names.insert(key(symbol)).inserted { symbols.append(symbol) }
    }
    self.symbols = symbols
  }
}
