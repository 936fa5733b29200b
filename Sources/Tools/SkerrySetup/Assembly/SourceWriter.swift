import Foundation
import SkerryFormats

/// Writes the copies of files that are compiled: what was read is what is compiled, whatever is saved meanwhile.
final class SourceWriter {
  private let folder: URL
  private var names: Set<String> = []

  init(folder: URL) { self.folder = folder }

  /// The path that the compiler is given for a file.
  func place(_ file: ReachFile) throws -> String {
    let name = (file.path as NSString).lastPathComponent
    // Two files of the same name cannot be in one module.
    let isFirst = names.insert(name.lowercased()).inserted
    var own = name
    var number = 2
    while !isFirst, !names.insert(own.lowercased()).inserted {
      own = "\((name as NSString).deletingPathExtension)-\(number).swift"
      number += 1
    }
    return try write(own, "#sourceLocation(file: \(SwiftLiteral.quoted(file.path)), line: 1)\n" + file.text)
  }

  func write(_ name: String, _ text: String) throws -> String {
    let url = folder.appendingPathComponent(name)
    try SkerryCache.write(text, url)
    return url.path
  }
}
