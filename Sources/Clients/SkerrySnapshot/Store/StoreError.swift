/// Why goldens could not be read or written: the subject and the remedy.
package enum StoreError: Error, Equatable, CustomStringConvertible {
  case conflict(file: String, line: Int)
  case damagedManifest(file: String, reason: String)
  /// The manifest cannot be read at all: the sentence.
  case unreadable(String)
  case damagedRecord(file: String)
  case unsafePath(file: String, path: String)
  case cannotWrite(path: String, reason: String)
  case cannotLock(path: String)

  package var description: String {
    switch self {
    case .conflict(let file, let line):
      "\(file):\(line) has a merge conflict; keep both sides' lines and remove the markers, or delete the file and run test --record missing."
    case .damagedManifest(let file, let reason):
      "\(file) is not a manifest of goldens (\(reason)); restore it, or delete it and run test --record missing."
    case .unreadable(let sentence): sentence
    case .damagedRecord(let file): "\(file) is not a record of a run; run test again, which writes it."
    case .unsafePath(let file, let path): "\(file) names \(path), which lies outside its folder; remove that line."
    case .cannotWrite(let path, let reason): "\(path) cannot be written (\(reason)); check its permissions and the free space."
    case .cannotLock(let path): "\(path) cannot be locked; check that its file system supports locks."
    }
  }
}
