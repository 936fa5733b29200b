/// The kind of a report's subject: something drawn, or something left out of the program.
///
/// The raw values are used in the build report, in `manifest.json` and in answers of `serve`.
package enum SubjectKind: String, Codable, Sendable {
  case activity, widget, control
  /// A view that is previewed by itself.
  case view
  /// An extension for another system.
  case `extension`
  /// A file of the target that no widget needs, or that does not compile.
  case file
  /// A declaration that no widget needs, and that does not compile.
  case declaration
  /// A part of a file that was removed so that the rest compiles.
  case part
  /// A module that is missing.
  case module

  /// Whether a reader expects it among the pictures.
  package var isDrawn: Bool {
    switch self {
    case .activity, .widget, .extension: true
    case .control, .view, .file, .declaration, .part, .module: false
    }
  }
}
