import Foundation

/// The table of everything a customer can write: built from the sources, kept in `Sources/API.md`.
struct APITable {
  /// The stand-ins' modules with the names under which customers import them.
  static let modules: [(folder: String, shims: String)] = [
    ("SkerryUI", "SwiftUI, UIKit"), ("SkerryDrawing", "SwiftUI"), ("SkerryGeometry", "SwiftUI"), ("SkerryLayout", "SwiftUI"),
    ("SkerryWidget", "WidgetKit"), ("SkerryActivity", "ActivityKit"), ("SkerryIntents", "AppIntents"), ("SkerryCharts", "Charts"),
    ("SkerryFoundation/Combine", "Combine"), ("SkerryLocalization", "Foundation"), ("SkerryFoundation/Foundation", "Foundation"),
    ("SkerryFoundation/Log", "os, OSLog"), ("SkerryFoundation/Notifications", "UserNotifications"),
    ("SkerryFoundation/Location", "CoreLocation"),
  ]
  /// The version recorded for new names.
  static let version = "0.1"

  /// Built once for all the tests.
  static let shared = Result { try APITable() }

  private(set) var entries: [APIEntry] = []
  /// No-ops whose comment claims that they are drawn or approximated, with their place.
  private(set) var silent: [String] = []

  init() throws {
    var found: [APIScanner.Found] = []
    for (folder, _) in Self.modules {
      var scanner = APIScanner(module: folder)
      for file in ProjectTests.swiftFiles(ofModule: folder) {
        scanner.scan(try String(contentsOf: file, encoding: .utf8), file: file.lastPathComponent)
      }
      found += scanner.found
    }
    // What the smaller frameworks take has an effect there; they are not listed themselves.
    var frameworks = APIScanner(module: "")
    for file in ProjectTests.swiftFiles("Sources/Frameworks") {
      frameworks.scan(try String(contentsOf: file, encoding: .utf8), file: file.lastPathComponent)
    }
    found += frameworks.found
    found.markTypesWithoutEffect()
    for (folder, _) in Self.modules {
      var rows: [String: APIEntry] = [:]
      for declaration in found where declaration.entry.module == folder {
        let entry = declaration.entry
        if entry.kind == "func", APIScanner.doesNothing(declaration.body), entry.status != .noOp {
          silent.append("\(declaration.file):\(declaration.line) \(entry.title)")
        }
        let key = entry.title + "\n" + entry.status.rawValue
        if var row = rows[key] {
          row.forms += entry.forms.filter { !row.forms.contains($0) }
          row.isReported = row.isReported || entry.isReported
          rows[key] = row
        } else {
          rows[key] = entry
        }
      }
      entries += rows.values.sorted { ($0.title, $0.status.rawValue) < ($1.title, $1.status.rawValue) }
    }
  }

  /// The names of a written table, each with its module and status.
  static func facts(of text: String) -> Set<String> {
    var facts: Set<String> = []
    var module = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") { module = String(line) }
      guard line.hasPrefix("| `") else { continue }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      if cells.count >= 4 { facts.insert(module + ": " + cells[0] + " is " + cells[cells.count - 2]) }
    }
    return facts
  }

  /// The table; existing names keep the version in which they were added.
  func text(keeping old: String) -> String {
    var since: [String: String] = [:]
    for line in old.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      if cells.count >= 4 { since[cells[0]] = cells[cells.count - 1] }
    }
    var text = """
      # The API table

      Everything a customer can write against the stand-ins, read from the sources by `Tests/ProjectTests/APITable.swift`; a test fails when the table says what is no
      longer so, `Scripts/api-table --check` when anything differs at all. `Scripts/api-table` writes it again.

      - **drawn**: has its full effect: on the picture, or on the values that views compute.
      - **approximated**: drawn, but not as a phone draws it; the declaration's comment says how.
      - **no-op**: accepted and without effect on a still picture (movement, gestures, focus, speech); also a type that only no-ops take or return.
      - **reported**: using it where a person would miss something leaves the diagnostic `unsupported-in-live-activity`, or
        `not-drawn` where a phone draws it.


      """
    for (folder, shims) in Self.modules {
      text += "## \(shims) (`\(folder)`)\n\n| name | forms | status | since |\n|---|---|---|---|\n"
      for entry in entries where entry.module == folder {
        let cell = "`\(entry.title)`"
        let forms = entry.forms.isEmpty ? entry.kind : entry.forms.map { "`\($0)`" }.joined(separator: " ")
        text +=
          "| \(cell) | \(forms) | \(entry.status.rawValue)\(entry.isReported ? ", reported" : "") | \(since[cell] ?? Self.version) |\n"
      }
      text += "\n"
    }
    return text
  }
}
