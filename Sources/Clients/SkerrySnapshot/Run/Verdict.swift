/// The verdict on a picture.
package enum Verdict: String, Sendable, Codable, CaseIterable {
  case passed
  /// Not equal, but within the team's tolerance.
  case tolerated
  /// A missing golden was written.
  case recorded
  /// A golden was replaced.
  case updated
  case missing
  case size
  case pixels
  /// The golden could not be read.
  case unreadable
  /// The app's own code crashed the program while the picture was drawn.
  case stopped

  /// Whether the verdict makes the run fail.
  package var isFailure: Bool {
    switch self {
    case .passed, .tolerated, .recorded, .updated: false
    case .missing, .size, .pixels, .unreadable, .stopped: true
    }
  }

  /// The exit code of this verdict.
  package var exitCode: Int32 {
    switch self {
    case .passed, .tolerated, .recorded, .updated: 0
    case .unreadable, .stopped: 1
    case .missing: 20
    case .size: 21
    case .pixels: 22
    }
  }
}
