package import Foundation
import SkerryCases
import SkerrySnapshot

/// A file that a call names for its answer.
package enum OutputFile {
  /// Writes the whole file or none of it; a device or a pipe is written to. Throws `CommandError` where that cannot be.
  package static func write(_ data: Data, to path: String) throws {
    do {
      try AtomicFile.write(data, to: URL(fileURLWithPath: path))
    } catch StoreError.cannotWrite(_, let reason) {
      throw CommandError("The file \(path) cannot be written (\(reason)); check the folder's permissions and the free space.")
    }
  }
}
