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

/// A view that the engine draws and that has no body.
///
/// A protocol of its own, because an extension of every `View` whose `Body` is `Never` would offer a second
/// body to views that take theirs from an extension of one of their app's protocols, and such views would
/// not compile.
@MainActor @preconcurrency
public protocol _BodilessView: View where Body == Never {}

extension _BodilessView {
  public var body: Never { preconditionFailure("\(Self.self) is drawn by the engine and has no body.") }
}
