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
  private var options: RenderOptions
  /// The verb and what follows.
  private let call: [String]
  private let inventory: @MainActor () -> WidgetInventory
  /// The looks of the processes that draw the call, by their numbers.
  private let processes: [CaseOptions]

  init(_ call: [String], inventory: @escaping @MainActor () -> WidgetInventory) throws {
    options = try RenderOptions(call)
    self.call = [Verb.render.rawValue] + call
    self.inventory = inventory
    processes = options.matrix?.processes(of: options.looks) ?? options.looks
    if processes.count > 1 { options.matrix?.parts = TableParts(processes.map { ProcessLook($0.settings) }, call: self.call) }
  }

  func run() throws -> Int32 {
    options.looks[0].settings.now.fixProcessClock()
    let engine = Engine.ofProcess(fontFolders: options.looks[0].fontFolders)
    let plan = try BuildReport.namingLeftOut {
      try CasePlan(
        options.looks, inventory: inventory(), drawsSheet: options.drawsSheet, matrix: options.matrix,
        foundFor: CaseOptions.first(of: processes, part: options.part))
    }
    if options.part != nil {
      try answer(plan, engine)
      return 0
    }
    // Not before the plan: a call that fails leaves no empty folder.
    let output = try Output(options.destination, pictures: plan.pictures.count)
    // Later runs of the views see the later time.
    plan.pictures.first { _ in true }?.settings.now.fixProcessClock()
    let (painted, rest) = try paint(plan, engine, to: output)
    let records = painted.map(\.record)
    Self.sentences(rest.stopped).forEach(Console.error)
    let isFaulty = !rest.stopped.isEmpty || rest.leftOut.contains(where: \.isFault)
    if records.isEmpty, !isFaulty { throw CommandError.noCase("Nothing was drawn", options.looks[0]) }
    let leftOut = rest.leftOut + rest.crashes
    let made = BuildReport.current
    guard !records.isEmpty else {
      rest.leftOut.lines.forEach(Console.error)
      made.nameLeftOut()
      return 1
    }
    let summaries = ActivitySummary.summaries(
      records, leftOut: leftOut, kinds: CaseKinds(plan.pictures.lazy.map(\.entry)), report: made)
    let table = SummaryTable(summaries: summaries, report: made).lines
    let printed = printsTable(summaries, made) ? table : []
    // The table names the others.
    let listed = printed.isEmpty ? [] : Set(summaries.filter { $0.pictures == 0 }.map(\.name))
    rest.leftOut.filter { !listed.contains($0.name) }.lines.forEach(Console.error)
    let code = report(records, rest)
    SameStates(painted).sentences.forEach { Console.remark("note: \($0)") }
    if case .folder(let folder) = output { try writePages(folder, records, summaries, table, printed: printed, made) }
    if options.isStrict, summaries.contains(where: { $0.pictures == 0 && $0.kind != .extension }) { return 1 }
    return isFaulty ? 1 : code
  }

  private func paint(_ plan: CasePlan, _ engine: Engine, to output: Output) throws -> (
    pictures: [(record: PictureRecord, content: ContentHash)], rest: DrawnRest
  ) {
    let pictures = plan.pictures
    var records: [(record: PictureRecord, content: ContentHash)] = []
    let bar = ProgressBar(total: pictures.count, of: "pictures")
    defer { bar.finish() }
    Console.detail("\(ShortNumber.counted(pictures.count, "picture")) planned.")
    let painter = PartedPainter(engine: engine, jobs: options.jobs, part: nil, call: call, pictures)
    try painter.paint(pictures) { _ in
    } convert: { _, rendering, bitmap in
      try Self.encoded(bitmap, rendering.path)
    } pack: {
      DrawnPicture($0, $1, withTree: options.writesTree)
    } take: { drawn in
      try output.write(drawn)
      records.append((drawn.record, ContentHash(of: drawn.png)))
      bar.show(records.count)
      Console.detail(drawn.record.path)
    }
    var rest = DrawnRest(plan, engine) { painter.draws($0, of: pictures) }
    let tables = options.matrix?.parts
    if let failure = tables?.failure { throw failure }
    for frame in try painter.rests() + (tables?.rests() ?? []) { rest.add(try frame.decoded()) }
    return (records, rest)
  }

  /// Draws the part of the call that this process was asked for, and sends it to the process that asked.
  private func answer(_ plan: CasePlan, _ engine: Engine) throws {
    plan.pictures.first { _ in true }?.settings.now.fixProcessClock()
    let answer = PartAnswer()
    if let part = options.part, let look = cellLook(of: part, in: plan) {
      for picture in plan.pictures { try picture.sendCells(of: look, engine, to: answer) }
      return answer.send(try PartFrame(.rest, DrawnRest(plan, engine) { _ in true }))
    }
    let painter = PartedPainter(engine: engine, jobs: options.jobs, part: options.part, call: call, plan.pictures)
    try painter.answer(plan.pictures, to: answer) { _ in
    } convert: { _, rendering, bitmap in
      try Self.encoded(bitmap, rendering.path)
    } pack: {
      DrawnPicture($0, $1, withTree: options.writesTree)
    }
    let rest = DrawnRest(plan, engine) { plan.pictures.part(of: $0) == options.part }
    answer.send(try PartFrame(.rest, rest))
  }

  /// The look of a process that draws cells of tables and no picture of its own.
  private func cellLook(of part: Int, in plan: CasePlan) -> ProcessLook? {
    guard processes.indices.contains(part) else { return nil }
    let look = ProcessLook(processes[part].settings)
    return plan.pictures.processLooks.contains(look) ? nil : look
  }

  private nonisolated static func encoded(_ bitmap: Bitmap, _ path: String) throws -> Data {
    do {
      return try ImageCodecs.encodePNG(bitmap)
    } catch {
      throw CommandError("The picture \(path) could not be encoded: \(error).")
    }
  }

  /// The manifest, the gallery, and what the call prints about them.
  /// - Parameters:
  ///   - table: the gallery's.
  ///   - printed: the lines of the table that are printed.
  private func writePages(
    _ folder: PictureFolder, _ records: [PictureRecord], _ summaries: [ActivitySummary], _ table: [String], printed: [String],
    _ made: BuildReport
  ) throws {
    let manifest = Manifest.json(records, summaries, made)
    try folder.write(Data(manifest.utf8), "manifest.json")
    try folder.write(Data(Gallery.html(records, table).utf8), "index.html")
    if options.printsJSON {
      Console.plain(manifest)
    } else {
      // Of several programs that answer one call, none says it: the call says it of all.
      if !PassedOver.isOneOfSeveral() { Console.out(JoinedGallery.sentence(records, in: folder.url)) }
      printed.forEach(Console.out)
    }
  }

  private func printsTable(_ summaries: [ActivitySummary], _ made: BuildReport) -> Bool {
    guard case .folder = options.destination, !options.printsJSON else { return false }
    return !made.extension.isEmpty || summaries.count > 1
  }

  /// One for each place of the code, in the order of the pictures. What the code printed before the first of them follows.
  private static func sentences(_ stopped: [DrawnRest.Stop]) -> [String] {
    var places: [String] = []
    var (paths, printed): ([String: [String]], [String: String]) = ([:], [:])
    for stop in stopped {
      if paths[stop.place] == nil {
        places.append(stop.place)
        printed[stop.place] = stop.printed
      }
      paths[stop.place, default: []].append(stop.path)
    }
    return places.map { place in
      let names = paths[place] ?? []
      let remedy =
        (CrashReport.endsBeforeStart(place) ? " Where a date range ends before it starts, give an earlier time with --now." : "")
        + (printed[place].map { " \($0)" } ?? "")
      guard names.count > 1 else {
        return "The app's own code stops the program while \(names[0]) is drawn, at \(place); that picture is left out.\(remedy)"
      }
      let listed = ShortList.text(names, limit: namedStops)
      return "The app's own code stops the program at \(place); \(names.count) pictures are left out: \(listed).\(remedy)"
    }
  }
  /// The pictures that are named at one place.
  private static let namedStops = 3

  private func report(_ pictures: [PictureRecord], _ rest: DrawnRest) -> Int32 {
    let hasErrors = pictures.contains { picture in picture.diagnostics.contains { $0.severity == .error } }
    DiagnosticLines(pictures, withNotes: Console.verbosity != .quiet).lines.forEach(Console.error)
    // Of several programs that answer one call, none says it: the call says it of all.
    let isRecorded = !rest.substitutedSymbols.isEmpty && PassedOver.record(symbols: rest.substitutedSymbols)
    let note = isRecorded ? nil : Diagnostic.standIns(rest.substitutedSymbols)
    for diagnostic in rest.diagnostics + [note].compactMap(\.self) {
      if diagnostic.severity == .note { Console.remark(diagnostic.line) } else { Console.error(diagnostic.line) }
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

    func write(_ drawn: DrawnPicture) throws {
      switch self {
      case .standardOutput: Console.plain(drawn.png)
      case .folder(let folder):
        try folder.write(drawn.png, drawn.record.path)
        guard let tree = drawn.tree else { return }
        try folder.write(tree, drawn.record.path.replacingOccurrences(of: ".png", with: ".tree.json"))
      }
    }
  }
}
