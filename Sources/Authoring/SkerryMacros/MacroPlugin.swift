import Foundation

/// Implements the compiler's plug-in protocol: messages of JSON, each after its length in 8 little-endian bytes.
struct MacroPlugin {
  func run() {
    while let message = read() { write(answer(to: message)) }
  }

  private func answer(to message: [String: Any]) -> [String: Any] {
    if message["getCapability"] != nil {
      return ["getCapabilityResult": ["capability": ["protocolVersion": 7]]]
    }
    if let request = message["expandFreestandingMacro"] as? [String: Any] { return expand(freestanding: request) }
    if let request = message["expandAttachedMacro"] as? [String: Any] { return expand(attached: request) }
    return failure("The macro plug-in received an unknown request; update Skerry to match the compiler.")
  }

  private func expand(freestanding request: [String: Any]) -> [String: Any] {
    let syntax = request["syntax"] as? [String: Any]
    let source = syntax?["source"] as? String ?? ""
    switch (request["macro"] as? [String: Any])?["typeName"] as? String {
    case "EmptyMacro": return result("")
    case "ExampleMacro": return result(ExampleCall(source: source).expansion)
    case "PredicateMacro": return result(PredicateCall(source: source, type: "Predicate").expansion)
    case "ExpressionMacro": return result(PredicateCall(source: source, type: "Expression").expansion)
    default:
      let location = syntax?["location"] as? [String: Any]
      let call = PreviewCall(
        source: source, discriminator: request["discriminator"] as? String ?? "", fileID: location?["fileID"] as? String ?? "",
        line: location?["line"] as? Int ?? 0, column: location?["column"] as? Int ?? 0)
      return result(call.expansion)
    }
  }

  private func expand(attached request: [String: Any]) -> [String: Any] {
    let macro = request["macro"] as? [String: Any]
    // The variable was moved into the preview's view; the macro expands to nothing.
    let type = macro?["typeName"] as? String
    if type == "PreviewableMacro" || type == "EmptyMacro" { return result("") }
    let conforming = ["ModelMacro", "ModelActorMacro", "AnimatableMacro", "AppIntentSchemaMacro", "AppEntitySchemaMacro", "GenerableMacro"]
    if let type, conforming.contains(type) {
      return result(ConformingDeclaration(request).expansion)
    }
    let declaration = (request["declSyntax"] as? [String: Any])?["source"] as? String ?? ""
    if type == "DependencyClientMacro" { return result(ClientDeclaration(declaration).expansion) }
    guard let entry = EntryDeclaration(declaration) else {
      return failure("@Entry needs a stored property with a type or a value: @Entry var name: Type = value")
    }
    return result(request["macroRole"] as? String == "peer" ? entry.peer : entry.accessors)
  }

  private func result(_ source: String) -> [String: Any] {
    ["expandMacroResult": ["expandedSource": source, "diagnostics": [Any]()] as [String: Any]]
  }

  private func failure(_ message: String) -> [String: Any] {
    let diagnostic: [String: Any] = [
      "message": message, "severity": "error", "position": ["fileName": "", "offset": 0] as [String: Any], "highlights": [Any](),
      "notes": [Any](), "fixIts": [Any](),
    ]
    return ["expandMacroResult": ["diagnostics": [diagnostic]] as [String: Any]]
  }

  // MARK: Messages

  private func read() -> [String: Any]? {
    guard let header = read(8) else { return nil }
    let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard let body = read(length) else { return nil }
    return (try? JSONSerialization.jsonObject(with: body)) as? [String: Any]
  }

  private func read(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      guard let part = try? FileHandle.standardInput.read(upToCount: count - data.count), !part.isEmpty else { return nil }
      data += part
    }
    return data
  }

  private func write(_ message: [String: Any]) {
    guard let body = try? JSONSerialization.data(withJSONObject: message, options: .sortedKeys) else { return }
    let length = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
    try? FileHandle.standardOutput.write(contentsOf: Data(length) + body)
  }
}
