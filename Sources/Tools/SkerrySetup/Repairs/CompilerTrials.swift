/// Decides in which calls the compiler gives up early on complicated expressions.
///
/// Where a name is missing, the compiler tries a million ways to read an expression before it gives up, half a minute in each call. So it gives
/// up early at first and after each repair, and such expressions are judged only when there are no other errors: some of them compile.
///
/// Of a large program, whose code lacks hundreds of names, the declarations are checked alone at first, which takes a third of the time.
struct CompilerTrials {
  /// What the compiler does in one call.
  enum Effort: Equatable {
    /// It checks the declarations of the files, and no bodies.
    case declarations
    /// It gives up complicated expressions early.
    case trial
    case whole
  }

  /// What the compiler does in the next call.
  private(set) var effort: Effort

  /// The files with expressions that the last trial gave up.
  private var undecided: Set<String> = []

  /// The number of files beyond which a program is large.
  static let maxWholeFiles = 150

  /// - Parameters:
  ///   - fileCount: the number of files that may be compiled.
  ///   - isKnown: whether the files are known to compile.
  init(fileCount: Int = 0, isKnown: Bool = false) {
    effort = isKnown ? .whole : fileCount > Self.maxWholeFiles ? .declarations : .trial
  }

  /// The errors of a failed call that are certain. The condition of a fetch is replaced without waiting for it, because no picture depends on it.
  /// A value whose expression was given up has no type, so that later lines have errors that are none: those of the same body, and of the whole file
  /// if the expression is outside all bodies.
  ///
  /// - Parameter body: where the innermost body around an error is in its file; `nil` outside all bodies.
  func certain(_ errors: [CompilerMessage], body: (CompilerMessage) -> Range<Int>?) -> [CompilerMessage] {
    guard effort != .whole else { return errors }
    let undecided = errors.filter { $0.isTooComplex && !$0.isAboutPredicate }.map { (error: $0, body: body($0)) }
    return errors.filter { error in
      if error.isTooComplex { return error.isAboutPredicate }
      return error.text.hasPrefix("cannot find ")
        || !undecided.contains { $0.error.file == error.file && $0.error.line <= error.line && ($0.body == nil || $0.body == body(error)) }
    }
  }

  /// Whether the compiler is called again, and what it does then. Once the expressions that a trial gave up have turned out to compile, there is no
  /// further trial: it would give them up again.
  ///
  /// - Parameters:
  ///   - hasChanged: whether something was changed because of the certain errors.
  ///   - errors: those of the failed call.
  mutating func callsAgain(hasChanged: Bool, after errors: [CompilerMessage] = []) -> Bool {
    switch effort {
    case .declarations:
      effort = hasChanged ? .declarations : .trial
      return true
    case .trial:
      undecided = Set(errors.filter(\.isTooComplex).map(\.file))
      effort = hasChanged ? .trial : .whole
      return true
    case .whole:
      if undecided.isEmpty || errors.contains(where: { undecided.contains($0.file) }) { effort = .trial }
      return hasChanged
    }
  }
}
