import Foundation

/// Receives the token with which a server asks for a reload of widgets; never called here.
public protocol WidgetPushHandler {
  init()
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// The token of a widget's push notifications.
public struct WidgetPushInfo: Hashable, Sendable {
  public let token: Data
}
