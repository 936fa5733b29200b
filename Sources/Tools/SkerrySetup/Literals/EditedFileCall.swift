import SkerryCases
import SkerryFormats
import SkerryLive

/// A call of a live session about a file that was edited, for its next edit, instead of a start of the program itself.
struct EditedFileCall {
  /// The file's path.
  let file: String
  /// Whether a program with replaceable literals is asked for, and not only the file's parts.
  let wantsLiterals: Bool

  /// `nil` if the call is another one.
  init?(_ environment: [String: String]) {
    guard let file = environment[LiteralPlan.fileVariable] ?? environment[EditPreparation.fileVariable] else { return nil }
    (self.file, wantsLiterals) = (file, environment[LiteralPlan.fileVariable] != nil)
  }

  /// Prints the plan of the program with replaceable literals, if there is one, and compiles the file's parts after it.
  ///
  /// - Parameters:
  ///   - name: the extension's; `nil` if the folder has only one.
  ///   - arguments: the program's, without the program.
  ///   - environment: variables for the program with replaceable literals.
  func answer(_ program: EditedProgram?, name: String? = nil, arguments: [String], environment: [String: String] = [:]) throws {
    guard let program else { return }
    let made = LiteralProgram(edited: program)
    if wantsLiterals, let plan = try made.plan(for: file, name: name, arguments: arguments, environment: environment) {
      Console.out(#"{"event":"\#(LiteralPlan.event)","plan":\#(try StableJSON.text(plan))}"#)
    }
    made.prepareParts(of: file)
  }
}
