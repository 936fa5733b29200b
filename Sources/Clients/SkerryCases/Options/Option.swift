/// One option of the command: the only declaration of its name, values, default and help.
///
/// Parsing, `VERB --help`, the nearest name on a typo, the shells' completions, the manual page and the table in the
/// documentation are all generated from `Option.all`. To add an option, add it to one of the lists that `all` joins and
/// read it where it is used.
package struct Option: Sendable {
  /// The values that an option takes.
  package enum Values: Sendable {
    /// Anything; the text is the placeholder in help, such as `ISO8601`.
    case any(String)
    /// One of these; anything else is an error that names the most similar one.
    case choices(String, @Sendable () -> [String])
    /// These are completed; the option's reader checks the value, because names have several spellings.
    case suggested(String, @MainActor @Sendable () -> [String])
    case file(String)
    /// A folder; with `orOutput` also `-` for standard output.
    case folder(String, orOutput: Bool = false)
  }

  /// How often an option may occur and how many values it has.
  package enum Form: Sendable, Equatable {
    /// A flag without a value.
    case flag
    /// One value; two different ones are an error.
    case value
    /// Several values, with commas between them or each in an occurrence of its own.
    case list
    /// One value per occurrence.
    case repeated
  }

  /// The section of a verb's help for the option, in this order.
  package enum Group: String, CaseIterable, Sendable {
    case cases = "Cases and pictures"
    case looks = "Appearance"
    case output = "Output"
    case comparison = "Comparison"
    case rules = "Rules"
    case delivery = "Payloads and devices"
    case package = "Package"
    case general = "General"
  }

  /// Without the dashes.
  package let name: String
  package let form: Form
  package let values: Values
  /// Its help text: one sentence without a full stop.
  package let help: String
  /// The default, as shown in help.
  package let standard: String?
  package let group: Group
  /// The verbs that take it.
  package let verbs: Set<Verb>
  /// Other spellings, without dashes.
  package let aliases: [String]
  /// Whether each value of the list is drawn as a separate variant.
  package let isMultiplied: Bool
  /// Whether it is internal and left out of help and completions.
  package let isHidden: Bool

  private init(
    _ name: String, _ form: Form, _ values: Values, _ help: String, standard: String?, _ group: Group, _ verbs: Set<Verb>,
    aliases: [String], isMultiplied: Bool, isHidden: Bool
  ) {
    self.name = name
    self.form = form
    self.values = values
    self.help = help
    self.standard = standard
    self.group = group
    self.verbs = verbs
    self.aliases = aliases
    self.isMultiplied = isMultiplied
    self.isHidden = isHidden
  }

  /// An option without a value.
  static func flag(
    _ name: String, _ group: Group, _ verbs: Set<Verb>, also aliases: [String] = [], hidden: Bool = false, _ help: String
  ) -> Option {
    Option(name, .flag, .any(""), help, standard: nil, group, verbs, aliases: aliases, isMultiplied: false, isHidden: hidden)
  }

  /// An option with one value.
  static func value(
    _ name: String, _ values: Values, _ group: Group, _ verbs: Set<Verb>, also aliases: [String] = [], standard: String? = nil,
    hidden: Bool = false, _ help: String
  ) -> Option {
    Option(name, .value, values, help, standard: standard, group, verbs, aliases: aliases, isMultiplied: false, isHidden: hidden)
  }

  /// An option with comma-separated values. Options of appearance are combined: every combination is drawn.
  static func list(
    _ name: String, _ values: Values, _ group: Group, _ verbs: Set<Verb>, also aliases: [String] = [], standard: String? = nil,
    multiplied: Bool = false, _ help: String
  ) -> Option {
    Option(name, .list, values, help, standard: standard, group, verbs, aliases: aliases, isMultiplied: multiplied, isHidden: false)
  }

  /// An option that may be repeated.
  static func repeated(
    _ name: String, _ values: Values, _ group: Group, _ verbs: Set<Verb>, also aliases: [String] = [], standard: String? = nil,
    hidden: Bool = false, _ help: String
  ) -> Option {
    Option(name, .repeated, values, help, standard: standard, group, verbs, aliases: aliases, isMultiplied: false, isHidden: hidden)
  }
}

extension Option {
  /// Every option of every verb.
  package static let all: [Option] = cases + looks + output + comparison + rules + delivery + package + live + general

  private static let byName: [String: [Option]] = all.reduce(into: [:]) { table, option in
    for name in [option.name] + option.aliases { table[name, default: []].append(option) }
  }

  /// The option of a verb by its name or another spelling.
  package static func named(_ name: String, of verb: Verb) -> Option? { byName[name]?.first { $0.verbs.contains(verb) } }

  /// Whether any verb has an option of this name.
  static func isDeclared(_ name: String) -> Bool { byName[name] != nil }

  /// The public options of a verb, in the order of its help.
  package static func visible(of verb: Verb) -> [Option] {
    Group.allCases.flatMap { group in all.filter { $0.group == group && $0.verbs.contains(verb) && !$0.isHidden } }
  }

  /// The values that can be listed; empty if there are too many.
  @MainActor package var known: [String] {
    switch values {
    case .any, .file, .folder: []
    case .choices(_, let list): list()
    case .suggested(_, let list): list()
    }
  }

  /// The value in a line of help: `D,…`, `FILE`, `light|dark`.
  package var placeholder: String {
    let word: String
    switch values {
    case .any(let text), .choices(let text, _), .suggested(let text, _), .file(let text), .folder(let text, _): word = text
    }
    switch form {
    case .flag: return ""
    case .value: return word
    case .list: return word + ",…"
    case .repeated: return word
    }
  }

  /// The option with its value: `--out DIR`.
  package var usage: String {
    let dashes = name.count == 1 ? "-" : "--"
    return form == .flag ? dashes + name : "\(dashes)\(name) \(placeholder)"
  }

  /// The names of its choices that the help lists; nothing where there are too many for a line.
  private var listedChoices: String {
    guard case .choices(_, let list) = values else { return "" }
    let names = list()
    guard let last = names.last, names.count <= Self.maxListedChoices else { return "" }
    return " (" + (names.count == 1 ? last : names.dropLast().joined(separator: ", ") + " or " + last) + ")"
  }

  /// The maximum number of choices that a line of help lists.
  private static let maxListedChoices = 6

  /// Its help with its choices, its default and further spellings.
  package var sentence: String {
    var text = help + listedChoices
    if let standard { text += "; the default is \(standard)" }
    if !aliases.isEmpty { text += " (also \(aliases.map { ($0.count == 1 ? "-" : "--") + $0 }.joined(separator: ", ")))" }
    if form == .repeated { text += "; may be repeated" }
    return text
  }
}
