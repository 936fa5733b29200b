package import Foundation
import SkerryFormats

extension IntentDefinition {
  /// - Parameter path: the file's path for error messages.
  package init(_ data: Data, path: String) throws(IntentDefinitionError) {
    guard let list = PropertyList.dictionary(data) else { throw .noPropertyList(path: path) }
    let reader = Reader(path: path, list)
    for entry in reader.entries("INEnums", of: list) { enums.append(try reader.choice(entry)) }
    for entry in reader.entries("INTypes", of: list) { types.append(try reader.customType(entry)) }
    for entry in reader.entries("INIntents", of: list) {
      // Other intents extend a class of the system.
      if let type = entry["INIntentType"] as? String, type == "System" { continue }
      intents.append(try reader.intent(entry))
    }
  }
}

/// Reads the entries of one file.
private struct Reader {
  let path: String
  /// The Swift names of enums and types whose classes have other names, by the names that parameters give them.
  private var classNames: [String: String] = [:]
  /// The class prefix of the file's intents, which enums and types have, too: an enum's entry does not repeat it.
  ///
  /// Source: HabitRPG/habitica-ios, whose enum `TaskType` is `HRPGTaskType` in Swift, beside a module's own `TaskType`.
  private var classPrefix = ""

  init(path: String, _ list: [String: Any]) {
    self.path = path
    classPrefix = entries("INIntents", of: list).lazy.compactMap { $0["INIntentClassPrefix"] as? String }.first { !$0.isEmpty } ?? ""
    for (kind, prefix) in [("INEnums", "INEnum"), ("INTypes", "INType")] {
      for entry in entries(kind, of: list) {
        guard let name = entry[prefix + "Name"] as? String else { continue }
        if let own = entry[prefix + "ClassName"] as? String, !own.isEmpty {
          classNames[name] = own
        } else if SwiftName.isIdentifier(classPrefix + name) {
          classNames[name] = classPrefix + name
        }
      }
    }
  }

  func entries(_ key: String, of list: [String: Any]) -> [[String: Any]] { list[key] as? [[String: Any]] ?? [] }

  func choice(_ entry: [String: Any]) throws(IntentDefinitionError) -> IntentDefinition.Choice {
    var values: [(name: String, index: Int)] = []
    for value in entries("INEnumValues", of: entry) {
      let name = try name(value, "INEnumValueName", "a value of an enum")
      values.append((name, value["INEnumValueIndex"] as? Int ?? (values.last?.index ?? -1) + 1))
    }
    let name = try className(entry, "INEnum", "an enum")
    return IntentDefinition.Choice(name: name, plainName: plainName(entry, "INEnum", name), values: values)
  }

  /// Properties of `INObject` are not declared again.
  private static let inherited: Set<String> = [
    "identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches", "subtitleString", "displayImage",
  ]

  func customType(_ entry: [String: Any]) throws(IntentDefinitionError) -> IntentDefinition.CustomType {
    let all = try parameters("INTypeProperties", "INTypeProperty", of: entry)
    let name = try className(entry, "INType", "a type")
    return IntentDefinition.CustomType(
      name: name, plainName: plainName(entry, "INType", name), properties: all.filter { !Self.inherited.contains($0.name) })
  }

  func intent(_ entry: [String: Any]) throws(IntentDefinitionError) -> IntentDefinition.Intent {
    let response = entry["INIntentResponse"] as? [String: Any] ?? [:]
    var codes: [String] = []
    for code in entries("INIntentResponseCodes", of: response) {
      codes.append(try name(code, "INIntentResponseCodeName", "a code of a response"))
    }
    let name = try ownName(entry, "INIntent", "an intent")
    let prefixed = (entry["INIntentClassPrefix"] as? String ?? "") + name
    let hasPrefix = prefixed != name && entry["INIntentClassName"] == nil && SwiftName.isIdentifier(prefixed)
    // Only a class name that was chosen in Xcode may end differently.
    return IntentDefinition.Intent(
      name: name.hasSuffix("Intent") && entry["INIntentClassName"] != nil ? String(name.dropLast(6)) : name,
      prefixedName: hasPrefix ? prefixed : nil,
      parameters: try parameters("INIntentParameters", "INIntentParameter", of: entry),
      response: try parameters("INIntentResponseParameters", "INIntentResponseParameter", of: response), codes: codes)
  }

  private func parameters(
    _ key: String, _ prefix: String, of entry: [String: Any]
  ) throws(IntentDefinitionError) -> [IntentDefinition.Parameter] {
    var result: [IntentDefinition.Parameter] = []
    for parameter in entries(key, of: entry) {
      let name = try name(parameter, prefix + "Name", "a parameter")
      if result.contains(where: { $0.name == name }) { continue }
      func type(_ suffix: String) throws(IntentDefinitionError) -> String? {
        guard parameter[prefix + suffix] != nil else { return nil }
        let name = try self.name(parameter, prefix + suffix, "a parameter's type")
        return classNames[name] ?? name
      }
      let kind = ParameterKind(
        type: parameter[prefix + "Type"] as? String ?? "Object", enumType: try type("EnumType"), objectType: try type("ObjectType"))
      let metadata = parameter[prefix + "Metadata"] as? [String: Any] ?? [:]
      result.append(
        IntentDefinition.Parameter(
          name: name, kind: kind, isArray: parameter[prefix + "SupportsMultipleValues"] as? Bool ?? false,
          defaultValue: defaultValue(metadata[prefix + "MetadataDefaultValue"], kind)))
    }
    return result
  }

  /// A default as Swift source; kinds without plain default values have none.
  private func defaultValue(_ value: Any?, _ kind: ParameterKind) -> String? {
    switch (kind, value) {
    case (.choice, let text as String) where SwiftName.isIdentifier(text): "." + SwiftName.escaped(text)
    case (.system("String", _), let text as String): SwiftLiteral.quoted(text)
    case (.system("NSNumber", "INBooleanResolutionResult"), let flag as Bool): "NSNumber(value: \(flag))"
    case (.system("NSNumber", _), let number as Int): "NSNumber(value: \(number))"
    case (.system("NSNumber", _), let number as Double) where number.isFinite: "NSNumber(value: \(number))"
    default: nil
    }
  }

  /// The Swift name of an enum or a type: the class name that was chosen in Xcode, otherwise the name with the class prefix.
  private func className(_ entry: [String: Any], _ prefix: String, _ what: String) throws(IntentDefinitionError) -> String {
    let name = try ownName(entry, prefix, what)
    return entry[prefix + "Name"] as? String == name ? classNames[name] ?? name : name
  }

  /// The name without the class prefix, if the Swift name has one.
  private func plainName(_ entry: [String: Any], _ prefix: String, _ name: String) -> String? {
    (entry[prefix + "Name"] as? String).flatMap { classPrefix + $0 == name && $0 != name ? $0 : nil }
  }

  /// The class name that was chosen in Xcode, otherwise the name, without the class prefix.
  private func ownName(_ entry: [String: Any], _ prefix: String, _ what: String) throws(IntentDefinitionError) -> String {
    let own = (entry[prefix + "ClassName"] as? String).map { !$0.isEmpty } ?? false
    return try name(entry, prefix + (own ? "ClassName" : "Name"), what)
  }

  private func name(_ entry: [String: Any], _ key: String, _ what: String) throws(IntentDefinitionError) -> String {
    guard let name = entry[key] as? String, !name.isEmpty else { throw .noName(path: path, what: what) }
    guard SwiftName.isIdentifier(name) else { throw .unusableName(path: path, name: name) }
    return name
  }
}
