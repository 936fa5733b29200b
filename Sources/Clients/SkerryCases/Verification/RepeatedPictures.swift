import SkerryDiagnostics
import SkerryLint
import SkerryPipeline

/// Draws pictures of a run again whose verdict would mislead if they depended on what was drawn before: those that differ from their goldens, and
/// those from which goldens were written.
///
/// They are drawn twice: in this process, which finds what views count or change, and in a new process that draws only them, which finds what
/// another case, or another look of the same one, has left behind.
@MainActor
struct RepeatedPictures {
  private let engine: Engine
  /// The verb and what follows, and the number of this process's part of the run.
  private let call: [String]
  private let part: Int
  private var outlines: [String: DrawnOutline] = [:]

  /// How many are drawn again. Assumed: enough for a sentence about the cause, and few enough that memory does not grow with the plan.
  static let maxCount = 64

  /// - Parameters:
  ///   - call: the verb and what follows; in a program that is more than the command, there is no second process.
  ///   - part: the part of the run that this process draws; `nil` for the whole run.
  init(_ engine: Engine, call: [String], part: Int?) {
    (self.engine, self.part) = (engine, part ?? 0)
    self.call = call.filter { !$0.hasPrefix("--part=") }
  }

  /// Remembers the first drawing of a picture.
  mutating func keep(_ rendering: Rendering) {
    guard outlines.count < Self.maxCount else { return }
    outlines[rendering.path] = outline(of: rendering)
  }

  /// Draws them again, the last first, and passes on the finding for each that has changed. Throws `CommandError` if the new process cannot be
  /// started or ends early.
  func draw(_ pictures: PlannedPictures, note: (PlannedPicture, Diagnostic) -> Void) throws {
    guard !outlines.isEmpty else { return }
    var kept: [(number: Int, picture: PlannedPicture)] = []
    for (number, picture) in pictures.enumerated() where outlines[picture.path] != nil { kept.append((number, picture)) }
    let list = kept.map { String($0.number) }.joined(separator: ",")
    let process = call.isEmpty || kept.isEmpty ? nil : RunParts(call, for: .picturesAgain, option: "--again=\(list)")
    try process?.start(part)
    var changed: Set<String> = []
    for (_, picture) in kept.reversed() {
      guard let first = outlines[picture.path], let again = picture.layOut(engine).flatMap({ outline(of: $0) }),
        let found = RepeatedDrawing.difference(first, again)
      else { continue }
      changed.insert(picture.path)
      note(picture, found)
    }
    guard let process else { return }
    let known = Dictionary(kept.map { ($0.number, $0.picture) }, uniquingKeysWith: { first, _ in first })
    try process.read(part) { frame in
      let drawn: DrawnPicture = try frame.decoded()
      guard let picture = known[drawn.number], let first = outlines[picture.path], !changed.contains(picture.path),
        let found = RepeatedDrawing.difference(first, drawn.outline, .reversed)
      else { return }
      note(picture, found)
    }
    _ = try process.rest(part)
  }

  /// A picture as the new process has drawn it.
  private struct DrawnPicture: Codable {
    /// Its number in the plan.
    var number: Int
    var outline: DrawnOutline
  }

  /// Draws some pictures of the plan, the last first, as the new process that was asked for them, and sends the results.
  func answer(_ numbers: Set<Int>, of pictures: PlannedPictures) throws {
    let answer = PartAnswer()
    var asked: [(number: Int, picture: PlannedPicture)] = []
    for (number, picture) in pictures.enumerated() where numbers.contains(number) { asked.append((number, picture)) }
    for (number, picture) in asked.reversed() {
      guard let outline = picture.layOut(engine).flatMap({ outline(of: $0) }) else { continue }
      answer.send(try PartFrame(.item, DrawnPicture(number: number, outline: outline)))
    }
    answer.send(PartFrame(.rest))
  }

  /// `--again N,N`: the numbers of the pictures that this process draws for another one; `nil` in every other process. Throws `CommandError` for
  /// anything else.
  static func asked(_ arguments: Arguments) throws(CommandError) -> Set<Int>? {
    guard let list = arguments.list("again") else { return nil }
    let numbers = list.compactMap { Int($0) }
    guard numbers.count == list.count else { throw CommandError("--again takes numbers of pictures.") }
    return Set(numbers)
  }

  /// `nil` for a sheet.
  private func outline(of rendering: Rendering) -> DrawnOutline? {
    rendering.tree.map { DrawnOutline($0, size: rendering.size, engine, scale: rendering.scale) }
  }
}
