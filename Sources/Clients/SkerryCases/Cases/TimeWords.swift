import Foundation

/// Readable times of a state: `.now.addingTimeInterval(245)` is "in 4m5s", `Date() - 60` is "1m ago".
enum TimeWords {
  /// The text with times relative to now made readable. Anything but plain arithmetic is unchanged.
  static func replaced(in text: String) -> String {
    var result = ""
    var rest = text[...]
    while let first = rest.first {
      if !endsWithName(result), let time = time(at: rest) {
        result += time.words
        rest = rest[time.end...]
      } else if first == "\"" {
        // Quoted text is not arithmetic.
        let end = rest.dropFirst().firstIndex(of: "\"").map { rest.index(after: $0) } ?? rest.endIndex
        result += rest[..<end]
        rest = rest[end...]
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  private static func endsWithName(_ text: String) -> Bool {
    text.last.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == ")" } ?? false
  }

  private static func time(at text: Substring) -> (words: String, end: String.Index)? {
    if let call = ["Date(timeIntervalSinceNow:", "Date.init(timeIntervalSinceNow:", ".init(timeIntervalSinceNow:"].first(
      where: text.hasPrefix)
    {
      let open = text.index(text.startIndex, offsetBy: call.firstIndex(of: "(").map { call.distance(from: call.startIndex, to: $0) } ?? 0)
      guard let inside = SourceText.parenthesised(text[open...]), let colon = inside.firstIndex(of: ":"),
        let seconds = Arithmetic.value(of: inside[inside.index(after: colon)...])
      else { return nil }
      return (words(seconds), text.index(after: inside.endIndex))
    }
    guard let now = ["Date.now", "Date()", "Date.init()", ".now"].first(where: text.hasPrefix) else { return nil }
    var end = text.index(text.startIndex, offsetBy: now.count)
    if let next = text[end...].first, next.isLetter || next.isNumber || next == "_" { return nil }
    var seconds: Double = 0
    while true {
      let rest = text[end...]
      let call = [".addingTimeInterval(", ".advanced(by:"].first { rest.hasPrefix($0) }
      if let call {
        let open = rest.index(
          rest.startIndex, offsetBy: call.distance(from: call.startIndex, to: call.firstIndex(of: "(") ?? call.startIndex))
        guard let inside = SourceText.parenthesised(rest[open...]) else { return nil }
        let amount = inside.hasPrefix("by:") ? inside.dropFirst(3) : inside
        guard let value = Arithmetic.value(of: amount) else { return nil }
        seconds += value
        end = text.index(after: inside.endIndex)
        continue
      }
      let trimmed = rest.drop { $0 == " " }
      guard let sign = trimmed.first, sign == "+" || sign == "-" else { break }
      let amount = trimmed.dropFirst().prefix { "0123456789_. */()".contains($0) }
      // A range's dots are not decimal points, and a parenthesis that closes the call is not part of the sum.
      let sum = String(amount).components(separatedBy: "..")[0]
      var balanced = ""
      var depth = 0
      for character in sum {
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
        if depth < 0 { break }
        balanced.append(character)
      }
      guard let value = Arithmetic.value(of: balanced[...]) else { return nil }
      seconds += sign == "+" ? value : -value
      end = text.index(amount.startIndex, offsetBy: balanced.count)
    }
    return (words(seconds), end)
  }

  /// "now", "in 4m5s", "1h ago".
  static func words(_ seconds: Double) -> String {
    guard seconds != 0 else { return "now" }
    guard seconds.isFinite, abs(seconds) < 1e12 else { return "far" }
    var left = Int(abs(seconds))
    let tenths = Int((abs(seconds) * 10).rounded()) % 10
    var text = ""
    for (unit, length) in [("d", 86_400), ("h", 3_600), ("m", 60)] where left >= length {
      text += "\(left / length)\(unit)"
      left %= length
    }
    if tenths != 0, abs(seconds) < 60 {
      text += "\(left).\(tenths)s"
    } else if left > 0 || text.isEmpty {
      text += "\(left)s"
    }
    return seconds > 0 ? "in \(text)" : "\(text) ago"
  }
}

/// Sums and products of plain numbers in source code: `60 * 12`, `-(3_600 + 30)`.
enum Arithmetic {
  static func value(of text: Substring) -> Double? {
    var rest = text.filter { $0 != " " && !$0.isNewline }[...]
    guard let value = sum(&rest, depth: 0), rest.isEmpty, value.isFinite else { return nil }
    return value
  }

  private static func sum(_ text: inout Substring, depth: Int) -> Double? {
    guard var value = product(&text, depth: depth) else { return nil }
    while let sign = text.first, sign == "+" || sign == "-" {
      text.removeFirst()
      guard let next = product(&text, depth: depth) else { return nil }
      value += sign == "+" ? next : -next
    }
    return value
  }

  private static func product(_ text: inout Substring, depth: Int) -> Double? {
    guard var value = factor(&text, depth: depth) else { return nil }
    while let sign = text.first, sign == "*" || sign == "/" {
      text.removeFirst()
      guard let next = factor(&text, depth: depth) else { return nil }
      value = sign == "*" ? value * next : value / next
    }
    return value
  }

  private static func factor(_ text: inout Substring, depth: Int) -> Double? {
    guard depth < 32, let first = text.first else { return nil }
    if first == "-" {
      text.removeFirst()
      return factor(&text, depth: depth + 1).map { -$0 }
    }
    if first == "(" {
      text.removeFirst()
      guard let value = sum(&text, depth: depth + 1), text.first == ")" else { return nil }
      text.removeFirst()
      return value
    }
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "_") }
    text = text[digits.endIndex...]
    return Double(digits.filter { $0 != "_" })
  }
}
