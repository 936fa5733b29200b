/// What of a repository is not in its pictures, and why.
struct LeftOut: Codable, Equatable {
  enum Kind: String, Codable {
    /// A Live Activity or a widget that is not drawn.
    case activity, widget, control
    /// An extension for another system.
    case `extension`
    /// A file of the target that no widget needs, or cannot be compiled.
    case file
    /// A part of a file that was taken out so that the rest compiles.
    case part
    /// A module that is not there.
    case module
  }
  var kind: Kind
  var name: String
  /// A sentence.
  var reason: String
  /// What a person may do; empty where there is nothing.
  var remedy = ""
}
