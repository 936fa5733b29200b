/// A report format and its file.
package struct ReporterChoice: Equatable {
  /// The report formats.
  package enum Form: String, CaseIterable {
    case list, json, junit, github, html
  }
  package var form: Form
  /// `nil` means the default file.
  package var file: String?

  package init(form: Form, file: String? = nil) {
    self.form = form
    self.file = file
  }

  /// `junit` or `junit=FILE`; several separated by commas. Throws `CommandError` for an unknown form.
  package static func parse(_ values: [String]) throws -> [ReporterChoice] {
    try values.flatMap { $0.split(separator: ",") }.map { text in
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard let name = parts.first, let form = Form(rawValue: name) else {
        throw CommandError(
          "--reporter \(text) is not known; choose one of \(Form.allCases.map(\.rawValue).joined(separator: ", ")), with =FILE for its place."
        )
      }
      return ReporterChoice(form: form, file: parts.count > 1 ? parts[1] : nil)
    }
  }
}
