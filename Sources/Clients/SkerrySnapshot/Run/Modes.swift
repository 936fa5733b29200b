/// Which goldens a run writes; none by default.
package enum RecordMode: String, Sendable, CaseIterable, Codable {
  case never
  /// Missing goldens.
  case missing
  /// Missing goldens and those that differ.
  case failed
  case all

  /// Whether `CI` is set; then no golden is written.
  package static func isCI(_ environment: [String: String]) -> Bool {
    guard let value = environment["CI"]?.lowercased() else { return false }
    return !["", "0", "false", "no"].contains(value)
  }
}

/// What to do with goldens that no case draws.
package enum UnreferencedMode: String, Sendable, CaseIterable, Codable {
  case ignore, warn, reject, delete
}

/// What a golden stores.
package enum ReferenceKind: String, Sendable, CaseIterable, Codable {
  case picture
  /// The hash of the pixels in the manifest, and the layout; no picture.
  case hash
}
