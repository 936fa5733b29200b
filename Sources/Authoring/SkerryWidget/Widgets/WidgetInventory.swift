/// The configurations of a widget or a bundle, in source order.
@MainActor
package struct WidgetInventory {
  /// One configuration and the type that declares it.
  package struct Entry {
    /// The name of the widget's type; with the types around it if another widget of the bundle has the same.
    package var widgetName: String
    /// The widget's type.
    package var type: any Widget.Type
    /// The configuration without the modifiers around it.
    package var configuration: any WidgetConfiguration
    /// What the modifiers around it say.
    package var facts: ConfigurationFacts

    /// The configuration as that of a Live Activity; `nil` for a widget.
    package var activity: (any AnyActivityConfiguration)? { configuration as? any AnyActivityConfiguration }
    /// The configuration as that of a widget; `nil` for a Live Activity.
    package var timeline: (any AnyTimelineConfiguration)? { configuration as? any AnyTimelineConfiguration }
  }

  /// The activities and widgets, in source order.
  package private(set) var entries: [Entry] = []
  /// The controls by the names of their types, and their content.
  package private(set) var controls: [(name: String, face: @MainActor () -> ControlFace?)] = []

  /// Runs a part of the app's code under a name, so that a part that crashes can be left out after a restart.
  package typealias Attempt = @MainActor (_ name: String, _ body: () -> Void) -> Void
  private var attempt: Attempt = { $1() }

  package init() {}
  /// The widgets of a bundle. The code of each runs in `attempt`.
  package init(bundle: any WidgetBundle, attempt: @escaping Attempt = { $1() }) {
    self.attempt = attempt
    add(widgetOf: bundle)
    distinguish()
  }
  /// The activities and widgets of one widget, whose code runs in `attempt`.
  package init(widget: any Widget, attempt: @escaping Attempt = { $1() }) {
    self.attempt = attempt
    add(widget)
  }

  /// The name under which a widget's code runs.
  package static func attemptName(_ widgetName: String) -> String { "the widget \(widgetName)" }

  private mutating func add<B: WidgetBundle>(widgetOf bundle: B) { add(bundle.body) }

  private mutating func add(_ widget: any Widget) {
    if let group = widget as? WidgetGroup {
      group.widgets.forEach { add($0) }
      return
    }
    if let control = widget as? ControlPlace {
      controls.append((control.name, control.face))
      return
    }
    let attempt = attempt
    attempt(Self.attemptName(String(describing: type(of: widget)))) { addBody(of: widget) }
  }

  private mutating func addBody<W: Widget>(of widget: W) {
    var facts = ConfigurationFacts()
    add(widget.body, of: W.self, facts: &facts)
  }

  private mutating func add(_ configuration: any WidgetConfiguration, of type: any Widget.Type, facts: inout ConfigurationFacts) {
    if let wrapper = configuration as? any ConfigurationWrapping {
      wrapper.apply(to: &facts)
      add(wrapper.wrapped, of: type, facts: &facts)
    } else if configuration is any AnyActivityConfiguration || configuration is any AnyTimelineConfiguration {
      entries.append(Entry(widgetName: String(describing: type), type: type, configuration: configuration, facts: facts))
    } else if !(configuration is EmptyWidgetConfiguration) {
      addBody(of: configuration, type, facts: &facts)
    }
  }

  private mutating func addBody<C: WidgetConfiguration>(of configuration: C, _ type: any Widget.Type, facts: inout ConfigurationFacts) {
    if C.Body.self == Never.self { return }
    add(configuration.body, of: type, facts: &facts)
  }

  /// Names widgets of one name by the types around them: `Balance.Entrypoint` and `Vote.Entrypoint`. Types that are private in their files keep
  /// their name, because that of what is around them contains addresses.
  private mutating func distinguish() {
    let names = entries.map { String(reflecting: $0.type) }
    for place in entries.indices {
      let own = entries[place].widgetName
      for other in entries.indices where names[other] != names[place] && names[other].hasSuffix("." + own) && !names[place].contains("(") {
        entries[place].widgetName = names[place].split(separator: ".").dropFirst().joined(separator: ".")
      }
    }
  }
}
