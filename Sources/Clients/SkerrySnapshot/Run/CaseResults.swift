import Foundation
package import SkerryDiagnostics

/// The results of a run, in their order. Only the last ones are kept in memory; the others are in a temporary file, as lines of JSON.
package struct CaseResults: Sendable {
  private var list = ChunkedList(encode: Self.lines, decode: Self.results)
  /// How many results there are of each verdict.
  package private(set) var counts: [Verdict: Int] = [:]

  package init() {}

  package init(_ results: some Sequence<CaseResult>) { for result in results { append(result) } }

  /// How many there are.
  package var count: Int { list.count }
  /// Whether there is none.
  package var isEmpty: Bool { count == 0 }
  /// How many of them are in memory.
  var memoryCount: Int { list.memoryCount }

  /// Appends a result.
  package mutating func append(_ result: CaseResult) {
    list.append(result)
    counts[result.verdict, default: 0] += 1
  }

  /// Appends results.
  package static func += (results: inout CaseResults, more: some Sequence<CaseResult>) { for result in more { results.append(result) } }

  /// Changes each result that is chosen.
  package mutating func update(where isChosen: (CaseResult) -> Bool, _ change: (inout CaseResult) -> Void) {
    var changed = CaseResults()
    for var result in self {
      if isChosen(result) { change(&result) }
      changed.append(result)
    }
    self = changed
  }

  /// Removes each result that is chosen.
  package mutating func removeAll(where isDoomed: (CaseResult) -> Bool) {
    var kept = CaseResults()
    for result in self where !isDoomed(result) { kept.append(result) }
    self = kept
  }

  /// All results as members of a JSON list, in pieces of a chunk.
  var json: some Sequence<Data> {
    list.encodedChunks.lazy.enumerated().lazy.map { index, lines in index > 0 ? Data(",".utf8) + lines : lines }
  }

  private static func lines(_ results: [CaseResult]) -> Data {
    var data = Data()
    for (index, result) in results.enumerated() {
      data += Data((index == 0 ? "\n" : ",\n").utf8)
      data += RunRecord.encoded(result)
    }
    return data
  }

  private static func results(_ lines: Data) -> [CaseResult] {
    let data = Data("[".utf8) + lines + Data("]".utf8)
    guard let results = try? JSONDecoder().decode([CaseResult].self, from: data) else { preconditionFailure("a result does not decode") }
    return results
  }
}

extension CaseResults: Sequence {
  /// From the first result on.
  package func makeIterator() -> ChunkedList<CaseResult>.Iterator { list.makeIterator() }
  /// How many there are.
  package var underestimatedCount: Int { count }
}

extension CaseResults: Equatable {
  package static func == (a: CaseResults, b: CaseResults) -> Bool { a.count == b.count && a.elementsEqual(b) }
}

extension CaseResults: ExpressibleByArrayLiteral {
  package init(arrayLiteral results: CaseResult...) { self.init(results) }
}

extension CaseResults: Codable {
  package init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    while !list.isAtEnd { append(try list.decode(CaseResult.self)) }
  }

  package func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for result in self { try list.encode(result) }
  }
}
