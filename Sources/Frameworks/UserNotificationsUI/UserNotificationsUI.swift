@_exported import Foundation
@_exported import SkerryFoundation

public enum UNNotificationContentExtensionResponseOption: UInt, Sendable { case doNotDismiss, dismiss, dismissAndForwardAction }
/// Shows a notification in its own window.
public protocol UNNotificationContentExtension: NSObjectProtocol {
  func didReceive(_ notification: UNNotification)
}
