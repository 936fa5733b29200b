/// What can be reported while pictures are made: the names of the findings, and how severe they are.
///
/// The modules that find, draw and check cases report these beside the rules of `lint`; `lint` describes each in its list of rules.
package enum DrawingRule: String, CaseIterable, Sendable {
  case chartValueWithoutPlace = "chart-value-without-place"
  case codeStops = "code-stops"
  case containerBackgroundMissing = "container-background-missing"
  case contentClipped = "content-clipped"
  case duplicateID = "duplicate-id"
  case emptyPresentation = "empty-presentation"
  case imageTooLarge = "image-too-large"
  case leftOut = "left-out"
  case machineFonts = "machine-fonts"
  case malformedAsset = "malformed-asset"
  case malformedStrings = "malformed-strings"
  case missingColor = "missing-color"
  case missingFont = "missing-font"
  case missingGlyph = "missing-glyph"
  case missingImage = "missing-image"
  case notDrawn = "not-drawn"
  case orderDependent = "order-dependent"
  case randomValues = "random-values"
  case standInSymbol = "stand-in-symbol"
  case stateDoesNotSettle = "state-does-not-settle"
  case timelineForeign = "timeline-foreign"
  case timelineMissing = "timeline-missing"
  case timelineShortened = "timeline-shortened"
  case unknownSymbol = "unknown-symbol"
  case unreadableFont = "unreadable-font"
  case unreadableImage = "unreadable-image"
  case unsupportedInLiveActivity = "unsupported-in-live-activity"
  case valueOutOfRange = "value-out-of-range"
  case viewTooDeep = "view-too-deep"

  /// The severity that the list of rules gives. A finding may have a lower one where less is certain.
  package var severity: Severity {
    switch self {
    case .codeStops, .emptyPresentation, .imageTooLarge, .malformedAsset, .unreadableImage, .unsupportedInLiveActivity, .viewTooDeep: .error
    case .chartValueWithoutPlace, .containerBackgroundMissing, .contentClipped, .duplicateID, .machineFonts, .malformedStrings,
      .missingColor, .missingFont, .missingGlyph, .missingImage, .orderDependent, .stateDoesNotSettle, .timelineForeign, .timelineMissing,
      .unknownSymbol,
      .unreadableFont,
      .valueOutOfRange:
      .warning
    case .leftOut, .notDrawn, .randomValues, .standInSymbol, .timelineShortened: .note
    }
  }
}

extension Diagnostic {
  /// A finding of drawing.
  ///
  /// - Parameter severity: where it is lower than the rule's.
  package init(_ rule: DrawingRule, _ message: String, severity: Severity? = nil, at site: SourceSite? = nil) {
    self.init(rule.rawValue, severity ?? rule.severity, message, at: site)
  }

  /// A note that symbols were drawn by substitutes, once for all of them; `nil` when there was none.
  ///
  /// - Parameter names: the symbols' names, sorted.
  package static func standIns(_ names: [String]) -> Diagnostic? {
    guard !names.isEmpty else { return nil }
    let some = names.prefix(5).joined(separator: ", ") + (names.count > 5 ? " and \(names.count - 5) more" : "")
    return Diagnostic(
      .standInSymbol,
      "Icons stand in for \(names.count) \(names.count == 1 ? "symbol" : "symbols") of SF Symbols (\(some)); for Apple's own drawings "
        + "put exports of the SF Symbols app into the folder that --fonts names.")
  }

  /// The line in which a command reports it: `note: … [rule]`.
  package var line: String { "\(severity.rawValue): \(message) [\(rule)]" }

  /// Whether it is a finding of a rule.
  package func isOf(_ rule: DrawingRule) -> Bool { self.rule == rule.rawValue }
}
