import Foundation

/// A widget extension's program, compiled and linked, and what of the extension is not in it.
struct AssembledProgram: Codable {
  /// The extension's name.
  var name: String
  /// The program itself; `nil` where nothing could be compiled.
  var program: String?
  /// Names of the widgets and Live Activities that are in it.
  var widgets: [String]
  var leftOut: [LeftOut]
  /// The compiler's last words, where there are any.
  var log: String?
  /// What the compiler complained of, in parts that were taken out.
  var complaints: [CompilerMessage] = []
}
