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
    conformances = names.prefix { $0 != "{" }.trimmingCharacters(in: .whitespaces)
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
