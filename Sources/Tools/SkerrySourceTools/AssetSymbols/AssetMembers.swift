import SkerryFormats

/// The static members with which a file extends the types to which Xcode adds assets.
package enum AssetMembers {
  /// The types that get a member for each asset.
  package static let types: Set<String> = ["Color", "ShapeStyle", "UIColor", "UIImage", "ImageResource", "ColorResource"]
  /// Those whose members are found where a style is expected.
  package static let styles: Set<String> = ["ShapeStyle"]

  /// The names after `static let` and `static var` in extensions of these types. Comments, strings and other types do not count.
  static func names(in source: String, of types: Set<String>) -> Set<String> {
    let tokens = SwiftTokenizer.tokens(of: Array(source.utf8))
    var names: Set<String> = []
    var index = 0
    while index < tokens.count {
      defer { index += 1 }
      guard tokens[index].kind == .word, tokens[index].text == "extension" else { continue }
      guard let open = tokens[index...].firstIndex(where: { $0.is("{") }) else { break }
      // `SwiftUI.Color: Sendable where …`: the extended type is before what it conforms to and requires.
      let head = tokens[(index + 1)..<open].prefix { !$0.is(":") && !$0.is("where") }
      guard let type = head.last(where: { $0.kind == .word }), types.contains(type.text) else { continue }
      let end = tokens.closingBracket(of: open)
      var depth = 0
      for place in open..<end {
        if tokens[place].is("{") { depth += 1 }
        if tokens[place].is("}") { depth -= 1 }
        guard depth == 1, place + 2 <= end, tokens[place].is("static"), tokens[place + 1].is("let") || tokens[place + 1].is("var") else {
          continue
        }
        names.insert(tokens[place + 2].text)
      }
      index = end
    }
    return names
  }
}
