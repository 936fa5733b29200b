package import SkerryDiagnostics

/// An asset that is too large for several presentations is one finding, about the one that allows least.
package enum OversizedAsset {
  /// Whether a diagnostic is about such an asset.
  package static func isSubject(of diagnostic: Diagnostic) -> Bool { diagnostic.isOf(.imageTooLarge) && diagnostic.asset != nil }

  /// The end of a message about an asset that is too large for further presentations; empty for none.
  package static func sentence(of others: [String]) -> String {
    guard let last = others.last else { return "" }
    let first = others.dropLast().joined(separator: ", ")
    return " It is too large for \(first.isEmpty ? last : "\(first) and \(last)") as well."
  }
}
