@_exported import Foundation
@_exported import SkerryFoundation
import SkerryGeometry
import SkerryUI

/// A tip. Tips are not shown.
public protocol Tip: Identifiable, Sendable {
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  var id: String { get }
}
extension Tip {
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var id: String { String(describing: Self.self) }
  public var shouldDisplay: Bool { false }
  public func invalidate(reason: Tips.InvalidationReason) {}
}
public enum Tips {
  public enum InvalidationReason: Sendable { case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed }
  public struct ConfigurationOption: Sendable {
    public enum Frequency: Sendable { case immediate, hourly, daily, weekly, monthly }
    public enum Place: Sendable { case applicationDefault }
    public static func displayFrequency(_ frequency: Frequency) -> ConfigurationOption { ConfigurationOption() }
    public static func datastoreLocation(_ place: Place) -> ConfigurationOption { ConfigurationOption() }
  }
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  public static func resetDatastore() throws {}
}
public struct TipView<Content: Tip>: View {
  public init(_ tip: Content, arrowEdge: Edge? = nil) {}
  public var body: some View { EmptyView() }
}
extension View {
  public nonisolated func popoverTip(_ tip: (any Tip)?, arrowEdge: Edge = .top) -> some View { self }
}
