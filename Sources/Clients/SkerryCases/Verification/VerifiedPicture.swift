import Foundation
import SkerrySnapshot

/// A picture that was compared with its golden, by this process or by another one.
struct VerifiedPicture: PartItem {
  let outcome: Verifier.Outcome
  /// The identifiers of its views, if masks name some.
  let identifiers: Set<String>
  /// Points.
  let size: CGSize

  init(_ rendering: Rendering, _ outcome: Verifier.Outcome, withIdentifiers: Bool) {
    var own = outcome
    own.result.milliseconds = rendering.milliseconds.rounded()
    self.outcome = own
    identifiers = withIdentifiers ? MaskUse.identifiers(in: rendering) : []
    size = rendering.size
  }

  /// What is sent as JSON; pictures are attached.
  private struct Sent: Codable {
    var result: CaseResult
    var layout: String?
    /// Which pictures are attached.
    var hasReference, hasActual, hasDifference: Bool
    /// The golden to write, whose picture is the drawn one.
    var change: Change?
    var identifiers: [String]
    var width, height: Double
  }

  private struct Change: Codable {
    var path: String
    var hasPicture: Bool
    var layout: String?
    var entry: GoldenManifest.Entry
  }

  init(_ frame: PartFrame) throws {
    let sent: Sent = try frame.decoded()
    var outcome = Verifier.Outcome(result: sent.result)
    var rest = frame.attachments[...]
    if sent.hasReference { outcome.reference = rest.popFirst() }
    if sent.hasActual { outcome.actual = rest.popFirst() }
    if sent.hasDifference { outcome.difference = rest.popFirst() }
    outcome.layout = sent.layout.flatMap { LayoutOutline($0) }
    let actual = outcome.actual
    outcome.change = sent.change.map {
      GoldenStore.Change.write(path: $0.path, png: $0.hasPicture ? actual : nil, layout: $0.layout, entry: $0.entry)
    }
    self.outcome = outcome
    identifiers = Set(sent.identifiers)
    size = CGSize(width: sent.width, height: sent.height)
  }

  var frame: PartFrame {
    get throws {
      var sent = Sent(
        result: outcome.result, layout: outcome.layout?.text, hasReference: outcome.reference != nil, hasActual: outcome.actual != nil,
        hasDifference: outcome.difference != nil, identifiers: identifiers.sorted(), width: size.width, height: size.height)
      if case .write(let path, let png, let layout, let entry) = outcome.change {
        sent.change = Change(path: path, hasPicture: png != nil, layout: layout, entry: entry)
      }
      return try PartFrame(.item, sent, attachments: [outcome.reference, outcome.actual, outcome.difference].compactMap { $0 })
    }
  }
}
