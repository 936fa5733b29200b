/// Decides in which calls the compiler gives up early on complicated expressions.
///
/// Where a name is missing, the compiler tries a million ways to read an expression before it gives up, half a minute in each call. So it gives
/// up early at first and after each repair, and such expressions are judged only when there are no other errors: some of them compile.
struct CompilerTrials {
  /// Whether the next call is a trial.
  private(set) var isTrial: Bool

  /// - Parameter isTrial: `false` if the files are known to compile.
  init(isTrial: Bool = true) { self.isTrial = isTrial }

  /// The errors of a failed call that are certain. The condition of a fetch is replaced without waiting for it, because no picture depends on it.
  /// A value whose expression was given up has no type, so that later lines of its file have errors that are none.
  func certain(_ errors: [CompilerMessage]) -> [CompilerMessage] {
    guard isTrial else { return errors }
    let undecided = errors.filter { $0.isTooComplex && !$0.isAboutPredicate }
    return errors.filter { error in
      if error.isTooComplex { return error.isAboutPredicate }
      return error.text.hasPrefix("cannot find ") || !undecided.contains { $0.file == error.file && $0.line <= error.line }
    }
  }

  /// Whether the compiler is called again, and whether that call is a trial.
  /// - Parameter hasChanged: whether something was changed because of the certain errors.
  mutating func callsAgain(hasChanged: Bool) -> Bool {
    defer { isTrial = hasChanged }
    return hasChanged || isTrial
  }
}
