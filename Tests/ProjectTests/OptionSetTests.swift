import Foundation
import Testing

/// Each option of an option set has a bit of its own: with a shared bit, asking for one would answer for another.
@Suite struct OptionSetTests {
  @Test func everyOptionHasItsOwnBit() throws {
    let head = #/^\s*(?:@\w+ )?(?:public |package )?struct (\w+): OptionSet\b/#
    let option = #/static (?:let|var) (\w+)\b[^=]*= (?:Self|\w+)?\(?\.?(?:init)?\(?rawValue: (\d+)(?: << (\d+))?\)/#
    var sets = 0, options = 0
    for file in ["Authoring", "StandIns", "Vocabulary"].flatMap({ ProjectTests.swiftFiles("Sources/\($0)") }) {
      let text = try String(contentsOf: file, encoding: .utf8)
      guard text.contains(": OptionSet") else { continue }
      var name = "", bits: [Int: String] = [:]
      for line in text.split(separator: "\n") {
        if let match = line.firstMatch(of: head) {
          (name, bits) = (String(match.1), [:])
          sets += 1
        } else if line.contains(#/\b(struct|enum|class|extension) \w/#) {
          name = ""
        }
        guard !name.isEmpty, let match = line.firstMatch(of: option), let value = Int(match.2) else { continue }
        let bit = value << (match.3.flatMap { Int($0) } ?? 0)
        options += 1
        // A set of several options consists of those before it.
        let isOne = bit.nonzeroBitCount == 1
        #expect(isOne ? bits[bit] == nil : bits.keys.reduce(0, |) & bit == bit, "\(name).\(match.1) of \(file.lastPathComponent) is \(bit)")
        if isOne { bits[bit] = String(match.1) }
      }
    }
    #expect(sets > 20 && options > 60)
  }
}
