import Foundation
import SkerryCases
import SkerryDiagnostics
import SkerryAssets
import SkerryImage
import SkerryLayout
import SkerryPipeline
import SkerryRuntime
import SkerryText
import SkerryWidget
import SkerryFormats
import SkerryGeometry

/// `render`: one PNG per case, state and presentation, with an index and a manifest.
@MainActor
struct RenderCommand {
  private let options: RenderOptions
  private let inventory: @MainActor () -> WidgetInventory

  init(_ call: [String], inventory: @escaping @MainActor () -> WidgetInventory) throws {
    options = try RenderOptions(call)
    self.inventory = inventory
  }

  func run() throws -> Int32 {
    options.looks[0].settings.now.fixProcessClock()
    let engine = Engine.ofProcess(fontFolders: options.looks[0].fontFolders)
    let plan = try BuildReport.namingLeftOut {
      try CasePlan(options.looks, inventory: inventory(), drawsSheet: options.drawsSheet, matrix: options.matrix)
    }
    // Not before the plan: a call that fails leaves no empty folder.
    let output = try Output(options.destination, pictures: plan.pictures.count)
    // Later runs of the views see the later time.
    plan.pictures.first { _ in true }?.settings.now.fixProcessClock()
    let painted = try paint(plan.pictures, engine, to: output)
    let records = painted.map(\.record)
    let stopped = plan.pictures.compactMap { picture in picture.stop.map { (picture, $0) } }
    Self.sentences(stopped).forEach(Console.error)
    for entry in plan.leftOut { Console.error("\(entry.name): \(entry.reason)") }
    let isFaulty = !stopped.isEmpty || plan.leftOut.contains(where: \.isFault)
    if records.isEmpty, !isFaulty { throw CommandError.noCase("Nothing was drawn", options.looks[0]) }
    let leftOut =
      plan.leftOut
      + stopped.map { picture, stop in
        LeftOut(name: picture.entry.activity, reason: "\(picture.entry.state) \(picture.name): its code crashes at \(stop.sentence)")
      }
    let made = BuildReport.current
    guard !records.isEmpty else {
      made.nameLeftOut()
      return 1
    }
    let summaries = ActivitySummary.summaries(
      records, leftOut: leftOut, kinds: ActivitySummary.kinds(plan.pictures.lazy.map(\.entry)), report: made)
    let table = SummaryTable(summaries: summaries, report: made).lines
    let code = report(records, engine)
    SameStates(painted).sentences.forEach { Console.remark("note: \($0)") }
    if case .folder(let folder) = output { try writePages(folder, records, summaries, table, made) }
    if options.isStrict, summaries.contains(where: { $0.pictures == 0 && $0.kind != .extension }) { return 1 }
    return isFaulty ? 1 : code
  }

  private func paint(_ pictures: PlannedPictures, _ engine: Engine, to output: Output) throws -> [(
    record: PictureRecord, content: ContentHash
  )] {
    var records: [(record: PictureRecord, content: ContentHash)] = []
    let bar = ProgressBar(total: pictures.count)
    defer { bar.finish() }
    Console.detail("\(ShortNumber.counted(pictures.count, "picture")) planned.")
    try RenderingPainter(engine: engine, jobs: options.jobs).paint(pictures) { _ in
    } convert: { _, rendering, bitmap in
      do {
        return try ImageCodecs.encodePNG(bitmap)
      } catch {
        throw CommandError("The picture \(rendering.path) could not be encoded: \(error).")
      }
    } take: { rendering, data in
      try output.write(data, rendering, withTree: options.writesTree)
      records.append((PictureRecord(rendering), ContentHash(of: data)))
      bar.show(records.count)
      Console.detail(rendering.path)
    }
    return records
  }

  /// The manifest, the gallery, and what the call prints about them.
  private func writePages(
    _ folder: PictureFolder, _ records: [PictureRecord], _ summaries: [ActivitySummary], _ table: [String], _ made: BuildReport
  ) throws {
    let manifest = Manifest.json(records, summaries, made)
    try folder.write(Data(manifest.utf8), "manifest.json")
    try folder.write(Data(Gallery.html(records, table).utf8), "index.html")
    if options.printsJSON {
      Console.plain(manifest)
    } else {
      let count = PictureRecord.counted(records)
      Console.out("\(count) in \(folder.url.path); open \(folder.url.appendingPathComponent("index.html").path)")
      if !made.extension.isEmpty || summaries.count > 1 { table.forEach(Console.out) }
    }
  }

  /// One for each place of the code, in the order of the pictures.
  private static func sentences(_ stopped: [(picture: PlannedPicture, stop: CrashReport)]) -> [String] {
    var places: [String] = []
    var paths: [String: [String]] = [:]
    for (picture, stop) in stopped {
      let place = stop.sentence
      if paths[place] == nil { places.append(place) }
      paths[place, default: []].append(picture.path)
    }
    return places.map { place in
      let names = paths[place] ?? []
      let remedy =
        place.contains("Range requires") ? " Where a date range ends before it starts, give an earlier time with --now." : ""
      guard names.count > 1 else {
        return "The app's own code stops the program while \(names[0]) is drawn, at \(place); that picture is left out.\(remedy)"
      }
      let listed = ShortList.text(names, limit: namedStops)
      return "The app's own code stops the program at \(place); \(names.count) pictures are left out: \(listed).\(remedy)"
    }
  }
  /// The pictures that are named at one place.
  private static let namedStops = 3

  private func report(_ pictures: [PictureRecord], _ engine: Engine) -> Int32 {
    let hasErrors = pictures.contains { picture in picture.diagnostics.contains { $0.severity == .error } }
    DiagnosticLines(pictures, withNotes: Console.verbosity != .quiet).lines.forEach(Console.error)
    let note = engine.text.standInNote.map { [$0] } ?? []
    for diagnostic in engine.assets.diagnostics + engine.text.diagnostics + note {
      let line = "\(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.rule)]"
      if diagnostic.severity == .note { Console.remark(line) } else { Console.error(line) }
    }
    return hasErrors ? 2 : 0
  }
}

extension RenderCommand {
  /// The opened destination.
  private enum Output {
    case folder(PictureFolder)
    case standardOutput

    /// Throws if the folder cannot be written, or if standard output would get more than one picture.
    init(_ destination: RenderOptions.Destination, pictures planned: Int) throws {
      switch destination {
      case .folder(let url): self = .folder(try PictureFolder(url))
      case .standardOutput:
        guard planned <= 1 else {
          throw CommandError(
            "--out - writes one picture to standard output, and \(planned) would be drawn; name one case and one --presentation, or give a folder."
          )
        }
        self = .standardOutput
      }
    }

    func write(_ picture: Data, _ rendering: Rendering, withTree: Bool) throws {
      switch self {
      case .standardOutput: Console.plain(picture)
      case .folder(let folder):
        try folder.write(picture, rendering.path)
        guard withTree, let tree = rendering.tree else { return }
        try folder.write(LayoutTree(tree).json(), rendering.path.replacingOccurrences(of: ".png", with: ".tree.json"))
      }
    }
  }
}
