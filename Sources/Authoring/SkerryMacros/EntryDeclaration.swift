import Foundation

/// `@Entry var name: Type = value` and its expansion: the key and the accessors.
struct EntryDeclaration {
  private let name: String
  private let type: String?
  private let value: String?

  init?(_ source: String) {
    let declaration = LeadingTrivia(of: source).rest
    guard let keyword = declaration.range(of: "var ") else { return nil }
    let rest = declaration[keyword.upperBound...]
    let sides = rest.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    guard let head = sides.first else { return nil }
    let parts = head.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    name = parts[0]
    type = parts.count > 1 ? parts[1] : nil
    value = sides.count > 1 ? sides[1] : nil
    if type == nil && value == nil { return nil }
  }

  var peer: String {
    // Without a declared type the type is inferred from a stored property; with a declared type the property is
    // computed, which also works for values that are not concurrency-safe.
    let body = type.map { "static var defaultValue: \($0) { \(value ?? "nil") }" } ?? "static let defaultValue = \(value ?? "nil")"
    return """
      private struct __Key_\(name): SwiftUI.EnvironmentKey {
        \(body)
      }
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
}
