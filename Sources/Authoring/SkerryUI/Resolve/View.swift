/// A piece of user interface, described by other pieces.
///
/// As on Apple's platforms a body is evaluated on the main actor. Nothing else is asked of a view:
/// how it is laid out and drawn is the engine's business.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { self }
}

extension View where Body == Never {
  /// Views of the engine itself have no body to look into.
  public var body: Never { preconditionFailure("\(Self.self) is drawn by the engine and has no body.") }
}
