import Foundation
import SkerryDiagnostics
import SkerryFormats

/// Writes the copies of files that are compiled, so that files saved meanwhile have no effect.
final class SourceWriter {
  private let folder: URL
  private var names: Set<String> = []

  init(folder: URL) { self.folder = folder }

  /// The path of a file for the compiler.
  func place(_ file: ReachabilityFile) throws -> String {
    let name = SkerryCache.plain((file.path as NSString).lastPathComponent)
    // A module cannot contain two files of the same name.
    let isFirst = names.insert(name.lowercased()).inserted
    var own = name
    var number = 2
    while !isFirst, !names.insert(own.lowercased()).inserted {
      own = "\((name as NSString).deletingPathExtension)-\(number).swift"
      number += 1
    }
    return try write(own, Self.firstLine(file.path) + file.text)
  }

  /// What a copy begins with.
  static let mark = "#sourceLocation(file: "

  /// The first line of a copy, which names its original.
  static func firstLine(_ path: String) -> String { "\(mark)\(SwiftLiteral.quoted(path)), line: 1)\n" }

  /// The original of a copy; `nil` if the file is not a copy.
  static func original(of copy: String) -> String? {
    guard let data = InputFile.data(atPath: copy), data.starts(with: Data(mark.utf8)) else { return nil }
    let line = String(decoding: data.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    let end = ", line: 1)"
    guard line.hasSuffix(end) else { return nil }
    let quoted = line.dropFirst(mark.count).dropLast(end.count)
    return try? JSONDecoder().decode(String.self, from: Data(quoted.utf8))
  }

  func write(_ name: String, _ text: String) throws -> String {
    let url = folder.appendingPathComponent(name)
    try SkerryCache.write(text, url)
    return url.path
  }
}
