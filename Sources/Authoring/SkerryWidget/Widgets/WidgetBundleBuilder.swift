/// Collects the widgets of a bundle.
@resultBuilder
public struct WidgetBundleBuilder {
  @MainActor public static func buildExpression<Content: Widget>(_ content: Content) -> some Widget { content }
  @MainActor public static func buildBlock() -> some Widget { WidgetGroup([]) }
  @MainActor public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget {
    var widgets: [any Widget] = []
    for widget in repeat each content { widgets.append(widget) }
    return WidgetGroup(widgets)
  }
  @MainActor public static func buildOptional(_ widget: (any Widget)?) -> some Widget { WidgetGroup(widget.map { [$0] } ?? []) }
  @MainActor public static func buildEither(first: some Widget) -> some Widget { WidgetGroup([first]) }
  @MainActor public static func buildEither(second: some Widget) -> some Widget { WidgetGroup([second]) }
  @MainActor public static func buildLimitedAvailability(_ widget: some Widget) -> any Widget { widget }
}

/// Several widgets as one.
struct WidgetGroup: Widget {
  let widgets: [any Widget]
  init() { widgets = [] }
  init(_ widgets: [any Widget]) { self.widgets = widgets }
  var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}
