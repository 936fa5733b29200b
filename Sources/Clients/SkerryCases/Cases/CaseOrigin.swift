import Foundation

/// Where a case comes from.
package enum CaseOrigin: Equatable, Sendable, Codable {
  /// A preview, or an entry of a widget's provider.
  case preview
  /// A generated state. `sources` are the files whose values were used; empty if all values are generated.
  case made(sources: [String])
  /// A state of a file that the call names.
  case file(String)

  /// Its name in lists and manifests.
  package var name: String {
    switch self {
    case .preview: "preview"
    case .made: "made-up"
    case .file: "file"
    }
  }

  /// The note beside a case's name; empty for previews.
  package var mark: String {
    switch self {
    case .preview: ""
    case .made(let sources): sources.isEmpty ? "generated" : "generated, values from \(sources.joined(separator: ", "))"
    case .file(let path): "from \(path)"
    }
  }

  /// Paths of the source files whose values a generated state uses; empty for other cases.
  package var sources: [String] {
    switch self {
    case .preview: []
    case .made(let sources): sources
    case .file(let path): [path]
    }
  }
}

/// An activity, widget or preview that cannot be drawn, and why.
package struct LeftOut: Equatable, Sendable, Codable {
  /// The activity's, the widget's or the file's name.
  package var name: String
  /// A sentence with the remedy.
  package var reason: String
  /// Whether it is an error, so that the exit code is not 0.
  package var isFault: Bool
  /// The preview's line in its file; 1 for anything else.
  package var line: Int
  /// Whether the name is a widget's.
  package var isWidget: Bool
  /// Whether the name is a control's.
  package var isControl: Bool

  package init(name: String, reason: String, isFault: Bool = true, line: Int = 1, isWidget: Bool = false, isControl: Bool = false) {
    self.name = name
    self.reason = reason
    self.isFault = isFault
    self.line = line
    self.isWidget = isWidget
    self.isControl = isControl
  }
}

/// A preview without a picture, here as in Xcode: nothing of the app is missing without it.
struct EmptyPreview: Error, CustomStringConvertible {
  /// A sentence with the preview's place.
  let description: String
}

extension [LeftOut] {
  /// A line for each. Those that one line of the app's code stops share theirs if they are more than three, as where a service of a large app has no
  /// value without a missing package.
  package var lines: [String] {
    let stops = map { entry in entry.reason.range(of: "stops the program at ").map { entry.reason[$0.upperBound...] } }
    let places = Dictionary(grouping: stops.compactMap { $0 }) { $0 }.filter { $0.value.count > 3 }
    var told: Set<Substring> = []
    return zip(self, stops).compactMap { entry, stop in
      guard let stop, places[stop] != nil else { return "\(entry.name): \(entry.reason)" }
      guard told.insert(stop).inserted else { return nil }
      var names: [String] = []
      for (other, place) in zip(self, stops) where place == stop && !names.contains(other.name) { names.append(other.name) }
      let rest = names.count - 3
      let listed = rest > 0 ? names.prefix(3).joined(separator: ", ") + " and \(rest) more" : names.joined(separator: ", ")
      return "\(listed): \(names.count > 1 ? "their" : "its") own code stops the program at \(stop)"
    }
  }
}
