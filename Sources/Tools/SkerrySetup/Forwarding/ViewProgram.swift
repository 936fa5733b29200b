import Foundation
import SkerryCases
import SkerryCLI
import SkerryRuntime

/// A program that contains an app's views.
struct ViewProgram {
  let path: String

  /// Runs a call with this process's input and output.
  ///
  /// If a signal ends the program, it ends this process too, so that the caller sees it. Only a kill, after which the program could not report
  /// anything, is an error with a sentence.
  /// - Returns: its exit code.
  func run(_ arguments: [String]) throws -> Int32 {
    // A live session talks to the program itself and sees its end.
    if arguments.first == "serve" { throw notStarted(ToolProcess.become([path] + arguments)) }
    switch ToolProcess.supervise([path] + arguments) {
    case .exit(let code): return code
    case .notStarted(let reason): throw notStarted(reason)
    case .signal(SIGKILL):
      throw CommandError(
        "The program with the app's views was killed: memory ran out, or the app's own code did it; draw fewer cases in one call to find where."
      )
    case .signal(let number):
      signal(number, SIG_DFL)
      raise(number)
      return 128 + number
    }
  }

  private func notStarted(_ reason: Int32) -> CommandError {
    CommandError(
      "\(path) could not be started (\(String(cString: strerror(reason)))); remove it and run the command again, which builds it again.")
  }
}
