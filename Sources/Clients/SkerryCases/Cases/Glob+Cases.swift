package import SkerryFormats

extension Glob {
  /// The cases that the pattern selects: those whose id `Activity/state`, activity or state it matches. A word without
  /// `*` and `?` that matches none of them selects those whose id contains it.
  @MainActor package func chosen(of cases: [PreviewCase]) -> [PreviewCase] {
    selection(of: CaseList(cases)).map { isChosen in cases.filter { isChosen($0) } } ?? []
  }

  /// A predicate for the cases that the pattern selects; `nil` if it selects none.
  @MainActor func selection(of cases: CaseList) -> ((PreviewCase) -> Bool)? {
    func isMatch(_ entry: PreviewCase) -> Bool { matches(entry.id) || matches(entry.activity) || matches(entry.state) }
    if cases.contains(where: isMatch) { return { isMatch($0) } }
    let word = source.lowercased()
    func isPart(_ entry: PreviewCase) -> Bool { entry.id.lowercased().contains(word) }
    guard !isPattern, !source.isEmpty, cases.contains(where: isPart) else { return nil }
    return { isPart($0) }
  }
}
