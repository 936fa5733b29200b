import Foundation

/// A compiled and linked program of a widget extension, and what was left out.
struct AssembledProgram: Codable {
  /// The extension's name.
  var name: String
  /// The program itself; `nil` if nothing could be compiled.
  var program: String?
  /// Names of the widgets and Live Activities that it contains.
  var widgets: [String]
  /// Whether one of them is a Live Activity.
  var hasActivities = true
  var leftOut: [LeftOut]
  /// The compiler's last messages, if any.
  var log: String?
  /// The compiler's errors in parts that were removed.
  var removalErrors: [CompilerMessage] = []
}
