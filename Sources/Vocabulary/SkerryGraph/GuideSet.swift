package import SkerryGeometry

/// The alignment guides that views in a subtree may set; any other needs no search of the subtree.
package struct GuideSet: Sendable, ExpressibleByArrayLiteral {
  private var keys: Set<AlignmentKey>
  private var isEverything = false

  package init(arrayLiteral keys: AlignmentKey...) { self.keys = Set(keys) }

  /// A customer's layout may set any guide.
  package static let everything: GuideSet = {
    var all: GuideSet = []
    all.isEverything = true
    return all
  }()

  /// Whether a guide may be set.
  package func contains(_ key: AlignmentKey) -> Bool { isEverything || keys.contains(key) }

  /// Whether no guide may be set.
  package var isEmpty: Bool { keys.isEmpty && !isEverything }

  /// Adds the guides of another set.
  package mutating func formUnion(_ other: GuideSet) {
    // Nearly all sets are empty or the two baselines.
    if keys.isEmpty { keys = other.keys } else if !other.keys.isEmpty, keys != other.keys { keys.formUnion(other.keys) }
    isEverything = isEverything || other.isEverything
  }
}
