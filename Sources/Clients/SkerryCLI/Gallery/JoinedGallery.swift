package import Foundation
import SkerryCases
import SkerryDiagnostics

/// A page of the pictures of several programs, built from their manifests.
package enum JoinedGallery {
  /// - Parameters:
  ///   - pictures: the members of `pictures` in manifests, paths relative to the page.
  ///   - activities: the members of `activities`.
  ///   - leftOut: the members of `leftOut`, which no extension shows.
  package static func html(pictures: [[String: Any]], activities: [[String: Any]], leftOut: [[String: Any]]) -> String {
    Gallery.html(pictures.compactMap(PictureRecord.init(manifest:)), table(activities, leftOut))
  }

  /// What the command prints last: how many pictures there are, and where.
  package static func sentence(pictures: [[String: Any]], in folder: URL) -> String {
    sentence(pictures.compactMap(PictureRecord.init(manifest:)), in: folder)
  }

  static func sentence(_ pictures: [PictureRecord], in folder: URL) -> String {
    "\(PictureRecord.counted(pictures)) in \(folder.path); open \(folder.appendingPathComponent("index.html").path)"
  }

  /// The summary of each extension, one below the other, in the order of their pictures.
  static func table(_ activities: [[String: Any]], _ leftOut: [[String: Any]]) -> [String] {
    let summaries = activities.compactMap(ActivitySummary.init(manifest:))
    var names: [String] = []
    for summary in summaries where !names.contains(summary.extension) { names.append(summary.extension) }
    let parts = names.flatMap { name in
      SummaryTable(
        summaries: summaries.filter { $0.extension == name }, report: BuildReport(extension: name, widgets: [], leftOut: [])
      ).lines
    }
    let rest = SummaryTable(
      summaries: [], report: BuildReport(extension: "", widgets: [], leftOut: leftOut.compactMap(BuildReport.LeftOut.init(manifest:))))
    return parts + rest.lines
  }
}

extension ActivitySummary {
  /// An activity from a manifest; `nil` if a member is missing or unknown.
  init?(manifest entry: [String: Any]) {
    guard let name = entry["name"] as? String, let kind = (entry["kind"] as? String).flatMap(SubjectKind.init),
      let own = entry["extension"] as? String
    else {
      return nil
    }
    let states = (entry["states"] as? [[String: Any]] ?? []).compactMap { state -> State? in
      guard let name = state["state"] as? String else { return nil }
      return State(name: name, origin: CaseOrigin(manifest: state), pictures: (state["pictures"] as? NSNumber)?.intValue ?? 0)
    }
    self.init(
      name: name, kind: kind, extension: own, states: states,
      leftOut: (entry["leftOut"] as? [[String: Any]] ?? []).compactMap(BuildReport.LeftOut.init(manifest:)))
  }
}

extension BuildReport.LeftOut {
  /// A manifest's entry for a left-out item; `nil` if a member is missing or unknown.
  init?(manifest entry: [String: Any]) {
    guard let kind = (entry["kind"] as? String).flatMap(SubjectKind.init), let name = entry["name"] as? String,
      let reason = entry["reason"] as? String
    else {
      return nil
    }
    self.init(kind: kind, name: name, reason: reason, remedy: entry["remedy"] as? String ?? "")
  }
}

extension CaseOrigin {
  /// The origin of a picture or a state in a manifest.
  init(manifest entry: [String: Any]) {
    let sources = entry["sources"] as? [String] ?? []
    switch entry["origin"] as? String {
    case CaseOrigin.made(sources: []).name: self = .made(sources: sources)
    case CaseOrigin.file("").name: self = .file(sources.first ?? "a file")
    case _: self = .preview
    }
  }
}

extension PictureRecord {
  /// A picture from a manifest; `nil` if a member is missing or unknown.
  init?(manifest entry: [String: Any]) {
    guard let activity = entry["activity"] as? String, let state = entry["state"] as? String,
      let presentation = entry["presentation"] as? String, let path = entry["path"] as? String, let width = entry["width"] as? Double,
      let height = entry["height"] as? Double, let scale = entry["scale"] as? Double
    else { return nil }
    self.init(
      activity: activity, state: state, presentation: presentation, path: path, size: CGSize(width: width, height: height), scale: scale,
      diagnostics: (entry["diagnostics"] as? [[String: Any]] ?? []).compactMap { note in
        guard let rule = note["rule"] as? String, let message = note["message"] as? String else { return nil }
        return Diagnostic(rule, (note["severity"] as? String).flatMap(Severity.init(rawValue:)) ?? .warning, message)
      }, origin: CaseOrigin(manifest: entry))
  }
}
