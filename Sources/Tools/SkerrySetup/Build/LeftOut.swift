/// What was left out of a repository's pictures, and why.
struct LeftOut: Codable, Equatable {
  enum Kind: String, Codable {
    /// A Live Activity or a widget that is not drawn.
    case activity, widget, control
    /// An extension for another system.
    case `extension`
    /// A file of the target that no widget needs, or cannot be compiled.
    case file
    /// A part of a file that was removed so that the rest compiles.
    case part
    /// A missing module.
    case module
  }
  var kind: Kind
  var name: String
  /// A sentence.
  var reason: String
  /// The remedy; empty if there is none.
  var remedy = ""
}
