/// The sources of figures, as `specs` prints them. Each is described in Documentation/Figures.md.
package enum FigureSource {
  // Apple's pages.
  /// Sizes of presentations by screen.
  package static let liveActivitiesPage = "HIG Live Activities, Specifications (Figures §1.1)"
  /// Widths of the island's presentations.
  package static let liveActivitiesWidths = "HIG Live Activities, Dynamic Island width (Figures §1.2)"
  /// Sizes on iPad, watch and CarPlay.
  package static let otherSurfaces = "HIG Live Activities, other surfaces (Figures §1.4)"
  /// Sizes of screens.
  package static let layoutPage = "HIG Layout (Figures §1.6)"
  /// Sizes of widgets by screen.
  package static let widgets = "HIG Widgets, Specifications"
  /// Content margins of widgets.
  package static let widgetsPage = "HIG Widgets, margins (Figures §1.2)"

  // Screenshots, by the key that Figures §8.1 gives them.
  /// The expanded island's frame and radius.
  package static let islandFrame = "screenshots P1, P4, P5 (Figures §8.2)"
  /// The compact and minimal island's frame.
  package static let islandPill = "screenshots P2, P3, P4, P8 (Figures §8.2)"
  /// The margins and positions of the expanded regions.
  package static let islandRegions = "screenshots P1, P4, P5, P6 (Figures §8.3)"
  /// The widths and margins of the compact sides.
  package static let compact = "screenshots P3, P4, P8, P10, P43 (Figures §8.4)"
  /// The minimal island of iOS 16.
  package static let minimal = "screenshot P11 of iOS 16 (Figures §8.4)"
  /// The Lock Screen card of iOS 16.
  package static let card16 = "screenshots P6, P11 and P128 of iOS 16 (Figures §8.5)"
  /// The Lock Screen card of iOS 17.
  package static let card17 = "screenshot P4 of iOS 17 (Figures §8.5)"
  /// The Lock Screen card of iOS 18.
  package static let card18 = "screenshot P2 of iOS 18 (Figures §8.5)"
  /// The Lock Screen card of iOS 26.
  package static let card26 = "screenshot P7 of iOS 26.4 (Figures §8.5)"
  /// A card of iOS 26 without a tint.
  package static let untinted26 = "screenshots P63 and P118 of iOS 26 (Figures §9.109)"
  /// The rim of light of a card of iOS 26.
  package static let rim26 = "screenshots P30 and P42 of iOS 26 (Figures §8.5)"
  /// The rim of light of a widget of iOS 26.
  package static let widgetRim26 = "screenshots P36, P38 and P73 of iOS 26 (Figures §9.89)"
  /// The light over a widget's background on iOS 26.
  package static let widgetSheen26 = "screenshots P38, P75, P76 and P77 of iOS 26 (Figures §9.93)"
  /// The margins of a widget of iOS 16.
  package static let widgetMargins16 = "screenshot P78 of iOS 16 (Figures §9.93)"
  /// The size and the margins of a widget in StandBy.
  package static let standByWidget = "screenshots P126 and P127 (Figures §9.130)"
  /// The space around the views of a Lock Screen widget.
  package static let lockScreenWidgets = "screenshots P87 and P88 (Figures §9.96)"
  /// The corner radius of Lock Screen cards.
  package static let cardCorner = "screenshots P2, P4, P7 (Figures §8.5)"
  /// The dimmed Lock Screen card.
  package static let alwaysOn = "screenshot P9 of iOS 26.5 (Figures §8.7)"

  // Everything else.
  /// Layout metrics that others have measured and published.
  package static let systemMetrics = "reported layout metrics of iOS 18 and 26 (Figures §1.3)"
  /// The corner radii of screens, as others have listed them.
  package static let cornerList = "UIKitCorners list (Figures §1.6)"
  /// No source: nothing is published or recorded.
  package static let ourChoice = "our choice"
}
