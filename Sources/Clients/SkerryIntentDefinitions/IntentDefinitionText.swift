/// The Swift that Xcode would make of intent definitions: classes, enums, responses and handling protocols.
package struct IntentDefinitionText {
  private let definitions: [IntentDefinition]
  /// Names that the target's own files declare: a repository may have Xcode's classes checked in.
  private let declared: Set<String>

  /// - Parameter sources: the texts of the target's Swift files.
  package init(_ definitions: [IntentDefinition], sources: [String] = []) {
    self.definitions = definitions
    declared = Set(sources.flatMap(Self.declarations))
  }

  /// One file; the same text for the same definitions. A name that two definitions share is declared once.
  package var text: String {
    var known = declared
    var parts = [Self.head]
    for choice in definitions.flatMap(\.enums) where known.insert(choice.name).inserted { parts.append(self.choice(choice)) }
    for thing in definitions.flatMap(\.types) where known.insert(thing.name).inserted { parts.append(self.thing(thing)) }
    for intent in definitions.flatMap(\.intents) where known.insert(intent.name + "Intent").inserted { parts.append(self.intent(intent)) }
    return parts.joined(separator: "\n")
  }

  private static let head = """
    // What Xcode makes of .intentdefinition files.
    // swift-format-ignore-file
    public import Foundation
    public import Intents

    """

  private static func declarations(_ source: String) -> [String] {
    source.matches(of: #/\b(?:class|enum|struct|protocol|typealias)\s+(\w+)/#).map { String($0.1) }
  }

  // MARK: Declarations

  private func choice(_ choice: IntentDefinition.Choice) -> String {
    var cases: [String] = []
    var taken: Set<Int> = []
    if !choice.values.contains(where: { $0.name == "unknown" }) {
      cases.append("  case unknown = 0\n")
      taken.insert(0)
    }
    for value in choice.values {
      var index = value.index
      while !taken.insert(index).inserted { index += 1 }
      cases.append("  case \(SwiftName.escaped(value.name)) = \(index)\n")
    }
    return """
      public enum \(choice.name): Int, Sendable {
      \(cases.joined())}
      open class \(choice.name)ResolutionResult: INEnumResolutionResult {
        public static func success(with value: \(choice.name)) -> Self { Self() }
        public static func confirmationRequired(with value: \(choice.name)) -> Self { Self() }
      }

      """
  }

  private func thing(_ thing: IntentDefinition.Thing) -> String {
    let properties = thing.properties.map { "  open var \(SwiftName.escaped($0.name)): \(type($0))?\n" }.joined()
    return """
      open class \(thing.name): INObject {
      \(properties)}
      open class \(thing.name)ResolutionResult: INObjectResolutionResult {
        public static func success(with value: \(thing.name)) -> Self { Self() }
        public static func disambiguation(with values: [\(thing.name)]) -> Self { Self() }
        public static func confirmationRequired(with value: \(thing.name)?) -> Self { Self() }
      }

      """
  }

  private func intent(_ intent: IntentDefinition.Intent) -> String {
    let name = intent.name + "Intent"
    let properties = intent.parameters.map(stored).joined()
    let defaults = intent.parameters.compactMap { parameter in
      parameter.defaultValue.map {
        "    \(SwiftName.escaped(parameter.name)) = \(parameter.isArray ? "[\($0)]" : $0)\n"
      }
    }
    // Codes beside the common ones begin at 100.
    let own = intent.codes.filter { !Self.commonCodes.contains($0) }.enumerated()
    return """
      open class \(name): INIntent {
      \(properties)\(defaults.isEmpty ? "" : "  open override func setDefaultValues() {\n\(defaults.joined())  }\n")}
      public enum \(name)ResponseCode: Int, Sendable {
        case \(Self.commonCodes.joined(separator: ", "))
      \(own.map { "  case \(SwiftName.escaped($1)) = \(100 + $0)\n" }.joined())}
      \(response(intent, name))
      \(handling(intent, name))
      """
  }

  // Source: INIntentResponseCode of the classes that Xcode generates, in its order from 0.
  private static let commonCodes = [
    "unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch",
  ]

  private func response(_ intent: IntentDefinition.Intent, _ name: String) -> String {
    let properties = intent.response.map(stored).joined()
    let makers = intent.codes.map { code in
      let arguments = intent.response.map { "\(SwiftName.escaped($0.name)): \(property($0))" }
      let sets = intent.response.map { "    response.\(SwiftName.escaped($0.name)) = \(SwiftName.escaped($0.name))\n" }.joined()
      guard !arguments.isEmpty else { return "" }
      return """
          public static func \(SwiftName.escaped(code))(\(arguments.joined(separator: ", "))) -> \(name)Response {
            let response = \(name)Response(code: .\(SwiftName.escaped(code)), userActivity: nil)
        \(sets)    return response
          }

        """
    }.joined()
    return """
      open class \(name)Response: INIntentResponse {
        public private(set) var code: \(name)ResponseCode = .unspecified
        public convenience init(code: \(name)ResponseCode, userActivity: NSUserActivity?) {
          self.init()
          self.code = code
        }
      \(properties)\(makers)}
      """
  }

  /// Every method has a default, because Xcode's are optional or have two spellings, of which a file writes one.
  private func handling(_ intent: IntentDefinition.Intent, _ name: String) -> String {
    var methods = [
      "func handle(intent: \(name), completion: @escaping (\(name)Response) -> Void)",
      "func confirm(intent: \(name), completion: @escaping (\(name)Response) -> Void)",
    ]
    var bodies = [
      "completion(\(name)Response(code: .failure, userActivity: nil))", "completion(\(name)Response(code: .ready, userActivity: nil))",
    ]
    for parameter in intent.parameters {
      let title = SwiftName.capitalized(parameter.name)
      let collection = "INObjectCollection<\(element(parameter))>?"
      let result = parameter.isArray ? "[\(parameter.kind.resolution)]" : parameter.kind.resolution
      methods += [
        "func resolve\(title)(for intent: \(name), with completion: @escaping (\(result)) -> Void)",
        "func provide\(title)OptionsCollection(for intent: \(name), with completion: @escaping (\(collection), (any Error)?) -> Void)",
        "func provide\(title)OptionsCollection(for intent: \(name), searchTerm: String?, with completion: @escaping (\(collection), (any Error)?) -> Void)",
        "func default\(title)(for intent: \(name)) -> \(property(parameter))",
      ]
      bodies += [
        "completion(\(parameter.isArray ? "[.notRequired()]" : ".notRequired()"))", "completion(nil, nil)", "completion(nil, nil)",
        nothing(parameter),
      ]
    }
    let requirements = methods.map { "  \($0)\n" }.joined()
    let defaults = zip(methods, bodies).map { "  public \($0) { \($1) }\n" }.joined()
    return """
      public protocol \(name)Handling: NSObjectProtocol {
      \(requirements)}
      extension \(name)Handling {
      \(defaults)}

      """
  }

  // MARK: Types

  private func type(_ parameter: IntentDefinition.Parameter) -> String {
    parameter.isArray ? "[\(parameter.kind.swiftType)]" : parameter.kind.swiftType
  }

  /// An enum is never missing: it has `unknown`.
  private func property(_ parameter: IntentDefinition.Parameter) -> String { type(parameter) + (nothing(parameter) == "nil" ? "?" : "") }

  private func nothing(_ parameter: IntentDefinition.Parameter) -> String {
    if case .choice = parameter.kind, !parameter.isArray { ".unknown" } else { "nil" }
  }

  private func stored(_ parameter: IntentDefinition.Parameter) -> String {
    "  open var \(SwiftName.escaped(parameter.name)): \(property(parameter)) = \(nothing(parameter))\n"
  }

  /// What a collection of a parameter's choices holds: strings are Foundation's there.
  private func element(_ parameter: IntentDefinition.Parameter) -> String {
    parameter.kind.swiftType == "String" ? "NSString" : parameter.kind.swiftType
  }
}
