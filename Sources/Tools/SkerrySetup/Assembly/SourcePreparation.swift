import SkerryFormats
import SkerrySourceTools

/// Edits a file before compilation: as for iOS, in one module, without missing modules.
struct SourcePreparation {
  /// The module that all files are compiled into.
  let program: String
  /// Modules whose files are compiled together with the importing ones, so that their imports are removed.
  let merged: Set<String>
  /// Modules that declare a type with the module's own name: before a full stop the name means the type.
  var named: Set<String> = []
  /// Whether the project's language mode is Swift 6, in which the version of the language is the compiler's.
  var isSix = false
  /// Whether a module exists.
  let has: (String) -> Bool

  /// The missing modules that a file imports without a condition.
  func missing(in file: ReachabilityFile) -> [String] {
    imports(of: file).map(\.module).filter { !has($0) && !merged.contains($0) && !Self.systemLibraries.contains($0) }
  }

  /// Modules that a file exports to every file of its module.
  func exportedModules(of file: ReachabilityFile) -> [String] {
    guard file.names.words.contains("@_exported") else { return [] }
    return imports(of: file).filter { $0.declaration.modifiers.contains("@_exported") && has($0.module) }.map(\.module)
  }

  /// All modules that a file imports, including those inside a condition, because on a phone such a condition holds.
  func modules(in file: ReachabilityFile) -> [String] { imports(of: file, withGuarded: true).map(\.module) }

  /// A file's imports, each with the module's name; those that may be in an inactive part of the file are left to the compiler.
  private func imports(of file: ReachabilityFile, withGuarded: Bool = false) -> [(module: String, declaration: SwiftDeclaration)] {
    let outline = file.outline
    let guarded = withGuarded ? [] : guardedLines(outline)
    return outline.imports.filter { !guarded.contains(outline.tokens[$0.declaration.tokens.lowerBound].line) }
  }

  /// Lines that are not compiled, or that may not be because of a module.
  private func guardedLines(_ outline: SwiftOutline) -> Set<Int> {
    let branches = ConditionalBranch.all(in: outline.tokens) { (has($0) || merged.contains($0)) && !Self.absent.contains($0) }
    return branches.reduce(into: []) { lines, branch in
      if branch.isCompiled == false || branch.isCompiled == nil && branch.dependsOnModule { lines.formUnion(branch.lines) }
    }
  }

  /// Prepares a file: missing modules are no longer imported, `os(iOS)` is true,
  /// module qualifiers are removed, and so are Objective-C annotations.
  func prepare(_ file: ReachabilityFile) {
    var changes: [(Range<Int>, String)] = []
    let implied = impliedModules(of: file)
    let removed = imports(of: file).filter { merged.contains($0.module) || !has($0.module) }
    for (number, item) in removed.enumerated() {
      // The names of assets are SwiftUI's here.
      let known = item.module == "DeveloperToolsSupport" ? "SwiftUI" : "Foundation"
      let needed = Self.systemLibraries.contains(item.module) ? implied.union([known]) : number == 0 ? implied : []
      changes.append((item.declaration.range, needed.sorted().map { "import \($0)" }.joined(separator: "; ")))
    }
    if removed.isEmpty, !implied.isEmpty { changes.append(importing(implied, in: file)) }
    changes += submodules(of: file)
    changes += conditions(file.outline)
    changes += qualifiers(of: file)
    changes += bridgedAttributes(file.outline)
    // Foundation's macro for the bundle of the module around it; here all packages are compiled into one program.
    changes += file.outline.tokens.filter { $0.text == "#bundle" }.map { ($0.range, "Foundation.Bundle.main") }
    changes += ProviderEntry.changes(in: file.outline)
    changes += PredicateParameters.changes(in: file.outline)
    changes += dataImports(of: file)
    changes += ObjectiveCSpelling.changes(in: file.text).map { ($0.range, $0.by) }
    if !changes.isEmpty { file.replace(changes.map { (range: $0.0, by: $0.1) }) }
  }

