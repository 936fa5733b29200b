import SkerryFormats

/// Findings about images whose names differ only in a number at their end, such as the frames of an animation.
extension Array where Element == Finding {
  /// One finding about such images of a folder that have the same defect: that of the lowest number, which says how many others there are and names
  /// the last of them. Two images are not a series.
  package var joinedByNumber: [Finding] {
    var series: [String: [Int]] = [:]
    for (index, finding) in enumerated() {
      if let key = finding.seriesKey { series[key, default: []].append(index) }
    }
    var result = self
    var joined: Set<Int> = []
    for places in series.values where places.count > 2 {
      let order = places.sorted { (self[$0].number ?? 0, self[$0]) < (self[$1].number ?? 0, self[$1]) }
      guard let first = order.first, let last = order.last.flatMap({ self[$0].asset }) else { continue }
      let quoted = last.replacing("\"", with: "'")
      result[first].message +=
        " The same holds for \(order.count - 1) other numbered images of its folder, up to \"\(quoted)\"."
      joined.formUnion(order.dropFirst())
    }
    return result.indices.filter { !joined.contains($0) }.map { result[$0] }
  }
}

extension Finding {
  private var digits: Substring { (asset ?? "").suffix(while: { $0.isASCII && $0.isNumber }) }

  /// The number at the end of the asset's name; `nil` without one.
  fileprivate var number: Int? { Int(digits) }

  /// What the findings of a series have in common: the rule, the folder of the image sets, and the message without the number.
  fileprivate var seriesKey: String? {
    guard let asset, number != nil else { return nil }
    let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/")
    let stem = String(asset.dropLast(digits.count))
    return [rule, "\(severity)", folder, stem, message.replacing(asset, with: stem)].joined(separator: "\u{1F}")
  }
}

extension Collection where Element == Character, Self: BidirectionalCollection {
  /// The longest end whose characters satisfy a condition.
  fileprivate func suffix(while isWanted: (Character) -> Bool) -> SubSequence {
    self[(lastIndex { !isWanted($0) }.map { index(after: $0) } ?? startIndex)...]
  }
}
