import SkerryFormats

/// Findings about images whose names differ only in a number at their end, such as the frames of an animation.
extension Array where Element == Finding {
  /// One finding about such images of a folder that have the same defect: that of the lowest number, which says how many others there are and names
  /// the last of them. Two images are not a series.
  package var joinedByNumber: [Finding] {
    joined(by: \.seriesKey, apart: 2) { found in
      let order = found.sorted { ($0.number ?? 0, $0) < ($1.number ?? 0, $1) }
      let last = (order.last?.asset ?? "").replacing("\"", with: "'")
      return (order[0], " The same holds for \(order.count - 1) other numbered images of its folder, up to \"\(last)\".")
    }
  }

  /// One finding about many images of a folder of a catalogue that break the same rule: the first, which says how many others there are.
  package var joinedByFolder: [Finding] {
    joined(by: \.folderKey, apart: Finding.apartInFolder) { found in
      (found.sorted()[0], " The same holds for \(found.count - 1) other images of its folder.")
    }
  }

  /// One finding for each key that more than a number of findings have, in the place of the one that stands for them.
  private func joined(by key: (Finding) -> String?, apart: Int, _ join: ([Finding]) -> (one: Finding, sentence: String)) -> [Finding] {
    var groups: [String: [Finding]] = [:]
    for finding in self { if let key = key(finding) { groups[key, default: []].append(finding) } }
    return compactMap { finding in
      guard let group = key(finding).flatMap({ groups[$0] }), group.count > apart else { return finding }
      let (one, sentence) = join(group)
      guard one == finding else { return nil }
      var result = finding
      result.message += sentence
      return result
    }
  }
}

extension Finding {
  /// How many images of a folder are named one by one. Our choice: a developer reads these, and exports more of them with a script.
  fileprivate static let apartInFolder = 5

  /// What images of a folder have in common that break the same rule; `nil` for a finding that is not at an image set, or that stands for others.
  fileprivate var folderKey: String? {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    guard asset != nil, parts.count > 2, parts[parts.count - 2].hasSuffix(".imageset"), onePlace.count == 1 else { return nil }
    return [rule, "\(severity)", parts.dropLast(2).joined(separator: "/")].joined(separator: "\u{1F}")
  }

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
