import Foundation

/// The Swift classes that Xcode generates from Core Data models, over the stand-in for Core Data: properties keep their values by key.
///
/// Source of the forms: "Generating code" in Apple's Core Data documentation; object types are optional, scalars are not.
struct ManagedClasses {
  private var entities: [ManagedEntity] = []

  /// Reads the current version of each model; what cannot be read has no classes.
  /// - Parameter models: paths of `.xcdatamodeld` folders.
  init(models: [String]) {
    for path in models.sorted() {
      for entity in ManagedEntity.all(inModel: path) where !entities.contains(where: { $0.className == entity.className }) {
        entities.append(entity)
      }
    }
  }

  /// The Swift file with the classes that files name and do not declare; `nil` if there are none.
  func text(for names: SwiftNames) -> String? {
    func isWanted(_ entity: ManagedEntity) -> Bool {
      let isDeclared = names.types.contains(entity.className)
      switch entity.generation {
      case .classDefinition: return !isDeclared
      case .properties: return isDeclared
      case .nothing: return false
      }
    }
    var wanted = entities.filter { names.words.contains($0.className) && isWanted($0) }
    // They name the entities they refer to.
    var index = 0
    while index < wanted.count {
      for name in wanted[index].referred {
        guard let other = entities.first(where: { $0.entityName == name }), !wanted.contains(other), isWanted(other) else { continue }
        wanted.append(other)
      }
      index += 1
    }
    guard !wanted.isEmpty else { return nil }
    let classes = Dictionary(entities.map { ($0.entityName, $0.className) }) { first, _ in first }
    let texts = wanted.map { entity in
      entity.text(classNames: classes, isIdentifiable: names.identifiable.contains(entity.className))
    }
    return "import CoreData\nimport Foundation\n\n" + texts.joined(separator: "\n")
  }
}
