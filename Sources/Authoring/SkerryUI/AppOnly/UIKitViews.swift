import Foundation
import SkerryGraph

/// The UIKit delegate of an app.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: UIApplicationDelegate>: DynamicProperty {
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
  public var wrappedValue: DelegateType {
    preconditionFailure("\(DelegateType.self) is created by UIKit when an app starts, and no app is started here.")
  }
}

/// A UIKit view in SwiftUI.
///
/// Approximated: UIKit views are not drawn; the area stays empty, with a diagnostic.
@MainActor @preconcurrency
public protocol UIViewRepresentable: _BodilessView {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
}
extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() -> Coordinator { () }
}
/// The context in which a wrapped view is created.
@MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public var environment: EnvironmentValues
}
/// A UIKit view controller in SwiftUI.
///
/// Approximated: UIKit views are not drawn; the area stays empty, with a diagnostic.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: _BodilessView {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
  @MainActor @preconcurrency func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
}
extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() -> Coordinator { () }
}
/// The context in which a wrapped view controller is created.
@MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public var environment: EnvironmentValues
}
/// A UIKit view controller that shows SwiftUI views. The class exists so that apps' files compile.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }
}
