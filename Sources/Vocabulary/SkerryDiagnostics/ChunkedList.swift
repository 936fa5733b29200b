package import Foundation

/// A list that keeps only its last elements in memory; the others are in a temporary file, in chunks of a few hundred.
package struct ChunkedList<Element: Sendable>: Sendable {
  /// Elements of a chunk. Fewer than these are in memory.
  package static var chunkCount: Int { 512 }

  private let encode: @Sendable ([Element]) -> Data
  private let decode: @Sendable (Data) -> [Element]
  private var file: ScratchFile?
  private var chunks: [Range<Int>] = []
  private var rest: [Element] = []

  /// An empty list.
  /// - Parameters:
  ///   - encode: the bytes of a chunk.
  ///   - decode: the elements that these bytes were encoded from.
  package init(encode: @escaping @Sendable ([Element]) -> Data, decode: @escaping @Sendable (Data) -> [Element]) {
    (self.encode, self.decode) = (encode, decode)
  }

  /// How many elements there are.
  package var count: Int { chunks.count * Self.chunkCount + rest.count }
  /// How many of them are in memory.
  package var memoryCount: Int { rest.count }

  /// Appends an element.
  package mutating func append(_ element: Element) {
    rest.append(element)
    guard rest.count >= Self.chunkCount else { return }
    let file = file ?? ScratchFile()
    self.file = file
    chunks.append(file.append(encode(rest)))
    rest.removeAll(keepingCapacity: true)
  }

  /// The bytes of all elements, a chunk at a time.
  package var encodedChunks: some Sequence<Data> {
    (0..<(chunks.count + (rest.isEmpty ? 0 : 1))).lazy.map { $0 < chunks.count ? data(of: $0) : encode(rest) }
  }

  private func data(of chunk: Int) -> Data { file?.read(chunks[chunk]) ?? Data() }
}

extension ChunkedList: Sequence {
  /// Reads the file a chunk at a time.
  package struct Iterator: IteratorProtocol {
    private let list: ChunkedList
    private var chunk: [Element] = []
    private var place = 0
    private var index = 0

    fileprivate init(_ list: ChunkedList) { self.list = list }

    /// The next element.
    package mutating func next() -> Element? {
      if place == chunk.count {
        guard index <= list.chunks.count else { return nil }
        chunk = index < list.chunks.count ? list.decode(list.data(of: index)) : list.rest
        (place, index) = (0, index + 1)
      }
      guard place < chunk.count else { return nil }
      defer { place += 1 }
      return chunk[place]
    }
  }

  /// From the first element on.
  package func makeIterator() -> Iterator { Iterator(self) }
  /// How many elements there are.
  package var underestimatedCount: Int { count }
}
