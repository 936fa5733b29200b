import Foundation
internal import SkerryRuntime

/// The app; UIKit's spelling. There is none here, so nothing opens.
@MainActor @preconcurrency
public final class UIApplication {
  public static let shared = UIApplication()
  /// Whether the app is in front.
  public enum State: Int, Sendable { case active, inactive, background }
  /// The launch options of an app.
  public struct LaunchOptionsKey: Hashable, Sendable {
    private let name: String
    public static let url = LaunchOptionsKey(name: "url")
    public static let remoteNotification = LaunchOptionsKey(name: "remoteNotification")
  }
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}
  public struct OpenURLOptionsKey: Hashable, Sendable {}
  public nonisolated static let openSettingsURLString = "app-settings:"
  public nonisolated static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
  public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  public var applicationState: State { .active }
  private let keepsAwake = ScopedValue(false)
  private let badgeNumber = ScopedValue(0)
  /// What a picture's code sets lasts as long as the picture, as with the other values of shared objects.
  public var isIdleTimerDisabled: Bool {
    get { keepsAwake.value }
    set { keepsAwake.value = newValue }
  }
  public var applicationIconBadgeNumber: Int {
    get { badgeNumber.value }
    set { badgeNumber.value = newValue }
  }
  public var connectedScenes: Set<UIScene> { [] }
  public func canOpenURL(_ url: URL) -> Bool { false }
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: (@MainActor (Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
  public func registerForRemoteNotifications() {}
  public func unregisterForRemoteNotifications() {}
  public func beginBackgroundTask(withName name: String? = nil, expirationHandler: (@MainActor () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { .invalid }
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}
/// A scene of an app; UIKit's spelling.
@MainActor @preconcurrency
public class UIScene: NSObject {}
/// A piece of work in the background; UIKit's spelling.
public struct UIBackgroundTaskIdentifier: Hashable, Sendable {
  public static let invalid = UIBackgroundTaskIdentifier()
}
/// An app delegate; UIKit's spelling. There is no app here, so no method is called.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObject {
  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
    -> Bool
  func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
}
extension UIApplicationDelegate {
  public func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
    -> Bool
  { true }
  public func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {}
  public func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {}
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
}
/// The base class of older delegates; UIKit's spelling.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  public override nonisolated init() {}
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
}

/// A UIKit view. The class exists so that wrappers compile; it is not drawn.
@MainActor @preconcurrency
open class UIView: NSObject {
  public var backgroundColor: UIColor?
  public var frame: CGRect
  /// The frame's size at the origin.
  public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  public var alpha: CGFloat = 1
  public var isHidden = false
  /// Zero: no system view covers an edge.
  public var safeAreaInsets: UIEdgeInsets { .zero }
  public override nonisolated init() { frame = .zero }
  public nonisolated init(frame: CGRect) { self.frame = frame }
  open func addSubview(_ view: UIView) {}
  open func setNeedsLayout() {}
  /// No-op: a picture has no animation.
  open class func setAnimationsEnabled(_ enabled: Bool) {}
  /// `false`: a picture has no animation.
  open class var areAnimationsEnabled: Bool { false }
  open class func performWithoutAnimation(_ actions: () -> Void) { actions() }
}
/// A text of UIKit's. The class keeps its values, so that wrappers compile; it is not drawn.
open class UILabel: UIView {
  public var text: String?
  public var attributedText: NSAttributedString?
  public var font: UIFont! = .systemFont(ofSize: 17)
  public var textColor: UIColor! = .label
  public var textAlignment = NSTextAlignment.natural
  public var numberOfLines = 1
  public var adjustsFontSizeToFitWidth = false
  public var minimumScaleFactor: CGFloat = 0
}
/// An editable text of UIKit's. The class keeps its values, so that wrappers compile; it is not drawn.
open class UITextView: UIView {
  public var text: String! = ""
  public var attributedText: NSAttributedString! = NSAttributedString(string: "")
  public var font: UIFont?
  public var textColor: UIColor?
  public var textAlignment = NSTextAlignment.natural
  public var isEditable = true
  public var isSelectable = true
  public var isScrollEnabled = true
}
/// A picture of UIKit's. The class keeps its value, so that wrappers compile; it is not drawn.
open class UIImageView: UIView {
  public var image: UIImage?
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }
  public override nonisolated init(frame: CGRect) { super.init(frame: frame) }
  public override nonisolated init() { super.init() }
}
/// A UIKit view controller. The class exists so that wrappers compile; it is not drawn.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  public var view: UIView! = UIView()
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}
