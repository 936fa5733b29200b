/// Parts of an expression that have no value here.
extension SourceExpression {
  mutating func skipGenericArguments() {
    guard token == .mark("<") else { return }
    let saved = self
    for _ in 0..<24 {
      advance()
      switch token {
      case .mark(">"):
        advance()
        if token == .mark("(") || token == .mark(".") { return }
        self = saved
        return
      case .name, .mark(","), .mark("."), .mark("["), .mark("]"), .mark("?"), .mark("<"): continue
      default:
        self = saved
        return
      }
    }
    self = saved
  }

  mutating func skipBraces() {
    var level = 0
    while let current = token {
      if current == .mark("{") { level += 1 }
      if current == .mark("}") { level -= 1 }
      advance()
      if level == 0 { return }
    }
  }

  mutating func skipToEnd() {
    var level = 0
    while let current = token {
      switch current {
      case .mark("("), .mark("["), .mark("{"): level += 1
      case .mark(")"), .mark("]"), .mark("}"):
        if level == 0 { return }
        level -= 1
      case .mark(",") where level == 0: return
      default: break
      }
      advance()
    }
  }
}
