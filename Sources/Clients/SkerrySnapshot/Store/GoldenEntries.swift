import Foundation
import SkerryDiagnostics

/// The goldens of a manifest by path. Those that were read stay in a file, as lines; only what is set is in memory.
package struct GoldenEntries: Sendable {
  /// A golden.
  package typealias Entry = GoldenManifest.Entry

  private var known: GoldenLines?
  /// The goldens set since reading, by path; `nil` for a removed one.
  private var changes: [String: Entry?] = [:]

  package init() {}

  /// Goldens in memory, such as those of a manifest that was formatted by another program.
  init(_ entries: [String: Entry]) { changes = entries.mapValues { $0 } }

  /// The lines of a manifest. `nil` if they are not complete goldens, sorted by path.
  init?(lines range: Range<Int>, of file: ScratchFile) {
    guard let lines = GoldenLines(range, of: file) else { return nil }
    known = lines
  }

  /// The number of entries.
  package var count: Int {
    let known = known
    return changes.reduce(known?.count ?? 0) { count, change in
      count + (change.value == nil ? 0 : 1) - (known?[change.key] == nil ? 0 : 1)
    }
  }

  /// How many of them are in memory.
  var memoryCount: Int { changes.count }
  /// Whether there are no entries.
  package var isEmpty: Bool { count == 0 }

  /// The first path that leads out of the store's folder.
  var unsafePath: String? {
    known?.unsafePath ?? changes.keys.filter { !GoldenManifest.isSafe($0) }.min()
  }

  /// The golden at a path below the store's folder; `nil` if there is none.
  package subscript(path: String) -> Entry? {
    get {
      if let changed = changes[path] { return changed }
      return known?[path]
    }
    set { changes[path] = .some(newValue) }
  }
}

extension GoldenEntries: Sequence {
  /// Sorted by path; reads the file a piece at a time.
  package struct Iterator: IteratorProtocol {
    private let known: GoldenLines?
    private var changes: [(path: String, entry: Entry?)]
    private var place = 0
    private var piece: [(path: String, entry: Entry)] = []
    private var nextInPiece = 0
    private var nextPiece = 0

    fileprivate init(_ entries: GoldenEntries) {
      known = entries.known
      changes = entries.changes.map { ($0.key, $0.value) }.sorted { $0.path < $1.path }
    }

    /// The next golden.
    package mutating func next() -> (path: String, entry: Entry)? {
      while true {
        if nextInPiece == piece.count, let known, nextPiece < known.pieceCount {
          (piece, nextInPiece, nextPiece) = (known.piece(nextPiece), 0, nextPiece + 1)
        }
        let line = nextInPiece < piece.count ? piece[nextInPiece] : nil
        let change = place < changes.count ? changes[place] : nil
        switch (line, change) {
        case (nil, nil): return nil
        case (let line?, nil):
          nextInPiece += 1
          return line
        case (let line?, let change?) where line.path < change.path:
          nextInPiece += 1
          return line
        case (let line, let change?):
          // A line that was changed is passed over.
          if line?.path == change.path { nextInPiece += 1 }
          place += 1
          if let entry = change.entry { return (change.path, entry) }
        }
      }
    }
  }

  /// From the first path on.
  package func makeIterator() -> Iterator { Iterator(self) }
}

extension GoldenEntries: Equatable {
  package static func == (a: GoldenEntries, b: GoldenEntries) -> Bool { a.elementsEqual(b) { $0 == $1 } }
}

/// Lines of a manifest in a file, with the first path of every piece of about 32 KB.
private final class GoldenLines: Sendable {
  private struct Piece {
    var first: String
    var place: Range<Int>
  }

  private let file: ScratchFile
  private let pieces: [Piece]
  let count: Int
  /// The first path that leads out of the store's folder.
  let unsafePath: String?

  init?(_ range: Range<Int>, of file: ScratchFile) {
    var pieces: [Piece] = []
    var count = 0
    var last: String?
    var unsafePath: String?
    var isSorted = true
    file.lines(in: range) { place, data in
      let paths = Self.decoded(data)?.keys.sorted() ?? []
      // A repeated path has two lines.
      let lines = data.count { $0 == 10 } + (data.last == 10 ? 0 : 1)
      isSorted = paths.count == lines && last.map { $0 < paths[0] } ?? true
      guard isSorted, let first = paths.first else { return false }
      unsafePath = unsafePath ?? paths.first { !GoldenManifest.isSafe($0) }
      pieces.append(Piece(first: first, place: place))
      count += paths.count
      last = paths.last
      return true
    }
    guard isSorted else { return nil }
    (self.file, self.pieces, self.count, self.unsafePath) = (file, pieces, count, unsafePath)
  }

  var pieceCount: Int { pieces.count }

  /// The goldens of a piece, sorted by path.
  func piece(_ index: Int) -> [(path: String, entry: GoldenManifest.Entry)] {
    (Self.decoded(file.read(pieces[index].place)) ?? [:]).map { ($0.key, $0.value) }.sorted { $0.path < $1.path }
  }

  subscript(path: String) -> GoldenManifest.Entry? {
    var low = 0, high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].first <= path { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let data = file.read(pieces[low - 1].place)
    // One line is decoded faster than a piece; lines that were written by others may have other spaces.
    if let line = Self.line(GoldenManifest.key(path), in: data), let own = Self.decoded(line)?[path] { return own }
    return Self.decoded(data)?[path]
  }

  /// The line that begins with a key; `nil` if there is none.
  private static func line(_ key: String, in data: Data) -> Data? {
    let key = Array(key.utf8)
    let place = data.withUnsafeBytes { bytes -> Range<Int>? in
      guard let base = bytes.baseAddress else { return nil }
      var start = 0
      while start + key.count <= bytes.count {
        let end = memchr(base + start, 10, bytes.count - start).map { UnsafeRawPointer($0) - base } ?? bytes.count
        if end - start >= key.count, memcmp(base + start, key, key.count) == 0 { return start..<end }
        start = end + 1
      }
      return nil
    }
    return place.map { data.subdata(in: (data.startIndex + $0.lowerBound)..<(data.startIndex + $0.upperBound)) }
  }

  /// Whole lines, the last of which may end with a comma.
  private static func decoded(_ lines: Data) -> [String: GoldenManifest.Entry]? {
    var own = lines
    while let last = own.last, last == 10 || last == UInt8(ascii: ",") { own = own.dropLast() }
    return try? JSONDecoder().decode([String: GoldenManifest.Entry].self, from: Data("{".utf8) + own + Data("}".utf8))
  }
}
