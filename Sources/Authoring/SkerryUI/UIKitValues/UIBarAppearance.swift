import Foundation
internal import SkerryRuntime

/// The appearance of a bar; UIKit's spelling. No bar is drawn, so it has no effect.
@MainActor @preconcurrency
open class UIBarAppearance {
  public nonisolated init() {}
  open var backgroundColor: UIColor?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?
  open var backgroundImage: UIImage?
  /// No-op: no bar is drawn.
  open func configureWithDefaultBackground() {}
  /// No-op: no bar is drawn.
  open func configureWithOpaqueBackground() {}
  /// No-op: no bar is drawn.
  open func configureWithTransparentBackground() {}
}
/// The appearance of a navigation bar; UIKit's spelling. No bar is drawn, so it has no effect.
@MainActor @preconcurrency
public final class UINavigationBarAppearance: UIBarAppearance {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
/// The appearance of a tab bar; UIKit's spelling. No bar is drawn, so it has no effect.
@MainActor @preconcurrency
public final class UITabBarAppearance: UIBarAppearance {}

/// The bar above a screen; UIKit's spelling. It is not drawn.
@MainActor @preconcurrency
public final class UINavigationBar: UIView {
  private static let proxy = ScopedValue(UINavigationBar())
  public static func appearance() -> UINavigationBar { proxy.object { UINavigationBar() } }
  public var standardAppearance = UINavigationBarAppearance()
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  public var compactAppearance: UINavigationBarAppearance?
  public var tintColor: UIColor?
  public var barTintColor: UIColor?
  public var isTranslucent = true
  public var prefersLargeTitles = false
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
}
/// The bar below a screen; UIKit's spelling. It is not drawn.
@MainActor @preconcurrency
public final class UITabBar: UIView {
  private static let proxy = ScopedValue(UITabBar())
  public static func appearance() -> UITabBar { proxy.object { UITabBar() } }
  public var standardAppearance = UITabBarAppearance()
  public var scrollEdgeAppearance: UITabBarAppearance?
  public var tintColor: UIColor?
  public var barTintColor: UIColor?
  public var unselectedItemTintColor: UIColor?
  public var isTranslucent = true
}
/// A table view; UIKit's spelling. It is not drawn.
@MainActor @preconcurrency
public final class UITableView: UIView {
  private static let proxy = ScopedValue(UITableView())
  public static func appearance() -> UITableView { proxy.object { UITableView() } }
  public var separatorColor: UIColor?
}
/// A segmented control; UIKit's spelling. It is not drawn.
@MainActor @preconcurrency
public final class UISegmentedControl: UIView {
  private static let proxy = ScopedValue(UISegmentedControl())
  public static func appearance() -> UISegmentedControl { proxy.object { UISegmentedControl() } }
  public var selectedSegmentTintColor: UIColor?
  /// No-op: it is not drawn.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}
/// A control; UIKit's spelling.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// The state of a control.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([])
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }
}

/// The pasteboard; UIKit's spelling. It begins empty; what a picture's code puts on it lasts as long as the picture.
@MainActor @preconcurrency
public final class UIPasteboard {
  /// What lies on it.
  private struct Contents {
    var string: String?
    var strings: [String]?
    var url: URL?
    var image: UIImage?
  }
  public static let general = UIPasteboard()
  private let contents = ScopedValue(Contents())
  public var string: String? {
    get { contents.value.string }
    set { contents.value.string = newValue }
  }
  public var strings: [String]? {
    get { contents.value.strings }
    set { contents.value.strings = newValue }
  }
  public var url: URL? {
    get { contents.value.url }
    set { contents.value.url = newValue }
  }
  public var image: UIImage? {
    get { contents.value.image }
    set { contents.value.image = newValue }
  }
  public var hasStrings: Bool { string != nil }
  public func setValue(_ value: Any, forPasteboardType type: String) { string = value as? String }
}
