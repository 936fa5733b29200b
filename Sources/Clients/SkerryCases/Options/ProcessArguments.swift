import Foundation

/// The arguments that the process was started with.
package enum ProcessArguments {
  /// The arguments after the program's name. Throws for one that is not UTF-8: its file would be searched for, or written, under another name.
  package static func arguments() throws(CommandError) -> [String] {
    var arguments: [String] = []
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let bytes = CommandLine.unsafeArgv[index] else { break }
      guard let argument = String(validatingCString: bytes) else {
        throw CommandError("Argument \(index), \(String(cString: bytes)), is not UTF-8; rename the file or the folder that it names.")
      }
      arguments.append(argument)
    }
    return arguments
  }
}
