import SkerryFormats
package import Foundation
package import SkerryDiagnostics
import SkerryDrawing
import SkerryGeometry
package import SkerryGraph
import SkerryImage
package import SkerryLocalization
import Synchronization

/// The images, colours and strings of the customer's resource folders.
package final class AssetLibrary: AssetLoading {
  /// The target's own, then those of the app around it.
  private let catalogues: [AssetCatalogue]
  /// The number of the target's own.
  private let ownCount: Int
  /// Image files outside catalogues, by name without scale.
  private let looseFiles: [String: [(scale: CGFloat, url: URL)]]
  private let tables: StringTables
  private let store = ImageStore()
  private let symbols = Mutex<[PictureMemory.File: SymbolTemplate?]>([:])
  private let reports: [Diagnostic]
  private let asked = Mutex<Set<String>>([])

  /// Symbols of the system that were exported from Apple's app, by name.
  private let exported: [String: URL]

  package let accentColorName: String

  /// - Parameters:
  ///   - folders: resource bundles and catalogues, searched first to last.
  ///   - symbolFolders: folders with symbols exported from Apple's app, as `NAME.svg`, in the folder or in `Symbols` inside it.
  ///   - accentColorName: the name in the Info.plist; by default that of Xcode's templates.
  package init(folders: [URL], symbolFolders: [URL] = [], accentColorName: String? = nil) {
    self.accentColorName = accentColorName ?? "AccentColor"
    exported = Self.exported(in: symbolFolders + folders.map { $0.appendingPathComponent("Symbols") })
    var catalogues: [AssetCatalogue] = []
    var loose: [String: [(scale: CGFloat, url: URL)]] = [:]
    var reports: [Diagnostic] = []
    var own = 0
    for folder in folders {
      for catalogue in Self.catalogues(in: folder) {
        let read = AssetCatalogue(catalogue)
        catalogues.append(read)
        guard !Self.isOfApp(folder) else { continue }
        // A phone's extension has none of the app's catalogues, so problems in them are not its problems.
        reports += read.diagnostics
        own = catalogues.count
      }
      for file in InputFolder.entries(of: folder) where ImageHeader.Format.allFileExtensions.contains(file.pathExtension.lowercased()) {
        let stem = file.deletingPathExtension().lastPathComponent
        let scale: CGFloat = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
        loose[scale == 1 ? stem : String(stem.dropLast(3)), default: []].append((scale, file))
      }
    }
    self.catalogues = catalogues
    ownCount = own
    looseFiles = loose
    tables = StringTables(folders: folders)
    self.reports = reports + tables.diagnostics
  }

  /// Problems in the catalogues and the files that were read so far.
  package var diagnostics: [Diagnostic] { reports + store.diagnostics }

  /// The catalogues in a folder of a bundle, its own before those in subfolders. Folders that were copied unchanged may contain catalogues at a
  /// deeper level, and a localization's folder may hold a second catalogue of the same name.
  package static func catalogues(in folder: URL) -> [URL] { catalogues(in: folder, depth: 0) }

  private static func catalogues(in folder: URL, depth: Int) -> [URL] {
    if folder.pathExtension == "xcassets" { return [folder] }
    guard depth < 6, depth == 0 || ["", "lproj"].contains(folder.pathExtension), depth == 0 || folder.hasDirectoryPath else { return [] }
    let entries = InputFolder.entries(of: folder)
    let own = entries.filter { $0.pathExtension == "xcassets" }
    return own + entries.filter { $0.pathExtension != "xcassets" }.flatMap { catalogues(in: $0, depth: depth + 1) }
  }

  /// Whether a folder of resources is that of the app around an extension. Those come after the extension's own.
  package static func isOfApp(_ folder: URL) -> Bool { folder.deletingPathExtension().pathExtension == "app" }

  // MARK: AssetLoading

  /// The names of the images that views have used so far, except in `withoutCounting(_:)`.
  package var askedNames: Set<String> { asked.withLock { $0 } }

  /// Does something that asks for images whose names do not count as asked for.
  package func withoutCounting<R>(_ body: () throws -> R) rethrows -> R {
    let before = askedNames
    defer { asked.withLock { $0 = before } }
    return try body()
  }

  /// The languages of the string tables, sorted.
  package var languages: [String] { tables.languages }

  package func image(named name: String, traits: AssetTraits) -> AssetImage? {
    asked.withLock { _ = $0.insert(name) }
    guard case .success(let image)? = lookUp(name, traits) else { return nil }
    return image
  }

  package func imageFault(named name: String, traits: AssetTraits) -> String? {
    guard case .failure(let fault)? = lookUp(name, traits) else { return nil }
    return fault.sentence
  }

  /// Why an existing image cannot be drawn.
  private struct Fault: Error {
    var sentence: String
  }

  private func lookUp(_ name: String, _ traits: AssetTraits) -> Result<AssetImage, Fault>? {
    for catalogue in catalogues {
      guard let set = catalogue.images[name] else { continue }
      guard let file = set.best(traits) else {
        let reason = set.files.isEmpty ? "has no file" : "has no file for the idiom \"\(traits.idiom)\" or \"universal\""
        return .failure(Fault(sentence: "The image set \(set.folder.lastPathComponent) \(reason); add one in the catalogue."))
      }
      if let fault = file.fault {
        return .failure(Fault(sentence: "\(set.folder.lastPathComponent)/Contents.json \(fault)."))
      }
      return image(file.url, file.scale, set.preservesVector, traits).map { image in
        var image = image
        image.isTemplate = set.isTemplate
        if let slices = file.slices {
          image.capInsets = slices.capInsets(image.scale)
          image.tiles = slices.tiles
          image.redraw = nil
        }
        return file.traits.isMirrored(traits) ? image.mirrored : image
      }
    }
    let stem = looseFiles[name] == nil ? Self.looseStem(name) : name
    guard let file = looseFiles[stem]?.min(by: { ImageSet.rank($0.scale, traits.scale) < ImageSet.rank($1.scale, traits.scale) }) else {
      return nil
    }
    return image(file.url, file.scale, true, traits)
  }

  /// A file outside catalogues may be named with its extension.
  private static func looseStem(_ name: String) -> String {
    let url = URL(fileURLWithPath: name)
    return ImageHeader.Format.allFileExtensions.contains(url.pathExtension.lowercased())
      ? url.deletingPathExtension().lastPathComponent : name
  }

  private func image(_ url: URL, _ scale: CGFloat?, _ preservesVector: Bool, _ traits: AssetTraits) -> Result<AssetImage, Fault> {
    switch store.picture(url) {
    case .broken(let sentence): return .failure(Fault(sentence: sentence))
    case .bitmap(let pixels): return .success(AssetImage(pixels: pixels, scale: scale ?? 1, path: url.lastPathComponent))
    case .vector(let document):
      let size = PixelSize(
        width: max(1, Int((document.size.width * traits.scale).rounded(.up))),
        height: max(1, Int((document.size.height * traits.scale).rounded(.up))))
      switch store.draw(document, url, size) {
      case .failure(let error):
        return .failure(Fault(sentence: "The image \(url.lastPathComponent) cannot be drawn: \(error)."))
      case .success(let pixels):
        var image = AssetImage(pixels: pixels, scale: traits.scale, path: url.lastPathComponent)
        image.pointSize = document.size
        if preservesVector {
          image.redraw = VectorRedrawer(document: url.path) { [store] in try? store.draw(document, url, $0).get() }
        }
        return .success(image)
      }
    }
  }

  package func color(named name: String, traits: AssetTraits) -> AssetColor? {
    // A set of the target's own without a colour hides the app's.
    let isOwn = catalogues.prefix(ownCount).contains { $0.colors[name] != nil }
    return color(named: name, traits, in: isOwn ? Array(catalogues.prefix(ownCount)) : catalogues)
  }

  package func appColor(named name: String, traits: AssetTraits) -> AssetColor? {
    color(named: name, traits, in: Array(catalogues.dropFirst(ownCount) + catalogues.prefix(ownCount)))
  }

  private func color(named name: String, _ traits: AssetTraits, in catalogues: [AssetCatalogue]) -> AssetColor? {
    for catalogue in catalogues {
      switch catalogue.colors[name]?.best(traits) {
      case .components(let color): return .components(color)
      case .system(let name): return .system(name)
      case nil: continue
      }
    }
    return nil
  }

  package func appCatalogue(ofImage name: String) -> String? {
    appCatalogue { $0.images[name] != nil || $0.symbols[name] != nil }
  }

  package func appCatalogue(ofColor name: String) -> String? { appCatalogue { $0.colors[name] != nil } }

  private func appCatalogue(_ has: (AssetCatalogue) -> Bool) -> String? {
    guard let index = catalogues.firstIndex(where: has), index >= ownCount else { return nil }
    return catalogues[index].shownName
  }

  private static func exported(in folders: [URL]) -> [String: URL] {
    var found: [String: URL] = [:]
    for folder in folders.flatMap({ [$0, $0.appendingPathComponent("Symbols")] }) {
      for file in InputFolder.entries(of: folder) where file.pathExtension.lowercased() == "svg" {
        let name = file.deletingPathExtension().lastPathComponent
        if found[name] == nil { found[name] = file }
      }
    }
    return found
  }

  package func exportedSymbol(named name: String, font: FontDescription, scale: SymbolScale) -> SymbolDrawing? {
    exported[name].flatMap { drawing($0, font, scale) }
  }

  package func symbol(named name: String, font: FontDescription, scale: SymbolScale) -> SymbolDrawing? {
    catalogues.lazy.compactMap { $0.symbols[name] }.first.flatMap { drawing($0, font, scale) }
  }

  private func drawing(_ url: URL, _ font: FontDescription, _ scale: SymbolScale) -> SymbolDrawing? {
    let file = PictureMemory.File(url)
    if let known = symbols.withLock({ $0[file] }) { return known?.drawing(font, scale) }
    let template = InputFile.data(atPath: url.path).flatMap(SymbolTemplate.init)
    symbols.withLock { $0[file] = .some(template) }
    return template?.drawing(font, scale)
  }

  package func image(from data: Data, scale: CGFloat) -> AssetImage? {
    guard let bitmap = try? ImageCodecs.decode(data) else { return nil }
    return AssetImage(pixels: bitmap.pixelImage(identity: "data:\(ContentHash(of: data))"), scale: max(scale, 0.01))
  }

  /// The names of all images in the target's own catalogues.
  package var allImageNames: [String] { Set(catalogues.prefix(ownCount).flatMap { $0.images.keys }).sorted() }
  /// The names of all colours in them.
  package var allColorNames: [String] { Set(catalogues.prefix(ownCount).flatMap { $0.colors.keys }).sorted() }

  package func imageNames(near name: String) -> [String] {
    NearestName.names(to: name, of: catalogues.flatMap { Array($0.images.keys) + Array($0.symbols.keys) } + Array(looseFiles.keys))
  }

  package func colorNames(near name: String) -> [String] {
    NearestName.names(to: name, of: catalogues.flatMap { Array($0.colors.keys) })
  }

  package func format(forKey key: String, table: String?, language: String) -> LocalizedFormat? {
    tables.format(forKey: key, table: table ?? "Localizable", language: language)
  }
}
