import Foundation

/// The Swift names that SwiftGen's templates, and Tuist's, which are based on them, make from names of resources.
///
/// Source: the filters `swiftIdentifier:"pretty"`, `lowerFirstWord` and `escapeReservedKeywords` of StencilSwiftKit
/// (SwiftGen/StencilSwiftKit, Documentation/filters-strings.md).
enum AccessorName {
  /// A type: "ic_arrow left" is `IcArrowLeft`, "20_rest" is `_20Rest`.
  static func type(_ text: String) -> String {
    let parts = text.split(omittingEmptySubsequences: false) { !isPart($0) }
    let identifier = underscored(parts.map(capitalized).joined(separator: "_"))
    return underscored(camelCase(identifier))
  }

  /// A member: "ic_arrow left" is `icArrowLeft`, "URLChooser" is `urlChooser`.
  static func member(_ text: String) -> String {
    let name = type(text)
    let capitals = name.prefix { $0.isUppercase }
    // The last of several capitals in a row begins the next word: "URLChooser".
    let isWhole = capitals.count <= 1 || capitals.count == name.count
    let lowered = isWhole ? capitals.count : capitals.count - 1
    return name.prefix(lowered).lowercased() + name.dropFirst(lowered)
  }

  /// Whether a resource has a name in Swift: "%@", a key of many string catalogues, has none.
  static func isName(_ text: String) -> Bool { text.contains { $0 != "_" } }

  private static func camelCase(_ name: String) -> String {
    if name.contains(where: \.isLowercase) { return name.split(separator: "_").map(capitalized).joined() }
    // In a name of capitals alone a word also begins after a digit.
    var spaced = ""
    for character in name {
      if character.isUppercase, spaced.last?.isNumber == true { spaced.append("_") }
      spaced.append(character)
    }
    return spaced.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined()
  }

  private static func capitalized(_ word: Substring) -> String { word.prefix(1).uppercased() + word.dropFirst() }
  private static func isPart(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
  private static func underscored(_ name: String) -> String { name.first.map { $0.isLetter || $0 == "_" } == true ? name : "_" + name }
}
