/// A widget of an extension: a Home Screen widget or a Live Activity.
@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  @MainActor @preconcurrency init()
  @MainActor @preconcurrency var body: Self.Body { get }
}

/// All the widgets of an extension.
@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body: Widget
  @MainActor @preconcurrency init()
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
