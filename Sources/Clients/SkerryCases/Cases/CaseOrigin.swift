/// Where a case comes from.
package enum CaseOrigin: Equatable, Sendable {
  /// A preview, or what a widget's provider gives.
  case preview
  /// A state that nobody wrote. `sources` are the files whose values were taken; empty where all are made up.
  case made(sources: [String])
  /// A state of a file that the call names.
  case file(String)

  /// How lists, manifests and machines name it.
  package var name: String {
    switch self {
    case .preview: "preview"
    case .made: "made-up"
    case .file: "file"
    }
  }

  /// What stands beside a case's name for people; empty for previews.
  package var mark: String {
    switch self {
    case .preview: ""
    case .made(let sources): sources.isEmpty ? "made up" : "made up, values from \(sources.joined(separator: ", "))"
    case .file(let path): "from \(path)"
    }
  }

  package var sources: [String] {
    switch self {
    case .preview: []
    case .made(let sources): sources
    case .file(let path): [path]
    }
  }
}

/// An activity, a widget or a preview of which nothing can be drawn, and why.
package struct LeftOut: Equatable, Sendable {
  /// The activity's, the widget's or the file's name.
  package var name: String
  /// A sentence with the remedy.
  package var reason: String
  /// Something is wrong, so that the call does not end well.
  package var isFault: Bool

  package init(name: String, reason: String, isFault: Bool = true) {
    self.name = name
    self.reason = reason
    self.isFault = isFault
  }
}
