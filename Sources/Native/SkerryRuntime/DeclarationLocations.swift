import Foundation
import SkerryDiagnostics

/// File and line of a declaration among the app's sources, for programs without debug information.
enum DeclarationLocations {
  private static let maxFiles = 20_000

  /// - Parameter name: `Ride.RideView.body.getter`: a module, types, a member, and what kind of accessor it is.
  /// - Returns: the file below the folder and the line where the member is declared, or its type.
  static func place(of name: String, in folder: String) -> String? {
    if let found = known[name], listed?.folder == folder { return found }
    let found = search(name, folder)
    known[name] = .some(found)
    return found
  }

  // Only used on the main thread, as CallLocations is.
  private nonisolated(unsafe) static var known: [String: String?] = [:]

  private static func search(_ name: String, _ folder: String) -> String? {
    let parts = name.split(separator: ".").map(String.init).dropFirst()
    guard let type = parts.last(where: { $0.first?.isUppercase == true }) else { return nil }
    let member = parts.last { $0 != type && !["getter", "setter", "modify", "init", "unsafeMutableAddressor"].contains($0) }
    let wanted = Data(type.utf8)
    var place: String?
    for path in files(in: folder) {
      // Hardly any file names the type, and searching bytes is much faster than searching text.
      guard let data = InputFile.data(atPath: "\(folder)/\(path)"), data.range(of: wanted) != nil,
        let line = line(of: member, in: type, data)
      else { continue }
      // A file that declares the member takes precedence over one that only extends the type.
      if line.isMember { return "\(path):\(line.number)" }
      place = place ?? "\(path):\(line.number)"
    }
    return place
  }

  /// Swift files below a folder, sorted; listed once.
  private static func files(in folder: String) -> [String] {
    if let listed, listed.folder == folder { return listed.files }
    var files: [String] = []
    InputFolder.walk(folder) { entry in
      guard files.count < maxFiles else { return false }
      if entry.name.hasSuffix(".swift") { files.append(entry.path) }
      return !["Pods", "node_modules", "DerivedData"].contains(entry.name)
    }
    files.sort()
    listed = (folder, files)
    known = [:]
    return files
  }

  // Only used on the main thread, as CallLocations is.
  private nonisolated(unsafe) static var listed: (folder: String, files: [String])?

  private static func line(of member: String?, in type: String, _ data: Data) -> (number: Int, isMember: Bool)? {
    let types = lines(of: data, declaring: type, ["struct", "class", "enum", "actor", "extension"])
    guard let first = types.first, let last = types.last else { return nil }
    guard let member else { return (last, true) }
    let members = lines(of: data, declaring: member, ["var", "let", "func"])
    return members.first { $0 >= first }.map { ($0, true) } ?? (last, false)
  }

  /// The numbers of the lines in which a name follows one of some keywords. Bytes are compared: a repository has megabytes of them.
  private static func lines(of data: Data, declaring name: String, _ keywords: Set<String>) -> [Int] {
    let bytes = Array(data), wanted = Array(name.utf8), newline = UInt8(ascii: "\n")
    func isWord(_ byte: UInt8) -> Bool {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...0xFF: true
      default: false
      }
    }
    var found: [Int] = []
    var number = 1
    for index in bytes.indices {
      if bytes[index] == newline { number += 1 }
      guard bytes[index] == wanted[0], index == 0 || !isWord(bytes[index - 1]), bytes.count - index >= wanted.count,
        bytes[index..<index + wanted.count].elementsEqual(wanted),
        index + wanted.count == bytes.count || !isWord(bytes[index + wanted.count])
      else { continue }
      var end = index
      while end > 0, !isWord(bytes[end - 1]), bytes[end - 1] != newline { end -= 1 }
      var start = end
      while start > 0, isWord(bytes[start - 1]) { start -= 1 }
      if keywords.contains(String(decoding: bytes[start..<end], as: UTF8.self)), found.last != number { found.append(number) }
    }
    return found
  }
}
