package import Foundation
package import SkerryDiagnostics
package import SkerryDrawing
package import SkerryGraph
import SkerryImage
import Synchronization

/// The images, colours and texts of the customer's resource folders.
package final class AssetLibrary: AssetLoading {
  private let catalogues: [AssetCatalogue]
  /// Pictures that lie loose in a folder: name without scale, and the file.
  private let looseFiles: [String: [(scale: CGFloat, url: URL)]]
  private let tables: StringTables
  private let decoded = Mutex<[URL: PixelImage?]>([:])
  private let reports = Mutex<[Diagnostic]>([])

  /// - Parameter folders: resource bundles and catalogues, searched first to last.
  package init(folders: [URL]) {
    var catalogues: [AssetCatalogue] = []
    var loose: [String: [(scale: CGFloat, url: URL)]] = [:]
    var reports: [Diagnostic] = []
    for folder in folders {
      for catalogue in Self.catalogues(in: folder) {
        let read = AssetCatalogue(catalogue)
        reports += read.diagnostics
        catalogues.append(read)
      }
      let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
      for file in files.sorted(by: { $0.path < $1.path }) where ["png", "jpg", "jpeg"].contains(file.pathExtension.lowercased()) {
        let stem = file.deletingPathExtension().lastPathComponent
        let scale: CGFloat = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
        loose[scale == 1 ? stem : String(stem.dropLast(3)), default: []].append((scale, file))
      }
    }
    self.catalogues = catalogues
    looseFiles = loose
    tables = StringTables(folders: folders)
    self.reports.withLock { $0 = reports }
  }

  /// What was wrong with the catalogues.
  package var diagnostics: [Diagnostic] { reports.withLock { $0 } }

  private static func catalogues(in folder: URL) -> [URL] {
    if folder.pathExtension == "xcassets" { return [folder] }
    let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return entries.filter { $0.pathExtension == "xcassets" }.sorted { $0.path < $1.path }
  }

  // MARK: AssetLoading

  package func image(named name: String, traits: AssetTraits) -> AssetImage? {
    for catalogue in catalogues {
      guard let set = catalogue.images[name] else { continue }
      guard let file = best(of: set.files, traits), let pixels = pixels(of: file.url) else { continue }
      return AssetImage(pixels: pixels, scale: file.scale, isTemplate: set.isTemplate, path: file.url.lastPathComponent)
    }
    guard let files = looseFiles[name], let file = files.min(by: { rank($0.scale, traits.scale) < rank($1.scale, traits.scale) }),
      let pixels = pixels(of: file.url)
    else { return nil }
    return AssetImage(pixels: pixels, scale: file.scale, path: file.url.lastPathComponent)
  }

  /// The exact scale first, then larger ones, then smaller ones.
  private func rank(_ scale: CGFloat, _ wanted: CGFloat) -> CGFloat { scale == wanted ? 0 : scale > wanted ? scale : 100 - scale }

  private func best(of files: [AssetCatalogue.ImageFile], _ traits: AssetTraits) -> AssetCatalogue.ImageFile? {
    func misfit(_ file: AssetCatalogue.ImageFile) -> (Int, Int, Int, CGFloat) {
      (
        file.idiom == traits.idiom ? 0 : file.idiom == "universal" ? 1 : 2,
        file.isDark == traits.isDark ? 0 : file.isDark ? 2 : 1, file.isHighContrast == traits.isHighContrast ? 0 : 1,
        rank(file.scale, traits.scale)
      )
    }
    return files.min { misfit($0) < misfit($1) }
  }

  private func pixels(of url: URL) -> PixelImage? {
    if let known = decoded.withLock({ $0[url] }) { return known }
    var image: PixelImage?
    do throws(ImageError) {
      let data = (try? Data(contentsOf: url)) ?? Data()
      image = try ImageCodecs.decode(data).pixelImage(identity: url.path)
    } catch {
      let where_ = "\(url.deletingLastPathComponent().lastPathComponent)/\(url.lastPathComponent)"
      reports.withLock {
        $0.append(Diagnostic("unreadable-image", .error, "The image \(where_) cannot be read: \(error)."))
      }
    }
    decoded.withLock { $0[url] = .some(image) }
    return image
  }

  package func color(named name: String, traits: AssetTraits) -> RGBA? {
    for catalogue in catalogues {
      guard let entries = catalogue.colors[name] else { continue }
      func misfit(_ entry: AssetCatalogue.ColorEntry) -> (Int, Int) {
        (entry.isDark == traits.isDark ? 0 : entry.isDark ? 2 : 1, entry.isHighContrast == traits.isHighContrast ? 0 : 1)
      }
      if let entry = entries.min(by: { misfit($0) < misfit($1) }) { return entry.color }
    }
    return nil
  }

  package func image(from data: Data, scale: CGFloat) -> AssetImage? {
    guard let bitmap = try? ImageCodecs.decode(data) else { return nil }
    return AssetImage(pixels: bitmap.pixelImage(identity: "data:\(data.count):\(Self.digest(data))"), scale: max(scale, 0.01))
  }

  /// FNV-1a over the bytes: enough to tell pictures of one rendering apart.
  private static func digest(_ data: Data) -> UInt64 { data.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 } }

  package func imageNames(near name: String) -> [String] {
    EditDistance.nearest(to: name, in: catalogues.flatMap { Array($0.images.keys) } + Array(looseFiles.keys))
  }

  package func colorNames(near name: String) -> [String] { EditDistance.nearest(to: name, in: catalogues.flatMap { Array($0.colors.keys) }) }

  package func string(forKey key: String, table: String?, language: String) -> String? {
    tables.string(forKey: key, table: table ?? "Localizable", language: language)
  }
}
