/// What is changed after one call of the compiler, if changes overlap.
enum RepairList {
  /// A repair, and the error for which it is made.
  typealias Cut = (error: CompilerMessage, repair: Repair)

  /// Without the repairs of errors in code that another, smaller repair removes: a closure that sets something missing goes with all that is in it, so
  /// that what is in it does not cost the function.
  static func needed(_ cuts: [Cut]) -> [Repair] {
    var removed: [ObjectIdentifier: Set<Range<Int>>] = [:]
    for case (let file, let range)? in cuts.map({ place(of: $0.repair) }) { removed[ObjectIdentifier(file), default: []].insert(range) }
    return cuts.filter { error, repair in
      guard let (file, own) = place(of: repair), let offset = file.outline.offset(line: error.line, column: error.column) else {
        return true
      }
      return removed[ObjectIdentifier(file)]?.contains {
        $0.contains(offset) && $0 != own && own.lowerBound <= $0.lowerBound && $0.upperBound <= own.upperBound
      } != true
    }.map(\.repair)
  }

  private static func place(of repair: Repair) -> (file: ReachabilityFile, range: Range<Int>)? {
    switch repair {
    case .remove(let file, let range, _), .stub(let file, let range, _, _): (file, range)
    case .drop, .add, .nameAssets: nil
    }
  }

  /// One change per position: of overlapping changes the widest is applied.
  static func distinct(_ repairs: [Repair]) -> [Repair] {
    var kept: [Repair] = []
    var ranges: [ObjectIdentifier: [Range<Int>]] = [:]
    var dropped: Set<String> = []
    for repair in repairs.sorted(by: { (place(of: $0)?.range.count ?? .max) > (place(of: $1)?.range.count ?? .max) }) {
      if case .drop(let name, _) = repair {
        if dropped.insert(name).inserted { kept.append(repair) }
        continue
      }
      guard let (file, own) = place(of: repair), !own.isEmpty else { continue }
      let key = ObjectIdentifier(file)
      guard ranges[key]?.contains(where: own.overlaps) != true else { continue }
      ranges[key, default: []].append(own)
      kept.append(repair)
    }
    return kept
  }
}
