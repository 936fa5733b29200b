import Foundation
import SkerryIntentDefinitions

// What the build-tool plugin runs: OUTPUT, then .intentdefinition and Swift files. A file with the same contents is not written again.
func fail(_ sentence: String) -> Never {
  FileHandle.standardError.write(Data((sentence + "\n").utf8))
  exit(1)
}
let arguments = Array(CommandLine.arguments.dropFirst())
guard let output = arguments.first else {
  fail("skerry-intent-definitions needs the file to write, then .intentdefinition and Swift files.")
}
let inputs = arguments.dropFirst()
func contents(_ path: String) -> Data {
  guard let data = FileManager.default.contents(atPath: path) else { fail("\(path) cannot be read; check that it is there and readable.") }
  return data
}
do {
  let definitions = try inputs.filter { $0.hasSuffix(".intentdefinition") }.map { try IntentDefinition(contents($0), path: $0) }
  let sources = inputs.filter { $0.hasSuffix(".swift") }.map { String(decoding: contents($0), as: UTF8.self) }
  let text = IntentDefinitionText(definitions, sources: sources).text
  if FileManager.default.contents(atPath: output) != Data(text.utf8) {
    try Data(text.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
  }
} catch let error as IntentDefinitionError {
  fail("\(error)")
} catch {
  fail("The file \(output) cannot be written; check the build folder's permissions.")
}
