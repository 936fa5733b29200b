/// Why a snapshot could not be taken, as a sentence.
struct SnapshotFailure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
