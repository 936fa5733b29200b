/// The table of text style sizes: that of the typography page, or that of a compact island.
package enum TextStyleSizes: Hashable, Sendable {
  case standard
  /// A compact or minimal island. Seen: body 15 medium, subheadline, caption and caption2 13 medium; the other small styles follow the nearer
  /// of the two, and titles keep theirs. Source: Figures §8.4.
  case compactIsland
}

extension Font.TextStyle {
  /// The style whose size this one has at every text size.
  func sized(_ sizes: TextStyleSizes) -> Font.TextStyle {
    guard sizes == .compactIsland else { return self }
    switch self {
    case .body, .headline, .callout: return .subheadline
    case .subheadline, .footnote, .caption, .caption2: return .footnote
    case .largeTitle, .title, .title2, .title3, .extraLargeTitle, .extraLargeTitle2: return self
    }
  }

  /// The weight of the style itself.
  func weight(_ sizes: TextStyleSizes) -> Font.Weight {
    guard sizes == .compactIsland, sized(sizes) != self || self == .footnote else { return weight }
    return weight.position < Font.Weight.medium.position ? .medium : weight
  }
}
