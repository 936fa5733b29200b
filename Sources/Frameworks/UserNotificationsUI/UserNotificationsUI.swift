@_exported import Foundation
@_exported import SkerryFoundation

public enum UNNotificationContentExtensionResponseOption: UInt, Sendable { case doNotDismiss, dismiss, dismissAndForwardAction }
/// Shows a notification in a window of its own.
public protocol UNNotificationContentExtension: NSObjectProtocol {
  func didReceive(_ notification: UNNotification)
}
