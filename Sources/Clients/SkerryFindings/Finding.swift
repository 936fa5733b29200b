package import SkerryDiagnostics
import SkerryFormats

/// One defect with its place in a customer's file.
package struct Finding: Sendable, Hashable, Codable {
  /// The rule's name in kebab-case.
  package var rule: String
  package var severity: Severity
  /// What is wrong and what to do about it, in one or two sentences.
  package var message: String
  /// The path that the reader can open: relative to the current folder if it is inside, otherwise absolute.
  package var file: String
  /// Counted from 1.
  package var line: Int
  /// Counted from 1; 1 if only the line is known.
  package var column: Int
  /// The picture that shows it, such as `Match/goal minimal`; empty for a defect of a file.
  package var picture: String
  /// Further pictures that show the same defect.
  package var alsoIn: [String]
  /// The name of the affected asset; not part of the output.
  package var asset: String?
  /// What several places of a file can have in common, such as an image or a pair of colours; not part of the output.
  package var cause: String?

  private enum CodingKeys: String, CodingKey {
    case rule, severity, message, file, line, column, picture, alsoIn
  }

  package init(
    _ rule: String, _ severity: Severity, _ message: String, file: String, line: Int = 1, column: Int = 1, picture: String = "",
    alsoIn: [String] = [], asset: String? = nil, cause: String? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.file = file
    self.line = line
    self.column = column
    self.picture = picture
    self.alsoIn = alsoIn
    self.asset = asset
    self.cause = cause
  }

  /// The identity of a defect, which depends neither on its line nor on the number of places with the same cause.
  package var fingerprint: String { [rule, file, picture, onePlace.message].joined(separator: "\u{1F}") }

  /// The message for one place, and how many places the finding stands for: `joinedByCause` adds a sentence with the others.
  package var onePlace: (message: String, count: Int) {
    let sentence =
      #/ The same holds (?:at|for) (\d+) other (?:places? of this file|images?(?::.*)?|images of its folder|activity|activities|numbered images of its folder, up to "[^"]*")\.$/#
    guard message.contains(" The same holds "), let match = message.firstMatch(of: sentence), let others = Int(match.1), others < 1 << 20
    else { return (message, 1) }
    return (String(message[..<match.range.lowerBound]), others + 1)
  }
}

extension Finding {
  /// The rules whose findings are joined in all files of a bundle, and what is counted then.
  fileprivate static let counted: [String: (one: String, many: String)] = [
    "small-family-missing": ("activity", "activities"), "stale-never-shown": ("activity", "activities"),
    "image-too-small-for-standby": ("image", "images"),
  ]

  /// The rules of which equal messages have one cause: a colour that only the app has is missing wherever the bundle asks for it, and the provider of
  /// several widgets gives none of them a timeline.
  fileprivate static let ofOneCause: Set<String> = [
    DrawingRule.missingColor.rawValue, DrawingRule.timelineMissing.rawValue, DrawingRule.timelineShortened.rawValue,
    "compact-sides-disagree",
  ]

  fileprivate var place: String { "\(file):\(line):\(column)" }
}

extension Finding: Comparable {
  /// By place, then by rule: the order of every format.
  package static func < (a: Finding, b: Finding) -> Bool {
    (a.file, a.line, a.column, a.rule, a.picture, a.message) < (b.file, b.line, b.column, b.rule, b.picture, b.message)
  }
}

extension Finding {
  /// Lists the pictures of another finding about the same defect.
  package mutating func addPictures(of other: Finding) {
    for other in [other.picture] + other.alsoIn where other != picture && !alsoIn.contains(other) { alsoIn.append(other) }
  }

  /// What a message about the whole content of a presentation begins with; empty in others. A view that several presentations show is too tall in
  /// each by another measure.
  fileprivate var subject: String { ["The expanded content", "The Lock Screen content"].first { message.hasPrefix($0) } ?? "" }

  /// The message without its numbers.
  fileprivate var words: String { message.filter { !$0.isNumber && $0 != "." } }
}

