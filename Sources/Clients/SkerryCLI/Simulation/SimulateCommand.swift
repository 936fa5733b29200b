import Foundation
import SkerryDiagnostics
import SkerryCases
import SkerryGeometry
import SkerryPipeline
import SkerryPresentation
import SkerryRuntime
import SkerrySimulation
import SkerryWidget

/// `simulate`: runs a script of activity lifecycles; writes an event log, pictures of the device, and an animation. Exit code 25 when an
/// expectation fails.
@MainActor
struct SimulateCommand {
  /// The script or the log.
  private let path: String
  private let options: SimulateOptions
  private let inventory: WidgetInventory

  init(_ call: [String], inventory: WidgetInventory) throws {
    let arguments = try Arguments(call, of: .simulate)
    guard let path = arguments.positional.first else { throw CommandError("simulate needs a SCRIPT, or a log.jsonl that it has written.") }
    guard arguments.positional.count == 1 else { throw CommandError("simulate takes one SCRIPT; run the others separately.") }
    self.path = path
    options = try SimulateOptions(arguments, verb: "simulate")
    self.inventory = inventory
  }

  func run() throws -> Int32 {
    let types = PayloadFile.types(inventory)
    let data = try InputFile.asked(path)
    let url = URL(fileURLWithPath: path == "-" ? StandardInput.name : path)
    RenderSettings.standardNow.fixProcessClock()
    var run: SimulationRun
    if Self.isLog(data) {
      run = try SimulationRun(replaying: String(decoding: data, as: UTF8.self), types: types, name: url.lastPathComponent)
    } else {
      let script = try SimulationScript(data, name: url.lastPathComponent, folder: url.deletingLastPathComponent())
      run = SimulationRun(script, types: types)
      try run.perform(script)
    }
    return try SimulationWriter(options: options, inventory: inventory).run(run.result)
  }

  /// Whether a file is a log that `simulate` has written, to be replayed.
  static func isLog(_ data: Data) -> Bool {
    let head = String(decoding: data.prefix { $0 != 0x0A }, as: UTF8.self)
    return head.hasPrefix("{") && head.hasSuffix("}") && head.contains("\"log\":1")
  }
}

/// The options of `simulate` and `push apply`.
@MainActor
struct SimulateOptions {
  var folder: URL
  /// Pixels per point of the pictures.
  var scale: CGFloat = 2
  /// The duration of a frame of the animation, in milliseconds.
  var hold = 1600
  var drawsPictures = true
  var printsJSON = false
  var fontFolders: [URL] = []
  var locale: LocaleOption?
  var oversizedImages = OversizedImages.mark
  /// The iOS release of the devices.
  var release = SystemRelease.standard
  var wallpaper = Wallpaper.automatic

  init(folder: URL) { self.folder = folder }

  init(_ arguments: Arguments, verb: String) throws {
    guard let out = arguments.value("out"), !out.isEmpty else {
      throw CommandError("\(verb) needs --out DIR, the folder for the log and the pictures.")
    }
    folder = URL(fileURLWithPath: out)
    oversizedImages = try OversizedOption.value(arguments.value("oversized"))
    release = CaseOptions.release(arguments)
    if let name = arguments.value("wallpaper") { wallpaper = try CaseOptions.wallpaper(name) }
    drawsPictures = !arguments.has("no-pictures")
    printsJSON = arguments.has("json")
    fontFolders = try FontFolderOption.folders(arguments)
    locale = try arguments.value("locale").map(LocaleOption.init)
    let density = arguments.valueOrStandard("scale")
    guard let number = Double(density), number >= 0.5, number <= 4 else {
      throw CommandError("--scale \(density) is not a number from 0.5 to 4 pixels per point; write for example --scale 2.")
    }
    scale = CGFloat(number)
    let duration = arguments.valueOrStandard("hold")
    guard let seconds = Double(duration), seconds >= 0.1, seconds <= 30 else {
      throw CommandError("--hold \(duration) is not a number from 0.1 to 30 seconds; write for example --hold 1.6.")
    }
    hold = Int((seconds * 1000).rounded())
  }
}
