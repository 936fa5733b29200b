import Foundation
import SkerryDiagnostics

/// The results of a run, in their order. Only the last ones are kept in memory; the others are in a temporary file.
package struct CaseResults: Sendable {
  /// Results in memory; more are written to the file, as lines of JSON.
  static let chunkCount = 512

  private var file: ScratchFile?
  private var chunks: [Range<Int>] = []
  private var rest: [CaseResult] = []
  /// How many results there are of each verdict.
  package private(set) var counts: [Verdict: Int] = [:]

  package init() {}

  package init(_ results: some Sequence<CaseResult>) { for result in results { append(result) } }

  /// How many there are.
  package var count: Int { chunks.count * Self.chunkCount + rest.count }
  /// Whether there is none.
  package var isEmpty: Bool { count == 0 }
  /// How many of them are in memory.
  var memoryCount: Int { rest.count }

  /// Adds a result behind the others.
  package mutating func append(_ result: CaseResult) {
    rest.append(result)
    counts[result.verdict, default: 0] += 1
    guard rest.count >= Self.chunkCount else { return }
    let file = file ?? ScratchFile()
    self.file = file
    chunks.append(file.append(Self.lines(rest[..<Self.chunkCount])))
    rest.removeFirst(Self.chunkCount)
  }

  /// Adds results behind the others.
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
    (0...chunks.count).lazy.map { index in
      let own = index < chunks.count ? file?.read(chunks[index]) ?? Data() : Self.lines(rest[...])
      return index > 0 && !own.isEmpty ? Data(",".utf8) + own : own
    }
  }

  private static func lines(_ results: ArraySlice<CaseResult>) -> Data {
    var data = Data()
    for (index, result) in results.enumerated() {
      data += Data((index == 0 ? "\n" : ",\n").utf8)
      data += RunRecord.encoded(result)
    }
    return data
  }
}

extension CaseResults: Sequence {
  /// Reads the file a chunk at a time.
  package struct Iterator: IteratorProtocol {
    fileprivate let results: CaseResults
    private var chunk: [CaseResult] = []
    private var place = 0
    private var index = 0

    fileprivate init(_ results: CaseResults) { self.results = results }

    /// The next result.
    package mutating func next() -> CaseResult? {
      if place == chunk.count {
        guard index <= results.chunks.count else { return nil }
        chunk = index < results.chunks.count ? results.chunk(index) : results.rest
        (place, index) = (0, index + 1)
      }
      guard place < chunk.count else { return nil }
      defer { place += 1 }
      return chunk[place]
    }
  }

  /// From the first result on.
  package func makeIterator() -> Iterator { Iterator(self) }
  /// How many there are.
  package var underestimatedCount: Int { count }

  fileprivate func chunk(_ index: Int) -> [CaseResult] {
    let data = Data("[".utf8) + (file?.read(chunks[index]) ?? Data()) + Data("]".utf8)
    guard let results = try? JSONDecoder().decode([CaseResult].self, from: data) else { preconditionFailure("a result does not decode") }
    return results
  }
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
