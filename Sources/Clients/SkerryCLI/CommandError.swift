/// Why a command could not do its work: one sentence with the place and the remedy.
struct CommandError: Error, CustomStringConvertible {
  let description: String
  /// 1 when the call or the input is wrong, 24 when a payload is invalid.
  let exitCode: Int32
  init(_ description: String, exitCode: Int32 = 1) {
    self.description = description
    self.exitCode = exitCode
  }
}
