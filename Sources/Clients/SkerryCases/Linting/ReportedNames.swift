/// Diagnostics of drawing besides the rules: their names appear in findings and may be given to `--ignore`.
enum ReportedNames {
  static let all: Set<String> = [
    "chart-value-without-place", "container-background-missing", "machine-fonts", "malformed-strings", "missing-color", "missing-font",
    "missing-glyph", "missing-image", "random-values", "timeline-foreign", "timeline-missing", "timeline-shortened", "unreadable-font",
    "unreadable-image", "view-too-deep",
  ]
}
