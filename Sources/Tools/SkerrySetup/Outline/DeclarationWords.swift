/// The words with which declarations begin.
enum DeclarationWords {
  static let types: Set<String> = ["struct", "class", "enum", "actor", "protocol"]
  static let all: Set<String> = types.union([
    "extension", "func", "var", "let", "init", "deinit", "subscript", "typealias", "associatedtype", "case", "import", "operator",
    "precedencegroup", "macro",
  ])
  static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "package", "open", "static", "final", "class", "override", "mutating", "nonmutating",
    "lazy", "weak", "unowned", "optional", "required", "convenience", "dynamic", "indirect", "prefix", "postfix", "infix", "nonisolated",
    "isolated", "distributed", "async", "borrowing", "consuming", "unsafe", "safe", "sending",
  ]
  static let directives: Set<String> = ["#if", "#elseif", "#else", "#endif", "#warning", "#error", "#sourceLocation"]
}
