package import SkerryImage
package import SkerryPipeline
import SkerryRuntime

/// What a process needs to know of a picture that it or another one has drawn.
package protocol PartItem {
  init(_ frame: PartFrame) throws
  var frame: PartFrame { get throws }
}

/// Paints a plan whose parts are drawn by different processes; the results come in the order of the plan.
@MainActor
package struct PartedPainter {
  private let painter: RenderingPainter
  /// The part that this process draws, and the processes of the others; without them it draws everything.
  private let own: Int
  private let others: RunParts?

  /// - Parameters:
  ///   - part: the part that this process was asked for.
  ///   - call: the verb and what follows, for the processes of the other parts.
  package init(engine: Engine, jobs: Int?, part: Int?, call: [String], _ pictures: PlannedPictures) {
    painter = RenderingPainter(engine: engine, jobs: jobs)
    own = part ?? 0
    others = part == nil && pictures.processLooks.count > 1 ? RunParts(call) : nil
  }

  /// Paints all pictures.
  ///
  /// - Parameters:
  ///   - note, convert: as in `RenderingPainter`; called for the pictures of this process.
  ///   - pack: makes of a picture of this process what is known of every picture.
  ///   - take: receives the results in the order of the plan.
  package func paint<Note: Sendable, Result: Sendable, Item: PartItem>(
    _ pictures: PlannedPictures, note: (PlannedPicture) throws -> Note,
    convert: @escaping @Sendable (Note, Rendering, Bitmap) throws -> Result, pack: (Rendering, Result) throws -> Item,
    take: (Item) throws -> Void
  ) throws {
    guard let others else { return try painter.paint(pictures, note: note, convert: convert) { try take(try pack($0, $1)) } }
    for run in pictures.runs {
      if run.part == own {
        try painter.paint(run.pictures, note: note, convert: convert) { try take(try pack($0, $1)) }
      } else {
        try others.read(run.part) { try take(try Item($0)) }
      }
    }
  }

  /// Paints the pictures of the part that this process was asked for, and sends the results.
  package func answer<Note: Sendable, Result: Sendable, Item: PartItem>(
    _ pictures: PlannedPictures, to answer: PartAnswer, note: (PlannedPicture) throws -> Note,
    convert: @escaping @Sendable (Note, Rendering, Bitmap) throws -> Result, pack: (Rendering, Result) throws -> Item
  ) throws {
    for run in pictures.runs where run.part == own {
      try painter.paint(run.pictures, note: note, convert: convert) { answer.send(try pack($0, $1).frame) }
      answer.send(PartFrame(.endOfRun))
    }
  }

  /// The last message of each other process.
  package func rests() throws -> [PartFrame] { try others?.rests() ?? [] }

  /// Whether this process draws a picture; all of them where no other process does.
  package func draws(_ picture: PlannedPicture, of pictures: PlannedPictures) -> Bool {
    others == nil || pictures.part(of: picture) == own
  }
}
