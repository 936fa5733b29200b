public import Foundation

/// Predicates and expressions that call a closure. Skerry's macro plug-in writes `#Predicate` and `#Expression` so.
extension Predicate {
  public init(@_implicitSelfCapture evaluating closure: @escaping (repeat each Input) throws -> Bool) {
    self.init({ (variables: repeat PredicateExpressions.Variable<each Input>) in
      PredicateExpressions.Evaluated(variables: (repeat each variables), closure: closure)
    })
  }
}

extension Expression {
  public init(@_implicitSelfCapture evaluating closure: @escaping (repeat each Input) throws -> Output) {
    self.init({ (variables: repeat PredicateExpressions.Variable<each Input>) in
      PredicateExpressions.Evaluated(variables: (repeat each variables), closure: closure)
    })
  }
}

extension PredicateExpressions {
  /// The value of a closure for the values of variables. It is neither encoded nor decoded.
  public struct Evaluated<each Input, Output>: StandardPredicateExpression, @unchecked Sendable {
    // `@unchecked Sendable`: predicates are, and what their closures capture is checked nowhere else either.
    private let variables: (repeat Variable<each Input>)
    private let closure: (repeat each Input) throws -> Output

    init(variables: (repeat Variable<each Input>), closure: @escaping (repeat each Input) throws -> Output) {
      self.variables = variables
      self.closure = closure
    }

    public func evaluate(_ bindings: PredicateBindings) throws -> Output { try closure(repeat (each variables).evaluate(bindings)) }

    /// - Throws: an error always.
    public init(from decoder: any Decoder) throws { throw CocoaError(.coderInvalidValue) }
    /// - Throws: an error always.
    public func encode(to encoder: any Encoder) throws { throw CocoaError(.coderInvalidValue) }
  }
}
