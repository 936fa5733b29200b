import Foundation

/// A type that a macro makes conform to protocols: `@Model`, `@ModelActor` and `@Animatable`, and their expansions.
struct ConformingDeclaration {
  private let role: String
  private let type: String
  /// The conformances that the type does not have yet.
  private let conformances: String

  init(_ request: [String: Any]) {
    func source(_ key: String) -> String {
      ((request[key] as? [String: Any])?["source"] as? String ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    }
    role = request["macroRole"] as? String ?? ""
    type = source("extendedTypeSyntax")
    // The compiler passes the list in the head of a type: `struct Placeholder: A, B {}`.
    let list = source("conformanceListSyntax")
    let names = list.firstIndex(of: ":").map { list[list.index(after: $0)...] } ?? list[...]
    let protocols = names.prefix { $0 != "{" }.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    // A model belongs to no actor, in a module whose declarations belong to the main actor by default as well.
    let isModel = (request["macro"] as? [String: Any])?["typeName"] as? String == "ModelMacro"
    conformances = protocols.map { isModel ? "nonisolated \($0)" : $0 }.joined(separator: ", ")
  }

  var expansion: String {
    switch role {
    case "extension":
      return type.isEmpty || conformances.isEmpty ? "" : "extension \(type): \(conformances) {}"
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
}
