import SkerryFormats

/// The arguments of a verb, split into options and operands.
package struct Arguments: Sendable {
  package let verb: Verb
  /// The operands, in their order.
  package var positional: [String] = []
  private var given: [String: [String]] = [:]

  /// Parses the arguments after a verb. Throws `CommandError` if an option does not belong to the verb, lacks its value, or has an invalid one.
  package init(_ call: [String], of verb: Verb) throws {
    self.verb = verb
    var rest = call[...]
    while let word = rest.popFirst() {
      if word == "--" {
        try rest.forEach { try Self.checkWord($0, "an argument of \(verb.rawValue)") }
        positional += rest
        break
      }
      try Self.checkWord(word, "an argument of \(verb.rawValue)")
      guard word.hasPrefix("-"), word != "-" else {
        positional.append(word)
        continue
      }
      let parts = word.drop { $0 == "-" }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let option = Option.named(parts.first ?? "", of: verb) else { throw Self.unknown(word, verb) }
      if option.form == .flag {
        guard parts.count == 1 else { throw CommandError("--\(option.name) takes no value; write it alone.") }
        given[option.name] = []
        continue
      }
      guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
        throw CommandError("--\(option.name) needs a value; write \(option.usage).")
      }
      // An unset variable of a shell leaves the next option in the place of the value.
      if parts.count == 1, value.hasPrefix("--"), Option.named(String(value.dropFirst(2).prefix { $0 != "=" }), of: verb) != nil {
        throw CommandError(
          "--\(option.name) has no value before \(value); write \(option.usage), or --\(option.name)=\(value) if that is it.")
      }
      try Self.checkWord(value, "the value of --\(option.name)")
      guard option.form != .list || !Option.split(value).isEmpty else {
        throw CommandError("The value of --\(option.name), \"\(value)\", contains nothing; write \(option.usage), or leave the option out.")
      }
      try option.check(value)
      if option.form == .value, let before = given[option.name]?.last, before != value {
        throw CommandError("--\(option.name) is given twice, as \(before) and as \(value); keep one of them.")
      }
      if option.form == .list, let before = given[option.name]?.last {
        given[option.name] = [before + "," + value]
        continue
      }
      given[option.name, default: []].append(value)
    }
    if given["quiet"] != nil, given["verbose"] != nil { throw CommandError("--quiet and --verbose exclude each other; keep one of them.") }
  }

  /// Throws if a word is empty, as an unset variable of a shell leaves it, or has line breaks or control characters, with which no message
  /// about it could be read.
  private static func checkWord(_ word: String, _ subject: String) throws(CommandError) {
    if word.isEmpty { throw CommandError("\(subject.prefix(1).uppercased() + subject.dropFirst()) is empty; write it, or leave it out.") }
    if word.contains(where: \.isNewline) {
      let line = word.prefix { !$0.isNewline }
      throw CommandError("There is a line break in \(subject), after \"\(line)\"; remove it.")
    }
    if word.unicodeScalars.contains(where: { $0.properties.generalCategory == .control && $0 != "\t" }) {
      let text = word.unicodeScalars.prefix { $0.properties.generalCategory != .control }
      throw CommandError("There is a control character in \(subject), after \"\(String(String.UnicodeScalarView(text)))\"; remove it.")
    }
  }

  private static func unknown(_ word: String, _ verb: Verb) -> CommandError {
    let name = word.drop { $0 == "-" }.prefix { $0 != "=" }
    let own = Option.visible(of: verb).map(\.name)
    if let near = NearestName.name(to: String(name), of: own) {
      return CommandError("\(verb.rawValue) has no option \(word). Did you mean --\(near)?")
    }
    let others = Verb.allCases.filter { Option.named(String(name), of: $0)?.isHidden == false }.map(\.rawValue)
    let elsewhere = others.isEmpty ? "" : "; it belongs to \(others.joined(separator: ", "))"
    return CommandError("\(verb.rawValue) has no option \(word)\(elsewhere); \(verb.rawValue) --help lists its own.")
  }

  /// Whether a flag is given.
  package func has(_ flag: String) -> Bool {
    check(flag)
    return given[flag] != nil
  }

  /// The last value given.
  package func value(_ name: String) -> String? {
    check(name)
    return given[name]?.last
  }

  /// The last value given; otherwise the default that the option declares. An option without one is a programming error.
  package func valueOrStandard(_ name: String) -> String {
    if let given = value(name) { return given }
    guard let standard = Option.named(name, of: verb)?.standard else { preconditionFailure("--\(name) has no default.") }
    return standard
  }

  /// Every value given, in order, for options that may be repeated.
  package func values(_ name: String) -> [String] {
    check(name)
    return given[name] ?? []
  }

  /// The value as a list, split at commas.
  package func list(_ name: String) -> [String]? { value(name).map(Option.split) }

  /// An option name that does not exist is a programming error.
  private func check(_ name: String) { precondition(Option.isDeclared(name), "No option is called \(name).") }

  /// Replaces the values of an option; `nil` removes it.
  package mutating func set(_ name: String, _ value: String?) { given[name] = value.map { [$0] } }

  /// The same call with another value for an option, or with none.
  package func setting(_ name: String, to value: String?) -> Arguments {
    var result = self
    result.set(name, value)
    return result
  }

  /// The given options that another verb has too, as arguments for that verb.
  package func passed(to other: Verb, without left: Set<String> = []) -> [String] {
    given.sorted { $0.key < $1.key }.flatMap { name, values -> [String] in
      guard !left.contains(name), let option = Option.named(name, of: other) else { return [] }
      return option.form == .flag ? ["--" + name] : values.map { "--\(name)=\($0)" }
    }
  }

  /// The same call with other operands.
  package func naming(_ names: [String]) -> Arguments {
    var result = self
    result.positional = names
    return result
  }

  /// The arguments, once for each combination of the options that have several values.
  ///
  /// - Parameter names: further options; each of their values becomes a call of its own.
  package func combinations(also names: Set<String> = []) -> [Arguments] {
    var result = [self]
    for option in Option.all where option.verbs.contains(verb) && (option.isMultiplied || names.contains(option.name)) {
      guard let values = list(option.name), values.count > 1 else { continue }
      result = result.flatMap { base in values.map { base.setting(option.name, to: $0) } }
    }
    return result
  }
}

extension Option {
  static func split(_ text: String) -> [String] { text.split(separator: ",").map { String($0.drop { $0 == " " }) } }

  /// Throws if a value is not one of the option's known values, or is standard output or input where only a folder will do.
  func check(_ text: String) throws {
    if case .folder(_, orOutput: false) = values, text == "-" {
      throw CommandError("--\(name) - is not possible: this option takes only a folder here. For a folder that is called -, write ./-.")
    }
    guard case .choices(_, let list) = values else { return }
    let known = list()
    for word in form == .list ? Self.split(text) : [text] where !known.contains(word) {
      throw CommandError.unknown("--\(name) \(word)", word, known)
    }
  }
}

extension CommandError {
  /// An error for an unknown name: with the most similar name, and with all names.
  package static func unknown(_ subject: String, _ word: String, _ known: [String]) -> CommandError {
    CommandError(NearestName.unknown(subject, word, known))
  }
}
