import Foundation
import SkerryDiagnostics
import SkerryFormats
import SkerryLocalization

/// The strings of `.strings` and `.stringsdict` files in `.lproj` folders and of `.xcstrings` catalogues.
struct StringTables: Sendable {
  /// Language, table, key.
  private var formats: [String: [String: [String: LocalizedFormat]]] = [:]
  /// The language of the keys, if a catalogue declares one.
  private var sourceLanguage: String?
  private(set) var diagnostics: [Diagnostic] = []

  /// Folders nested deeper than this are not entered.
  private static let depthLimit = 4

  /// `nil` without strings.
  private var search: LanguageSearch?

  init(folders: [URL]) {
    for folder in folders { read(folder, depth: 0) }
    if !formats.isEmpty { search = LanguageSearch(of: languages, source: sourceLanguage) }
  }

  private mutating func read(_ folder: URL, depth: Int) {
    guard depth < Self.depthLimit else { return }
    var isUnlocalized = false
    for entry in InputFolder.entries(of: folder) {
      switch entry.pathExtension {
      case "lproj": readLanguage(entry)
      case "strings" where depth == 0, "stringsdict" where depth == 0: isUnlocalized = true
      case "xcstrings": readCatalogue(entry)
      case "xcassets", "strings", "stringsdict", "png", "ttf", "otf", "json": continue
      case _ where entry.hasDirectoryPath: read(entry, depth: depth + 1)
      default: continue
      }
    }
    if isUnlocalized { readLanguage(folder, Self.unlocalized) }
  }

  /// In place of a language: tables beside the folders of languages, which a bundle finds before those.
  private static let unlocalized = ""

  /// Sorted.
  var languages: [String] { formats.keys.filter { $0 != Self.unlocalized }.sorted() }

  // MARK: Look-up

  /// The translation in the best available language.
  func format(forKey key: String, table: String, language: String) -> LocalizedFormat? {
    guard let search else { return nil }
    if let found = formats[Self.unlocalized]?[table]?[key] { return found }
    for candidate in search.languages(for: language) {
      if let found = formats[candidate]?[table]?[key] { return found }
    }
    return nil
  }

  // MARK: Files of one language

  private mutating func readLanguage(_ folder: URL) {
    readLanguage(folder, folder.deletingPathExtension().lastPathComponent.lowercased())
  }

  private mutating func readLanguage(_ folder: URL, _ language: String) {
    // Plural rules of the base strings and of those beside them, whose language the bundle does not say. Our choice: English.
    let rules = language == "base" || language == Self.unlocalized ? "en" : language
    let files = InputFolder.entries(of: folder)
    // Plural tables come before plain ones of the same name, as on Apple's platforms.
    for file in files.sorted(by: { ($0.pathExtension, $0.path) > ($1.pathExtension, $1.path) }) {
      let table = file.deletingPathExtension().lastPathComponent
      guard ["strings", "stringsdict"].contains(file.pathExtension) else { continue }
      guard let data = InputFile.data(atPath: file.path) else {
        report(file, "cannot be read; check its permissions")
        continue
      }
      guard let list = PropertyList.dictionary(data) else {
        report(file, "\(PropertyList.fault(in: data)); it needs keys and strings in quotation marks, with a semicolon after each")
        continue
      }
      for (key, value) in list {
        if let text = value as? String {
          add(key, LocalizedFormat(text, language: rules), table, language)
        } else if let entry = value as? [String: Any] {
          guard let format = Self.plural(entry, rules) else {
            report(file, "has no NSStringLocalizedFormatKey, or no plural forms, for \"\(key)\"", isWhole: false)
            continue
          }
          add(key, format, table, language)
        }
      }
    }
  }

