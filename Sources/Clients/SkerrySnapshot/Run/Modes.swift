/// Which goldens a run writes. Never any, unless it is told to.
package enum RecordMode: String, Sendable, CaseIterable, Codable {
  case never
  /// Those that there are none of.
  case missing
  /// Those that there are none of, and those that differ.
  case failed
  case all

  /// Whether this is a machine that builds for others, where no golden is written: `CI` says so.
  package static func isCI(_ environment: [String: String]) -> Bool {
    guard let value = environment["CI"]?.lowercased() else { return false }
    return !["", "0", "false", "no"].contains(value)
  }
}

/// What happens to goldens that nothing draws.
package enum UnreferencedMode: String, Sendable, CaseIterable, Codable {
  case ignore, warn, reject, delete
}

/// What a golden keeps.
package enum ReferenceKind: String, Sendable, CaseIterable, Codable {
  case picture
  /// The hash of the pixels in the manifest, and the layout; no picture.
  case hash
}
