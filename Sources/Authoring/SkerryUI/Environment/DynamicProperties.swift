/// A stored property that takes part in a view's life. A still picture only lets it read the environment.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property that reads the environment of its view.
protocol EnvironmentReading {
  func read(from environment: EnvironmentValues)
}

/// Hands a view's environment to its property wrappers before its body is evaluated.
@MainActor
enum DynamicProperties {
  /// Types found to hold nothing that reads the environment: they are not looked through again.
  private static var plainTypes: Set<ObjectIdentifier> = []

  static func inject(into value: Any, from environment: EnvironmentValues) {
    let type = ObjectIdentifier(Swift.type(of: value))
    if plainTypes.contains(type) { return }
    if !injectFields(of: value, from: environment) { plainTypes.insert(type) }
  }

  private static func injectFields(of value: Any, from environment: EnvironmentValues) -> Bool {
    var found = false
    for field in Mirror(reflecting: value).children {
      if let reader = field.value as? any EnvironmentReading {
        reader.read(from: environment)
        found = true
      } else if field.value is any DynamicProperty {
        // A property wrapper of the customer's may hold wrappers of ours.
        found = injectFields(of: field.value, from: environment) || found
      }
    }
    return found
  }
}
