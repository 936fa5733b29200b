/// Why a command could not do its work: one sentence with the place and the remedy. Exit code 1.
struct CommandError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
