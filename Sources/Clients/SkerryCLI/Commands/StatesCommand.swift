import Foundation
import SkerryCases
import SkerryFormats
import SkerryPipeline
import SkerryStates
import SkerryWidget

/// `states`: the generated states of activities as editable JSON; `--states FILE` draws them. An activity that rejects every generated value has the
/// states of its previews.
@MainActor
struct StatesCommand {
  private let globs: [Glob]
  private let settings: StateSettings
  private let now: Date
  private let file: String?
  private let asJSON: Bool
  private let inventory: @MainActor () -> WidgetInventory

  init(_ call: [String], inventory: @escaping @MainActor () -> WidgetInventory) throws {
    let arguments = try Arguments(call, of: .states)
    globs = arguments.positional.map { Glob($0) }
    settings = try StateSettings(arguments.list("states") ?? ["all"], folder: arguments.value("sources"))
    file = arguments.value("write")
    asJSON = arguments.has("json")
    now = try TimeOption.date(arguments, "now") ?? RenderSettings.standardNow
    self.inventory = inventory
  }

  func run() throws -> Int32 {
    now.fixProcessClock()
    let inventory = inventory()
    var leftOut: [LeftOut] = []
    var all = try GeneratedCases(inventory: inventory, settings: settings, now: now).cases(besides: CaseList(), leftOut: &leftOut)
    all += Self.previewed(besides: all, &leftOut) { CaseFinder(inventory: inventory).cases().cases }
    leftOut.lines.forEach(Console.error)
    if all.isEmpty, leftOut.isEmpty { throw CommandError("The bundle has no ActivityConfiguration, so there are no states to write.") }
    var chosen = all
    if !globs.isEmpty {
      let ids = globs.map { glob in (glob, Set(glob.chosen(of: all).map(\.id))) }
      for (glob, found) in ids where found.isEmpty {
        throw CommandError("No state matches \"\(glob.source)\"; choose one of \(all.map(\.id).joined(separator: ", ")).")
      }
      chosen = all.filter { entry in ids.contains { $0.1.contains(entry.id) } }
    }
    let text = try StatesFile.text(of: chosen)
    guard let file, file != "-" else {
      Console.plain(text)
      return leftOut.contains(where: \.isFault) ? 1 : 0
    }
    try OutputFile.write(Data(text.utf8), to: file)
    guard !asJSON else {
      let summary: [(String, JSONText.Value)] = [
        ("file", .string(file)), ("states", .array(chosen.map { .string($0.id) })),
        ("leftOut", .array(leftOut.map { .object([("name", .string($0.name)), ("reason", .string($0.reason))]) })),
      ]
      Console.out(JSONText(.object(summary)).text)
      return leftOut.contains(where: \.isFault) ? 1 : 0
    }
    Console.out("\(ShortNumber.counted(chosen.count, "state")) in \(file); draw with --states \(file)")
    return leftOut.contains(where: \.isFault) ? 1 : 0
  }

  /// The states of the previews of activities for which no state could be generated.
  ///
  /// - Parameters:
  ///   - previews: of the whole bundle; asked for only if an activity needs them.
  ///   - leftOut: has the reasons; those of activities with previews become one note.
  static func previewed(besides made: [PreviewCase], _ leftOut: inout [LeftOut], previews: () -> CaseList) -> [PreviewCase] {
    let failed = Set(leftOut.filter(\.isFault).map { String($0.name.prefix { $0 != "/" }) }).subtracting(made.map(\.activity))
    guard !failed.isEmpty else { return [] }
    let shown = previews().filter { entry in
      if case .activity = entry.content { failed.contains(entry.activity) } else { false }
    }
    for name in Set(shown.map(\.activity)).sorted() {
      let isOwn = { (entry: LeftOut) in entry.isFault && entry.name.hasPrefix("\(name)/") }
      guard let first = leftOut.firstIndex(where: isOwn) else { continue }
      leftOut[first] = LeftOut(name: name, reason: "\(leftOut[first].reason); the states of its previews take their place.", isFault: false)
      leftOut.removeAll(where: isOwn)
    }
    return shown
  }
}
