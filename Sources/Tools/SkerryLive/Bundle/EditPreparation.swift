import Foundation
import SkerryCases

/// Compiles the files of a repository one by one after the first build of a live session, so that its first edit compiles one file, too.
///
/// The first build compiles all files as one unit, which takes half as long until the first picture. Nothing that the session draws is changed:
/// the same declarations are compiled again from the same files.
package enum EditPreparation {
  /// The variable with which a live session asks for it.
  package static let variable = "SKERRY_LIVE_PREPARES"
  /// The variable with which a live session that draws no literals asks for the parts of an edited file; its value is the file's path.
  package static let fileVariable = "SKERRY_LIVE_PARTS"
  /// Above the default, so that pictures come first; below the lowest, because the first edit may have to wait for it.
  private static let niceness = 10

  /// Begins in another process, which outlives the session if that ends early: a compiler that is stopped might leave others behind that
  /// write objects later.
  ///
  /// - Parameters:
  ///   - options: which package and bundle, as options for the bundle's own program.
  ///   - known: the compiler errors that the first build accepted. Where a file that was saved meanwhile has others, nothing is prepared.
  static func begin(options: [String], known: String) {
    guard
      let child = ChildProcess(
        ["nice", "-n", "\(niceness)", BundleProcess.program, "serve"] + options,
        environment: [variable: "1", LiveVariables.knownErrors: known])
    else { return }
    Thread {
      while child.nextLine() != nil {}
      if child.wait() != 0 { Console.detail("The first edit will take longer: \(child.errorText)") }
    }.start()
  }
}
