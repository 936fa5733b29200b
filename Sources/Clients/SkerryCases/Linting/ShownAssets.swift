package import Foundation
import SkerryAssets
import SkerryDiagnostics
import SkerryFormats
import SkerryPipeline

/// The assets that a bundle's Live Activities can show: those used while drawing, and those named in its code, except in files of Home Screen widgets
/// and controls only.
package struct ShownAssets: Sendable {
  private let asked: Set<String>
  private let code: String
  private let beginnings: Set<String>
  /// The maximum number of bytes of Swift files that are searched.
  private static let codeLimit = 16 << 20

  /// - Parameters:
  ///   - asked: the names used while drawing.
  ///   - sources: the bundle's Swift files.
  package init(asked: Set<String>, sources: [String]) {
    self.asked = asked
    var texts: [String] = []
    var size = 0
    for path in sources where size < Self.codeLimit {
      let text = String(decoding: InputFile.data(atPath: path) ?? Data(), as: UTF8.self)
      size += text.utf8.count
      if !Self.declaresOnlyOtherWidgets(text) { texts.append(text) }
    }
    code = Self.ofActivities(texts).joined(separator: "\n")
    beginnings = Self.beginnings(in: code)
  }

  /// The files that configure an activity, and those that declare what these name, and so on; all files if none configures one.
  private static func ofActivities(_ texts: [String]) -> [String] {
    let configuring = texts.indices.filter { texts[$0].contains("ActivityConfiguration") }
    guard !configuring.isEmpty else { return texts }
    let words = texts.map { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
    let declared = texts.indices.map { declaredNames(in: texts[$0], words[$0]) }
    var reached = Set(configuring)
    var next = configuring
    while let index = next.popLast() {
      let named = Set(words[index])
      for other in texts.indices where !reached.contains(other) && !declared[other].isDisjoint(with: named) {
        reached.insert(other)
        next.append(other)
      }
    }
    return texts.indices.filter(reached.contains).map { texts[$0] }
  }

  /// The types that a file declares or extends, and what it declares at the beginning of a line: every view has a `body`.
  private static func declaredNames(in text: String, _ words: [Substring]) -> Set<Substring> {
    var names: Set<Substring> = []
    for (keyword, name) in zip(words, words.dropFirst()) {
      switch keyword {
      case "struct", "class", "enum", "protocol", "actor", "extension", "typealias": names.insert(name)
      case "func", "let", "var":
        if keyword.startIndex == text.startIndex || text[text.index(before: keyword.startIndex)].isNewline { names.insert(name) }
      default: break
      }
    }
    return names
  }

  /// Whether a file declares home-screen widgets or controls and no activity: images that it names are shown by those, which have no limits.
  private static func declaresOnlyOtherWidgets(_ code: String) -> Bool {
    !code.contains("ActivityConfiguration")
      && ["TimelineProvider", "StaticConfiguration(", "IntentConfiguration(", "ControlConfiguration("].contains(where: code.contains)
  }

  /// A name in quotes, or the member that Xcode generates from it.
  package func contains(_ name: String) -> Bool {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    if asked.contains(name) || asked.contains(last) || quotes(name) || beginnings.contains(where: name.hasPrefix) { return true }
    // Xcode leaves out "Image" or "Color" at the end of the generated name if no other asset has that name.
    let generated = [AssetSymbol.Kind.image, .color].flatMap { kind in
      [true, false].map { AssetSymbol(kind, path: [last], keepsSuffix: $0).name }
    }
    return quotes(last) || generated.contains(where: hasMember)
  }

  /// Whether the code has a name in quotes, other than as text that is shown.
  private func quotes(_ name: String) -> Bool {
    code.ranges(of: "\"\(name)\"").contains { !code[..<$0.lowerBound].hasSuffix("Text(") }
  }

  /// The beginnings of names that code makes of a beginning and values, where it asks for an image: `Image("shield_\(team)")`.
  private static func beginnings(in code: String) -> Set<String> {
    let names = ["Image(\"", "named: \""].flatMap { code.ranges(of: $0) }.compactMap { found -> String? in
      let literal = code[found.upperBound...].prefix { $0 != "\"" && $0 != "\n" }
      guard let value = literal.firstRange(of: "\\("), value.lowerBound > literal.startIndex else { return nil }
      return String(literal[..<value.lowerBound])
    }
    return Set(names)
  }

  /// Whether the code has a member of exactly that name: `.line` is not in `.lineLimit`, `.background(…)` is a call, and `state.line` or the group
  /// `"group.app.line"` is no image, whose owner would be a type.
  private func hasMember(_ name: String) -> Bool {
    code.ranges(of: "." + name).contains { found in
      let owner = code[..<found.lowerBound].reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard owner.last?.isUppercase ?? true else { return false }
      let rest = code[found.upperBound...]
      guard let next = rest.first else { return true }
      return !next.isLetter && !next.isNumber && next != "_" && next != "(" && rest.first(where: { !$0.isWhitespace }) != "{"
    }
  }

  // MARK: Catalogues

  /// A catalogue that is checked.
  package struct Catalogue: Equatable {
    /// In the current folder, or absolute.
    package var path: String
    /// Whether it is the app's and not the extension's.
    package var isOfApp = false
    /// Images that the extension has, too: the app's images of these names are never shown.
    package var hidden: Set<String> = []
  }

  /// The catalogues of the bundle's target, and those of the app around it. If the bundle has none, all catalogues in the folder are
  /// returned.
  ///
  /// - Parameters:
  ///   - folder: the package's or the repository's, which need not be the current one.
  ///   - bundles: the folders of the bundle's resources; those of the app around it come last.
  package static func catalogues(
    in folder: String = SourceLocator.shown(SourceLocator.standardFolder), bundles: [URL] = Engine.bundledFolders
  ) -> [Catalogue] {
    let here = catalogues(below: folder)
    var (result, names) = ([Catalogue](), Set<String>())
    for bundle in bundles {
      let isOfApp = bundle.deletingPathExtension().pathExtension == "app"
      for copy in AssetLibrary.catalogues(in: bundle).map(\.path).sorted() {
        result.append(Catalogue(path: original(of: copy, in: here), isOfApp: isOfApp, hidden: isOfApp ? names : []))
        guard !isOfApp else { continue }
        names.formUnion(CatalogueReader(URL(fileURLWithPath: copy).resolvingSymlinksInPath()).sets.map(\.name))
      }
    }
    return result.isEmpty ? here.map { Catalogue(path: $0) } : result.sorted { $0.path < $1.path }
  }

  /// The catalogue that a bundle's copy comes from: the one it links to, or one of the same name and contents; otherwise itself.
  private static func original(of copy: String, in here: [String]) -> String {
    let resolved = URL(fileURLWithPath: copy).resolvingSymlinksInPath().path
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: copy)) != nil { return resolved }
    let contents = InputFolder.names(in: copy)
    let same = here.filter { ($0 as NSString).lastPathComponent == (copy as NSString).lastPathComponent }
    return same.first { InputFolder.names(in: $0) == contents } ?? copy
  }

  private static func catalogues(below folder: String) -> [String] {
    if folder.hasSuffix(".xcassets") { return [folder] }
    var found: [String] = []
    InputFolder.walk(folder) { entry in
      guard entry.name.hasSuffix(".xcassets") else { return true }
      found.append(folder == "." ? entry.path : folder + "/" + entry.path)
      return false
    }
    return found.sorted()
  }
}
