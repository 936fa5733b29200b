import Foundation

/// A type that a macro makes conform to protocols: `@Model`, `@ModelActor`, `@Animatable` and `@AppIntent(schema:)`, and their expansions.
struct ConformingDeclaration {
  private let role: String
  private let macro: String
  /// The type that the macro is attached to, as written.
  private let declaration: String
  private let type: String
  /// The conformances that the type does not have yet.
  private let conformances: String

  init(_ request: [String: Any]) {
    func source(_ key: String) -> String {
      ((request[key] as? [String: Any])?["source"] as? String ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    }
    role = request["macroRole"] as? String ?? ""
    macro = (request["macro"] as? [String: Any])?["typeName"] as? String ?? ""
    declaration = source("declSyntax")
    type = source("extendedTypeSyntax")
    // The compiler passes the list in the head of a type: `struct Placeholder: A, B {}`.
    let list = source("conformanceListSyntax")
    let names = list.firstIndex(of: ":").map { list[list.index(after: $0)...] } ?? list[...]
    let protocols = names.prefix { $0 != "{" }.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    // A model belongs to no actor, in a module whose declarations belong to the main actor by default as well.
    let isModel = macro == "ModelMacro"
    conformances = protocols.map { isModel ? "nonisolated \($0)" : $0 }.joined(separator: ", ")
  }

  var expansion: String {
    switch role {
    case "extension":
      return type.isEmpty || conformances.isEmpty ? "" : "extension \(type): \(conformances) {}"
    case "member" where macro == "AppIntentSchemaMacro": return named("title", "LocalizedStringResource")
    case "member" where macro == "AppEntitySchemaMacro": return named("typeDisplayRepresentation", "TypeDisplayRepresentation")
    case "member":
      return """
        nonisolated let modelExecutor: any SwiftData.ModelExecutor
        nonisolated let modelContainer: SwiftData.ModelContainer
        init(modelContainer: SwiftData.ModelContainer) {
          self.modelContainer = modelContainer
          self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: SwiftData.ModelContext(modelContainer))
        }
        """
    default:
      return ""
    }
  }

  /// A static member with the type's name, unless the type declares the member itself.
  private func named(_ member: String, _ result: String) -> String {
    let words = LeadingTrivia(of: declaration).rest.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let keyword = words.firstIndex { ["struct", "class", "enum", "actor"].contains($0) }
    guard let keyword, keyword + 1 < words.count else { return "" }
    let declares = words.indices.dropFirst(2).contains {
      words[$0] == member && ["var", "let"].contains(words[$0 - 1]) && words[$0 - 2] == "static"
    }
    if declares { return "" }
    let access = words[..<keyword].contains("public") ? "public " : ""
    return "\(access)nonisolated static var \(member): \(result) { \"\(words[keyword + 1])\" }"
  }
}
