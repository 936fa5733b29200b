import Foundation
import Intents
import SkerrySourceTools
import Testing

private final class Handler: NSObject, FollowIntentHandling {
  func handle(intent: FollowIntent, completion: @escaping (FollowIntentResponse) -> Void) {
    completion(FollowIntentResponse(code: .success, userActivity: nil))
  }
}

@Suite struct IntentDefinitionTests {
  private func definition(_ list: [String: Any]) throws -> IntentDefinition {
    try IntentDefinition(PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0), path: "A.intentdefinition")
  }

  private static let codes = [["INIntentResponseCodeName": "success"], ["INIntentResponseCodeName": "failure"]]

  @Test func theTemplatesIntentIsAClass() throws {
    let found = try definition([
      "INIntents": [["INIntentName": "Configuration", "INIntentType": "Custom", "INIntentResponse": ["INIntentResponseCodes": Self.codes]]]
    ])
    #expect(found.intents.map(\.name) == ["Configuration"] && found.intents[0].parameters.isEmpty && found.intents[0].response.isEmpty)
    #expect(found.intents[0].codes == ["success", "failure"])
    let text = IntentDefinitionText([found]).text
    #expect(text.contains("open class ConfigurationIntent: INIntent {"))
    #expect(text.contains("public protocol ConfigurationIntentHandling: NSObjectProtocol {"))
    #expect(text.contains("public enum ConfigurationIntentResponseCode: Int, Sendable {"))
    #expect(!text.contains("= 100"))
  }

  /// An intent with a parameter of every kind.
  private static var follow: [String: Any] {
    let parameters: [[String: Any]] = [
      ["INIntentParameterName": "title", "INIntentParameterType": "String"],
      [
        "INIntentParameterName": "count", "INIntentParameterType": "Integer",
        "INIntentParameterMetadata": ["INIntentParameterMetadataDefaultValue": 3],
      ],
      [
        "INIntentParameterName": "isLoud", "INIntentParameterType": "Boolean",
        "INIntentParameterMetadata": ["INIntentParameterMetadataDefaultValue": true],
      ],
      [
        "INIntentParameterName": "mood", "INIntentParameterType": "Integer", "INIntentParameterEnumType": "Mood",
        "INIntentParameterMetadata": ["INIntentParameterMetadataDefaultValue": "default"],
      ],
      [
        "INIntentParameterName": "teams", "INIntentParameterType": "Object", "INIntentParameterObjectType": "Team",
        "INIntentParameterSupportsMultipleValues": true,
      ],
      ["INIntentParameterName": "far", "INIntentParameterType": "Distance"],
      ["INIntentParameterName": "what", "INIntentParameterType": "SomethingNew"],
    ]
    return [
      "INEnums": [
        ["INEnumName": "Mood", "INEnumValues": [["INEnumValueName": "unknown"], ["INEnumValueName": "default", "INEnumValueIndex": 1]]]
      ],
      "INTypes": [
        [
          "INTypeName": "Team",
          "INTypeProperties": [
            ["INTypePropertyName": "identifier", "INTypePropertyType": "String"],
            ["INTypePropertyName": "town", "INTypePropertyType": "String"],
          ],
        ]
      ],
      "INIntents": [["INIntentName": "Follow", "INIntentParameters": parameters]],
    ]
  }

  @Test func parametersHaveTheTypesThatXcodeGivesThem() throws {
    let text = IntentDefinitionText([try definition(Self.follow)]).text
    for line in [
      "open var title: String? = nil", "open var count: NSNumber? = nil", "open var isLoud: NSNumber? = nil",
      "open var mood: Mood = .unknown",
      "open var teams: [Team]? = nil", "open var far: Measurement<UnitLength>? = nil", "open var what: INObject? = nil",
      "    count = NSNumber(value: 3)\n", "    isLoud = NSNumber(value: true)\n", "    mood = .`default`\n",
      "  case unknown = 0\n  case `default` = 1\n", "  open var town: String?\n",
      "func provideTeamsOptionsCollection(for intent: FollowIntent, with completion: @escaping (INObjectCollection<Team>?, (any Error)?) -> Void)",
      "func provideTitleOptionsCollection(for intent: FollowIntent, with completion: @escaping (INObjectCollection<NSString>?, (any Error)?) -> Void)",
      "func resolveTeams(for intent: FollowIntent, with completion: @escaping ([TeamResolutionResult]) -> Void)",
      "func defaultMood(for intent: FollowIntent) -> Mood",
    ] { #expect(text.contains(line), "\(line)") }
    #expect(!text.contains("open var identifier"))
  }

  /// The text is a file of this target, so it is compiled.
  @Test func theTextEqualsTheCompiledFile() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("GeneratedIntents.swift")
    #expect(try IntentDefinitionText([definition(Self.follow)]).text == String(contentsOf: file, encoding: .utf8))
    let intent = FollowIntent()
    #expect(intent.count == nil && intent.mood == .unknown)
    intent.setDefaultValues()
    #expect(intent.count == 3 && intent.isLoud == true && intent.mood == .default)
    var answer: FollowIntentResponse?
    Handler().handle(intent: intent) { answer = $0 }
    #expect(answer?.code == .success)
    Handler().confirm(intent: intent) { answer = $0 }
    #expect(answer?.code == .ready)
  }

  @Test func codesAndValuesOfAResponseHaveInitializers() throws {
    let response: [String: Any] = [
      "INIntentResponseCodes": Self.codes + [["INIntentResponseCodeName": "closed"]],
      "INIntentResponseParameters": [["INIntentResponseParameterName": "wait", "INIntentResponseParameterType": "Integer"]],
    ]
    let text = IntentDefinitionText([try definition(["INIntents": [["INIntentName": "Order", "INIntentResponse": response]]])]).text
    #expect(text.contains("  case closed = 100\n"))
    #expect(text.contains("public static func closed(wait: NSNumber?) -> OrderIntentResponse {"))
  }

  /// Files name an intent with the class prefix or without it.
  @Test func theClassPrefixIsPartOfASecondName() throws {
    let intents: [[String: Any]] = [
      ["INIntentName": "Order", "INIntentClassPrefix": "ABC"], ["INIntentName": "Plain", "INIntentClassPrefix": ""],
      ["INIntentName": "Own", "INIntentClassName": "OwnIntent", "INIntentClassPrefix": "ABC"],
    ]
    let text = IntentDefinitionText([try definition(["INIntents": intents])]).text
    for suffix in ["", "Response", "ResponseCode", "Handling"] {
      #expect(text.contains("public typealias ABCOrderIntent\(suffix) = OrderIntent\(suffix)"))
    }
    #expect(text.components(separatedBy: "typealias ABC").count == 5)
  }

  /// An enum and a type have the prefix of the file's intents, although only these name it, and are not in the way of a module's own type.
  @Test func enumsAndTypesHaveTheClassPrefix() throws {
    let parameter = ["INIntentParameterName": "kind", "INIntentParameterType": "Integer", "INIntentParameterEnumType": "Kind"]
    let definition = try definition([
      "INEnums": [["INEnumName": "Kind", "INEnumValues": [["INEnumValueName": "own"]]]], "INTypes": [["INTypeName": "Tag"]],
      "INIntents": [["INIntentName": "Order", "INIntentClassPrefix": "ABC", "INIntentParameters": [parameter]]],
    ])
    let text = IntentDefinitionText([definition], declared: ["Kind"]).text
    #expect(text.contains("public enum ABCKind: Int, Sendable {"))
    #expect(text.contains("open var kind: ABCKind = .unknown"))
    #expect(text.contains("open class ABCTag: INObject {"))
    #expect(text.contains("public typealias Tag = ABCTag"))
    #expect(!text.contains("typealias Kind"))
  }

  /// A class name that was chosen in Xcode is the Swift name.
  @Test func classNamesOfTheirOwn() throws {
    let parameters: [[String: Any]] = [
      ["INIntentParameterName": "tag", "INIntentParameterType": "Object", "INIntentParameterObjectType": "Tag"],
      ["INIntentParameterName": "kind", "INIntentParameterType": "Integer", "INIntentParameterEnumType": "Kind"],
    ]
    let text = IntentDefinitionText([
      try definition([
        "INEnums": [["INEnumName": "Kind", "INEnumClassName": "TagKind", "INEnumValues": [["INEnumValueName": "own"]]]],
        "INTypes": [
          [
            "INTypeName": "Tag", "INTypeClassName": "WidgetTag", "INTypeClassPrefix": "NO",
            "INTypeProperties": [["INTypePropertyName": "own", "INTypePropertyType": "Integer", "INTypePropertyEnumType": "Kind"]],
          ]
        ],
        "INIntents": [
          ["INIntentName": "List", "INIntentClassName": "ListWidgetIntent", "INIntentParameters": parameters],
          ["INIntentName": "Other", "INIntentClassName": ""],
        ],
      ])
    ]).text
    for line in [
      "public enum TagKind: Int", "open class WidgetTag: INObject {", "open class ListWidgetIntent: INIntent {",
      "open class OtherIntent: INIntent {",
      "open var tag: WidgetTag? = nil", "open var kind: TagKind = .unknown", "open var own: TagKind = .unknown",
      "(WidgetTagResolutionResult) -> Void",
    ] { #expect(text.contains(line), "\(line)") }
    #expect(!text.contains(": Tag?") && !text.contains("class Tag:"))
  }

  @Test func declaredNamesAreNotGenerated() throws {
    let found = try definition(["INIntents": [["INIntentName": "A"], ["INIntentName": "B"]]])
    let text = IntentDefinitionText(
      [found, found],
      sources: [
        "@objc public class AIntent: INIntent {}", "enum Ride {\n  struct BIntent {}\n}\nprivate struct BIntentResponse {}",
      ]
    ).text
    #expect(!text.contains("class AIntent:"))
    #expect(text.components(separatedBy: "class BIntent:").count == 2)
  }

  @Test func invalidFilesGiveOneSentence() throws {
    #expect(throws: IntentDefinitionError.noPropertyList(path: "A")) { try IntentDefinition(Data("{".utf8), path: "A") }
    #expect(throws: IntentDefinitionError.noName(path: "A.intentdefinition", what: "an intent")) { try definition(["INIntents": [[:]]]) }
    #expect(throws: IntentDefinitionError.unusableName(path: "A.intentdefinition", name: "a b; import Glibc")) {
      try definition(["INIntents": [["INIntentName": "a b; import Glibc"]]])
    }
    let error = IntentDefinitionError.unusableName(path: "A", name: "a b")
    #expect("\(error)" == "A has the name \"a b\", which is not a Swift name; rename it in Xcode.")
  }

  @Test func quotedStringsAreUnchanged() throws {
    let parameter: [String: Any] = [
      "INIntentParameterName": "say", "INIntentParameterType": "String",
      "INIntentParameterMetadata": ["INIntentParameterMetadataDefaultValue": "\"\\(1)\n"],
    ]
    let text = IntentDefinitionText([try definition(["INIntents": [["INIntentName": "A", "INIntentParameters": [parameter]]]])]).text
    #expect(text.contains(#"say = "\"\\(1)\n""#))
  }
}
