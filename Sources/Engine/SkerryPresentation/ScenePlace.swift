/// Where the system shows views: a presentation of an activity, or a widget in one of its families.
package enum ScenePlace: Sendable, Hashable {
  case activity(Presentation)
  case widget(WidgetSurface)

  /// Its name in paths, options and messages: `lock-screen`, `system-small`.
  package var name: String {
    switch self {
    case .activity(let presentation): presentation.rawValue
    case .widget(let surface): surface.rawValue
    }
  }

  /// `nil` for a widget.
  package var presentation: Presentation? { if case .activity(let presentation) = self { presentation } else { nil } }

  /// Whether its surface is a pill of an activity, whose round ends content may fill.
  package var isPill: Bool { presentation?.isPill == true }

  /// Whether its surface is the black of the Dynamic Island.
  package var isInIsland: Bool { presentation?.isInIsland == true }

  /// Whether its surface keeps its size whatever the content: what is taller is cut off above and below.
  package var hasFixedHeight: Bool {
    switch self {
    case .activity(let presentation): presentation == .small
    case .widget: true
    }
  }

  /// Whether it is a widget of the Lock Screen: the system draws its views in colours of its own over the user's wallpaper, and the corners at which
  /// they are cut are assumed.
  package var isAccessory: Bool { if case .widget(let surface) = self { surface.isAccessory } else { false } }

  /// As `Presentation.closureLabel`; `nil` for a widget, whose configuration has one closure.
  package var closureLabel: String? { presentation?.closureLabel }
}
