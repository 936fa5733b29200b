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
    var count = 0
    var files: [String] = []
    InputFolder.walk(folder) { entry in
      guard count < mostFiles else { return false }
      if entry.name.hasSuffix(".swift") {
        count += 1
        files.append(entry.path)
      }
      return !["Pods", "node_modules", "DerivedData"].contains(entry.name)
    }
    var place: String?
    for path in files.sorted() {
      guard let data = InputFile.data(atPath: "\(folder)/\(path)") else { continue }
      let text = String(decoding: data, as: UTF8.self)
      guard text.contains(type), let line = line(of: member, in: type, text) else { continue }
      // The file that has the member beats one that has only an extension.
      if line.isMember { return "\(path):\(line.number)" }
      place = place ?? "\(path):\(line.number)"
    }
    return place
  }

  private static func line(of member: String?, in type: String, _ text: String) -> (number: Int, isMember: Bool)? {
    var found: Int?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      func declares(_ name: String, _ keywords: Set<String>) -> Bool {
        zip(words, words.dropFirst()).contains { keywords.contains(String($0)) && $1 == name }
      }
      if declares(type, ["struct", "class", "enum", "actor", "extension"]) { found = index + 1 }
      if found != nil, let member, declares(member, ["var", "let", "func"]) { return (index + 1, true) }
    }
    return found.map { ($0, member == nil) }
  }
}
