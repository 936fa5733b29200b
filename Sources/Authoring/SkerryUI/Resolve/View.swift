/// A part of a user interface, composed of other views.
///
/// As on Apple's platforms a body is evaluated on the main actor. A view has no other requirement:
/// the engine lays it out and draws it.
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
  /// Views drawn by the engine have no body.
  public var body: Never { preconditionFailure("\(Self.self) is drawn by the engine and has no body.") }
}
