import Foundation

/// The contents of a `.intentdefinition` file: SiriKit intents, enums and types, from which Xcode generates Swift
/// classes.
package struct IntentDefinition: Equatable {
  /// In file order.
  package var enums: [Choice] = []
  /// In file order.
  package var types: [CustomType] = []
  package var intents: [Intent] = []

  /// An enum of the definition.
  package struct Choice: Equatable {
    /// The name of the Swift enum.
    package var name: String
    /// The name without the class prefix, which files may use as well; `nil` without a prefix.
    package var plainName: String?
    /// The cases with their raw values.
    package var values: [(name: String, index: Int)]

    package static func == (a: Choice, b: Choice) -> Bool {
      a.name == b.name && a.plainName == b.plainName && a.values.elementsEqual(b.values, by: ==)
    }
  }

  /// A type of the definition: a subclass of `INObject`.
  package struct CustomType: Equatable {
    /// The name of the Swift class.
    package var name: String
    /// The name without the class prefix, which files may use as well; `nil` without a prefix.
    package var plainName: String?
    /// Its members, in addition to those of `INObject`.
    package var properties: [Parameter]
  }

  /// An intent: a subclass of `INIntent`, its response and its handling protocol.
  package struct Intent: Equatable {
    /// Without the `Intent` at the end of the class's name.
    package var name: String
    /// The name with the class prefix, which files use as well; `nil` without a prefix.
    package var prefixedName: String?
    package var parameters: [Parameter]
    /// The properties of the response.
    package var response: [Parameter]
    /// The response's codes, in addition to those that every response has.
    package var codes: [String]
  }

  /// A parameter of an intent, or a property of a type or a response.
  package struct Parameter: Equatable {
    /// The name of the Swift property.
    package var name: String
    /// The kind, which determines the Swift type.
    package var kind: ParameterKind
    /// Whether the property holds several values.
    package var isArray = false
    /// The default value in Xcode's editor as Swift source; `nil` without one.
    package var defaultValue: String?
  }
}

/// Why a `.intentdefinition` file cannot be read.
package enum IntentDefinitionError: Error, Equatable, CustomStringConvertible {
  case noPropertyList(path: String)
  case noName(path: String, what: String)
  case unusableName(path: String, name: String)

  package var description: String {
    switch self {
    case .noPropertyList(let path): "\(path) is not a property list of intents; open it in Xcode and save it again."
    case .noName(let path, let what): "\(path) has \(what) without a name; open it in Xcode and save it again."
    case .unusableName(let path, let name): "\(path) has the name \"\(name)\", which is not a Swift name; rename it in Xcode."
    }
  }
}
