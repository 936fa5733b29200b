import SkerryLint
import SkerryPresentation

/// The first drawing of a case in the first look; a class, because the code that copies its many values has 20 KB in every program.
@MainActor
final class DrawnCase {
  /// The case's place in the list.
  let place: Int
  let entry: PreviewCase
  let subject: LintSubject
  let look: LintLook
  let outlines: [ScenePlace: DrawnOutline]

  init(place: Int, _ entry: PreviewCase, _ subject: LintSubject, _ look: LintLook, _ outlines: [ScenePlace: DrawnOutline]) {
    (self.place, self.entry, self.subject, self.look, self.outlines) = (place, entry, subject, look, outlines)
  }
}

/// A case as the process that draws the cases from the last to the first has drawn it.
struct ReversedCase: Codable {
  /// The case's place in the list.
  var `case`: Int
  /// By the names of places.
  var outlines: [String: DrawnOutline]
}

/// What is needed to see whether pictures depend on the order in which they are drawn.
///
/// They are drawn twice more: once in this process after all other cases, which finds what views count or change, and once in a process that
/// begins with the last case, which finds what one case leaves behind for another.
@MainActor
struct DrawnOrder {
  /// The cases that are drawn again, in order.
  private(set) var cases: [DrawnCase] = []
  private let isChecked: Bool
  private let reversed: RunParts?

  /// How many cases are drawn again. Assumed: the cases of most projects, and few enough that memory does not grow with the list.
  static let maxCount = 64

  /// - Parameter call: the verb and what follows; without it, or in a program that is more than the command, there is no second process.
  init(isChecked: Bool, call: [String]) {
    self.isChecked = isChecked
    reversed = isChecked && !call.isEmpty ? RunParts(call, for: .picturesAgain, option: "--reversed") : nil
  }

  /// Starts the second process, which draws meanwhile. Throws `CommandError` if that fails.
  func start() throws { try reversed?.start(0) }

  mutating func keep(_ drawn: @autoclosure () -> DrawnCase) {
    guard isChecked, cases.count < Self.maxCount else { return }
    cases.append(drawn())
  }

  /// What the second process has drawn, by the places of cases. Throws `CommandError` if it has ended before its last message.
  func reversedCases() throws -> [Int: [String: DrawnOutline]] {
    guard let reversed else { return [:] }
    var found: [Int: [String: DrawnOutline]] = [:]
    try reversed.read(0) { frame in
      let drawn: ReversedCase = try frame.decoded()
      found[drawn.case] = drawn.outlines
    }
    _ = try reversed.rest(0)
    return found
  }
}
