/// Something about a catalogue itself that keeps its assets from being judged.
struct CatalogueProblem: Sendable {
  /// Path of the file to open, and the place in it.
  var path: String
  var line = 1
  var column = 1
  var sentence: String
}