  /// `import CoreImage.CIFilterBuiltins` becomes `import CoreImage`: the stand-ins have no submodules.
  private func submodules(of file: ReachabilityFile) -> [(Range<Int>, String)] {
    imports(of: file, withGuarded: true).compactMap { module, declaration in
      let words = file.outline.tokens[declaration.tokens]
      guard ProvidedModules.frameworks.contains(module), let at = words.firstIndex(where: { $0.text == "import" }), at + 2 < words.endIndex,
        words[at + 1].text == module, words[at + 2].is("."), let last = words.last
      else { return nil }
      return (words[at + 2].range.lowerBound..<last.range.upperBound, "")
    }
  }

  /// Modules that Apple's Foundation and UIKit bring into a file, by the beginnings of their names: Core Image, the keychain of Security, and
  /// Image I/O.
  private static let brought = [
    "CoreImage": ["CIColor", "CIContext", "CIFilter"],
    "ImageIO": ["CGImageSource", "kCGImageSource", "CGImageDestination", "kCGImageDestination", "kCGImageProperty"],
    "Security": ["kSec", "SecItem"],
  ]
  /// Apple's modules of C functions, which Foundation or its stand-in has here; and modules that most files import without using them: CoreServices
  /// and MobileCoreServices, for type identifiers before `UTType`, IntentsUI, for an app's views of intents, and NotificationCenter, for widgets
  /// before iOS 14, in place of the class of Foundation. If one of their names is used, the
  /// compiler reports that name.
  private static let systemLibraries: Set<String> = [
    "Darwin", "CoreFoundation", "CoreServices", "DeveloperToolsSupport", "IntentsUI", "MobileCoreServices", "NotificationCenter",
  ]
  /// Modules of Linux that a phone does not have, for which packages write a condition. What Foundation lacks here without them is in its stand-in.
  private static let absent: Set<String> = ["FoundationNetworking", "FoundationXML", "Glibc", "Musl"]
  /// Stand-ins with UIKit's types. MapKit and others bring them on a phone as well, but not here.
  private static let viewModules: Set<String> = ["UIKit", "SwiftUI", "SwiftUICore", "WidgetKit", "Charts"]

  /// Modules that a package exports which is missing itself, with names that show that a file uses them.
  private static let exportedByMissing: [String: (modules: Set<String>, names: Set<String>)] = [
    "ComposableArchitecture": (
      ["Dependencies", "DependenciesMacros"],
      [
        "@Dependency", "@DependencyClient", "DependencyKey", "DependencyValues", "TestDependencyKey", "withDependencies",
        "prepareDependencies", "unimplemented",
      ]
    ), "XCTestDynamicOverlay": (["Dependencies"], ["unimplemented"]),
    "IssueReporting": (["Dependencies"], ["unimplemented", "reportIssue"]),
  ]

  /// Names that show that a file uses SwiftUI.
  private static let viewNames: Set<String> = [
    "View", "ViewModifier", "ViewBuilder", "@ViewBuilder", "Shape", "ShapeStyle", "Text", "Image", "Color", "Font", "@State", "@Binding",
    "LocalizedStringKey",
  ]

  /// The modules that a file needs and does not import, because its own module has an umbrella or bridging header: on a phone such a header brings
  /// Foundation and UIKit into every file of the module. Apple's Foundation and UIKit also bring the keychain and Image I/O. A missing package of views is
  /// assumed to have exported SwiftUI to the files that import only that package.
  private func impliedModules(of file: ReachabilityFile) -> Set<String> {
    let kept = Set(imports(of: file, withGuarded: true).map(\.module).filter { has($0) && !merged.contains($0) })
    let words = file.outline.declarations.lazy.filter { $0.kind != .import }.flatMap { file.outline.tokens[$0.tokens] }.map(\.text)
    var implied: Set<String> = []
    if kept.isEmpty, words.contains(where: { $0.first?.isUppercase == true }) { implied.insert("Foundation") }
    if Self.viewModules.isDisjoint(with: kept), words.contains(where: Self.isUIKitName) { implied.insert("UIKit") }
    let isIncomplete = imports(of: file).contains {
      !has($0.module) && !merged.contains($0.module) && !Self.systemLibraries.contains($0.module)
    }
    if isIncomplete, Self.viewModules.isDisjoint(with: kept), words.contains(where: Self.viewNames.contains) { implied.insert("SwiftUI") }
    for item in imports(of: file) where !has(item.module) && !merged.contains(item.module) {
      guard let exported = Self.exportedByMissing[item.module], words.contains(where: exported.names.contains) else { continue }
      implied.formUnion(exported.modules)
    }
    for (module, beginnings) in Self.brought where !kept.contains(module) {
      if words.contains(where: { word in beginnings.contains { word.hasPrefix($0) } }) { implied.insert(module) }
    }
    return implied
  }

