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

  /// Gives the file of `--out` to the report that it is for: the HTML page, or the only report without a file. Throws `CommandError` if there is none.
  package static func place(_ file: String, among choices: inout [ReporterChoice]) throws {
    if choices.isEmpty { choices = [ReporterChoice(form: .html)] }
    let open = choices.indices.filter { choices[$0].file == nil && ![.list, .github].contains(choices[$0].form) }
    guard let index = open.first(where: { choices[$0].form == .html }) ?? (open.count == 1 ? open[0] : nil) else {
      throw CommandError("--out \(file) fits \(open.isEmpty ? "none" : "several") of the reporters; write --reporter FORM=FILE instead.")
    }
    choices[index].file = file
  }
}
