extension View {
  /// Sets one environment value in this view.
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    settingEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Provides an observable object that views inside read by its type.
  public nonisolated func environment<T: AnyObject>(_ object: T?) -> some View {
    settingEnvironment { $0[object: T.self] = object }
  }

  /// Provides an observable object that views inside read with `@EnvironmentObject`.
  public nonisolated func environmentObject<T: AnyObject>(_ object: T) -> some View {
    settingEnvironment { $0[object: T.self] = object }
  }

  /// Changes one environment value in this view.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    settingEnvironment { transform(&$0[keyPath: keyPath]) }
  }

  public nonisolated func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    settingEnvironment { if let scheme { $0.system.colorScheme = scheme } }
  }
  public nonisolated func colorScheme(_ scheme: ColorScheme) -> some View { settingEnvironment { $0.system.colorScheme = scheme } }
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    settingEnvironment { $0.system.dynamicTypeSize = size }
  }
  /// Keeps the text size within a range.
  public nonisolated func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(_ range: T) -> some View {
    settingEnvironment { environment in
      let all = DynamicTypeSize.allCases
      let allowed = all.filter { range.contains($0) }
      guard let minimum = allowed.first, let maximum = allowed.last else { return }
      environment.system.dynamicTypeSize = min(max(environment.system.dynamicTypeSize, minimum), maximum)
    }
  }
  public nonisolated func controlSize(_ size: ControlSize) -> some View { settingEnvironment { $0.system.controlSize = size } }
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    settingEnvironment { $0.system.redactionReasons.formUnion(reason) }
  }
  public nonisolated func unredacted() -> some View { settingEnvironment { $0.system.redactionReasons = [] } }
  public nonisolated func disabled(_ isDisabled: Bool) -> some View {
    settingEnvironment { if isDisabled { $0.system.isEnabled = false } }
  }
}
