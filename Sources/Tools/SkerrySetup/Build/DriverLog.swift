/// The commands that the compiler's driver started, as it prints them with `-v` or `-driver-print-jobs`.
struct DriverLog {
  /// The words of each line, including lines that are not commands.
  private let lines: [[String]]

  init(_ output: String) { lines = output.split(separator: "\n").map(Self.words) }

  /// The calls of the compiler itself that compile one file each, by that file. Of a call for several files, the part for each.
  var compilations: [String: [String]] {
    lines.reduce(into: [:]) { found, words in
      guard words.contains("-frontend") else { return }
      let files = Self.values(of: "-primary-file", in: words)
      for index in files.indices { found[files[index]] = Self.call(words, for: index, of: files.count) }
    }
  }

  /// Options for the outputs of one file; a call for several files has each of them once per file, in the files' order.
  private static let outputs: Set<String> = [
    "-o", "-emit-reference-dependencies-path", "-emit-dependencies-path", "-serialize-diagnostics-path", "-index-unit-output-path",
    "-emit-const-values-path",
  ]

  private static func values(of option: String, in words: [String]) -> [String] {
    words.indices.filter { words[$0] == option && $0 + 1 < words.count }.map { words[$0 + 1] }
  }

  /// The part of a call for several files that compiles one of them; `nil` if its outputs cannot be told from those of the others.
  private static func call(_ words: [String], for index: Int, of count: Int) -> [String]? {
    guard count > 1 else { return words }
    guard outputs.allSatisfy({ [0, count].contains(values(of: $0, in: words).count) }) else { return nil }
    var result: [String] = []
    var seen: [String: Int] = [:]
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word == "-primary-file" || outputs.contains(word), let value = rest.popFirst() else {
        result.append(word)
        continue
      }
      let place = seen[word, default: 0]
      seen[word] = place + 1
      if place == index { result += [word, value] } else if word == "-primary-file" { result.append(value) }
    }
    return result
  }

  /// The call of the linker itself; `nil` if there is none, or more than one.
  var linking: [String]? {
    let calls = lines.filter { $0.first?.hasSuffix("/ld.lld") == true && $0.contains("-o") }
    return calls.count == 1 ? calls[0] : nil
  }

  /// The words of a line of the driver, which puts some into quotation marks.
  private static func words(of line: Substring) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character == " " {
        if let finished = word { words.append(finished) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
