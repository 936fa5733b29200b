import SkerryFormats

extension SourceCalls {
  /// The value of a constant of a type: `static var stopButton: Self { AlarmButton(text: "Done", …) }`, or with `let`, `return`, `.init(…)` and
  /// `Self(…)`; `nil` if it is not declared or not a call of the type.
  /// - Parameter type: the name with the types around it, without the module: `Delivery.Step`.
  func declared(_ constant: String, of type: String) -> (value: SourceValue, path: String)? {
    let key = "\(type).\(constant)"
    if let found = constants[key] { return found }
    let found = searchConstant(constant, of: type)
    constants[key] = .some(found)
    return found
  }

  private func searchConstant(_ constant: String, of type: String) -> (value: SourceValue, path: String)? {
    guard !constant.isEmpty, let last = type.split(separator: ".").last.map(String.init) else { return nil }
    for file in folder.swift where file.bytes.holds(last) {
      for form in ["static var \(constant)", "static let \(constant)"] {
        for place in file.bytes.places(of: form, maximum: 8) where !file.bytes.isNamePart(at: place + form.utf8.count) {
          guard let value = constantValue(in: file, after: place + form.utf8.count, type: last), value.weight > 1 else { continue }
          return (value, file.path)
        }
      }
    }
    return nil
  }

  /// The call behind a constant's name, type and `=`, or `{` and `return`.
  /// - Parameter type: the last component of the type's name.
  private func constantValue(in file: SourceFolder.File, after place: Int, type: String) -> SourceValue? {
    var tokens = SwiftTokenizer(file.bytes[place...])
    var written: String?
    while let token = tokens.next(), !token.is("="), !token.is("{") {
      // A declaration without a value ends with its line; one of a collection is not a call of the type.
      guard token.line == 1, !token.is("["), !token.is("<") else { return nil }
      if token.kind == .word { written = token.text }
    }
    guard var first = tokens.next() else { return nil }
    if first.is("return") {
      guard let next = tokens.next() else { return nil }
      first = next
    }
    var expression = SourceExpression(file.bytes[first.range.lowerBound...]) { [weak self] name in self?.value(of: name, in: file) }
    guard case .call(let callee, let arguments) = expression.first() else { return nil }
    let name = callee.split(separator: ".").last.map(String.init) ?? ""
    // `Self` is the extended type: the file's declaration of an extension decides.
    let extended = file.bytes.holds("extension \(type)") || file.bytes.holds("struct \(type)") || file.bytes.holds(".\(type) {")
    let isOwn = name == type || ((name.isEmpty || name == "Self") && (written == type || ((written ?? "Self") == "Self" && extended)))
    return isOwn ? .call(type: type, arguments) : nil
  }
}
