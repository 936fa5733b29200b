import Foundation
import SkerryUI

/// A part of a chart, composed of other parts.
@MainActor @preconcurrency
public protocol ChartContent {
  associatedtype Body: ChartContent
  @ChartContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ChartContent {}

extension ChartContent where Body == Never {
  /// Marks drawn by the engine have no body.
  public var body: Never { preconditionFailure("\(Self.self) is drawn by the engine and has no body.") }
}

/// Content that provides marks itself.
@MainActor
protocol PrimitiveChartContent {
  var marks: [MarkRecord] { get }
}

extension ChartContent {
  /// The marks of any content, including the customer's own.
  @MainActor func collected(depth: Int = 0) -> [MarkRecord] {
    if let primitive = self as? any PrimitiveChartContent { return primitive.marks }
    // Content that contains itself ends here.
    return depth > 200 ? [] : body.collected(depth: depth + 1)
  }
}

/// The result builder of chart content.
@resultBuilder
public struct ChartContentBuilder {
  public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }
  public static func buildBlock() -> some ChartContent { TupleChartContent(contents: []) }
  public static func buildBlock<C: ChartContent>(_ content: C) -> C { content }
  public static func buildBlock<each C: ChartContent>(_ content: repeat each C) -> some ChartContent {
    var contents: [any ChartContent] = []
    for one in repeat each content { contents.append(one) }
    return TupleChartContent(contents: contents)
  }
  public static func buildIf<C: ChartContent>(_ content: C?) -> C? { content }
  public static func buildEither<A: ChartContent, B: ChartContent>(first: A) -> BuilderConditional<A, B> {
    BuilderConditional(.first(first))
  }
  public static func buildEither<A: ChartContent, B: ChartContent>(second: B) -> BuilderConditional<A, B> {
    BuilderConditional(.second(second))
  }
  public static func buildLimitedAvailability<C: ChartContent>(_ content: C) -> AnyChartContent { AnyChartContent(content) }
}

/// Several pieces, one after another.
struct TupleChartContent {
  let contents: [any ChartContent]
}
extension TupleChartContent: ChartContent, PrimitiveChartContent {
  typealias Body = Never
  var marks: [MarkRecord] { contents.flatMap { $0.collected() } }
}

/// One of two pieces, from an `if` with an `else` or a `switch`.
public struct BuilderConditional<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage
  init(_ storage: Storage) { self.storage = storage }
}
extension BuilderConditional: ChartContent, PrimitiveChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
  public typealias Body = Never
  var marks: [MarkRecord] {
    switch storage {
    case .first(let content): content.collected()
    case .second(let content): content.collected()
    }
  }
}

extension Optional: ChartContent, PrimitiveChartContent where Wrapped: ChartContent {
  public typealias Body = Never
  var marks: [MarkRecord] { map { $0.collected() } ?? [] }
}

/// Type-erased chart content.
public struct AnyChartContent {
  private let content: any ChartContent
  public init(_ content: some ChartContent) { self.content = content }
  public init(erasing content: some ChartContent) { self.content = content }
}
extension AnyChartContent: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  var marks: [MarkRecord] { content.collected() }
}

/// Marks that belong together.
public struct Plot<Content> {
  private let content: Content
}
extension Plot: ChartContent, PrimitiveChartContent where Content: ChartContent {
  public typealias Body = Never
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
  var marks: [MarkRecord] { content.collected() }
}

extension Group where Content: ChartContent {
  public init(@ChartContentBuilder content: () -> Content) { self.init(containing: content()) }
}
extension Group: ChartContent, PrimitiveChartContent where Content: ChartContent {
  public typealias Body = Never
  var marks: [MarkRecord] { contained.collected() }
}

extension ForEach where Content: ChartContent {
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(over: data, content)
  }
}
extension ForEach where Content: ChartContent, ID == Data.Element.ID, Data.Element: Identifiable {
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) { self.init(over: data, content) }
}
extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) { self.init(over: data, content) }
}
extension ForEach: ChartContent, PrimitiveChartContent where Content: ChartContent {
  public typealias Body = Never
  var marks: [MarkRecord] { data.flatMap { content($0).collected() } }
}
