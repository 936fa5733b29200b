import Foundation
import SkerryDrawing
import SkerryUI

/// The marks of an axis.
@MainActor @preconcurrency
public protocol AxisContent {
  associatedtype Body: AxisContent
  @AxisContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: AxisContent {}

extension AxisContent where Body == Never {
  /// Content drawn by the engine has no body.
  public var body: Never { preconditionFailure("\(Self.self) is drawn by the engine and has no body.") }
}

/// One set of values of an axis and what is drawn at each.
struct AxisRecord {
  var preset = AxisMarkPreset.automatic
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic
  /// `nil` for the default marks.
  var marks: ((AxisValue) -> any AxisMark)?
  /// The stroke of default marks.
  var stroke: StrokeStyle?
  /// The text of default labels.
  var format: (@Sendable (PlotValue, EnvironmentValues) -> String?)?
}

@MainActor
protocol PrimitiveAxisContent {
  var axes: [AxisRecord] { get }
}

extension AxisContent {
  @MainActor func collected(depth: Int = 0) -> [AxisRecord] {
    if let primitive = self as? any PrimitiveAxisContent { return primitive.axes }
    return depth > 200 ? [] : body.collected(depth: depth + 1)
  }
  public nonisolated func compositingLayer() -> some AxisContent { self }
}

/// The result builder of an axis's marks.
@resultBuilder
public struct AxisContentBuilder {
  public static func buildExpression<C: AxisContent>(_ content: C) -> C { content }
  public static func buildBlock() -> some AxisContent { TupleAxisContent(contents: []) }
  public static func buildBlock<C: AxisContent>(_ content: C) -> C { content }
  public static func buildBlock<each C: AxisContent>(_ content: repeat each C) -> some AxisContent {
    var contents: [any AxisContent] = []
    for one in repeat each content { contents.append(one) }
    return TupleAxisContent(contents: contents)
  }
  public static func buildIf<C: AxisContent>(_ content: C?) -> C? { content }
  public static func buildEither<A: AxisContent, B: AxisContent>(first: A) -> BuilderConditional<A, B> { BuilderConditional(.first(first)) }
  public static func buildEither<A: AxisContent, B: AxisContent>(second: B) -> BuilderConditional<A, B> {
    BuilderConditional(.second(second))
  }
  public static func buildLimitedAvailability<C: AxisContent>(_ content: C) -> AnyAxisContent { AnyAxisContent(content) }
}

struct TupleAxisContent {
  let contents: [any AxisContent]
}
extension TupleAxisContent: AxisContent, PrimitiveAxisContent {
  typealias Body = Never
  var axes: [AxisRecord] { contents.flatMap { $0.collected() } }
}

extension BuilderConditional: AxisContent, PrimitiveAxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
  public typealias Body = Never
  var axes: [AxisRecord] {
    switch storage {
    case .first(let content): content.collected()
    case .second(let content): content.collected()
    }
  }
}

extension Optional: AxisContent, PrimitiveAxisContent where Wrapped: AxisContent {
  public typealias Body = Never
  var axes: [AxisRecord] { map { $0.collected() } ?? [] }
}

/// Type-erased axis content.
public struct AnyAxisContent {
  private let content: any AxisContent
  public init(_ content: some AxisContent) { self.content = content }
  public init(erasing content: some AxisContent) { self.content = content }
}
extension AnyAxisContent: AxisContent, PrimitiveAxisContent {
  public typealias Body = Never
  var axes: [AxisRecord] { content.collected() }
}
