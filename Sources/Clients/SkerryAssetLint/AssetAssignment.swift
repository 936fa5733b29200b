import SkerryFormats
package import SkerryPresentation

/// The assets that a presentation shows, by name.
package struct AssetAssignment: Sendable {
  package var presentation: Presentation
  /// `*` matches anything, `?` one character; case is ignored.
  package var patterns: [String]

  func covers(_ name: String) -> Bool { patterns.contains { Glob($0).matches(name) } }
}
