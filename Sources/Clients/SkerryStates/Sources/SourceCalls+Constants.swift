import Foundation

extension SourceCalls {
  /// The value of a constant of a type: `static var stopButton: Self { AlarmButton(text: "Done", …) }`, also with `let`, `return`, `.init(…)` and
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
        for place in file.bytes.places(of: form, most: 8) where !file.bytes.isNamePart(at: place + form.utf8.count) {
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
    var written: String?
    var at = place
    while at < file.bytes.count, file.bytes[at] != UInt8(ascii: "="), file.bytes[at] != UInt8(ascii: "{") {
      // A declaration without a value ends with its line.
      if file.bytes[at] == 10 { return nil }
      at += 1
    }
    guard at < file.bytes.count else { return nil }
    let annotation = String(decoding: file.bytes[place..<at], as: UTF8.self).filter { !$0.isWhitespace && $0 != ":" }
    if !annotation.isEmpty { written = annotation.split(separator: ".").last.map(String.init) }
    at = afterReturn(file.bytes, at + 1)
    var expression = SourceExpression(file.bytes[at...]) { [weak self] name in self?.value(of: name, in: file) }
    guard case .call(let callee, let arguments) = expression.first() else { return nil }
    let name = callee.split(separator: ".").last.map(String.init) ?? ""
    // `Self` is the extended type: the file's declaration of an extension decides.
    let extended = file.bytes.holds("extension \(type)") || file.bytes.holds("struct \(type)") || file.bytes.holds(".\(type) {")
    let isOwn = name == type || ((name.isEmpty || name == "Self") && (written == type || ((written ?? "Self") == "Self" && extended)))
    return isOwn ? .call(type: type, arguments) : nil
  }

  /// The place after spaces, line ends and the word `return`.
  private func afterReturn(_ bytes: [UInt8], _ from: Int) -> Int {
    func afterSpace(_ start: Int) -> Int { bytes[start...].firstIndex { $0 != 32 && $0 != 10 && $0 != 9 && $0 != 13 } ?? bytes.count }
    let start = afterSpace(from)
    let word = Array("return ".utf8)
    return bytes[start...].starts(with: word) ? afterSpace(start + word.count) : start
  }
}
