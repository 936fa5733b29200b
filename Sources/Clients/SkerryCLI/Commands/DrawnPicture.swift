import Foundation
import SkerryAssets
import SkerryCases
import SkerryDiagnostics
import SkerryFormats
import SkerryLayout
import SkerryPipeline
import SkerryRuntime
import SkerryText

/// A picture that `render` writes, drawn by this process or by another one.
struct DrawnPicture: PartItem {
  let record: PictureRecord
  let png: Data
  /// The layout tree as JSON, if it is asked for.
  let tree: Data?

  init(_ rendering: Rendering, _ png: Data, withTree: Bool) {
    record = PictureRecord(rendering)
    self.png = png
    tree = withTree ? rendering.tree.map { LayoutTree($0).json() } : nil
  }

  init(_ frame: PartFrame) throws {
    record = try frame.decoded()
    png = frame.attachments.first ?? Data()
    tree = frame.attachments.count > 1 ? frame.attachments[1] : nil
  }

  var frame: PartFrame {
    get throws { try PartFrame(.item, record, attachments: [png] + (tree.map { [$0] } ?? [])) }
  }
}

/// What `render` reports after the pictures.
struct DrawnRest: Codable {
  /// A picture that is left out because the app's own code stops the program.
  struct Stop: Codable {
    var activity, state, name, path: String
    /// File, line and cause.
    var place: String
    /// What it printed last, as a sentence.
    var printed: String?
  }

  private(set) var stopped: [Stop]
  private(set) var leftOut: [LeftOut]
  /// Of the assets and the fonts.
  private(set) var diagnostics: [Diagnostic]
  private(set) var substitutedSymbols: [String]

  /// - Parameter isOwn: whether this process has drawn a picture.
  @MainActor init(_ plan: CasePlan, _ engine: Engine, where isOwn: (PlannedPicture) -> Bool) {
    stopped = plan.pictures.compactMap { picture in
      guard let stop = picture.stop, isOwn(picture) else { return nil }
      return Stop(
        activity: picture.entry.activity, state: picture.entry.state, name: picture.name, path: picture.path, place: stop.sentence,
        printed: stop.lastWords)
    }
    leftOut = plan.leftOut
    diagnostics = engine.assets.diagnostics + engine.text.diagnostics
    substitutedSymbols = engine.text.substitutedSymbols
  }

  /// The crashes, one for each activity and place, with the pictures that they cost; a sheet is named only if nothing else is.
  var crashes: [LeftOut] {
    var order: [[String]] = []
    var names: [[String]: [String]] = [:]
    for stop in stopped {
      let key = [stop.activity, stop.place]
      if names[key] == nil { order.append(key) }
      names[key, default: []].append("\(stop.state) \(stop.name)")
    }
    return order.map { key in
      let all = names[key] ?? []
      let pictures = all.filter { !$0.hasSuffix(" sheet") }
      return LeftOut(name: key[0], reason: "\(ShortList.text(pictures.isEmpty ? all : pictures, limit: 3)): its code crashes at \(key[1])")
    }
  }

  /// Adds what another process reports.
  mutating func add(_ other: DrawnRest) {
    // A table may stop in several languages.
    stopped += other.stopped.filter { stop in !stopped.contains { $0.path == stop.path } }
    leftOut += other.leftOut.filter { !leftOut.contains($0) }
    diagnostics += other.diagnostics.filter { !diagnostics.contains($0) }
    substitutedSymbols = Set(substitutedSymbols + other.substitutedSymbols).sorted()
  }
}
