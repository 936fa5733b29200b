/// Asks the system to redraw controls; has no effect here.
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()
  private init() {}

  public func reloadControls(ofKind kind: String) {}
  public func reloadAllControls() {}
  /// There are no controls here.
  public func currentControls() async throws -> [ControlInfo] { [] }
}

/// A control that the user has placed.
public struct ControlInfo: Hashable, Sendable {
  public let kind: String
}
