/// The sources of figures, as `specs` prints them. Each is described in Documentation/Figures.md.
package enum FigureSource {
  // Apple's pages.
  package static let liveActivitiesPage = "HIG Live Activities, Specifications (Figures §1.1)"
  package static let liveActivitiesWidths = "HIG Live Activities, Dynamic Island width (Figures §1.2)"
  package static let otherSurfaces = "HIG Live Activities, other surfaces (Figures §1.4)"
  package static let layoutPage = "HIG Layout (Figures §1.6)"
  package static let widgetsPage = "HIG Widgets, margins (Figures §1.2)"

  // Screenshots, by the key that Figures §8.1 gives them.
  package static let islandFrame = "screenshots P1, P4, P5 (Figures §8.2)"
  package static let islandPill = "screenshots P2, P3, P4, P8 (Figures §8.2)"
  package static let islandRegions = "screenshots P1, P4, P5, P6 (Figures §8.3)"
  package static let compact = "screenshots P3, P4, P8, P10 (Figures §8.4)"
  package static let minimal = "screenshot P11 of iOS 16 (Figures §8.4)"
  package static let card16 = "screenshots P6 and P11 of iOS 16 (Figures §8.5)"
  package static let card17 = "screenshot P4 of iOS 17 (Figures §8.5)"
  package static let card18 = "screenshot P2 of iOS 18 (Figures §8.5)"
  package static let card26 = "screenshots P7 of iOS 26.4 (Figures §8.5)"
  package static let cardCorner = "screenshots P2, P4, P7 (Figures §8.5)"
  package static let alwaysOn = "screenshot P9 of iOS 26.5 (Figures §8.7)"

  // The rest.
  package static let systemMetrics = "reported layout metrics of iOS 18 and 26 (Figures §1.3)"
  package static let cornerList = "UIKitCorners list (Figures §1.6)"
  package static let ourChoice = "our choice"
}
