/// Decides what each call of the compiler checks while a module's errors are repaired.
///
/// How thorough a call is, `CompilerTrials` decides, and `RepairedFiles` which files it checks. Files that were checked, in a module so large that
/// checking comes before compiling, are not checked again.
struct CompilerRounds {
  /// What one call checks.
  struct Extent: Equatable {
    var effort: CompilerTrials.Effort
    /// The files that are checked, and nothing more; `nil` for all.
    var files: Set<String>?
    /// Whether all files are known to have no errors of types.
    var areChecked = false
  }

  private var trials: CompilerTrials
  private var repaired = RepairedFiles()
  /// The last call: its files, what it checked, and its errors.
  private var sources: [String] = []
  private var extent: Extent
  private var errors: [CompilerMessage] = []
  /// Whether all files but those with errors in the last call for all are known to have none.
  private var othersAreChecked = false
  /// The failed calls in which all files were checked.
  private var wholeFailures = 0

  /// The number of failed calls for all files in which missing names are repaired before other errors, which they may cause.
  private static let patientRounds = 10

  /// - Parameters:
  ///   - fileCount: the number of files that may be compiled.
  ///   - isKnown: whether the files are known to compile.
  init(fileCount: Int, isKnown: Bool) {
    trials = CompilerTrials(fileCount: fileCount, isKnown: isKnown)
    extent = Extent(effort: trials.effort)
  }

  /// Whether errors are repaired that missing names may have caused.
  var isLate: Bool { wholeFailures > Self.patientRounds }

  /// What the next call checks.
  mutating func next(_ sources: [String]) -> Extent {
    let some = repaired.next(sources)
    // Whole modules of a few files are compiled as fast as they are checked.
    let areCompiled = trials.effort == .whole && !ModuleParts.areCheckedFirst(sources)
    self.sources = sources
    (extent.effort, extent.files) = (trials.effort, areCompiled ? nil : some)
    return extent
  }

  /// Takes a call that found no errors but made no program: of some files, or of declarations.
  mutating func passed() {
    if extent.files == nil {
      _ = trials.callsAgain(hasChanged: false)
    } else {
      extent.areChecked = othersAreChecked && extent.effort == .whole
    }
  }

  /// Takes the errors of a call; returns those that can be repaired. `nil` if all depend on expressions that the call gave up.
  ///
  /// - Parameter body: where the innermost body around an error is in its file; `nil` outside all bodies.
  mutating func failed(_ errors: [CompilerMessage], body: (CompilerMessage) -> Range<Int>?) -> [CompilerMessage]? {
    self.errors = errors
    extent.areChecked = false
    if extent.files == nil { wholeFailures += 1 }
    let certain = trials.certain(errors, body: body)
    let isUndecided = extent.effort != .whole && certain.isEmpty
    othersAreChecked = isUndecided && extent.files == nil
    return isUndecided ? nil : certain
  }

  /// Whether the compiler is called again after a call that failed.
  ///
  /// - Parameters:
  ///   - hasChanged: whether something was changed because of the errors.
  ///   - added: the missing names for which files were added, if that is all that was done; `nil` after other repairs.
  mutating func callsAgain(hasChanged: Bool, added: Set<String>?) -> Bool {
    if hasChanged || othersAreChecked { repaired.take(errors, of: sources, added: hasChanged ? added : nil) }
    // What cannot be repaired in some of the files is judged with the errors of all.
    guard hasChanged || extent.files == nil else { return true }
    return trials.callsAgain(hasChanged: hasChanged, after: errors)
  }
}
