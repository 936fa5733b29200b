/// A name in an asset catalogue and the Swift name that Xcode makes of it.
package struct AssetSymbol: Sendable, Hashable {
  /// Images include symbol sets, as in Xcode.
  package enum Kind: Sendable, Hashable { case image, color }

  package let kind: Kind
  /// As `Image("…")` takes it, namespaces and slashes included.
  package let assetName: String
  /// The namespaces that contain it, as names of enums.
  package let namespaces: [String]
  /// The member's name, without backticks.
  package let name: String

  /// - Parameters:
  ///   - path: namespaces from the outermost, then the name of the set.
  ///   - keepsSuffix: keeps `Image` or `Color` at the end, which is otherwise removed.
  package init(_ kind: Kind, path: [String], keepsSuffix: Bool = false) {
    self.kind = kind
    assetName = path.joined(separator: "/")
    namespaces = path.dropLast().map { Self.upperCamelCase($0) }
    var words = path.last ?? ""
    let suffix = kind == .image ? "Image" : "Color"
    if !keepsSuffix, words.hasSuffix(suffix), words.dropLast(suffix.count).contains(where: { $0.isLetter || $0.isNumber }) {
      words.removeLast(suffix.count)
    }
    name = Self.lowerCamelCase(words)
  }

  /// `QRCode small` is qrCodeSmall; a name that begins with a digit gets an underscore.
  static func lowerCamelCase(_ text: String) -> String {
    let joined = Self.joined(text)
    let run = joined.prefix { $0.isUppercase }
    // The last of several capitals in a row begins the next word.
    let isAllCapitals = run.count == joined.count || !(joined.dropFirst(run.count).first?.isLowercase ?? false)
    let lowered = run.count <= 1 || isAllCapitals ? run.count : run.count - 1
    return underscored(joined.prefix(lowered).lowercased() + joined.dropFirst(lowered))
  }

  static func upperCamelCase(_ text: String) -> String {
    let joined = Self.joined(text)
    return underscored(joined.prefix(1).uppercased() + joined.dropFirst())
  }

  /// Words joined without spaces, each but the first with a capital.
  private static func joined(_ text: String) -> String {
    text.split { !$0.isLetter && !$0.isNumber }.enumerated()
      .map { index, word in index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst() }.joined()
  }

  private static func underscored(_ name: String) -> String { name.first.map { $0.isNumber } ?? true ? "_" + name : name }
}
