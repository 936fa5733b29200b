import Foundation
import SkerryDiagnostics
import SkerryFormats

/// How a program was last compiled, one object per file, so that it can be built again with a changed copy of one file.
struct EditedProgram: Codable {
  /// The call of the compiler's driver, with its outputs.
  var compiling: [String]
  /// The object of each file.
  var objects: [String: String]
  /// The call of the linker, with its output.
  var linking: [String]
  /// The program.
  var program: String
}

extension EditedProgram {
  private static func place(_ folder: URL) -> URL { folder.appendingPathComponent("edited.json") }

  /// The record in the folder of a repository's program.
  init?(in folder: URL) {
    guard let data = InputFile.data(atPath: Self.place(folder).path), let known = try? JSONDecoder().decode(Self.self, from: data) else {
      return nil
    }
    self = known
  }

  func write(in folder: URL) throws { try SkerryCache.write(StableJSON.text(self), Self.place(folder)) }

  static func forget(in folder: URL) { unlink(place(folder).path) }
}
