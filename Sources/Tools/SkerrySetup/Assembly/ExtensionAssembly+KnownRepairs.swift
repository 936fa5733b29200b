extension ExtensionAssembly {
  /// Begins with the repairs of the last assembly, if they apply.
  func recall(_ known: KnownRepairs) -> Bool {
    guard files.recall(known) else { return false }
    (leftOut, namesAppAssets, languageMode) = (known.leftOut, known.namesAppAssets, known.languageMode)
    keepsIsolation = known.keepsIsolation
    (previewed, rounds, listed) = (Set(known.previewed), known.rounds, Set(known.listed))
    noted = Set(leftOut)
    removalErrors.recall(known.removalErrors)
    isRepaired = true
    return true
  }

  /// Keeps the repairs for the next edit. A widget that was left out is tried again at every edit.
  func keepRepairs() throws {
    guard isRepaired, removedEntries.isEmpty else { return KnownRepairs.forget(in: folder) }
    try KnownRepairs(
      surroundings: files.surroundings, files: files.repairs, additions: files.all.filter(\.isAddition).map(\.path), leftOut: leftOut,
      namesAppAssets: namesAppAssets, languageMode: languageMode, keepsIsolation: keepsIsolation, removalErrors: removalErrors.accepted,
      previewed: previewed.sorted(), rounds: rounds, listed: listed.sorted()
    ).write(in: folder)
  }
}
