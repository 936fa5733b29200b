package import SkerryFormats

extension Glob {
  /// The cases that the pattern selects: those whose id `Activity/state`, activity or state it matches. A word without
  /// `*` and `?` that matches none of them selects those whose id contains it.
  @MainActor package func chosen(of cases: [PreviewCase]) -> [PreviewCase] {
    let whole = cases.filter { matches($0.id) || matches($0.activity) || matches($0.state) }
    guard whole.isEmpty, !isPattern, !source.isEmpty else { return whole }
    let word = source.lowercased()
    return cases.filter { $0.id.lowercased().contains(word) }
  }
}
