import Foundation
import SkerryFoundation

/// A UIKit window; UIKit's spelling. None is opened.
@MainActor @preconcurrency
open class UIWindow: UIView {
  public var rootViewController: UIViewController?
  public var windowScene: UIWindowScene?
  public var isKeyWindow: Bool { false }
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  public var tintColor: UIColor?
  public nonisolated override init() { super.init() }
  public nonisolated override init(frame: CGRect) { super.init(frame: frame) }
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: .zero)
  }
  /// No-op: no window is opened.
  open func makeKeyAndVisible() {}
}
/// A scene with windows; UIKit's spelling. It has none.
@MainActor @preconcurrency
public class UIWindowScene: UIScene {
  public var windows: [UIWindow] { [] }
  public var keyWindow: UIWindow? { nil }
  public var screen: UIScreen { .main }
}
extension UIScene {
  /// Whether a scene is in front; UIKit's spelling.
  public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }
  /// The options with which a scene is connected; UIKit's spelling.
  @MainActor @preconcurrency public final class ConnectionOptions {
    public var urlContexts: Set<UIOpenURLContext> { [] }
    public var userActivities: [NSUserActivity] { [] }
  }
  public var activationState: ActivationState { .foregroundActive }
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
}
/// A URL that a scene is asked to open; UIKit's spelling.
public final class UIOpenURLContext: NSObject {
  public let url: URL
  init(url: URL) { self.url = url }
}
/// A scene session; UIKit's spelling.
@MainActor @preconcurrency
public final class UISceneSession: NSObject {
  /// The role of a scene session.
  public struct Role: Hashable, Sendable {
    private let name: String
    public static let windowApplication = Role(name: "UIWindowSceneSessionRoleApplication")
  }
  public var role: Role { .windowApplication }
}
/// The configuration of a scene; UIKit's spelling.
@MainActor @preconcurrency
public final class UISceneConfiguration: NSObject {
  public let name: String?
  public var delegateClass: AnyClass?
  public init(name: String?, sessionRole: UISceneSession.Role) { self.name = name }
}

/// A scene delegate; UIKit's spelling. There is no scene here, so no method is called.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObject {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}
extension UISceneDelegate {
  /// No-op: there is no scene.
  public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}
  /// No-op: there is no scene.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// No-op: there is no scene.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// No-op: there is no scene.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// No-op: there is no scene.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// No-op: there is no scene.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// No-op: there is no scene.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}
/// A window scene delegate; UIKit's spelling.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {}

/// The result of a background fetch; UIKit's spelling.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }
extension UIApplication {
  /// Whether protected files can be read: always true.
  public var isProtectedDataAvailable: Bool { true }
  public var isRegisteredForRemoteNotifications: Bool { false }
  public var windows: [UIWindow] { [] }
  public var keyWindow: UIWindow? { nil }
  public var delegate: (any UIApplicationDelegate)? { nil }
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  public nonisolated static let significantTimeChangeNotification = Notification.Name("UIApplicationSignificantTimeChangeNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
}
