import Foundation
import SkerryFormats
import SkerryCLI

/// The build report of a program, for its table, gallery and manifest.
enum BuildReportFile {
  /// The variable that names the file.
  static let variable = BuildReport.variable

  private struct Content: Encodable {
    var `extension`: String
    var widgets: [String]
    var leftOut: [LeftOut]
  }

  static func text(extension name: String, widgets: [String], leftOut: [LeftOut]) -> String {
    let data = try? StableJSON.data(Content(extension: name, widgets: widgets, leftOut: leftOut), isPretty: true)
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}
