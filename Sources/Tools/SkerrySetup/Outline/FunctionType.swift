/// The type of a function, read from its words: `(Int, Date) async throws -> String?`.
struct FunctionType {
  let parameterCount: Int
  let canThrow: Bool
  /// The words of its result, which may be a function itself.
  let result: [String]

  /// `nil` for any other type, an optional function among them.
  init?(_ words: [String]) {
    let type = Array(words.drop { $0.hasPrefix("@") })
    guard type.first == "(" else { return nil }
    var (depth, commas, close): (Int, Int, Int?) = (0, 0, nil)
    for (index, word) in type.enumerated() {
      // An arrow's head is no bracket.
      let isArrow = word == ">" && index > 0 && type[index - 1] == "-"
      if "([<".contains(word) { depth += 1 }
      if ")]>".contains(word), !isArrow { depth -= 1 }
      if word == ",", depth == 1 { commas += 1 }
      if depth == 0 {
        close = index
        break
      }
    }
    guard let close, let arrow = type.indices.first(where: { $0 > close && type[$0] == "-" }), arrow + 2 < type.count,
      type[arrow + 1] == ">"
    else { return nil }
    let effects = type[(close + 1)..<arrow]
    guard effects.allSatisfy({ ["async", "throws", "rethrows"].contains($0) }) else { return nil }
    canThrow = effects.contains("throws")
    parameterCount = close == 1 ? 0 : commas + 1
    result = Array(type[(arrow + 2)...])
  }
}
