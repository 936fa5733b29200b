/// Asks the system to redraw controls; there is none here, so nothing happens.
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()
  private init() {}

  public func reloadControls(ofKind kind: String) {}
  public func reloadAllControls() {}
  /// Nobody has placed a control here.
  public func currentControls() async throws -> [ControlInfo] { [] }
}

/// A control that the person has placed.
public struct ControlInfo: Hashable, Sendable {
  public let kind: String
}
