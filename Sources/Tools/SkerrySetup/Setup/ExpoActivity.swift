import SkerrySourceTools

/// A Live Activity in the configuration of `expo-targets`, which writes the type of its attributes when it generates the Xcode project.
///
/// Source: csark0812/expo-targets @ 25227ba, `packages/expo-targets/plugin/src/config.ts` (`LiveActivityConfig`) and
/// `ios/cng/liveActivityCodegen.ts`.
struct ExpoActivity: Equatable {
  /// A stored property and its Swift type.
  struct Field: Equatable {
    let name: String
    let type: String
  }

  /// The name of the type: the member `attributesName`.
  let name: String
  /// The members `static` and `contentState`, in the order in which they are written.
  let attributes: [Field]
  let state: [Field]

  /// `nil` for a widget's kind, and for a name that is not a Swift identifier.
  init?(_ kind: ScriptObject) {
    guard kind.text("type") == "live-activity", let name = kind.text("attributesName"), SwiftName.isIdentifier(name) else { return nil }
    self.name = name
    attributes = Self.fields(kind.object("static"))
    state = Self.fields(kind.object("contentState"))
  }

  private static let types = ["string": "String", "double": "Double", "int": "Int", "bool": "Bool"]

  private static func fields(_ object: ScriptObject?) -> [Field] {
    (object?.members ?? []).compactMap { member in
      guard case .text(let type) = member.value, SwiftName.isIdentifier(member.name) else { return nil }
      return Field(name: member.name, type: types[type] ?? "String")
    }
  }

  /// The declaration of the type.
  var text: String {
    func lines(_ fields: [Field], _ indent: String) -> String { fields.map { "\(indent)var `\($0.name)`: \($0.type)\n" }.joined() }
    return "struct \(name): ActivityAttributes {\n  struct ContentState: Codable, Hashable {\n" + lines(state, "    ") + "  }\n"
      + lines(attributes, "  ") + "}\n"
  }
}
