import Foundation
internal import SkerryRuntime

/// UIKit's screen: that of the device on which the picture is shown.
@MainActor @preconcurrency
public final class UIScreen {
  public static let main = UIScreen()
  private var screen: SystemScreen { EnvironmentValues.current.system.screen }
  /// Points.
  public var bounds: CGRect { CGRect(origin: .zero, size: screen.size) }
  public var scale: CGFloat { screen.scale }
  public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }
  public var nativeScale: CGFloat { scale }
  public var traitCollection: UITraitCollection { .current }
  /// Half; setting it changes nothing.
  public var brightness: CGFloat {
    get { 0.5 }
    set {}
  }
}

/// The device on which the picture is shown; UIKit's spelling.
@MainActor @preconcurrency
public final class UIDevice {
  public static let current = UIDevice()
  public init() {}
  private var isPad: Bool { EnvironmentValues.current.system.screen.isPad }
  public var name: String { model }
  public var model: String { isPad ? "iPad" : "iPhone" }
  public var localizedModel: String { model }
  public var systemName: String { isPad ? "iPadOS" : "iOS" }
  /// The release that is drawn, such as 26.0.
  public var systemVersion: String { "\(EnvironmentValues.current.system.version.rawValue).0" }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { isPad ? .pad : .phone }
  public let identifierForVendor: UUID? = nil
  public var batteryLevel: Float { -1 }
  /// The state of the battery; UIKit's spelling.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
  /// Unknown, as where it is not monitored.
  public var batteryState: BatteryState { .unknown }
  private let monitorsBattery = ScopedValue(false)
  public var isBatteryMonitoringEnabled: Bool {
    get { monitorsBattery.value }
    set { monitorsBattery.value = newValue }
  }
  public var orientation: UIDeviceOrientation { .portrait }
}
/// The kind of device; UIKit's spelling.
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone = 0, pad, tv, carPlay, mac = 5, vision }
/// How the device is held; UIKit's spelling.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The keyboard's kind; UIKit's spelling.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch
  case asciiCapableNumberPad
  public static var alphabet: UIKeyboardType { .asciiCapable }
}
/// Automatic capitalization; UIKit's spelling.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
/// The content type of a field; UIKit's spelling.
public struct UITextContentType: Hashable, Sendable {
  private let name: String
  public static let name = UITextContentType(name: "name")
  public static let emailAddress = UITextContentType(name: "emailAddress")
  public static let username = UITextContentType(name: "username")
  public static let password = UITextContentType(name: "password")
  public static let newPassword = UITextContentType(name: "newPassword")
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
  public static let URL = UITextContentType(name: "URL")
  public static let givenName = UITextContentType(name: "givenName")
  public static let familyName = UITextContentType(name: "familyName")
}

/// Impact feedback; UIKit's spelling. Pictures have no haptics.
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public init() {}
  public init(style: FeedbackStyle) {}
  public func prepare() {}
  public func impactOccurred() {}
  public func impactOccurred(intensity: CGFloat) {}
}
/// Notification feedback; UIKit's spelling.
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  public init() {}
  public func prepare() {}
  public func notificationOccurred(_ type: FeedbackType) {}
}
/// Selection feedback; UIKit's spelling.
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator {
  public init() {}
  public func prepare() {}
  public func selectionChanged() {}
}
