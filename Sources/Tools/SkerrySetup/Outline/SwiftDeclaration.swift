/// A declaration of a Swift file with its place in it.
struct SwiftDeclaration {
  enum Kind: Equatable {
    /// `struct`, `class`, `enum`, `actor`, `protocol`.
    case type
    case `extension`
    case function
    /// `init`, `deinit`, `subscript`.
    case initializer
    case variable
    case alias
    /// `case` of an enum.
    case enumCase
    /// `#Preview { … }` and other freestanding macros.
    case macro
    case `import`
    /// Operators and precedence groups.
    case other

    /// The kind that a keyword begins, other than a type's.
    init(keyword: String) {
      self =
        switch keyword {
        case "func", "macro": .function
        case "init", "deinit", "subscript": .initializer
        case "var", "let": .variable
        case "typealias", "associatedtype": .alias
        case "case": .enumCase
        case "import": .import
        default: .other
        }
    }
  }
  var kind: Kind
  /// Its name; the extended type for an extension. A variable may have several names, and a subscript's label follows its keyword.
  var names: [String]
  /// The label of an initializer's first argument; `nil` without one.
  var label: String?
  /// The keyword: `struct`, `func`, `var`.
  var keyword: String
  /// UTF-8 bytes from the first attribute or modifier to the last brace.
  var range: Range<Int>
  /// Indices of its tokens.
  var tokens: Range<Int>
  /// UTF-8 bytes of its body including the outer braces; of a variable only if it is computed.
  var body: Range<Int>?
  /// Attributes with their `@`, and modifiers.
  var modifiers: [String]
  /// Inherited types of a type or an extension, as separate names: `A.B` is `A` and `B`.
  var inherited: [String]
  /// The members of a type or an extension.
  var members: [SwiftDeclaration] = []

  var name: String { names.first ?? "" }
  /// Whether only its own file, or its own type, can name it.
  var isPrivate: Bool { modifiers.contains { $0 == "private" || $0 == "fileprivate" } }
  /// Whether other files can name it as a type.
  var isSharedType: Bool { (kind == .type || kind == .alias) && !isPrivate }
  /// The `perform()` of an intent, which only runs when its button is pressed; `nil` if it is not an intent.
  var intentPerformance: SwiftDeclaration? {
    guard kind == .type || kind == .extension, inherited.contains(where: { $0.hasSuffix("Intent") }) else { return nil }
    return members.first { $0.kind == .function && $0.name == "perform" && $0.body != nil }
  }
  /// Whether it is a `#Preview`, to which nothing else can refer.
  var isPreviewMacro: Bool { kind == .macro && name == "#Preview" }
  var isPreview: Bool { isPreviewMacro || inherited.contains("PreviewProvider") }
  /// Whether it is a widget, or the extension that makes a type one.
  var isWidget: Bool { (kind == .type || kind == .extension) && (inherited.contains("Widget") || inherited.contains("ControlWidget")) }
  /// The widgets that it is or contains, such as those in an extension of their bundle, each with its name as other files write it:
  /// `Outer.Ride`.
  var widgets: [(path: String, declaration: SwiftDeclaration)] {
    isWidget ? [(name, self)] : members.flatMap(\.widgets).map { ("\(name).\($0.path)", $0.declaration) }
  }
  var isBundle: Bool { kind == .type && inherited.contains("WidgetBundle") }
}
