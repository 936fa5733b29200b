import Foundation
import SkerryDiagnostics

/// File and line of a declaration among the app's sources, for programs without debug information.
enum Declarations {
  private static let mostFiles = 20_000

  /// - Parameter name: `Ride.RideView.body.getter`: a module, types, a member, and what kind of accessor it is.
  /// - Returns: the file below the folder and the line where the member is declared, or its type.
  static func place(of name: String, in folder: String) -> String? {
    let parts = name.split(separator: ".").map(String.init).dropFirst()
    guard let type = parts.last(where: { $0.first?.isUppercase == true }) else { return nil }
    let member = parts.last { $0 != type && !["getter", "setter", "modify", "init", "unsafeMutableAddressor"].contains($0) }
    let wanted = Data(type.utf8)
    var place: String?
    for path in files(in: folder) {
      // Almost no file names the type, and bytes are searched much faster than text.
      guard let data = InputFile.data(atPath: "\(folder)/\(path)"), data.range(of: wanted) != nil,
        let line = line(of: member, in: type, data)
      else { continue }
      // The file that has the member beats one that has only an extension.
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
      guard files.count < mostFiles else { return false }
      if entry.name.hasSuffix(".swift") { files.append(entry.path) }
      return !["Pods", "node_modules", "DerivedData"].contains(entry.name)
    }
    files.sort()
    listed = (folder, files)
    return files
  }

  // Only used on the main thread, as CallPlaces is.
  private nonisolated(unsafe) static var listed: (folder: String, files: [String])?

  private static func line(of member: String?, in type: String, _ data: Data) -> (number: Int, isMember: Bool)? {
    let types = lines(of: data, declaring: type, ["struct", "class", "enum", "actor", "extension"])
    guard let first = types.first, let last = types.last else { return nil }
    guard let member else { return (last, true) }
    let members = lines(of: data, declaring: member, ["var", "let", "func"])
    return members.first { $0 >= first }.map { ($0, true) } ?? (last, false)
  }

  /// The numbers of the lines that declare a name. Only lines that contain it are divided into words.
  private static func lines(of data: Data, declaring name: String, _ keywords: Set<String>) -> [Int] {
    let (wanted, newline) = (Data(name.utf8), UInt8(ascii: "\n"))
    var found: [Int] = []
    var (number, counted, from) = (1, data.startIndex, data.startIndex)
    while let hit = data.range(of: wanted, in: from..<data.endIndex) {
      let start = data[..<hit.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? data.startIndex
      let end = data[hit.upperBound...].firstIndex(of: newline) ?? data.endIndex
      number += data[counted..<max(counted, start)].count { $0 == newline }
      (counted, from) = (max(counted, start), end)
      let words = String(decoding: data[start..<end], as: UTF8.self).split { !($0.isLetter || $0.isNumber || $0 == "_") }
      if zip(words, words.dropFirst()).contains(where: { keywords.contains(String($0)) && $1 == name }) { found.append(number) }
    }
    return found
  }
}
