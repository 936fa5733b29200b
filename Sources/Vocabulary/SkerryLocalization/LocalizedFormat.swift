/// The translation of a key in a string table: a format, with the variables of plural tables.
package struct LocalizedFormat: Sendable, Equatable {
  /// A variable: one form for each plural category.
  package struct Variable: Sendable, Equatable {
    /// The number of its argument, counted from 0; `nil` takes the next one in order.
    package var argument: Int?
    /// How its value is written, such as `lld`.
    package var specifier: String
    /// The format for each plural category: `zero`, `one`, `two`, `few`, `many`, `other`.
    package var forms: [String: String]
    /// Whether each form is a whole string: its conversions count through all arguments.
    package var isWhole: Bool

    package init(argument: Int?, specifier: String, forms: [String: String], isWhole: Bool = false) {
      self.argument = argument
      self.specifier = specifier
      self.forms = forms
      self.isWhole = isWhole
    }
  }

  /// The format, in which `%#@name@` stands for a variable.
  package var text: String
  /// The variables of the format, by their names.
  package var variables: [String: Variable]
  /// The language of the table, whose plural rules count.
  package var language: String

  package init(_ text: String, variables: [String: Variable] = [:], language: String) {
    self.text = text
    self.variables = variables
    self.language = language
  }

  /// Variables inside variables deeper than this are left empty.
  private static let depthLimit = 8

  /// The format with every variable replaced by the form for its number, all arguments numbered.
  /// - Parameter number: an argument as it is written in digits; `nil` when it is not a number.
  package func resolved(number: (Int) -> String?) -> String {
    if variables.isEmpty { return text }
    var next = 0
    return write(text, own: nil, &next, depth: 0, number)
  }

  private func write(_ format: String, own: (Int, String)?, _ next: inout Int, depth: Int, _ number: (Int) -> String?) -> String {
    var result = ""
    for token in FormatToken.tokens(of: format) {
      switch token {
      case .literal(let text): result += text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
      case .own:
        if let own { result += "%\(own.0 + 1)$\(own.1)" }
      case .argument(let position, let specifier):
        if let position {
          result += "%\(position + 1)$\(specifier)"
        } else if let own {
          // An unnumbered conversion inside a form means the variable's own value.
          result += "%\(own.0 + 1)$\(specifier)"
        } else {
          result += "%\(next + 1)$\(specifier)"
          next += 1
        }
      case .variable(let name, let position):
        guard let variable = variables[name], depth < Self.depthLimit else { continue }
        let index: Int
        if variable.isWhole {
          // The first argument that is a number decides.
          index = variable.argument ?? (0..<32).first { number($0) != nil } ?? 0
        } else if let fixed = position ?? variable.argument {
          index = fixed
        } else {
          index = next
          next += 1
        }
        let form = variable.form(for: number(index) ?? "0", language)
        var inner = 0
        result +=
          variable.isWhole
          ? write(form, own: nil, &inner, depth: depth + 1, number)
          : write(form, own: (index, variable.specifier), &next, depth: depth + 1, number)
      }
    }
    return result
  }
}

extension LocalizedFormat.Variable {
  /// An explicit `zero` also covers the number 0 where the language has no such category, as on Apple's platforms.
  fileprivate func form(for written: String, _ language: String) -> String {
    if Double(written) == 0, let zero = forms["zero"] { return zero }
    return forms[PluralRules.category(of: written, language: language)] ?? forms["other"] ?? ""
  }
}