  private static func plural(_ entry: [String: Any], _ language: String) -> LocalizedFormat? {
    if let widths = entry["NSStringVariableWidthRuleType"] as? [String: String],
      let widest = widths.max(by: { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) })
    {
      return LocalizedFormat(widest.value, language: language)
    }
    guard let text = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    var variables: [String: LocalizedFormat.Variable] = [:]
    for (name, value) in entry {
      guard let rules = value as? [String: Any] else { continue }
      let forms = rules.compactMapValues { $0 as? String }.filter { !$0.key.hasPrefix("NSString") }
      if forms["other"] == nil { return nil }
      variables[name] = LocalizedFormat.Variable(
        argument: nil, specifier: rules["NSStringFormatValueTypeKey"] as? String ?? "lld", forms: forms)
    }
    return LocalizedFormat(text, variables: variables, language: language)
  }

  private mutating func add(_ key: String, _ format: LocalizedFormat, _ table: String, _ language: String) {
    if formats[language]?[table]?[key] == nil { formats[language, default: [:]][table, default: [:]][key] = format }
  }

  /// - Parameters:
  ///   - line: from 1.
  ///   - isWhole: whether nothing of the file is used.
  private mutating func report(_ file: URL, _ what: String, line: Int = 1, isWhole: Bool = true) {
    // A program's resources are links to the repository's files.
    let path = file.resolvingSymlinksInPath().path
    let here = FileManager.default.currentDirectoryPath + "/"
    let place = path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
    diagnostics.append(
      Diagnostic(
        .malformedStrings, "\(place) \(what); \(isWhole ? "its strings are" : "that string is") left out.",
        at: SourceSite(fileID: path, line: line)))
  }

  // MARK: Catalogues

  private mutating func readCatalogue(_ file: URL) {
    guard let data = InputFile.data(atPath: file.path) else { return report(file, "cannot be read; check its permissions") }
    guard let catalogue = StringCatalogue(data) else {
      // Foundation's parser, which is more lenient, decides whether the file can be used; the strict one says where it is damaged.
      if let fault = JSONSyntax.fault(in: data) { return report(file, fault.sentence, line: fault.place?.line ?? 1) }
      return report(file, "has no object \"strings\"; open it in Xcode and save it again")
    }
    let table = file.deletingPathExtension().lastPathComponent
    sourceLanguage = sourceLanguage ?? catalogue.sourceLanguage?.lowercased()
    for (key, localizations) in catalogue.localizations.sorted(by: { $0.key < $1.key }) {
      for (language, entry) in localizations.sorted(by: { $0.key < $1.key }) {
        guard let format = CatalogueEntry(language: language.lowercased()).format(entry) else {
          if let fault = StringCatalogue.fault(of: entry) { report(file, "\(fault) \"\(key)\" in \(language)", isWhole: false) }
          continue
        }
        add(key, format, table, language.lowercased())
      }
    }
  }
}

/// One localization of a string catalogue: a string, or variations by plural and device, with substitutions.
private struct CatalogueEntry {
  let language: String

  func format(_ entry: [String: Any]) -> LocalizedFormat? {
    guard var format = plain(entry) else { return nil }
    for (name, value) in entry["substitutions"] as? [String: [String: Any]] ?? [:] {
      guard let forms = plural(value) else { continue }
      format.variables[name] = LocalizedFormat.Variable(
        argument: (value["argNum"] as? Int).map { $0 - 1 }, specifier: value["formatSpecifier"] as? String ?? "lld", forms: forms)
    }
    return format
  }

  private func plain(_ entry: [String: Any]) -> LocalizedFormat? {
    if let text = StringCatalogue.text(of: entry) { return LocalizedFormat(text, language: language) }
    if let forms = plural(entry) {
      return LocalizedFormat(
        "%#@plural@", variables: ["plural": .init(argument: nil, specifier: "lld", forms: forms, isWhole: true)], language: language)
    }
    return device(entry).flatMap(plain)
  }

  private func plural(_ entry: [String: Any]) -> [String: String]? {
    let variations = entry["variations"] as? [String: Any]
    if let plural = variations?["plural"] as? [String: [String: Any]] {
      let forms = plural.compactMapValues(StringCatalogue.text)
      return forms.isEmpty ? nil : forms
    }
    return device(entry).flatMap(plural)
  }

  private func device(_ entry: [String: Any]) -> [String: Any]? {
    let devices = (entry["variations"] as? [String: Any])?["device"] as? [String: [String: Any]]
    return devices?["iphone"] ?? devices?["other"]
  }
}
