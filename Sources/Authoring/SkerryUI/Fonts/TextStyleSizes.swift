import Foundation

/// The table of text style sizes: that of the typography page, that of a widget, or that of a compact island.
package enum TextStyleSizes: Hashable, Sendable {
  case standard
  /// A widget on a phone: the page's sizes in tight lines, 2 points nearer. Source: Figures §9.144.
  case widget
  /// A compact or minimal island. Seen: body 14.5 medium, subheadline, caption and caption2 13 medium; the other small styles follow the nearer
  /// of the two, and titles keep theirs. Source: Figures §8.4.
  case compactIsland
}

extension Font.TextStyle {
  /// The size in points, and the leading, at a text size.
  func size(_ sizes: TextStyleSizes, at type: DynamicTypeSize) -> (size: CGFloat, leading: CGFloat) {
    let (size, leading) = sized(sizes).size(at: type)
    guard sizes == .compactIsland, sized(sizes) == .subheadline else { return (size, leading) }
    return (size * Self.compactShare, leading * Self.compactShare)
  }

  /// Body of a compact island at the standard text size is 14.5, where subheadline is 15; other text sizes are assumed to be in proportion.
  private static let compactShare: CGFloat = 14.5 / 15

  /// The style in whose proportion this one grows with the text size.
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
