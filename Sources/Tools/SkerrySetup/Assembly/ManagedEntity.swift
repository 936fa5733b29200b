import Foundation

/// An entity of a Core Data model.
struct ManagedEntity: Equatable {
  /// What Xcode generates for an entity.
  enum Generation: Equatable {
    /// `codeGenerationType="class"`.
    case classDefinition
    /// `codeGenerationType="category"`: an extension with the properties.
    case properties
    case nothing
  }
  struct Property: Equatable {
    var name: String
    /// As written in Swift; a relation's is the name of its entity.
    var type: String
    /// What a scalar is before it is set; `nil` for an optional.
    var initial: String?
    var isToMany = false
    var isRelation = false
  }
  var entityName: String
  var className: String
  var parent: String?
  var generation: Generation
  var properties: [Property] = []

  /// The entities that it refers to.
  var referred: [String] { properties.filter(\.isRelation).map(\.type) + [parent].compactMap { $0 } }

  /// The Swift text of the class, or of the extension.
  /// - Parameters:
  ///   - classNames: the names of classes by the names of their entities.
  ///   - isIdentifiable: whether the app's own files say so already.
  func text(classNames: [String: String], isIdentifiable: Bool) -> String {
    var lines: [String] = []
    if generation == .classDefinition {
      lines.append("public class \(className): \(parent.flatMap { classNames[$0] } ?? "NSManagedObject") {}")
    }
    lines.append("extension \(className) {")
    lines.append("  public class func fetchRequest() -> NSFetchRequest<\(className)> { NSFetchRequest(entityName: \"\(entityName)\") }")
    for property in properties {
      let other = classNames[property.type] ?? "NSManagedObject"
      let type = property.isRelation && !property.isToMany ? other : property.isToMany ? "NSSet" : property.type
      let value = "value(forKey: \"\(property.name)\") as? \(type)"
      lines += [
        "  public var `\(property.name)`: \(type)\(property.initial == nil ? "?" : "") {",
        "    get { \(property.initial.map { "\(value) ?? \($0)" } ?? value) }",
        "    set { setValue(newValue, forKey: \"\(property.name)\") }",
        "  }",
      ]
      guard property.isToMany else { continue }
      let suffix = property.name.prefix(1).uppercased() + property.name.dropFirst()
      for (verb, change) in [("addTo", "union"), ("removeFrom", "subtracting")] {
        let set = "(`\(property.name)` as? Set<NSObject> ?? [])"
        lines.append("  public func \(verb)\(suffix)(_ value: \(other)) { `\(property.name)` = \(set).\(change)([value]) as NSSet }")
        lines.append(
          "  public func \(verb)\(suffix)(_ values: NSSet) { `\(property.name)` = \(set).\(change)(values as? Set<NSObject> ?? []) as NSSet }"
        )
      }
    }
    lines.append("}")
    // `NSManagedObject` itself does not conform.
    if parent == nil, !isIdentifiable { lines.append("extension \(className): Identifiable {}") }
    return lines.joined(separator: "\n") + "\n"
  }
}
