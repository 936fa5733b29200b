package import SkerryFormats

/// Pictures in drawing order, each path once. They are created during iteration, because a plan may have a hundred thousand.
@MainActor
package struct PlannedPictures {
  private struct Part {
    var cases: CaseList
    var expansion: PictureExpansion
    /// The number of its pictures.
    var count = 0
    /// Positions among the part's pictures whose path an earlier picture has.
    var repeated: [Range<Int>] = []
  }

  private var parts: [Part] = []
  /// One picture of every `step` is visited, from index `first` on.
  private var step = 1, first = 0
  /// The parts that are visited, all of them by default.
  private var visited: Range<Int>?
  /// Hashes of the paths of all pictures, those of other shards included.
  package let paths = ContentHashSet()
  /// Hashes of activity and state of all cases, with and without pictures.
  package let cases = ContentHashSet()
  /// The names of all sets: device, scheme and scale.
  package private(set) var sets: Set<String> = []

  init() {}

  /// The number of pictures.
  package var count: Int {
    let start = start(of: range.lowerBound)
    return place(start + parts[range].reduce(0) { $0 + $1.count }) - place(start)
  }

  /// How many visited pictures are before an index of the plan.
  private func place(_ index: Int) -> Int { index <= first ? 0 : (index - first + step - 1) / step }

  private var range: Range<Int> { visited ?? parts.indices }

  /// The index of a part's first picture in the plan.
  private func start(of part: Int) -> Int { parts[..<part].reduce(0) { $0 + $1.count } }

  /// Whether there are no pictures.
  package var isEmpty: Bool { count == 0 }

  /// Appends the pictures of some cases.
  mutating func append(_ cases: CaseList, _ expansion: PictureExpansion) {
    var part = Part(cases: cases, expansion: expansion)
    var position = 0
    for entry in cases {
      for picture in expansion.pictures(of: entry) {
        if paths.insert(ContentHash(of: picture.path)) {
          part.count += 1
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

  /// What the processes that draw the pictures show to the app's code, in the order of the plan; the index of one is the number of its part of
  /// the run.
  package var processLooks: [ProcessLook] { ProcessLook.distinct(parts.lazy.map(\.expansion.processLook)) }

  /// The number of a picture's part of the run.
  package func part(of picture: PlannedPicture) -> Int {
    processLooks.firstIndex(of: ProcessLook(picture.settings)) ?? 0
  }

  /// Pictures that follow one another and belong to the same part of the run.
  package var runs: [(part: Int, pictures: PlannedPictures)] {
    let looks = processLooks
    var result: [(part: Int, pictures: PlannedPictures)] = []
    for index in range {
      let part = looks.firstIndex(of: parts[index].expansion.processLook) ?? 0
      if let last = result.last, last.part == part, let begun = last.pictures.visited {
        result[result.count - 1].pictures.visited = begun.lowerBound..<(index + 1)
      } else {
        var own = self
        own.visited = index..<(index + 1)
        result.append((part, own))
      }
    }
    return result
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
    private var part: Int
    private var cases: CaseList.Iterator?
    private var batch: [PlannedPicture] = []
    private var place = 0
    /// Positions in the part, in its list of repeated ones, and in the plan.
    private var position = 0, repeated = 0, planned: Int

    fileprivate init(_ pictures: PlannedPictures) {
      self.pictures = pictures
      part = pictures.range.lowerBound - 1
      planned = pictures.start(of: pictures.range.lowerBound) - 1
    }

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
        guard part + 1 < pictures.range.upperBound else { return false }
        part += 1
        cases = pictures.parts[part].cases.makeIterator()
        (position, repeated) = (0, 0)
      }
    }
  }

  /// From the first picture on.
  package func makeIterator() -> Iterator { Iterator(self) }
}
