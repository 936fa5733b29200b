import Foundation
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
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    let data = try? encoder.encode(Content(extension: name, widgets: widgets, leftOut: leftOut))
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}
