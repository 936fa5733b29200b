/// What is taken out of files, or added to them, so that the rest compiles.
enum Repair {
  case remove(ReachFile, Range<Int>, LeftOut)
  /// A declaration's body, with what stands in its place.
  case stub(ReachFile, Range<Int>, by: String, LeftOut)
  /// A widget of the bundle.
  case drop(String, CompilerMessage)
  /// Another file of the repository, because it declares a name.
  case add(String, name: String)
  /// The names of another catalogue's assets.
  case nameAssets

  /// Whether something is added, and nothing taken out.
  var isAddition: Bool {
    switch self {
    case .add, .nameAssets: true
    case .remove, .stub, .drop: false
    }
  }
}