  /// The change that imports modules: after a file's first import, before a comment or an empty line that begins the file, or before its
  /// first declaration, whose columns then move.
  private func importing(_ modules: Set<String>, in file: ReachabilityFile) -> (Range<Int>, String) {
    let text = modules.sorted().map { "import \($0)" }.joined(separator: "; ")
    if let end = imports(of: file).first?.declaration.range.upperBound { return (end..<end, "; " + text) }
    let beginsWithCode = file.outline.tokens.first.map { $0.line == 1 } ?? true
    let start = beginsWithCode ? file.outline.declarations.first { $0.kind != .import }?.range.lowerBound ?? 0 : 0
    return (start..<start, text + "; ")
  }

  /// `UIColor`, `UIImage` and the like.
  private static func isUIKitName(_ word: String) -> Bool {
    let rest = word.dropFirst(2)
    return word.hasPrefix("UI") && rest.first?.isUppercase == true && rest.dropFirst().first?.isLowercase == true
  }

  private func conditions(_ outline: SwiftOutline) -> [(Range<Int>, String)] {
    var result: [(Range<Int>, String)] = []
    let tokens = outline.tokens
    for index in tokens.indices where tokens[index].startsLine && (tokens[index].text == "#if" || tokens[index].text == "#elseif") {
      var place = index + 1
      while place < tokens.count, tokens[place].line == tokens[index].line {
        if tokens[place].text == "os", place + 3 < tokens.count, tokens[place + 1].is("("), tokens[place + 3].is(")") {
          let range = tokens[place].range.lowerBound..<tokens[place + 3].range.upperBound
          if tokens[place + 2].text == "iOS" { result.append((range, "true")) }
          if tokens[place + 2].text == "Linux" { result.append((range, "false")) }
        } else if tokens[place].text == "canImport", place + 3 < tokens.count, tokens[place + 3].is(")") {
          let range = tokens[place].range.lowerBound..<tokens[place + 3].range.upperBound
          if merged.contains(tokens[place + 2].text) { result.append((range, "true")) }
          if Self.absent.contains(tokens[place + 2].text) { result.append((range, "false")) }
        } else if isSix, tokens[place].text == "swift", place + 1 < tokens.count, tokens[place + 1].is("(") {
          // It stays what it is there where the files are compiled in Swift 5 mode, because of isolation.
          result.append((tokens[place].range, "compiler"))
        }
        place += 1
      }
    }
    return result
  }

  /// `Module.Name` for modules that are compiled into one here, and for the C library, whose functions Foundation has on Linux.
  private func qualifiers(of file: ReachabilityFile) -> [(Range<Int>, String)] {
    var result: [(Range<Int>, String)] = []
    let tokens = file.outline.tokens
    let inner = merged.isEmpty ? [] : Self.innerTypes(of: file.outline.declarations)
    let exportsViews = imports(of: file, withGuarded: true).contains { $0.module == "SwiftUI" || $0.module == "WidgetKit" }
    for index in tokens.indices.dropLast() where tokens[index].kind == .word {
      // An import is changed as a whole: `import struct Kit.Row`, and `import struct Foundation.URLRequest`, which Foundation does not have here.
      guard !tokens[..<index].suffix(2).contains(where: { $0.text == "import" }) else {
        if index > 1, tokens[index - 2].text == "import", tokens[index].text == "Foundation", index + 2 < tokens.count,
          tokens[index + 1].is("."), Self.isMovedName(tokens[index + 2].text)
        {
          result.append((tokens[index - 1].range.lowerBound..<tokens[index + 2].range.upperBound, "Foundation"))
        }
        continue
      }
      // SwiftUI exports the module of its core.
      if exportsViews, tokens[index].text == "SwiftUICore", tokens[index + 1].is(".") {
        result.append((tokens[index].range, "SwiftUI"))
        continue
      }
      if tokens[index].text == "Foundation", index + 2 < tokens.count, tokens[index + 1].is("."),
        Self.isMovedName(tokens[index + 2].text)
      {
        result.append((tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound, ""))
        continue
      }
      // `NotificationCenter.default` is a member of Foundation's class, not of the module.
      let isLibrary = Self.systemLibraries.contains(tokens[index].text) && tokens[index].text != "NotificationCenter"
      guard isLibrary || merged.contains(tokens[index].text) && !named.contains(tokens[index].text) else { continue }
      let isMember = index > 0 && tokens[index - 1].is(".")
      if tokens[index + 1].is("."), !isMember {
        let isHidden = index + 2 < tokens.count && inner.contains(tokens[index + 2].text)
        let module = isLibrary ? "Foundation." : isHidden || namesItself(tokens, index) ? program + "." : ""
        result.append((tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound, module))
      }
    }
    return result
  }

