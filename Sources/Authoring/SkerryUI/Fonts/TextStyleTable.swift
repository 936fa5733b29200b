import Foundation
import SkerryGeometry

extension Font.TextStyle {
  /// Size and leading in points at each Dynamic Type size, xSmall first. Source: Figures §3.1.
  private var sizes: [(size: CGFloat, leading: CGFloat)] {
    switch self {
    // Apple publishes these two for visionOS only; they do not scale here.
    case .extraLargeTitle2: Array(repeating: (28, 34), count: 12)
    case .extraLargeTitle: Array(repeating: (36, 43), count: 12)
    case .largeTitle:
      [
        (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46),
        (40, 48), (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
      ]
    case .title:
      [
        (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39),
        (34, 41), (38, 46), (43, 51), (48, 57), (53, 62), (58, 68),
      ]
    case .title2:
      [
        (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32),
        (28, 34), (34, 41), (39, 47), (44, 52), (50, 59), (56, 66),
      ]
    case .title3:
      [
        (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30),
        (26, 32), (31, 38), (37, 44), (43, 51), (49, 58), (55, 65),
      ]
    case .headline:
      [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26),
        (23, 29), (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
      ]
    case .body:
      [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26),
        (23, 29), (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
      ]
    case .callout:
      [
        (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25),
        (22, 28), (26, 32), (32, 39), (38, 46), (44, 52), (51, 60),
      ]
    case .subheadline:
      [
        (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24),
        (21, 28), (25, 31), (30, 37), (36, 43), (42, 50), (49, 58),
      ]
    case .footnote:
      [
        (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22),
        (19, 24), (23, 29), (27, 33), (33, 40), (38, 46), (44, 52),
      ]
    case .caption:
      [
        (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21),
        (18, 23), (22, 28), (26, 32), (32, 39), (37, 44), (43, 51),
      ]
    case .caption2:
      [
        (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20),
        (17, 22), (20, 25), (24, 30), (29, 35), (34, 41), (40, 48),
      ]
    }
  }

  /// Points at a text size.
  func size(at type: DynamicTypeSize) -> (size: CGFloat, leading: CGFloat) {
    sizes[DynamicTypeSize.allCases.firstIndex(of: type) ?? 3]
  }

  /// How a custom font or a metric of this style grows with the text size: as the style's leading does. Source: Figures §9.31.
  func growth(at type: DynamicTypeSize) -> CGFloat { size(at: type).leading / size(at: .large).leading }

  /// The default weight of the style.
  var weight: Font.Weight {
    switch self {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    case .largeTitle, .title, .title2, .title3, .subheadline, .body, .callout, .footnote, .caption, .caption2: .regular
    }
  }

  /// The weight that `bold()` gives the style. Source: Figures §3.1, "Emphasized".
  var emphasizedWeight: Font.Weight {
    switch self {
    case .largeTitle, .title, .title2, .extraLargeTitle, .extraLargeTitle2: .bold
    case .title3, .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2: .semibold
    }
  }
}
