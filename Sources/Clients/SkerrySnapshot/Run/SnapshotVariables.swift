/// The environment variables that the command and `assertSnapshot` both read. Of several that are set the first one counts.
package enum SnapshotVariables {
  /// Which goldens are written; the second is the name that other libraries of snapshots use.
  private static let recording = ["SKERRY_RECORD", "SNAPSHOT_TESTING_RECORD"]
  /// The folder for pictures that differ; the last is Bazel's.
  private static let artifacts = ["SKERRY_ARTIFACTS", "SNAPSHOT_ARTIFACTS", "TEST_UNDECLARED_OUTPUTS_DIR"]

  /// The recording mode that a variable asks for, and its name; `nil` if none does.
  package static func recording(in environment: [String: String]) -> (name: String, word: String)? { first(of: recording, in: environment) }

  /// The folder that a variable names; `nil` if none does.
  package static func artifacts(in environment: [String: String]) -> String? { first(of: artifacts, in: environment)?.word }

  private static func first(of names: [String], in environment: [String: String]) -> (name: String, word: String)? {
    for name in names { if let word = environment[name], !word.isEmpty { return (name, word) } }
    return nil
  }

  /// Why goldens are not written although that is asked for; `nil` if they are.
  package static func refusal(of mode: RecordMode, in environment: [String: String]) -> String? {
    guard mode != .never, RecordMode.isCI(environment) else { return nil }
    return "CI is set, so no golden is written; record where CI is not set and commit the result."
  }
}