  /// `URLSession`, `XMLParser` and the like, which are in Foundation on iOS; on Linux Foundation declares them only to say that they are in
  /// FoundationNetworking and FoundationXML.
  private static func isMovedName(_ word: String) -> Bool {
    word.hasPrefix("URLSession") || word.hasPrefix("XMLParser")
      || [
        "URLRequest", "NSURLRequest", "NSMutableURLRequest", "URLResponse", "HTTPURLResponse", "URLCache", "CachedURLResponse",
        "URLCredential", "URLCredentialStorage",
        "URLAuthenticationChallenge", "URLProtectionSpace", "URLProtocol", "HTTPCookie", "HTTPCookieStorage",
      ].contains(word)
  }

  /// The types inside others, which hide types of modules.
  private static func innerTypes(of declarations: [SwiftDeclaration]) -> Set<String> {
    declarations.reduce(into: []) { names, declaration in
      names.formUnion(declaration.members.filter { $0.kind == .type || $0.kind == .alias }.flatMap(\.names))
      names.formUnion(innerTypes(of: declaration.members))
    }
  }

  /// Whether a declaration has the name of the type that it stands for or conforms to: `typealias Row = Kit.Row`.
  private func namesItself(_ tokens: [SwiftToken], _ module: Int) -> Bool {
    guard module > 2, module + 2 < tokens.count, tokens[module - 1].is("=") || tokens[module - 1].is(":") else { return false }
    return tokens[module + 2].text == tokens[module - 2].text
      && ["typealias", "associatedtype", "struct", "class", "enum", "actor"].contains(tokens[module - 3].text)
  }

  /// `kCTFontVariationAttribute as UIFontDescriptor.AttributeName`: Objective-C bridges Core Text's strings, here the type is called.
  private func bridgedAttributes(_ outline: SwiftOutline) -> [(Range<Int>, String)] {
    let tokens = outline.tokens
    return tokens.indices.dropLast(4).compactMap { index in
      guard tokens[index].text.hasPrefix("kCTFont"), tokens[index + 1].text == "as", tokens[index + 2].text == "UIFontDescriptor",
        tokens[index + 3].is("."), tokens[index + 4].text == "AttributeName"
      else { return nil }
      return (
        tokens[index].range.lowerBound..<tokens[index + 4].range.upperBound,
        "UIFontDescriptor.AttributeName(rawValue: \(tokens[index].text))"
      )
    }
  }

  /// Names that SwiftUI has on a phone, and that here come with the stand-in for Core Data.
  private static let dataNames: Set<String> = ["@FetchRequest", "FetchRequest", "FetchedResults", "managedObjectContext"]

  /// The import that a file needs if its views fetch from Core Data; on a phone importing SwiftUI is enough.
  private func dataImports(of file: ReachabilityFile) -> [(Range<Int>, String)] {
    guard file.outline.tokens.contains(where: { Self.dataNames.contains($0.text) }) else { return [] }
    let all = imports(of: file, withGuarded: true)
    guard let ui = all.first(where: { $0.module == "SwiftUI" }), !all.contains(where: { $0.module == "CoreData" }) else { return [] }
    return [(ui.declaration.range.upperBound..<ui.declaration.range.upperBound, "; import CoreData")]
  }
}