extension Array where Element == Finding {
  /// One finding per place for each of the given rules: the worst, and of equally bad ones the first; the other
  /// pictures are listed with it.
  package func joinedByPlace(_ rules: Set<String>) -> [Finding] {
    var result: [Finding] = []
    var places: [String: Int] = [:]
    for finding in self {
      let key = [finding.rule, finding.file, "\(finding.line)", "\(finding.column)", finding.subject].joined(separator: "\u{1F}")
      guard rules.contains(finding.rule) else {
        result.append(finding)
        continue
      }
      guard let index = places[key] else {
        places[key] = result.count
        result.append(finding)
        continue
      }
      var kept = result[index], other = finding
      if other.severity > kept.severity { swap(&kept, &other) }
      kept.addPictures(of: other)
      result[index] = kept
    }
    return result
  }

  /// Sorted, with findings merged that differ only in their picture and in the numbers measured there.
  package var merged: [Finding] {
    var result: [Finding] = []
    var places: [String: Int] = [:]
    for finding in sorted() {
      let key = [
        finding.rule, finding.file, "\(finding.line)", "\(finding.column)", finding.picture.isEmpty ? finding.message : finding.words,
      ].joined(separator: "\u{1F}")
      if let index = places[key] {
        if finding.picture != result[index].picture, !result[index].alsoIn.contains(finding.picture) {
          result[index].alsoIn.append(finding.picture)
        }
        result[index].severity = Swift.max(result[index].severity, finding.severity)
      } else {
        places[key] = result.count
        result.append(finding)
      }
    }
    return result
  }

  /// One finding for each rule and cause in a file: the first, which says at how many other places the same is found. What concerns the bundle as a
  /// whole is one finding for all its files.
  package var joinedByCause: [Finding] {
    var result: [Finding] = []
    var known: [String: (index: Int, others: Set<String>)] = [:]
    for finding in sorted() {
      let isOfBundle = Finding.counted[finding.rule] != nil
      let ownCause = finding.cause ?? (Finding.ofOneCause.contains(finding.rule) ? finding.message : nil)
      guard let cause = isOfBundle ? "" : ownCause else {
        result.append(finding)
        continue
      }
      let key = [finding.rule, isOfBundle ? "" : finding.file, cause].joined(separator: "\u{1F}")
      guard let index = known[key]?.index else {
        known[key] = (result.count, [])
        result.append(finding)
        continue
      }
      if isOfBundle, let asset = finding.asset {
        // An image may be shown at several places.
        if asset != result[index].asset { known[key]?.others.insert(asset) }
      } else if finding.place != result[index].place {
        known[key]?.others.insert(finding.place)
      }
      result[index].addPictures(of: finding)
      result[index].severity = Swift.max(result[index].severity, finding.severity)
    }
    for (index, others) in known.values where !others.isEmpty {
      let count = others.count
      let rest =
        Finding.counted[result[index].rule].map { "for \(count) other \(count == 1 ? $0.one : $0.many)" }
        ?? "at \(count) other \(count == 1 ? "place" : "places") of this file"
      let areImages = Finding.counted[result[index].rule] != nil && result[index].asset != nil
      let listed = areImages ? ": " + ShortList.text(others.sorted().map { "\"\($0)\"" }, limit: Self.namedAssets) : ""
      result[index].message += " The same holds \(rest)\(listed)."
    }
    return result
  }

  /// The images that a joined finding names besides its own.
  private static var namedAssets: Int { 6 }

  /// Findings about one asset in several catalogues, such as those of an app and of its extension, are merged: the
  /// catalogue that shares most of its path with the given files is kept.
  package func nearest(to files: [String]) -> [Finding] {
    let folders = files.map { $0.split(separator: "/").dropLast() }
    func nearness(_ finding: Finding) -> Int {
      let own = finding.file.split(separator: "/")
      return folders.map { zip($0, own).prefix { $0 == $1 }.count }.max() ?? 0
    }
    var result: [Finding] = []
    var places: [String: Int] = [:]
    for finding in sorted() {
      guard let asset = finding.asset else {
        result.append(finding)
        continue
      }
      let key = [finding.rule, asset, finding.message].joined(separator: "\u{1F}")
      guard let index = places[key] else {
        places[key] = result.count
        result.append(finding)
        continue
      }
      if nearness(finding) > nearness(result[index]) { result[index] = finding }
    }
    return result
  }
}
