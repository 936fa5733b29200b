import SkerryCLI
import SkerryFormats

/// A widget or bundle with the name of the system's protocol that it conforms to: `struct Widget: Widget`, which Xcode's template generates for a
/// target called Widget. Swift takes the name for the type itself, so nothing in the target compiles. Here the type is renamed, so that it can be
/// drawn.
enum HidingProtocol {
  private static let names: Set<String> = ["Widget", "WidgetBundle"]

  /// Renames such types in an extension's own files.
  /// - Parameter module: what is added to the name.
  /// - Returns: the parts of the report. A type that names the protocol with its module (`struct WidgetBundle: SwiftUI.WidgetBundle`) compiles in Xcode
  ///   and is not among them.
  static func rename(in files: [ReachabilityFile], module: String) -> [LeftOut] {
    let found = Set(
      files.flatMap(\.outline.declarations)
        .filter { $0.kind == .type && names.contains($0.name) && $0.inherited.contains($0.name) }.map(\.name))
    guard !found.isEmpty else { return [] }
    let qualified = files.reduce(into: Set<String>()) { names, file in
      for type in file.outline.declarations where found.contains(type.name) && type.kind == .type {
        let head = file.outline.tokens[type.tokens].prefix { !$0.is("{") }
        if zip(head, head.dropFirst()).contains(where: { $0.is(".") && $1.text == type.name }) { names.insert(type.name) }
      }
    }
    for file in files where !found.isDisjoint(with: file.names.words) {
      let tokens = file.outline.tokens
      let types = tokens.indices.filter { found.contains(tokens[$0].text) && tokens[$0].kind == .word && isType(tokens, $0) }
      if !types.isEmpty { file.replace(types.map { (range: tokens[$0].range, by: "\(tokens[$0].text)_\(module)") }) }
    }
    return found.subtracting(qualified).sorted().map { name in
      LeftOut(
        kind: .part, name: name,
        reason: "the target's own type \(name) hides the system's protocol, so Xcode does not compile it; it is drawn as \(name)_\(module)",
        remedy: "rename the type")
    }
  }

  /// Whether a name is declared or called, and does not stand for the protocol, as after a colon or `some`.
  private static func isType(_ tokens: [SwiftToken], _ index: Int) -> Bool {
    if index > 0, ["struct", "class"].contains(tokens[index - 1].text) { return true }
    guard index + 1 < tokens.count, index == 0 || !tokens[index - 1].is(".") else { return false }
    return tokens[index + 1].is("(") || tokens[index + 1].is(".")
  }
}
