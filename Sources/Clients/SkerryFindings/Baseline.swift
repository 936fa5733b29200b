import SkerryFormats
package import Foundation
import SkerryDiagnostics

/// The findings that a team has accepted for now. Lines may move; a new finding of the same kind is still reported.
///
/// The file lists each finding as a sentence, so that its changes can be reviewed like code.
package struct Baseline: Sendable {
  /// A finding without its line.
  private struct Entry: Codable, Hashable {
    var rule: String
    var file: String
    var picture: String
    var message: String
    /// How often it was found; `nil` for once.
    var count: Int?

    /// As a finding for all its places; earlier versions wrote the sentence with the others into the message.
    var finding: Finding { Finding(rule, .error, message, file: file, picture: picture) }
  }
  private struct Document: Codable {
    var version = 2
    var findings: [Entry]
  }
  /// The earlier format: hashes and counts.
  private struct Hashes: Codable {
    var version: Int
    var findings: [String: Int]
  }

  private var entries: [Entry]
  /// How often each fingerprint's hash was found.
  private var counts: [String: Int]

  package init(of findings: [Finding]) {
    counts = findings.reduce(into: [:]) { $0[ContentHash(of: $1.fingerprint).digits, default: 0] += $1.onePlace.count }
    var seen: Set<String> = []
    entries = findings.sorted().filter { seen.insert($0.fingerprint).inserted }.map {
      Entry(rule: $0.rule, file: $0.file, picture: $0.picture, message: $0.onePlace.message)
    }
    for index in entries.indices {
      let count = counts[ContentHash(of: entries[index].finding.fingerprint).digits] ?? 1
      if count > 1 { entries[index].count = count }
    }
  }

  /// Throws if the file cannot be read or is not a baseline.
  package init(contentsOf url: URL) throws(BaselineError) {
    let data: Data
    do {
      data = try InputFile.read(url.path)
    } catch {
      if case .missing = error {
        throw BaselineError(sentence: "The baseline \(url.path) does not exist; write it with --write-baseline.")
      }
      throw BaselineError(sentence: error.description)
    }
    if let found = try? JSONDecoder().decode(Document.self, from: data), found.version == 2 {
      entries = found.findings
      counts = entries.reduce(into: [:]) {
        $0[ContentHash(of: $1.finding.fingerprint).digits, default: 0] += $1.finding.onePlace.count * max(0, min(1 << 20, $1.count ?? 1))
      }
    } else if let found = try? JSONDecoder().decode(Hashes.self, from: data), found.version == 1 {
      entries = []
      counts = found.findings
    } else {
      throw BaselineError(sentence: "The file \(url.path) is not a baseline of this version; write it again with --write-baseline.")
    }
  }

  /// The file's text, with sorted keys. Throws the errors of `JSONEncoder`.
  package func json() throws -> String { try Document(findings: entries).stableJSON() }

  /// The findings that the baseline does not cover, in their order. One that stands for several places is covered if all of them are.
  package func remaining(of all: [Finding]) -> [Finding] {
    var left = counts
    return all.filter { finding in
      let key = ContentHash(of: finding.fingerprint).digits
      guard let count = left[key], count >= finding.onePlace.count else { return true }
      left[key] = count - finding.onePlace.count
      return false
    }
  }

  /// Findings in the baseline that no longer occur, one per line: they can be removed from the file.
  package func settled(in all: [Finding]) -> [String] {
    let present = Set(all.map(\.fingerprint))
    return entries.filter { !present.contains($0.finding.fingerprint) }.map { "\($0.file): \($0.message) [\($0.rule)]" }
  }
}

/// Why a baseline cannot be used.
package struct BaselineError: Error, CustomStringConvertible {
  let sentence: String
  package var description: String { sentence }
}
