import Foundation
import SkerryGeometry

/// The kinds of lists that are drawn differently.
enum ListKind { case insetGrouped, grouped, plain }

/// What a list of an app's view looks like; lengths in points. Source: Figures §9.77, §9.90, §9.104, §9.107.
struct ListLook {
  /// The least width of a list that has the margins of a wide one.
  var wideWidth: CGFloat { isRound ? 414 : 375 }

  var kind = ListKind.insetGrouped
  /// Whether it is one of iOS 26 or later.
  let isRound: Bool
  /// The size and leading of body text.
  private let body: (size: CGFloat, leading: CGFloat)

  @MainActor init(_ environment: EnvironmentValues) {
    kind = environment.system.listKind
    isRound = environment.system.palette == .iOS26
    body = Font.TextStyle.body.size(at: environment.dynamicTypeSize)
  }

  /// From the list's sides to a section's plate.
  var margin: CGFloat { kind != .insetGrouped ? 0 : inset }
  /// From a section's sides to its text.
  var inset: CGFloat = 16
  /// The insets of a row.
  var rowInsets: EdgeInsets {
    let padding: CGFloat = isRound ? 15 : 11
    return EdgeInsets(top: padding, leading: inset, bottom: padding, trailing: inset)
  }
  /// On iOS 18, above and below content that is no higher than the least row without them (Figures §9.107).
  var leastRowInset: CGFloat? { isRound ? nil : 4 }
  /// The look of a wide list.
  var widened: ListLook {
    var look = self
    look.inset = 20
    return look
  }
  /// A control of a row is no higher than a line, so that its row is as high as others.
  var lineHeight: CGFloat { body.leading }
  var minimumRowHeight: CGFloat { isRound ? body.leading + 30 : 44 }
  /// The corners of a section's plate; from iOS 26 on they are circular.
  var plate: RoundedRectangle {
    RoundedRectangle(cornerRadius: kind != .insetGrouped ? 0 : isRound ? 26 : 10, style: isRound ? .circular : .continuous)
  }
  /// How far a separator ends from the row's trailing edge.
  var separatorInset: CGFloat { isRound ? inset : 0 }
  /// The space of a section without a header above it, and of one without a footer below it.
  let gap: CGFloat = 17.5
  /// Above and below a header; in a plain list, Figures §9.104.
  var headerPadding: (top: CGFloat, bottom: CGFloat) { isRound ? (kind == .plain ? (32, 10) : (10, 10)) : (17, 6) }
  /// Above and below a footer; on iOS 18, Figures §9.78.
  var footerPadding: (top: CGFloat, bottom: CGFloat) { isRound ? (7.5, 6.67) : (6, 12) }
  /// The size of a link's chevron.
  var chevronSize: CGFloat { body.size * 13 / 17 }
  /// From what is before a link's chevron to the text's side; source: Figures §9.106.
  var linkWidth: CGFloat { 8.4 + body.size * 0.78 }
  /// After a link's chevron; source: Figures §9.106, on iOS 17 §9.104.
  var linkPadding: CGFloat { isRound ? body.size / 8 : 0 }
  /// The width in which the icon of a row's label is centred.
  var iconWidth: CGFloat { body.size * (isRound ? 24 / 17 : 5 / 3) }
  /// The same in a header.
  var headerIconWidth: CGFloat { body.size * 20 / 17 }
}
