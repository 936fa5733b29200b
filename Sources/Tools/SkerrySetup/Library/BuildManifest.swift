import Foundation

/// SwiftPM's build plan, lines of JSON inside YAML: which command produces which files from which inputs.
struct BuildManifest {
  struct Command {
    var name: String
    /// `shell` and `clang` start a program; `phony` stands for its inputs.
    var tool: String
    var inputs: [String] = []
    var outputs: [String] = []
    var arguments: [String] = []
  }

  let commands: [Command]
  private let makers: [String: Int]

  init(_ text: String) {
    var commands: [Command] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("  \""), line.hasSuffix("\":") {
        commands.append(Command(name: String(line.dropFirst(3).dropLast(2)), tool: ""))
        continue
      }
      guard !commands.isEmpty else { continue }
      func list(_ name: String) -> [String]? {
        guard line.hasPrefix("    \(name): [") else { return nil }
        return try? JSONDecoder().decode([String].self, from: Data(line.dropFirst(name.count + 6).utf8))
      }
      let last = commands.count - 1
      if line.hasPrefix("    tool: ") { commands[last].tool = String(line.dropFirst(10)) }
      if let found = list("inputs") { commands[last].inputs = found }
      if let found = list("outputs") { commands[last].outputs = found }
      if let found = list("args") { commands[last].arguments = found }
    }
    let found = commands.filter { !$0.inputs.isEmpty || !$0.arguments.isEmpty }
    self.commands = found
    makers = Dictionary(
      found.indices.flatMap { index in found[index].outputs.map { ($0, index) } }, uniquingKeysWith: { first, _ in first })
  }

  /// The command that produces a file; `nil` for existing files.
  func maker(of output: String) -> Command? { makers[output].map { commands[$0] } }

  func command(from prefix: String, to suffix: String) -> Command? {
    commands.first { $0.name.hasPrefix(prefix) && $0.name.hasSuffix(suffix) }
  }
}
