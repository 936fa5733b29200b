package import SkerryFormats

/// Pictures in drawing order, each path once. They are created during iteration, because a plan may have a hundred thousand.
@MainActor
package struct PlannedPictures {
  private struct Part {
    var cases: CaseList
    var expansion: PictureExpansion
    /// Positions among the part's pictures whose path an earlier picture has.
    var repeated: [Range<Int>] = []
  }

  private var parts: [Part] = []
  private var total = 0
  /// One picture of every `step` is visited, from index `first` on.
  private var step = 1, first = 0
  /// Hashes of the paths of all pictures, those of other shards included.
  package let paths = ContentHashSet()
  /// Hashes of activity and state of all cases, with and without pictures.
  package let cases = ContentHashSet()
  /// The names of all sets: device, scheme and scale.
  package private(set) var sets: Set<String> = []

  init() {}

  /// The number of pictures.
  package var count: Int { total <= first ? 0 : (total - first + step - 1) / step }
  /// Whether there are no pictures.
  package var isEmpty: Bool { count == 0 }

  /// Appends the pictures of some cases.
  mutating func append(_ cases: CaseList, _ expansion: PictureExpansion) {
    var part = Part(cases: cases, expansion: expansion)
    var position = 0
    for entry in cases {
      for picture in expansion.pictures(of: entry) {
        if paths.insert(ContentHash(of: picture.path)) {
          total += 1
          sets.insert(picture.set)
        } else if let last = part.repeated.indices.last, part.repeated[last].upperBound == position {
          part.repeated[last] = part.repeated[last].lowerBound..<(position + 1)
        } else {
          part.repeated.append(position..<(position + 1))
        }
        position += 1
      }
      self.cases.insert(ContentHash(of: entry.id))
    }
    parts.append(part)
  }

  /// Every n-th picture.
  func every(_ step: Int, from first: Int) -> PlannedPictures {
    var result = self
    (result.step, result.first) = (step, first)
    return result
  }
}

extension PlannedPictures: @MainActor Sequence {
  /// Creates the pictures, those of one case at a time.
  @MainActor
  package struct Iterator: @MainActor IteratorProtocol {
    private let pictures: PlannedPictures
    private var part = -1
    private var cases: CaseList.Iterator?
    private var batch: [PlannedPicture] = []
    private var place = 0
    /// Positions in the part, in its list of repeated ones, and in the plan.
    private var position = 0, repeated = 0, planned = -1

    fileprivate init(_ pictures: PlannedPictures) { self.pictures = pictures }

    /// The next picture.
    package mutating func next() -> PlannedPicture? {
      while true {
        while place == batch.count { guard nextCase() else { return nil } }
        let picture = batch[place]
        place += 1
        defer { position += 1 }
        let ranges = pictures.parts[part].repeated
        while repeated < ranges.count, ranges[repeated].upperBound <= position { repeated += 1 }
        if repeated < ranges.count, ranges[repeated].contains(position) { continue }
        planned += 1
        if planned % pictures.step == pictures.first { return picture }
      }
    }

    private mutating func nextCase() -> Bool {
      while true {
        if let entry = cases?.next() {
          batch = pictures.parts[part].expansion.pictures(of: entry)
          place = 0
          return true
        }
        guard part + 1 < pictures.parts.count else { return false }
        part += 1
        cases = pictures.parts[part].cases.makeIterator()
        (position, repeated) = (0, 0)
      }
    }
  }

  /// From the first picture on.
  package func makeIterator() -> Iterator { Iterator(self) }
}
