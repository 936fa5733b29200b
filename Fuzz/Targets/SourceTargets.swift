import Foundation
import SkerryFormats
import SkerryLive
import SkerrySourceTools
import SkerryStates

/// Swift sources of a repository as all readers see them, and SiriKit's definitions of intents.
@MainActor
enum SourceTargets {
  /// Beyond this number of tokens, searches that begin at every token would take too long.
  private static let searchedTokens = 400

  static func swift(_ bytes: [UInt8]) {
    let tokens = SwiftTokenizer.tokens(of: bytes, comments: true)
    var end = 0
    for token in tokens {
      precondition(
        token.range.lowerBound >= 0 && token.range.upperBound <= bytes.count && token.line >= 1, "A token is not in its file: \(token)")
      // Interpolated code follows the literal that contains it.
      precondition(token.isInterpolated || token.range.lowerBound >= end, "Tokens are not in the order of the file: \(token)")
      if !token.isInterpolated { end = token.range.upperBound }
      if token.kind == .literal { _ = SwiftLiteral.parts(of: bytes[token.range]) }
    }
    for index in tokens.indices.prefix(searchedTokens) {
      _ = tokens.closingBracket(of: index)
      _ = tokens.endOfCall(named: index)
    }
    for place in bytes.indices.prefix(searchedTokens) {
      if let literal = LiteralReader(bytes, at: place) {
        precondition(literal.end > place && literal.end <= bytes.count, "A literal has no end.")
      }
      if let part = LiteralReader(part: bytes, at: place) {
        precondition(part.end >= place && part.end <= bytes.count, "A part has no end.")
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    precondition(SwiftCode.only(in: text).utf8.count == text.utf8.count, "Code without comments is at other positions.")
    precondition(SwiftLiteral.parts(of: Array(SwiftLiteral.quoted(text).utf8)[...]) == [text], "A quoted text reads as another one.")
    _ = PhoneSource(text, path: "Ride.swift")
    _ = FoundationOnly.matches(text)
    let folder = SourceFolder(sources: [("Ride.swift", "import SwiftUI\n" + text), ("ride.json", text)])
    let uses = SourceUses(folder)
    let calls = SourceCalls(folder)
    for token in tokens.filter({ $0.kind == .word }).prefix(8) {
      _ = uses.use(of: token.text)
      _ = uses.timeUnit(of: token.text)
      _ = uses.strings(comparedWith: token.text)
      _ = calls.given(to: token.text)
    }
  }

  static func intents(_ bytes: [UInt8]) {
    guard let definition = try? IntentDefinition(Data(bytes), path: "Ride.intentdefinition") else { return }
    _ = IntentDefinitionText([definition])
  }
}
