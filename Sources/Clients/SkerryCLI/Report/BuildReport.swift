import Foundation
import SkerryCases
import SkerryDiagnostics
import SkerryFormats

/// Build information of a program made from a repository: its extension, and what was left out of it.
///
/// `skerry` writes it and names it in the variable `SKERRY_BUILD_REPORT`; a bundle built from a package has none.
package struct BuildReport: Decodable {
  struct LeftOut: Decodable, Equatable {
    var kind: SubjectKind
    var name: String
    var reason: String
    var remedy: String

    /// A Live Activity, a widget or an extension: something expected among the pictures.
    var isSubject: Bool { kind.isDrawn }
    var sentence: String { remedy.isEmpty ? reason : "\(reason); \(remedy)" }
  }
  var `extension`: String
  var widgets: [String]
  var leftOut: [LeftOut]

  static let none = BuildReport(extension: "", widgets: [], leftOut: [])

  /// The variable that names the report's file.
  package static let variable = "SKERRY_BUILD_REPORT"

  /// Missing modules, which cause most of the others; parts that were removed so that the rest compiles; files that could not be used,
  /// which have a remedy; and what is not needed.
  var partLines: [String] {
    func isPart(_ item: LeftOut) -> Bool { [.part, .control].contains(item.kind) || item.kind == .file && !item.remedy.isEmpty }
    return (leftOut.filter { $0.kind == .module } + leftOut.filter(isPart)).map { "without \($0.name): \($0.sentence)" }
      + [
        Self.unneeded("file", leftOut.filter { $0.kind == .file && $0.remedy.isEmpty }),
        Self.unneeded("declaration", leftOut.filter { $0.kind == .declaration }),
      ].compactMap { $0 }
  }

  /// One line about all of a kind that no widget needs.
  private static func unneeded(_ noun: String, _ items: [LeftOut]) -> String? {
    guard !items.isEmpty else { return nil }
    let names = items.prefix(3).map(\.name).joined(separator: ", ")
    return "\(ShortNumber.counted(items.count, noun)) not needed: \(names)\(items.count > 3 ? " …" : "")"
  }

  /// Writes a line for each activity, widget and extension that was left out, and for each part of the others.
  func nameLeftOut() {
    for item in leftOut where item.isSubject { Console.error("\(item.name) is left out: \(item.sentence)") }
    partLines.forEach(Console.error)
  }

  /// Chooses cases; if there are none, what was left out of the program may be why, and is named first.
  static func namingLeftOut<Cases>(_ choose: () throws -> Cases) rethrows -> Cases {
    do {
      return try choose()
    } catch {
      current.nameLeftOut()
      throw error
    }
  }

  /// The report of the running program.
  static var current: BuildReport {
    guard let path = ProcessInfo.processInfo.environment[variable], let data = InputFile.data(atPath: path)
    else { return none }
    return (try? JSONDecoder().decode(BuildReport.self, from: data)) ?? none
  }
}
