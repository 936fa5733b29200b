import Foundation
import SkerryCases
import SkerryDiagnostics
import SkerrySnapshot

/// `report [FOLDER…]`: the last run, or the merged shards of a run, in any format.
struct ReportCommand {
  private let inputs: [String]
  private let folders: SnapshotFolders
  private let reporters: [ReporterChoice]
  private let environment: [String: String]

  init(_ call: [String], environment: [String: String] = ProcessInfo.processInfo.environment) throws {
    let arguments = try Arguments(call, of: .report)
    inputs = arguments.positional
    folders = try SnapshotFolders(arguments, SnapshotConfiguration(arguments, environment), environment)
    var chosen = try ReporterChoice.parse(arguments.values("reporter"))
    if let out = arguments.value("out") { try ReporterChoice.place(out, among: &chosen) }
    if arguments.has("json") { chosen.append(ReporterChoice(form: .json)) }
    if chosen.isEmpty { chosen = [ReporterChoice(form: .html)] }
    reporters = chosen
    self.environment = environment
  }

  func run() throws -> Int32 {
    let places = inputs.isEmpty ? [folders.artifactsName] : inputs
    var shards: [RunRecord] = []
    var sources: [ReportSource] = []
    for place in places {
      let folder = ArtifactFolder(URL(fileURLWithPath: place))
      guard let record = try folder.record() else {
        throw CommandError(
          "There is no run in \(place); it should contain \(RunRecord.fileName), which test leaves in its artifacts folder.")
      }
      shards.append(record)
      sources.append(ReportSource(folder: folder, paths: Set(record.results.map(\.path))))
    }
    guard let record = inputs.isEmpty ? shards.first : RunRecord.merged(shards) else { return 0 }
    let list = ListReport(folders, goldens: record.goldens)
    let reporting = SnapshotReporting(
      reporters: reporters, list: list, artifacts: folders.artifacts, environment: environment, sources: sources)
    if reporting.showsList { for result in record.results { list.text(result).map { Console.out(Console.painted(lines: $0)) } } }
    try reporting.write(record)
    if let missing = Self.missing(shards) {
      throw CommandError("The report is written but incomplete: \(missing); add the folders of the other shards.")
    }
    return 0
  }

  /// The shards that a merge lacks.
  private static func missing(_ records: [RunRecord]) -> String? {
    let shards = records.compactMap { $0.shard.flatMap { try? Shard($0) } }
    guard let count = shards.map(\.count).max(), records.count > 1 || count > 1 else { return nil }
    let present = Set(shards.map(\.index))
    let absent = (1...count).filter { !present.contains($0) }
    return absent.isEmpty ? nil : "\(absent.map { "\($0)/\(count)" }.joined(separator: ", ")) \(absent.count == 1 ? "is" : "are") missing"
  }
}
