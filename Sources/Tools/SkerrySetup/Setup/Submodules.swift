import Foundation
import SkerryDiagnostics
import SkerryFormats

/// The submodules of a git repository, which a plain clone leaves empty.
enum Submodules {
  /// The paths of those that have no files.
  static func empty(below root: URL) -> [String] {
    guard let data = InputFile.data(atPath: root.appendingPathComponent(".gitmodules").path), data.count < 1_000_000 else { return [] }
    return paths(in: String(decoding: data, as: UTF8.self)).filter { path in
      InputFolder.names(in: root.appendingPathComponent(path).path)?.isEmpty ?? true
    }
  }

  /// The values of `path = Modules/Kit`, in the order of the file.
  static func paths(in text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2, parts[0] == "path", !parts[1].isEmpty, !parts[1].split(separator: "/").contains("..") else { return nil }
      return parts[1]
    }
  }
}
