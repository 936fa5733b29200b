import SkerryCases
import SkerryFormats

/// Completions for a shell, from the same list of verbs and options as the help.
@MainActor
struct Completions {
  enum Shell: String, CaseIterable { case bash, zsh, fish }

  private let command: String
  private let verbs: [Verb]

  init(_ page: HelpPage) {
    command = page.command
    verbs = page.verbs.filter { $0 != .diffAgainst }
  }

  func script(_ shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The first arguments of calls: `push` once for both of its verbs.
  private var firstWords: [String] {
    var names: [String] = []
    for verb in verbs {
      let word = String(verb.rawValue.prefix { $0 != " " })
      if !names.contains(word) { names.append(word) }
    }
    return names
  }

  /// The options after a first word: those of its verbs, with those of `diff --against` for `diff`.
  private func options(of word: String) -> [Option] {
    var seen: Set<String> = []
    return Verb.allCases.filter { !$0.page.isHidden && $0.rawValue.prefix { $0 != " " } == word }.flatMap { Option.visible(of: $0) }
      .filter { seen.insert($0.name).inserted }
  }

  /// Subcommands of a first word.
  private func operands(of word: String) -> [String] {
    switch word {
    case "push": ["check", "apply"]
    case "completions": Shell.allCases.map(\.rawValue)
    case "help": firstWords
    default: []
    }
  }

  private static func dashed(_ name: String) -> String { (name.count == 1 ? "-" : "--") + name }

  // MARK: bash

  private var bash: String {
    var valued: [String] = []
    var seen: Set<String> = []
    for option in Option.all where option.form != .flag && !option.isHidden && seen.insert(option.name).inserted {
      let reply: String
      switch option.values {
      case .file: reply = #"mapfile -t COMPREPLY < <(compgen -f -- "$word")"#
      case .folder: reply = #"mapfile -t COMPREPLY < <(compgen -d -- "$word")"#
      case .any: reply = "COMPREPLY=()"
      case .choices, .suggested: reply = "COMPREPLY=($(compgen -W '\(option.known.joined(separator: " "))' -- \"$word\"))"
      }
      let names = ([option.name] + option.aliases).map(Self.dashed).joined(separator: "|")
      valued.append("    \(names)) \(reply); return ;;")
    }
    let cases = firstWords.map { word in
      let words = operands(of: word) + options(of: word).map { Self.dashed($0.name) }
      return "    \(word)) words='\(words.joined(separator: " "))' ;;"
    }
    return """
      # Completions of \(command) for bash; made by \(command) completions bash.
      _\(function)() {
        local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" words=
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W '\(firstWords.joined(separator: " ")) --help --version' -- "$word"))
          return
        fi
        case "$before" in
      \(valued.joined(separator: "\n"))
        esac
        case "${COMP_WORDS[1]}" in
      \(cases.joined(separator: "\n"))
        esac
        if [[ "$word" == -* || "${COMP_WORDS[1]}" == push || "${COMP_WORDS[1]}" == completions || "${COMP_WORDS[1]}" == help ]]; then
          COMPREPLY=($(compgen -W "$words" -- "$word"))
        else
          mapfile -t COMPREPLY < <(compgen -f -- "$word")
        fi
      }
      complete -o filenames -F _\(function) \(command)

      """
  }

  private var function: String { String(command.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }

  // MARK: zsh

  private var zsh: String {
    let names = firstWords.map { word in
      let summary = verbs.first { $0.rawValue.prefix { $0 != " " } == word }?.page.summary ?? ""
      return "    \(ShellWord.quoted("\(word):\(Self.escaped(summary))"))"
    }
    let cases = firstWords.map { word in
      let own = options(of: word).map { option in
        "        "
          + ShellWord.quoted(
            "\(option.form == .repeated ? "*" : "")\(Self.dashed(option.name))[\(Self.escaped(option.help))]\(zshValue(option))")
      }
      let words = operands(of: word)
      let rest = words.isEmpty ? "*:file:_files" : "1:word:(\(words.joined(separator: " ")))"
      return "      \(word)) _arguments \\\n" + own.joined(separator: " \\\n") + (own.isEmpty ? "" : " \\\n") + "        '\(rest)' ;;"
    }
    return """
      #compdef \(command)
      # Completions of \(command) for zsh; made by \(command) completions zsh.
      _\(function)() {
        local -a verbs
        verbs=(
      \(names.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe verb verbs
          return
        fi
        local verb=$words[2]
        shift words
        (( CURRENT-- ))
        case $verb in
      \(cases.joined(separator: "\n"))
        esac
      }
      _\(function) "$@"

      """
  }

  private func zshValue(_ option: Option) -> String {
    let label = Self.escaped(option.placeholder)
    switch option.values {
    case _ where option.form == .flag: return ""
    case .file: return ":\(label):_files"
    case .folder: return ":\(label):_files -/"
    case .any: return ":\(label):"
    case .choices, .suggested: return ":\(label):(\(option.known.joined(separator: " ")))"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(":", with: "\\:")
  }

  // MARK: fish

  private var fish: String {
    var lines = ["# Completions of \(command) for fish; made by \(command) completions fish."]
    for word in firstWords {
      let summary = verbs.first { $0.rawValue.prefix { $0 != " " } == word }?.page.summary ?? ""
      lines.append("complete -c \(command) -n __fish_use_subcommand -f -a \(word) -d \(ShellWord.quoted(summary))")
    }
    for word in firstWords {
      let here = "-n '__fish_seen_subcommand_from \(word)'"
      let words = operands(of: word)
      if !words.isEmpty { lines.append("complete -c \(command) \(here) -f -a '\(words.joined(separator: " "))'") }
      for option in options(of: word) {
        let name = option.name.count == 1 ? "-s \(option.name)" : "-l \(option.name)"
        let value: String
        switch option.values {
        case _ where option.form == .flag: value = ""
        case .file: value = " -r -F"
        case .folder: value = " -x -a '(__fish_complete_directories)'"
        case .any: value = " -x"
        case .choices, .suggested: value = " -x -a '\(option.known.joined(separator: " "))'"
        }
        lines.append("complete -c \(command) \(here) \(name)\(value) -d \(ShellWord.quoted(option.help))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
