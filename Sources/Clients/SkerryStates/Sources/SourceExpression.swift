import Foundation

/// Evaluates a Swift expression as far as possible without running it: literals, calls, enum cases, relative times.
struct SourceExpression {
  private var lexer: SourceLexer
  private(set) var token: SourceToken?
  private var depth = 0
  /// The value of a name.
  private let resolve: (String) -> SourceValue?

  /// - Parameter bytes: the text from the expression on.
  init(_ bytes: ArraySlice<UInt8>, resolve: @escaping (String) -> SourceValue?) {
    lexer = SourceLexer(bytes)
    self.resolve = resolve
    token = lexer.next()
  }

  /// Arguments after the opening parenthesis, which is already consumed; `nil` if they are not terminated.
  mutating func arguments() -> [SourceValue.Argument]? {
    var found: [SourceValue.Argument] = []
    depth += 1
    defer { depth -= 1 }
    guard depth < 24 else { return nil }
    while let current = token {
      if current == .mark(")") {
        advance()
        return found
      }
      var label = ""
      if case .name(let name) = current {
        let saved = self
        advance()
        if token == .mark(":") {
          advance()
          label = name
        } else {
          self = saved
        }
      }
      let value = whole()
      found.append(SourceValue.Argument(label: label, value: value))
      if token == .mark(",") {
        advance()
      } else if token != .mark(")") {
        return nil
      }
    }
    return nil
  }

  /// An expression up to a comma or a closing bracket, or to the end of its statement.
  mutating func whole() -> SourceValue {
    var value = ranged(operand())
    while let current = token {
      switch current {
      case .mark(","), .mark(")"), .mark("]"), .mark("}"), .mark(";"), .mark(":"): return value
      case .mark("+"), .mark("-"), .mark("*"), .mark("/"), .range: value = ranged(value)
      case .mark("?"), .mark("!"):
        advance()
        if token == .mark("?") {
          // `a ?? b` is b if a is not known.
          advance()
          let other = ranged(operand())
          if !value.isKnown { value = other }
        }
      default:
        skipToEnd()
        return .unknown
      }
    }
    return value
  }

  /// The value of the first expression, which ends with its statement: for `let name = …`.
  mutating func first() -> SourceValue {
    ranged(operand())
  }

  // MARK: Operators, the looser ones around the tighter ones

  /// A value and what follows it up to a looser operator: the ends of a range are sums.
  private mutating func ranged(_ first: SourceValue) -> SourceValue {
    var value = sum(first)
    while token == .range {
      advance()
      let other = sum(operand())
      value = value.isKnown && other.isKnown ? .list([value, other]) : .unknown
    }
    return value
  }

  private mutating func sum(_ first: SourceValue) -> SourceValue {
    var value = product(first)
    while let sign = token, sign == .mark("+") || sign == .mark("-") {
      advance()
      value = Self.combined(value, sign, product(operand()))
    }
    return value
  }

  private mutating func product(_ first: SourceValue) -> SourceValue {
    var value = first
    while let sign = token, sign == .mark("*") || sign == .mark("/") {
      advance()
      value = Self.combined(value, sign, operand())
    }
    return value
  }

  // MARK: Parts

  mutating func advance() { token = lexer.next() }

  private mutating func operand() -> SourceValue {
    depth += 1
    defer { depth -= 1 }
    guard depth < 24, let current = token else { return .unknown }
    switch current {
    case .text(let text):
      advance()
      return withSuffixes(.text(text))
    case .number(let number):
      advance()
      return .number(number)
    case .interpolated:
      advance()
      return withSuffixes(.unknown)
    case .mark("-"):
      advance()
      if case .number(let number) = operand() { return .number(-number) }
      return .unknown
    case .mark("("):
      advance()
      guard let inner = arguments(), inner.count == 1 else { return withSuffixes(.unknown) }
      return withSuffixes(inner[0].value)
    case .mark("["): return withSuffixes(list())
    case .mark("."):
      advance()
      guard case .name(let name)? = token else { return .unknown }
      advance()
      return named([name], isMember: true)
    case .name("try"), .name("await"), .name("any"):
      advance()
      if token == .mark("?") || token == .mark("!") { advance() }
      return operand()
    case .name("true"):
      advance()
      return .bool(true)
    case .name("false"):
      advance()
      return .bool(false)
    case .name("nil"):
      advance()
      return .none
    case .name(let name):
      advance()
      return named([name], isMember: false)
    case .mark, .range: return .unknown
    }
  }

  private mutating func list() -> SourceValue {
    advance()
    var values: [SourceValue] = []
    while let current = token {
      if current == .mark("]") {
        advance()
        return .list(values)
      }
      values.append(whole())
      if token == .mark(":") {
        // A dictionary: its contents are not evaluated.
        skipToEnd()
        while token == .mark(",") || token == .mark(":") {
          advance()
          _ = whole()
        }
        if token == .mark("]") { advance() }
        return .unknown
      }
      if token == .mark(",") { advance() } else if token != .mark("]") { return .unknown }
    }
    return .unknown
  }

  /// A name with its member accesses and calls.
  private mutating func named(_ first: [String], isMember: Bool) -> SourceValue {
    var path = first
    skipGenericArguments()
    while token == .mark(".") {
      advance()
      guard case .name(let name)? = token else { return .unknown }
      path.append(name)
      advance()
    }
    guard token == .mark("(") else { return withSuffixes(Self.value(of: path, isMember: isMember, resolve)) }
    advance()
    guard let arguments = arguments() else { return .unknown }
    return withSuffixes(Self.called(path, arguments, isMember: isMember, resolve))
  }

  /// The suffixes of a value: members, calls of members, subscripts, forced unwrapping.
  private mutating func withSuffixes(_ start: SourceValue) -> SourceValue {
    var value = start
    while let current = token {
      switch current {
      case .mark("!"): advance()
      case .mark("["):
        _ = list()
        value = .unknown
      case .mark("{"):
        skipBraces()
        value = .unknown
      case .mark("."):
        advance()
        guard case .name(let name)? = token else { return .unknown }
        advance()
        if token == .mark("(") {
          advance()
          guard let arguments = arguments() else { return .unknown }
          value = Self.method(value, name, arguments)
        } else {
          value = .unknown
        }
      default: return value
      }
    }
    return value
  }
}
