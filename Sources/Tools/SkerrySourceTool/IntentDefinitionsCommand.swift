import SkerrySourceTools

/// `intent-definitions OUTPUT DEFINITION… SWIFT-FILE…`: the classes of the `.intentdefinition` files, without those that
/// the Swift files declare.
func writeIntentDefinitions(_ arguments: [String]) {
  guard let output = arguments.first else {
    fail("intent-definitions needs the file to write, then .intentdefinition and Swift files.")
  }
  let inputs = Array(arguments.dropFirst())
  do {
    let definitions = try inputs.filter { $0.hasSuffix(".intentdefinition") }.map { try IntentDefinition(contents(of: $0), path: $0) }
    write(IntentDefinitionText(definitions, sources: swiftSources(inputs)).text, to: output)
  } catch {
    fail("\(error)")
  }
}
