import Foundation
import SkerryDiagnostics
import SkerryPipeline

/// Which assets a bundle's Live Activities and widgets can show: those that a presentation asked for, and those that its code names.
package struct ShownAssets: Sendable {
  private let asked: Set<String>
  private let code: String
  /// Bytes of Swift files that are looked through; more is not an extension's code.
  private static let codeLimit = 16 << 20

  /// - Parameters:
  ///   - asked: the names that the drawn presentations have asked for.
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
    return code.contains("." + Self.symbol(last)) || code.contains("\"\(last)\"")
  }

  /// `Brand Mark` and `brand-mark` are `brandMark`.
  static func symbol(_ name: String) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    let joined = words.enumerated().map { $0.offset == 0 ? $0.element : $0.element.prefix(1).uppercased() + $0.element.dropFirst() }
      .joined()
    let head = joined.prefix { $0.isUppercase }
    guard !head.isEmpty else { return joined }
    let kept = head.count > 1 && head.count < joined.count ? head.count - 1 : head.count
    return joined.prefix(kept).lowercased() + joined.dropFirst(kept)
  }

  // MARK: Catalogues

  /// The catalogues of the bundle's own target, by their paths in the folder of the call. Where the bundle brings none, all that lie there
  /// may be meant.
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
