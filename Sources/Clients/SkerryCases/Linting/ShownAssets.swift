import Foundation
import SkerryDiagnostics
import SkerryFormats
import SkerryPipeline

/// The assets that a bundle's Live Activities and widgets can show: those used while drawing, and those named in its
/// code.
package struct ShownAssets: Sendable {
  private let asked: Set<String>
  private let code: String
  /// The most bytes of Swift files that are searched.
  private static let codeLimit = 16 << 20

  /// - Parameters:
  ///   - used: the names used while drawing.
  ///   - sources: the bundle's Swift files.
  package init(asked: Set<String>, sources: [String]) {
    self.asked = asked
    var code = Data()
    for path in sources where code.count < Self.codeLimit { code += InputFile.data(atPath: path) ?? Data() }
    self.code = String(decoding: code, as: UTF8.self)
  }

  /// A name in quotes, or the member that Xcode generates from it.
  package func contains(_ name: String) -> Bool {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    if asked.contains(name) || asked.contains(last) || code.contains("\"\(name)\"") { return true }
    // Xcode leaves out "Image" or "Color" at the end of the generated name if no other asset has that name.
    let generated = [AssetSymbol.Kind.image, .color].flatMap { kind in
      [true, false].map { AssetSymbol(kind, path: [last], keepsSuffix: $0).name }
    }
    return code.contains("\"\(last)\"") || generated.contains { code.contains("." + $0) }
  }

  // MARK: Catalogues

  /// The catalogues of the bundle's target, by their paths in the current folder. If the bundle has none, all catalogues in that folder
  /// are returned.
  package static func catalogues(in folder: String = ".") -> [String] {
    let here = catalogues(below: folder)
    let own = Engine.bundledFolders.flatMap { bundle in catalogues(below: bundle.path) }
    guard !own.isEmpty else { return here }
    return own.map { copy in
      let contents = names(in: copy)
      let same = here.filter { ($0 as NSString).lastPathComponent == (copy as NSString).lastPathComponent }
      return same.first { names(in: $0) == contents } ?? copy
    }.sorted()
  }

  private static func catalogues(below folder: String) -> [String] {
    if folder.hasSuffix(".xcassets") { return [folder] }
    var found: [String] = []
    let entries = FileManager.default.enumerator(atPath: folder)
    while let path = entries?.nextObject() as? String {
      if (path as NSString).lastPathComponent.hasPrefix(".") { entries?.skipDescendants() }
      guard path.hasSuffix(".xcassets") else { continue }
      found.append(folder == "." ? path : folder + "/" + path)
      entries?.skipDescendants()
    }
    return found.sorted()
  }

  private static func names(in catalogue: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: catalogue)) ?? []).sorted()
  }
}
