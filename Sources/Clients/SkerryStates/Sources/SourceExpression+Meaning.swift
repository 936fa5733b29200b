import Foundation

extension SourceExpression {
  /// The sum, difference, product or quotient of known numbers and times.
  static func combined(_ a: SourceValue, _ sign: SourceToken, _ b: SourceValue) -> SourceValue {
    switch (a, sign, b) {
    case (.number(let x), .mark("+"), .number(let y)): .number(x + y)
    case (.number(let x), .mark("-"), .number(let y)): .number(x - y)
    case (.number(let x), .mark("*"), .number(let y)): .number(x * y)
    case (.number(let x), .mark("/"), .number(let y)) where y != 0: .number(x / y)
    case (.moment(let x), .mark("+"), .number(let y)): .moment(x + y)
    case (.moment(let x), .mark("-"), .number(let y)): .moment(x - y)
    case (.text(let x), .mark("+"), .text(let y)): .text(x + y)
    default: .unknown
    }
  }

  /// The value of a path of names.
  static func value(of path: [String], isMember: Bool, _ resolve: (String) -> SourceValue?) -> SourceValue {
    switch path {
    case ["Date", "now"]: return .moment(0)
    case ["now"] where isMember: return .moment(0)
    case _ where path.count == 1 && !isMember: return resolve(path[0]) ?? .unknown
    case _ where path.first == "self" && path.count == 2: return resolve(path[1]) ?? .unknown
    case _ where path.last == "self": return .unknown
    default: break
    }
    guard let last = path.last, let begin = last.first, begin.isLowercase || begin == "_" else { return .unknown }
    if isMember, path.count == 1 { return .member(last) }
    // `Status.preparing` is a case or a static; `order.title` is a variable's.
    return path[path.count - 2].first?.isUppercase == true ? .member(last) : .unknown
  }

  /// The value of a call.
  static func called(_ path: [String], _ arguments: [SourceValue.Argument], isMember: Bool, _ resolve: (String) -> SourceValue?)
    -> SourceValue
  {
    var names = path
    let last = names.last ?? ""
    if last == "init" { names.removeLast() }
    if isMember, last == "init", path.count == 1 { return .call(type: "", arguments) }
    if names.last == "Date" || (names.first == "Date" && last != "init") || (isMember && last == "now") { return moment(names, arguments) }
    if path.count >= 2, last.first?.isLowercase == true, last != "init" {
      if path.starts(with: ["Calendar", "current"]), last == "date" { return calendarDate(arguments) }
      if path.dropLast().last == "now" || path.first == "now" {
        return method(.moment(0), last, arguments)
      }
      if let owner = resolve(path[path.count - 2]), path.count == 2 { return method(owner, last, arguments) }
      // `.delivered(at: …)`: a case with values.
      return path[path.count - 2].first?.isUppercase == true ? .call(type: last, arguments) : .unknown
    }
    if isMember { return .call(type: last, arguments) }
    if last == "String", let first = arguments.first, first.label == "localized" { return localized(first.value) }
    if ["String", "Int", "Double", "Float", "CGFloat", "TimeInterval", "Optional"].contains(last), arguments.count == 1 {
      return arguments[0].value
    }
    if names.last == "URL", let value = arguments.first(where: { $0.label == "string" })?.value { return value }
    if last.first?.isUppercase == true || last == "init" { return .call(type: names.joined(separator: "."), arguments) }
    return .unknown
  }

  /// The text of `String(localized:)`; a key such as `ride.title` is nothing that an app shows, and its text is in a table.
  private static func localized(_ value: SourceValue) -> SourceValue {
    guard case .text(let text) = value else { return .unknown }
    let isKey = text.contains { $0 == "." || $0 == "_" } && !text.contains(where: \.isWhitespace) && text.last?.isLetter == true
    return isKey ? .unknown : value
  }

  private static func moment(_ names: [String], _ arguments: [SourceValue.Argument]) -> SourceValue {
    if names.last != "Date" { return method(.moment(0), names.last ?? "", arguments) }
    guard let first = arguments.first else { return .moment(0) }
    if first.label == "timeIntervalSinceNow", case .number(let seconds) = first.value { return .moment(seconds) }
    if first.label == "timeInterval", case .number(let seconds) = first.value, case .moment(let since)? = arguments.dropFirst().first?.value
    {
      return .moment(since + seconds)
    }
    return .unknown
  }

  /// The result of a method of a known value.
  static func method(_ value: SourceValue, _ name: String, _ arguments: [SourceValue.Argument]) -> SourceValue {
    guard case .moment(let start) = value else { return .unknown }
    if ["addingTimeInterval", "advanced", "adding"].contains(name), case .number(let seconds)? = arguments.first?.value {
      return .moment(start + seconds)
    }
    return .unknown
  }

  /// `Calendar.current.date(byAdding: .minute, value: 12, to: Date())`.
  private static func calendarDate(_ arguments: [SourceValue.Argument]) -> SourceValue {
    let parts = Dictionary(arguments.map { ($0.label, $0.value) }, uniquingKeysWith: { first, _ in first })
    guard case .member(let unit)? = parts["byAdding"], case .number(let count)? = parts["value"], case .moment(let start)? = parts["to"],
      let seconds = ["second": 1.0, "minute": 60, "hour": 3600, "day": 86400, "weekOfYear": 604_800][unit]
    else { return .unknown }
    return .moment(start + count * seconds)
  }
}
