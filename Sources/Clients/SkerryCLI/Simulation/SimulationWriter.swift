import Foundation
import SkerryFormats
import SkerryCases
import SkerryDiagnostics
import SkerryPipeline
import SkerryRuntime
import SkerrySimulation
import SkerryWidget

/// Writes the results of a simulation: `log.jsonl`, `frames/`, `film.png` and `index.html`.
@MainActor
struct SimulationWriter {
  let options: SimulateOptions
  let inventory: WidgetInventory

  /// Writes everything and prints a summary. Returns the exit code: 0 for success, 25 if an expectation failed.
  func run(_ result: SimulationResult) throws -> Int32 {
    try write(result).report()
    let stopped = CrashIsolation.all
    for stop in stopped {
      Console.error("The app's own code stops the program in \(stop.name), at \(stop.sentence); that view is left out.")
    }
    let code = report(result)
    return stopped.isEmpty ? code : 1
  }

  /// Returns how many findings the pictures have.
  func write(_ result: SimulationResult) throws -> DiagnosticCount {
    var diagnostics = DiagnosticCount()
    let folder = try PictureFolder(options.folder)
    try folder.write(Data(result.log.utf8), "log.jsonl")
    if options.drawsPictures, !result.frames.isEmpty {
      let engine = Engine.ofProcess(fontFolders: options.fontFolders)
      let stage = FilmRenderer(engine: engine, inventory: inventory, options: options)
      var page = FilmPage(title: result.title, frames: result.frames)
      var film = FilmBuilder()
      let bar = ProgressBar(total: result.frames.count, of: "pictures")
      defer { bar.finish() }
      var count = 0
      try FilmPainter(engine: engine, scale: options.scale).paint(
        result.frames.enumerated().map { index, frame in
          { try stage.draw(frame, number: index + 1, of: result.frames.count, title: result.title) }
        }
      ) { drawn, pictures, filmFrame in
        for picture in pictures {
          try folder.write(picture.png, picture.path)
          Console.detail(picture.path)
        }
        page.add(pictures)
        try film.add(filmFrame, milliseconds: options.hold * (drawn.isAlert ? 3 : 2) / 2)
        diagnostics.add(drawn.diagnostics)
        count += 1
        bar.show(count)
      }
      try folder.write(try film.data(), "film.png")
      try folder.write(Data(page.html(result).utf8), "index.html")
    }
    return diagnostics
  }

  private func report(_ result: SimulationResult) -> Int32 {
    for failure in result.failures { Console.error("error: \(failure).") }
    if options.printsJSON {
      let object: [String: Any] = [
        "format": 1, "changes": result.frames.count, "expectations": result.expectationCount, "failures": result.failures.map { "\($0)" },
        "folder": options.folder.path,
      ]
      let data = try? StableJSON.data(object: object, isPretty: true)
      Console.out(String(decoding: data ?? Data(), as: UTF8.self))
      return result.failures.isEmpty ? 0 : 25
    }
    let frames = ShortNumber.counted(result.frames.count, "change")
    let met = result.expectationCount == 0 ? "" : ", \(ShortNumber.counted(result.expectationCount, "expectation"))"
    let end = options.drawsPictures && !result.frames.isEmpty ? "; open \(options.folder.appendingPathComponent("index.html").path)" : ""
    Console.out(
      "\(frames)\(met), \(result.failures.isEmpty ? "all as expected" : "\(result.failures.count) failed"), in \(options.folder.path)\(end)"
    )
    return result.failures.isEmpty ? 0 : 25
  }
}

/// The findings of many pictures, each once with its count.
struct DiagnosticCount {
  private var order: [Diagnostic] = []
  private var counts: [Diagnostic: Int] = [:]

  mutating func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      if counts[diagnostic] == nil { order.append(diagnostic) }
      counts[diagnostic, default: 0] += 1
    }
  }

  func report() {
    let locator = SourceLocator()
    for diagnostic in order {
      let site = diagnostic.site.map { "\(locator.text(of: $0)): " } ?? ""
      let times = counts[diagnostic].flatMap { $0 > 1 ? " (\($0) times)" : nil } ?? ""
      Console.error("\(site)\(diagnostic.severity.rawValue): \(diagnostic.message)\(times) [\(diagnostic.rule)]")
    }
  }
}
