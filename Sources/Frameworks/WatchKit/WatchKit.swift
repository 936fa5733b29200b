@_exported import Foundation
@_exported import SkerryFoundation
import SkerryUI

public enum WKHapticType: Int, Sendable { case notification, directionUp, directionDown, success, failure, retry, start, stop, click }
/// A watch's device values.
open class WKInterfaceDevice: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: it has no state.
  private static let device = WKInterfaceDevice()
  open class func current() -> WKInterfaceDevice { device }
  /// Points: a watch of 45 mm, by Apple's table of screen sizes.
  open var screenBounds: CGRect { CGRect(x: 0, y: 0, width: 198, height: 242) }
  open var screenScale: CGFloat { 2 }
  open var name: String { "Apple Watch" }
  /// No-op: there are no haptics.
  open func play(_ type: WKHapticType) {}
}
