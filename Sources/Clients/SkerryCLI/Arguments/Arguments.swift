/// The words of a call, split into options and the rest.
package struct Arguments {
  package var positional: [String] = []
  private var values: [String: [String]] = [:]
  private var flags: Set<String> = []

  /// - Parameters:
  ///   - valued: options that take a value, without dashes.
  ///   - plain: options that stand alone.
  package init(_ words: [String], valued: Set<String>, plain: Set<String>) throws {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        positional += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        positional.append(word)
        continue
      }
      let body = word.drop { $0 == "-" }
      let parts = body.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let name = parts.first ?? ""
      if plain.contains(name) {
        guard parts.count == 1 else { throw CommandError("--\(name) takes no value; write it alone.") }
        flags.insert(name)
      } else if valued.contains(name) {
        guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
          throw CommandError("--\(name) needs a value; write --\(name) VALUE.")
        }
        values[name, default: []].append(value)
      } else {
        throw CommandError("The option \(word) is not known here; --help lists them.")
      }
    }
  }

  mutating func remove(_ name: String) { values[name] = nil }
  mutating func set(_ name: String, _ value: String?) { values[name] = value.map { [$0] } }

  package func has(_ flag: String) -> Bool { flags.contains(flag) }
  /// The last value given.
  package func value(_ name: String) -> String? { values[name]?.last }
  /// Every value given, in order, for options that may be repeated.
  package func values(_ name: String) -> [String] { values[name] ?? [] }

  /// The same call with another value for an option, or with none.
  func setting(_ name: String, to value: String?) -> Arguments {
    var result = self
    result.values[name] = value.map { [$0] }
    return result
  }

  /// The same call with other words that are no options.
  func naming(_ words: [String]) -> Arguments {
    var result = self
    result.positional = words
    return result
  }

  /// The value as a list, split at commas.
  package func list(_ name: String) -> [String]? { value(name)?.split(separator: ",").map { String($0).trimmingPrefixSpaces } }
}

extension String {
  fileprivate var trimmingPrefixSpaces: String { String(drop { $0 == " " }) }
}
