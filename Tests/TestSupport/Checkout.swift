package import Foundation

/// The repository that the tests were compiled in.
package enum Checkout {
  package static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// - Parameter path: a path relative to the repository's root.
  package static func url(_ path: String) -> URL { root.appendingPathComponent(path) }
}
