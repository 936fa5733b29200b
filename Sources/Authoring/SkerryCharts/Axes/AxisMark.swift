import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryUI

/// The marks at one value of an axis.
@MainActor @preconcurrency
public protocol AxisMark {
  associatedtype Body: AxisMark
  @AxisMarkBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: AxisMark {}

extension AxisMark where Body == Never {
  /// Marks drawn by the engine have no body.
  public var body: Never { preconditionFailure("\(Self.self) is drawn by the engine and has no body.") }
}

/// One line, tick or label of an axis with its modifiers.
struct AxisMarkRecord {
  enum Kind {
    case gridLine
    case tick(AxisTick.Length)
    case label(AxisLabelRecord)
  }
  var kind: Kind
  var isCentered: Bool?
  var stroke: StrokeStyle?
  var style: (any ShapeStyle)?
  var font: Font?
  var offset = CGSize.zero
  var opacity = 1.0

  var isGridLine: Bool { if case .gridLine = kind { true } else { false } }

  init(_ kind: Kind, isCentered: Bool? = nil, stroke: StrokeStyle? = nil) {
    self.kind = kind
    self.isCentered = isCentered
    self.stroke = stroke
  }
}

/// A mark that provides its records itself.
@MainActor
protocol PrimitiveAxisMark {
  var records: [AxisMarkRecord] { get }
}

extension AxisMark {
  @MainActor func collected(depth: Int = 0) -> [AxisMarkRecord] {
    if let primitive = self as? any PrimitiveAxisMark { return primitive.records }
    return depth > 200 ? [] : body.collected(depth: depth + 1)
  }
}

/// The result builder of the marks at one value.
@resultBuilder
public struct AxisMarkBuilder {
  public static func buildExpression<M: AxisMark>(_ mark: M) -> M { mark }
  public static func buildBlock() -> some AxisMark { TupleAxisMark(marks: []) }
  public static func buildBlock<M: AxisMark>(_ mark: M) -> M { mark }
  public static func buildBlock<each M: AxisMark>(_ mark: repeat each M) -> some AxisMark {
    var marks: [any AxisMark] = []
    for one in repeat each mark { marks.append(one) }
    return TupleAxisMark(marks: marks)
  }
  public static func buildIf<M: AxisMark>(_ mark: M?) -> M? { mark }
  public static func buildEither<A: AxisMark, B: AxisMark>(first: A) -> BuilderConditional<A, B> { BuilderConditional(.first(first)) }
  public static func buildEither<A: AxisMark, B: AxisMark>(second: B) -> BuilderConditional<A, B> { BuilderConditional(.second(second)) }
  public static func buildLimitedAvailability<M: AxisMark>(_ mark: M) -> AnyAxisMark { AnyAxisMark(mark) }
}

struct TupleAxisMark {
  let marks: [any AxisMark]
}
extension TupleAxisMark: AxisMark, PrimitiveAxisMark {
  typealias Body = Never
  var records: [AxisMarkRecord] { marks.flatMap { $0.collected() } }
}

extension BuilderConditional: AxisMark, PrimitiveAxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
  public typealias Body = Never
  var records: [AxisMarkRecord] {
    switch storage {
    case .first(let mark): mark.collected()
    case .second(let mark): mark.collected()
    }
  }
}

extension Optional: AxisMark, PrimitiveAxisMark where Wrapped: AxisMark {
  public typealias Body = Never
  var records: [AxisMarkRecord] { map { $0.collected() } ?? [] }
}

/// A type-erased axis mark.
public struct AnyAxisMark {
  private let mark: any AxisMark
  public init(_ mark: some AxisMark) { self.mark = mark }
  public init(erasing mark: some AxisMark) { self.mark = mark }
}
extension AnyAxisMark: AxisMark, PrimitiveAxisMark {
  public typealias Body = Never
  var records: [AxisMarkRecord] { mark.collected() }
}

/// A mark with a modifier.
struct ModifiedAxisMark<Content: AxisMark> {
  let content: Content
  let change: (inout AxisMarkRecord) -> Void
}
extension ModifiedAxisMark: AxisMark, PrimitiveAxisMark {
  typealias Body = Never
  var records: [AxisMarkRecord] {
    content.collected().map { record in
      var record = record
      change(&record)
      return record
    }
  }
}

extension AxisMark {
  private nonisolated func marking(_ change: @escaping (inout AxisMarkRecord) -> Void) -> ModifiedAxisMark<Self> {
    ModifiedAxisMark(content: self, change: change)
  }
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { marking { $0.style = $0.style ?? style } }
  public nonisolated func font(_ font: Font?) -> some AxisMark { marking { $0.font = $0.font ?? font } }
  public nonisolated func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    marking { $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y) }
  }
  public nonisolated func opacity(_ opacity: Double) -> some AxisMark { marking { $0.opacity *= min(max(opacity, 0), 1) } }
  public nonisolated func compositingLayer() -> some AxisMark { self }
}
