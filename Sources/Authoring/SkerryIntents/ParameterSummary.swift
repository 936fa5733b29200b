import Foundation
import SkerryLocalization

/// A sentence that summarizes an intent with its parameters.
public protocol ParameterSummary: Sendable {}
/// No sentence.
public struct EmptyParameterSummary: ParameterSummary {
  public init() {}
}

/// A sentence with parameters in it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  public init() {}
  public init(_ text: ParameterSummaryString<Intent>) {}
  public init(_ text: ParameterSummaryString<Intent>, table: String?) {}
  public init(_ text: ParameterSummaryString<Intent>, @ParameterListBuilder<Intent> _ parameters: () -> ParameterList<Intent>) {}
  public init(@ParameterListBuilder<Intent> _ parameters: () -> ParameterList<Intent>) {}
}
/// The text of a sentence with parameters in it.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
  /// Collects the parts of the sentence.
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<V>(_ parameter: KeyPath<Intent, IntentParameter<V>>) {}
  }
}
/// Parameters that are listed under a sentence.
public struct ParameterList<Intent: AppIntent>: Sendable {}
/// Collects the parameters under a sentence.
@resultBuilder
public struct ParameterListBuilder<Intent: AppIntent> {
  public static func buildExpression<V>(_ parameter: KeyPath<Intent, IntentParameter<V>>) -> ParameterList<Intent> { ParameterList() }
  public static func buildBlock(_ parts: ParameterList<Intent>...) -> ParameterList<Intent> { ParameterList() }
  public static func buildOptional(_ part: ParameterList<Intent>?) -> ParameterList<Intent> { ParameterList() }
}
/// Collects alternative sentences.
@resultBuilder
public struct ParameterSummaryBuilder<Intent: AppIntent> {
  public static func buildBlock<S: ParameterSummary>(_ summary: S) -> S { summary }
}
/// How a parameter is compared.
public enum ParameterSummaryComparison: Sendable {
  case equalTo, notEqualTo, greaterThan, greaterThanOrEqualTo, lessThan, lessThanOrEqualTo, oneOf
}
/// How a parameter is looked at.
public enum ParameterSummaryPresence: Sendable { case hasAnyValue, hasNoValue }

extension AppIntent {
  public typealias When = ParameterSummaryWhen<Self>
  public typealias Switch = ParameterSummarySwitch<Self>
}
/// One of two sentences, by a parameter.
public struct ParameterSummaryWhen<Intent: AppIntent>: ParameterSummary {
  public init<V>(
    _ parameter: KeyPath<Intent, IntentParameter<V>>, _ comparison: ParameterSummaryComparison, _ value: V,
    @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary = { EmptyParameterSummary() }
  ) {}
  public init<V>(
    _ parameter: KeyPath<Intent, IntentParameter<V>>, _ presence: ParameterSummaryPresence,
    @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
  ) {}
}
/// One of several sentences, chosen by a parameter's value.
public struct ParameterSummarySwitch<Intent: AppIntent>: ParameterSummary {
  public init<V>(_ parameter: KeyPath<Intent, IntentParameter<V>>, @ParameterSummaryCaseBuilder _ cases: () -> ParameterSummaryCases) {}
}
/// The alternatives of a switch.
public struct ParameterSummaryCases: Sendable {}
/// Collects the alternatives of a switch.
@resultBuilder
public struct ParameterSummaryCaseBuilder {
  public static func buildBlock(_ cases: ParameterSummaryCases...) -> ParameterSummaryCases { ParameterSummaryCases() }
}
/// The sentence for one value.
public func Case<V>(_ value: V, _ summary: () -> some ParameterSummary) -> ParameterSummaryCases { ParameterSummaryCases() }
/// The sentence for every other value.
public func DefaultCase(_ summary: () -> some ParameterSummary) -> ParameterSummaryCases { ParameterSummaryCases() }
