extension Survey {
  /// Intents.
  static let intents = [
    "import AppIntents",
    "Button(intent:)",
    ".result()",
    "static var/let title: LocalizedStringResource",
    ": LiveActivityIntent",
    "func perform() async throws -> some IntentResult",
    "description: IntentDescription",
    "@Parameter(title:)",
    "AppShortcutsProvider",
    "ReturnsValue/OpensIntent",
    "isDiscoverable",
    ": AppIntent",
    "@AppDependency/@Dependency",
    "ForegroundContinuableIntent / WidgetConfigurationIntent / ControlConfigurationIntent",
    "openAppWhenRun",
  ]
}
