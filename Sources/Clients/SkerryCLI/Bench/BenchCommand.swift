import SkerryFormats
import Foundation
import SkerryCases
import SkerryGeometry
import SkerryImage
import SkerryPipeline
import SkerryRaster
import SkerryRuntime
import SkerryWidget

/// `bench`: the steady-state cost of the bundle's cases, or of the built-in scenes. It reports times and never fails on
/// them.
@MainActor
struct BenchCommand {
  private let cases: CaseOptions
  private let looks: [CaseOptions]
  private let inventory: (@MainActor () -> WidgetInventory)?
  private let scenes: [String]?
  private let iterations: Int
  private let soak: Int?
  private let comparesPictures: Bool
  private let asJSON: Bool
  private let out: URL?

  /// - Parameter inventory: the bundle's; `nil` measures the built-in scenes.
  init(_ call: [String], inventory: (@MainActor () -> WidgetInventory)?) throws {
    let arguments = try Arguments(call, of: .bench)
    self.inventory = inventory
    looks = try CaseOptions.looks(arguments)
    cases = looks[0]
    scenes = arguments.list("scene")
    iterations = try Self.count(arguments.valueOrStandard("iterations"), "iterations", 1...1_000_000)
    soak = try arguments.value("soak").map { try Self.count($0, "soak", 1...10_000_000) }
    comparesPictures = arguments.has("diff")
    asJSON = arguments.has("json")
    out = arguments.value("out").map { URL(fileURLWithPath: $0) }
  }

  private static func count(_ text: String, _ name: String, _ range: ClosedRange<Int>) throws -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw CommandError("--\(name) \(text) is not a whole number from \(range.lowerBound) to \(range.upperBound).")
    }
    return number
  }

  func run() throws -> Int32 {
    if comparesPictures {
      report(DiffTimes.Pair.allCases.map { DiffTimes($0, turns: min(iterations, 9)) })
      return 0
    }
    let engine = Engine.ofProcess(fontFolders: cases.fontFolders)
    cases.settings.now.fixProcessClock()
    let subjects = try subjects()
    if subjects.isEmpty { throw CommandError.noCase("There is nothing to measure", cases) }
    if let soak { return try run(soak, subjects, engine) }
    let folder = try out.map { try PictureFolder($0) }
    var rows: [(name: String, times: StageTimes)] = []
    let bar = ProgressBar(total: subjects.count, of: "cases")
    defer { bar.finish() }
    for (index, subject) in subjects.enumerated() {
      bar.show(index)
      guard let times = try StageTimes(subject, engine, iterations: iterations) else { continue }
      rows.append((subject.name, times))
      if let folder, let rendering = subject.layOut(engine) {
        let bitmap = engine.rasterizer.rasterize(rendering.list, size: rendering.size, scale: DisplayScale(rendering.scale))
        try folder.write(try ImageCodecs.encodePNG(bitmap), rendering.path)
      }
    }
    let stopped = CrashIsolation.all
    for stop in stopped {
      Console.error("The app's own code stops the program while \(stop.name) is drawn, at \(stop.sentence); it is not measured.")
    }
    if rows.isEmpty, !stopped.isEmpty { return 1 }
    if rows.isEmpty { throw CommandError.noCase("Nothing was measured", cases) }
    Console.out(asJSON ? json(rows, stopped) : table(rows))
    return stopped.isEmpty ? 0 : 1
  }

  private func subjects() throws -> [BenchSubject] {
    if let scenes {
      return try scenes.map { name in
        guard let found = BenchSubject.builtIn.first(where: { $0.name == name }) else {
          throw CommandError("--scene \(name) is not known; choose one of \(BenchSubject.builtIn.map(\.name).joined(separator: ", ")).")
        }
        return found
      }
    }
    guard let inventory else { return BenchSubject.builtIn }
    return try CasePlan(looks, inventory: inventory()).pictures.map { picture in BenchSubject(name: picture.path) { picture.layOut($0) } }
  }

  // MARK: Reports

  private func table(_ rows: [(name: String, times: StageTimes)]) -> String {
    func cell(_ value: Double) -> String { String(format: "%9.3f", value) }
    let width = max(4, rows.map(\.name.count).max() ?? 0)
    let head =
      "case".padding(toLength: width, withPad: " ", startingAt: 0)
      + "    layout   raster   encode    total  ms (medians of \(iterations))    pixels    bytes"
    let lines = rows.map { row in
      row.name.padding(toLength: width, withPad: " ", startingAt: 0) + cell(row.times.layout) + cell(row.times.raster)
        + cell(row.times.encode) + cell(row.times.total) + "  \(row.times.width) × \(row.times.height)  \(row.times.byteCount)"
    }
    let memory = ProcessMemory.residentKiB.map { ["memory in use: \($0) KiB"] } ?? []
    return ([head] + lines + memory).joined(separator: "\n")
  }

  private func json(_ rows: [(name: String, times: StageTimes)], _ stopped: [CrashReport]) -> String {
    let cases = rows.map { row in
      JSONText.Value.object([
        ("case", .string(row.name)), ("layout", .number(row.times.layout)), ("raster", .number(row.times.raster)),
        ("encode", .number(row.times.encode)), ("total", .number(row.times.total)), ("width", .number(Double(row.times.width))),
        ("height", .number(Double(row.times.height))), ("bytes", .number(Double(row.times.byteCount))),
      ])
    }
    return JSONText(
      .object([
        ("unit", .string("ms")), ("iterations", .number(Double(iterations))), ("cases", .array(cases)),
        ("leftOut", .array(stopped.map { .object([("case", .string($0.name)), ("reason", .string($0.sentence))]) })),
        ("memoryKiB", .number(Double(ProcessMemory.residentKiB ?? 0))),
      ])
    ).text
  }

  private func report(_ rows: [DiffTimes]) {
    func text(_ row: DiffTimes) -> String {
      let name = row.pair.rawValue.padding(toLength: 10, withPad: " ", startingAt: 0)
      return name + String(format: "%9.2f ms %8.0f million pixels per second", row.time, row.rate) + "   \(row.differing) differ"
    }
    let size = DiffTimes.size
    let values = rows.map { row in
      JSONText.Value.object([
        ("pair", .string(row.pair.rawValue)), ("milliseconds", .number(row.time)), ("differing", .number(Double(row.differing))),
      ])
    }
    Console.out(
      asJSON
        ? JSONText(.object([("width", .number(Double(size.width))), ("height", .number(Double(size.height))), ("pairs", .array(values))]))
          .text : (["two pictures of \(size.width) × \(size.height), compared"] + rows.map(text)).joined(separator: "\n"))
  }

  /// Renders the subjects repeatedly and prints the memory in use.
  private func run(_ count: Int, _ subjects: [BenchSubject], _ engine: Engine) throws -> Int32 {
    var marks: [Int] = []
    for turn in 1...count {
      guard let rendering = subjects[turn % subjects.count].layOut(engine) else { continue }
      let bitmap = engine.rasterizer.rasterize(rendering.list, size: rendering.size, scale: DisplayScale(rendering.scale))
      _ = try ImageCodecs.encodePNG(bitmap)
      if turn % max(1, count / 10) == 0 { marks.append(ProcessMemory.residentKiB ?? 0) }
    }
    let values = marks.map { JSONText.Value.number(Double($0)) }
    Console.out(
      asJSON
        ? JSONText(.object([("renders", .number(Double(count))), ("memoryKiB", .array(values))])).text
        : "\(count) renders; memory in use after each tenth, KiB: \(marks.map(String.init).joined(separator: " "))")
    return 0
  }
}
