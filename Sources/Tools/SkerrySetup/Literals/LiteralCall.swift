import SkerryCases
import SkerryFormats
import SkerryLive

/// A call of a live session that asks for a program with replaceable literals, instead of a start of the program itself.
enum LiteralCall {
  /// The file whose literals are asked for; `nil` in any other call.
  static func file(_ environment: [String: String]) -> String? { environment[LiteralPlan.fileVariable] }

  /// Prints the plan, or nothing if there is none.
  ///
  /// - Parameters:
  ///   - name: the extension's; `nil` if the folder has only one.
  ///   - arguments: the program's, without the program.
  static func answer(
    _ file: String, _ program: EditedProgram?, name: String? = nil, arguments: [String], environment: [String: String] = [:]
  ) throws {
    guard let program else { return }
    let made = LiteralProgram(edited: program)
    made.prepareParts(of: file)
    guard let plan = try made.plan(for: file, name: name, arguments: arguments, environment: environment) else { return }
    Console.out(#"{"event":"\#(LiteralPlan.event)","plan":\#(try StableJSON.text(plan))}"#)
  }
}
