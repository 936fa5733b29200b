import SkerryDiagnostics

/// For people: one finding per line, then a count.
enum TextFormat {
  static func write(_ findings: [Finding]) -> String {
    var text = ""
    for finding in findings {
      text += finding.compilerLine + "\n"
      if !finding.picture.isEmpty {
        let more = finding.alsoIn.isEmpty ? "" : " and \(finding.alsoIn.count) more, such as \(finding.alsoIn[0])"
        text += "    in \(finding.picture)\(more)\n"
      }
    }
    return text + summary(findings) + "\n"
  }

  private static func summary(_ findings: [Finding]) -> String {
    func count(_ severity: Severity, _ one: String, _ many: String) -> String? {
      let number = findings.filter { $0.severity == severity }.count
      return number == 0 ? nil : "\(number) \(number == 1 ? one : many)"
    }
    let parts = [count(.error, "error", "errors"), count(.warning, "warning", "warnings"), count(.note, "note", "notes")].compactMap(\.self)
    return parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
  }
}
