import SkerryFormats
package import Foundation

/// Known findings that are not reported. Lines may move; a new finding of the same kind is still reported.
package struct Baseline: Codable, Sendable {
  private var version = 1
  /// How often each fingerprint was found.
  private var findings: [String: Int]

  package init(of findings: [Finding]) {
    self.findings = findings.reduce(into: [:]) { $0[ContentHash(of: $1.fingerprint).digits, default: 0] += 1 }
  }

  /// Throws a sentence when the file cannot be read or is not a baseline.
  package init(contentsOf url: URL) throws(BaselineError) {
    guard let data = try? Data(contentsOf: url) else {
      throw BaselineError(sentence: "The baseline \(url.path) cannot be read; write it with --write-baseline.")
    }
    guard let found = try? JSONDecoder().decode(Baseline.self, from: data), found.version == 1 else {
      throw BaselineError(sentence: "The baseline \(url.path) is not one of this version; write it again with --write-baseline.")
    }
    self = found
  }

  /// The file's text, with sorted keys. Throws what `JSONEncoder` throws.
  package func json() throws -> String { try stableJSON() }

  /// The findings that the baseline does not cover, in their order.
  package func remaining(of all: [Finding]) -> [Finding] {
    var left = findings
    return all.filter { finding in
      let key = ContentHash(of: finding.fingerprint).digits
      guard let count = left[key], count > 0 else { return true }
      left[key] = count - 1
      return false
    }
  }
}

/// Why a baseline cannot be used.
package struct BaselineError: Error, CustomStringConvertible {
  let sentence: String
  package var description: String { sentence }
}
