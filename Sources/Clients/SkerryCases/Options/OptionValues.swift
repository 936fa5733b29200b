#if !SKERRY_FIRST_PICTURE
  import SkerryFindings
  import SkerrySnapshot
#endif

/// The values of options that only verbs other than `render` and `list` have. The library for a first picture is
/// compiled without those verbs, and so without these values.
enum OptionValues {
  #if SKERRY_FIRST_PICTURE
    static let reporters: [String] = []
    static let records: [String] = []
    static let unreferenced: [String] = []
    static let references: [String] = []
    static let findings: [String] = []
    static let rules: [String] = []
  #else
    static var reporters: [String] { ReporterChoice.Form.allCases.map(\.rawValue) }
    static var records: [String] { RecordMode.allCases.map(\.rawValue) }
    static var unreferenced: [String] { UnreferencedMode.allCases.map(\.rawValue) }
    static var references: [String] { ReferenceKind.allCases.map(\.rawValue) }
    static var findings: [String] { FindingFormat.allCases.map(\.rawValue) }
    @MainActor static var rules: [String] { RulePage.all.map(\.id) }
  #endif
}
