/// A change to the files that lets the rest compile: a removal or an addition.
enum Repair {
  case remove(ReachabilityFile, Range<Int>, LeftOut)
  /// A declaration's body, with its replacement.
  case stub(ReachabilityFile, Range<Int>, by: String, LeftOut)
  /// A widget of the bundle.
  case drop(String, CompilerMessage)
  /// Another file of the repository, because it declares a missing name.
  case add(String, name: String)
  /// The names of another catalogue's assets.
  case nameAssets

  /// Whether something is added and nothing is removed.
  var isAddition: Bool {
    switch self {
    case .add, .nameAssets: true
    case .remove, .stub, .drop: false
    }
  }

  /// The names for which files are added, if nothing else is done; `nil` otherwise.
  static func added(_ repairs: [Repair]) -> Set<String>? {
    var names: Set<String> = []
    for repair in repairs {
      guard case .add(_, let name) = repair else { return nil }
      names.insert(name)
    }
    return names
  }
}
