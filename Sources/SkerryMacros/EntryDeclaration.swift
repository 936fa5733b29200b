import Foundation

/// `@Entry var name: Type = value` and the key and accessors that it becomes.
struct EntryDeclaration {
  private let name: String
  private let type: String?
  private let value: String?

  init?(_ source: String) {
    guard let keyword = source.range(of: "var ") else { return nil }
    let rest = source[keyword.upperBound...]
    let sides = rest.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    guard let head = sides.first else { return nil }
    let parts = head.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    name = parts[0]
    type = parts.count > 1 ? parts[1] : nil
    value = sides.count > 1 ? sides[1] : nil
    if type == nil && value == nil { return nil }
  }

  var peer: String {
    let annotation = type.map { ": \($0)" } ?? ""
    return """
      private struct __Key_\(name): SwiftUI.EnvironmentKey {
        static var defaultValue\(type.map { ": \($0)" } ?? ": __Value") { \(value ?? "nil") }
        \(type == nil ? "typealias __Value = __Inferred_\(name).Value" : "")
      }
      \(annotation.isEmpty ? "private enum __Inferred_\(name) { typealias Value = \(Self.inferredType(value ?? "")) }" : "")
      """
  }

  var accessors: String {
    """
    {
      get { self[__Key_\(name).self] }
      set { self[__Key_\(name).self] = newValue }
    }
    """
  }

  /// The type of a plain literal; anything else is taken as a call of its type's initialiser.
  private static func inferredType(_ value: String) -> String {
    if value == "true" || value == "false" { return "Swift.Bool" }
    if value.hasPrefix("\"") { return "Swift.String" }
    if Int(value) != nil { return "Swift.Int" }
    if Double(value) != nil { return "Swift.Double" }
    return String(value.prefix { $0 != "(" && $0 != " " })
  }
}
