import SkerrySnapshot
import Testing

@Suite struct SnapshotVariablesTests {
  @Test func theFirstThatIsSetCounts() {
    let both = ["SKERRY_RECORD": "all", "SNAPSHOT_TESTING_RECORD": "failed"]
    #expect(SnapshotVariables.recording(in: both)?.word == "all")
    #expect(SnapshotVariables.recording(in: ["SKERRY_RECORD": "", "SNAPSHOT_TESTING_RECORD": "failed"])?.name == "SNAPSHOT_TESTING_RECORD")
    #expect(SnapshotVariables.recording(in: [:]) == nil)
    let folders = ["SKERRY_ARTIFACTS": "a", "SNAPSHOT_ARTIFACTS": "b", "TEST_UNDECLARED_OUTPUTS_DIR": "c"]
    #expect(SnapshotVariables.artifacts(in: folders) == "a")
    #expect(SnapshotVariables.artifacts(in: folders.filter { $0.key != "SKERRY_ARTIFACTS" }) == "b")
    #expect(SnapshotVariables.artifacts(in: ["TEST_UNDECLARED_OUTPUTS_DIR": "c"]) == "c")
  }

  @Test(arguments: [
    ("true", RecordMode.all, true), ("1", .missing, true), ("true", .never, false), ("false", .all, false), ("", .all, false),
  ])
  func whereCIIsSetNothingIsWritten(value: String, mode: RecordMode, isRefused: Bool) {
    #expect((SnapshotVariables.refusal(of: mode, in: ["CI": value]) != nil) == isRefused)
  }
}
