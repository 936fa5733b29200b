import Foundation
import SkerryDiagnostics
import SkerryGraph

/// The form of previews before `#Preview`.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

/// The platform of a preview.
public enum PreviewPlatform: Sendable, Hashable { case iOS, macOS, tvOS, watchOS }

/// The size of a preview.
public enum PreviewLayout: Sendable, Hashable {
  case device
  case sizeThatFits
  /// Points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// The context in which a view is previewed.
public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// The key of a value in a preview context.
public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The preview modifiers of one view.
package struct PreviewFacts {
  /// The name by `previewDisplayName(_:)`; `nil` without one.
  package var displayName: String?
  /// The size by `previewLayout(_:)`; `nil` without one.
  package var layout: PreviewLayout?
  /// The device by `previewDevice(_:)`; `nil` without one.
  package var device: PreviewDevice?
  /// What `previewContext(_:)` was given; `nil` without one.
  package var context: Any?

  package init() {}

  /// Whether this adds nothing to the inherited facts.
  package func isSame(as outer: PreviewFacts) -> Bool {
    displayName == outer.displayName && layout == outer.layout && device == outer.device && context == nil && outer.context == nil
  }
}

/// A view with a preview modifier.
@MainActor
package protocol PreviewDescribing {
  var describedView: any View { get }
  func describe(_ facts: inout PreviewFacts)
}

struct PreviewDescription<Content: View> {
  let content: Content
  let change: (inout PreviewFacts) -> Void
}

extension PreviewDescription: View, PrimitiveView, PreviewDescribing {
  typealias Body = Never
  package func resolve(in context: ResolveContext) -> [ViewNode] { context.nodes(of: content) }
  var describedView: any View { content }
  func describe(_ facts: inout PreviewFacts) { change(&facts) }
}

extension View {
  public nonisolated func previewDisplayName(_ name: String?) -> some View { PreviewDescription(content: self) { $0.displayName = name } }
  public nonisolated func previewLayout(_ layout: PreviewLayout) -> some View { PreviewDescription(content: self) { $0.layout = layout } }
  public nonisolated func previewDevice(_ device: PreviewDevice?) -> some View { PreviewDescription(content: self) { $0.device = device } }
  public nonisolated func previewContext<C: PreviewContext>(_ context: C) -> some View {
    PreviewDescription(content: self) { $0.context = context }
  }
  /// No-op: presentations are always in portrait.
  public nonisolated func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> some View { self }
}

/// The orientation of a device.
public struct InterfaceOrientation: Hashable, Sendable, CaseIterable {
  private let name: String
  public static let portrait = InterfaceOrientation(name: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
  public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}
