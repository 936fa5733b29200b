package import Foundation

/// The symbols of catalogues, in the order of their assets' names; each Swift name once.
package struct AssetSymbols: Sendable {
  package let symbols: [AssetSymbol]

  /// Reads the folders of catalogues. What cannot be read has no symbols.
  package init(catalogues: [URL]) {
    var found: [(kind: AssetSymbol.Kind, path: [String])] = []
    for catalogue in catalogues { Self.collect(catalogue, [], 0, &found) }
    found.sort { $0.path.joined(separator: "/") < $1.path.joined(separator: "/") }
    self.init(found)
  }

  package init(_ found: [(kind: AssetSymbol.Kind, path: [String])]) {
    var symbols: [AssetSymbol] = []
    var names: Set<String> = []
    func key(_ symbol: AssetSymbol) -> String { "\(symbol.kind) \(symbol.namespaces.joined(separator: ".")).\(symbol.name)" }
    // A name that is its own keeps it before one that lost its suffix.
    let exact = Set(found.map { AssetSymbol($0.kind, path: $0.path, keepsSuffix: true) }.map(key))
    for (kind, path) in found {
      let plain = AssetSymbol(kind, path: path, keepsSuffix: true)
      let short = AssetSymbol(kind, path: path)
      let symbol = short != plain && exact.contains(key(short)) ? plain : short
      if names.insert(key(symbol)).inserted { symbols.append(symbol) }
    }
    self.symbols = symbols
  }

  private static func collect(
    _ folder: URL, _ namespaces: [String], _ depth: Int, _ found: inout [(kind: AssetSymbol.Kind, path: [String])]
  ) {
    guard depth < 16 else { return }
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() where !name.hasPrefix(".") {
      let url = folder.appendingPathComponent(name)
      let stem = url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "imageset", "symbolset": found.append((.image, namespaces + [stem]))
      case "colorset": found.append((.color, namespaces + [stem]))
      case "": collect(url, providesNamespace(url) ? namespaces + [name] : namespaces, depth + 1, &found)
      default: continue
      }
    }
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent("Contents.json").path),
      let json = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any], let properties = json["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool ?? false
  }
}
