package import Foundation

/// A value known from Swift source without running it.
package indirect enum SourceValue: Equatable, Sendable {
  case text(String)
  case number(Double)
  case bool(Bool)
  case none
  case list([SourceValue])
  /// `Type(label: value, …)` or `.init(…)`, whose type is empty. Arguments without a label have an empty one.
  case call(type: String, [Argument])
  /// `.preparing` or `Status.preparing`.
  case member(String)
  /// A moment, in seconds from now.
  case moment(TimeInterval)
  /// Only known at run time.
  case unknown

  /// An argument of a call, with its label.
  package struct Argument: Equatable, Sendable {
    /// Empty for an argument without a label.
    package var label: String
    /// The argument itself, as far as it can be read without compiling.
    package var value: SourceValue
  }

  /// Whether the value is known.
  package var isKnown: Bool { self != .unknown }

  /// The named arguments of a call.
  package var arguments: [String: SourceValue] {
    guard case .call(_, let arguments) = self else { return [:] }
    return Dictionary(arguments.map { ($0.label, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// How much of a value is known: the number of its known leaves.
  package var knownCount: Int {
    switch self {
    case .unknown: 0
    case .call(_, let arguments): arguments.reduce(0) { $0 + $1.value.knownCount }
    case .list(let values): 1 + values.reduce(0) { $0 + $1.knownCount }
    case .text, .number, .bool, .none, .member, .moment: 1
    }
  }
}
