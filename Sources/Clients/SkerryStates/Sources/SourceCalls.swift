import Foundation

/// Finds the arguments of an initializer in a repository's sources: the values of `Delivery.ContentState(status: .preparing, …)`.
package final class SourceCalls {
  /// The arguments of all calls of one type.
  package struct CallArguments: Equatable {
    /// By label.
    package var values: [String: SourceValue]
    /// The same with another call's values first, for the second of two members of one type; `nil` if there is only one
    /// call.
    package var second: [String: SourceValue]?
    /// The file of the call with the most values.
    package var path: String
  }

  let folder: SourceFolder
  /// The constants that were searched, by their type and name.
  var constants: [String: (value: SourceValue, path: String)?] = [:]
  private var known: [String: CallArguments?] = [:]
  private var depth = 0

  package init(_ folder: SourceFolder) { self.folder = folder }

  /// - Parameter type: the name with the types around it, without the module: `Delivery.ContentState`.
  package func given(to type: String) -> CallArguments? {
    if let found = known[type] { return found }
    // A recursive type is not read again while its calls are read.
    known[type] = .some(nil)
    let found = merged(calls(of: type))
    known[type] = found
    return found
  }

  /// Merges the values of all calls; for one label the more informative wins, then the one from the more informative call.
  private func merged(_ calls: [(path: String, arguments: [SourceValue.Argument])]) -> CallArguments? {
    func weight(_ arguments: [SourceValue.Argument]) -> Int { arguments.reduce(0) { $0 + $1.value.weight } }
    let ordered = calls.enumerated().sorted { (weight($0.element.arguments), $1.offset) > (weight($1.element.arguments), $0.offset) }
    guard let best = ordered.first?.element, weight(best.arguments) > 0 else { return nil }
    var values: [String: SourceValue] = [:]
    for (_, call) in ordered {
      for argument in call.arguments where !argument.label.isEmpty && argument.value.weight > (values[argument.label]?.weight ?? 0) {
        values[argument.label] = argument.value
      }
    }
    let told = best.arguments.filter { $0.value.weight > 0 }
    let other = ordered.dropFirst().map { $0.element.arguments.filter { !$0.label.isEmpty && $0.value.weight > 0 } }
      .first { arguments in arguments.contains { argument in told.contains { $0.label == argument.label && $0.value != argument.value } } }
    let second = other.map { values.merging($0.map { ($0.label, $0.value) }, uniquingKeysWith: { _, new in new }) }
    return CallArguments(values: values, second: second, path: best.path)
  }

  // MARK: Calls

  private func calls(of type: String) -> [(path: String, arguments: [SourceValue.Argument])] {
    let (base, argument) = Self.generic(type)
    let parts = base.split(separator: ".").map(String.init)
    guard let last = parts.last else { return [] }
    let owner = parts.count > 1 ? parts[parts.count - 2] : nil
    var names = [last]
    if let owner { names += aliases(of: last, in: owner) }
    var found: [(String, [SourceValue.Argument])] = []
    for file in folder.swift {
      guard owner.map(file.bytes.holds) ?? true else { continue }
      for name in names {
        for form in ["\(name)(", "\(name).init("] {
          for place in file.bytes.places(of: form, maximum: 64) where isCall(file.bytes, place, owner) {
            if let arguments = read(file, place + form.utf8.count) { found.append((file.path, arguments)) }
          }
        }
        guard let argument else { continue }
        for place in file.bytes.places(of: "\(name)<", maximum: 64) where isCall(file.bytes, place, owner) {
          guard let start = Self.callStart(file.bytes, after: place + name.utf8.count + 1, argument) else { continue }
          if let arguments = read(file, start) { found.append((file.path, arguments)) }
        }
      }
      if last == "ContentState" {
        for form in ["contentState: .init(", "state: .init(", "ContentState = .init(", "using: .init("] {
          for place in file.bytes.places(of: form, maximum: 16) {
            if let arguments = read(file, place + form.utf8.count) { found.append((file.path, arguments)) }
          }
        }
      } else if let owner = parts.last, owner.hasSuffix("Attributes") || owner.hasSuffix("Attribute") {
        for place in file.bytes.places(of: "attributes: .init(", maximum: 16) where file.bytes.holds(owner) {
          if let arguments = read(file, place + "attributes: .init(".utf8.count) { found.append((file.path, arguments)) }
        }
      }
    }
    return found
  }

  /// `AlarmAttributes<Kitchen.Cooking>` as the type and the last part of its argument; `nil` for a type without one.
  private static func generic(_ type: String) -> (base: String, argument: String?) {
    guard let open = type.firstIndex(of: "<") else { return (type, nil) }
    let argument = type[type.index(after: open)...].dropLast()
    return (String(type[..<open]), argument.split(separator: ".").last.map(String.init))
  }

  /// The place behind the parenthesis in `Cooking>(` or `Kitchen.Cooking>.init(`; `nil` for another argument or no call.
  private static func callStart(_ bytes: [UInt8], after place: Int, _ argument: String) -> Int? {
    guard let close = bytes[place...].prefix(longestArgument).firstIndex(of: UInt8(ascii: ">")) else { return nil }
    let written = String(decoding: bytes[place..<close], as: UTF8.self)
    guard written.split(separator: ".").last?.trimmingCharacters(in: .whitespaces) == argument else { return nil }
    for form in [">(", ">.init("] where bytes[close...].starts(with: form.utf8) { return close + form.utf8.count }
    return nil
  }
  /// The bytes of a generic argument in a source: a name with its types and module.
  private static let longestArgument = 200

  /// `typealias DeliveryStatus = ContentState` next to the attributes.
  private func aliases(of name: String, in owner: String) -> [String] {
    var found: [String] = []
    for file in folder.swift where file.bytes.holds(owner) {
      for place in file.bytes.places(of: "= \(name)", maximum: 8) where !file.bytes.isNamePart(at: place + name.utf8.count + 2) {
        let words = file.bytes.lineText(before: place).split(separator: " ")
        if let at = words.firstIndex(of: "typealias"), at + 1 < words.count { found.append(String(words[at + 1])) }
      }
    }
    return found
  }

  /// Whether a name before a parenthesis is a call of the type, not a declaration, a longer name or another type's
  /// member.
  private func isCall(_ bytes: [UInt8], _ place: Int, _ owner: String?) -> Bool {
    if bytes.isNamePart(at: place - 1) { return false }
    if place > 0, bytes[place - 1] == UInt8(ascii: ".") {
      var start = place - 1
      while start > 0, bytes.isNamePart(at: start - 1) { start -= 1 }
      let qualifier = String(decoding: bytes[start..<(place - 1)], as: UTF8.self)
      return owner == nil || qualifier == owner || qualifier == "Self"
    }
    let before = String(decoding: bytes[max(0, place - 12)..<place], as: UTF8.self)
    return !["func ", "case ", "struct ", "class ", "enum ", "@"].contains { before.hasSuffix($0) }
  }

  private func read(_ file: SourceFolder.File, _ place: Int) -> [SourceValue.Argument]? {
    var expression = SourceExpression(file.bytes[place...]) { [weak self] name in self?.value(of: name, in: file) }
    return expression.arguments()
  }

  // MARK: Names

  /// The value of a name in a file: its `let` or `var`, otherwise an argument with that label.
  func value(of name: String, in file: SourceFolder.File) -> SourceValue? {
    depth += 1
    defer { depth -= 1 }
    guard depth < 6 else { return nil }
    for form in ["let \(name)", "var \(name)"] {
      for place in file.bytes.places(of: form, maximum: 8) where !file.bytes.isNamePart(at: place + form.utf8.count) {
        guard let start = Self.valueStart(file.bytes, place + form.utf8.count) else { continue }
        var expression = SourceExpression(file.bytes[start...]) { [weak self] other in
          other == name ? nil : self?.value(of: other, in: file)
        }
        let value = expression.first()
        if value.weight > 0 { return value }
      }
    }
    return argument(name)
  }

  /// The start of the value in `let name: Type = value`, on the same line.
  private static func valueStart(_ bytes: [UInt8], _ from: Int) -> Int? {
    var at = from
    while at < bytes.count, bytes[at] != 10, bytes[at] != UInt8(ascii: "{"), bytes[at] != UInt8(ascii: "(") {
      if bytes[at] == UInt8(ascii: "="), at + 1 < bytes.count, bytes[at + 1] != UInt8(ascii: "=") { return at + 1 }
      at += 1
    }
    return nil
  }

  /// Labels of the standard library's and of drawing's own initializers: `[UInt8](repeating: 0, count: 8192)`.
  private static let foreignLabels: Set<String> = .words("count capacity offset length size width height radius spacing")

  /// Types of the system whose arguments say nothing about an activity: descriptions of intents, alerts, notifications.
  private static let systemTypes: Set<String> = ["DisplayRepresentation", "TypeDisplayRepresentation", "IntentDescription", "AppShortcut"]

  /// Whether a label on the same line as its call is an argument of an attribute, as in `@Parameter(title: "Alarm ID")`, or of a type of the system.
  private static func isSystemCall(_ bytes: [UInt8], around place: Int) -> Bool {
    let line = bytes.lineText(before: place)
    guard let open = line.lastIndex(of: "(") else { return false }
    let name = line[..<open].reversed().prefix { $0.isLetter || $0.isNumber || $0 == "@" || $0 == "_" }.reversed()
    let callee = String(name)
    return callee.hasPrefix("@") || systemTypes.contains(callee)
      || ["UI", "UN", "NS"].contains { prefix in
        callee.hasPrefix(prefix) && callee.dropFirst(2).first?.isUppercase == true && callee.dropFirst(3).first?.isLowercase == true
      }
  }

  /// A string or number that is passed with this label somewhere.
  private func argument(_ label: String) -> SourceValue? {
    guard label.utf8.count > 3, !Self.foreignLabels.contains(label) else { return nil }
    for file in folder.swift {
      for place in file.bytes.places(of: "\(label): ", maximum: 32) where !file.bytes.isNamePart(at: place - 1) {
        let start = place + label.utf8.count + 2
        guard start < file.bytes.count else { continue }
        let byte = file.bytes[start]
        guard byte == UInt8(ascii: "\"") || (byte >= 48 && byte <= 57), !Self.isSystemCall(file.bytes, around: place) else { continue }
        var expression = SourceExpression(file.bytes[start...]) { _ in nil }
        let value = expression.first()
        if value.weight > 0 { return value }
      }
    }
    return nil
  }
}

extension SourceValue {
  /// How informative a value is; zeros, nil, and strings that are empty or contain only zeros and dashes (`0:00`, `--`) are initial values
  /// and not informative.
  var weight: Int {
    switch self {
    case .unknown, .none: 0
    case .text(let text): Self.isInitial(text) ? 0 : 2
    case .number(let number): number == 0 ? 0 : 2
    case .list(let values): values.isEmpty ? 0 : 1 + values.reduce(0) { $0 + $1.weight }
    case .call(_, let arguments): 1 + arguments.reduce(0) { $0 + $1.value.weight }
    case .bool, .member, .moment: 2
    }
  }

  /// Whether a string is what an app shows before anything has been measured: `0.00`, `--:--`, `0'00"`, `$0.00`, `0 km`.
  private static func isInitial(_ text: String) -> Bool {
    if text.allSatisfy(initialCharacters.contains) { return true }
    // One unit behind the zeros, and nothing else.
    let rest = text.drop(while: initialCharacters.contains)
    return text.contains("0") && rest.startIndex != text.startIndex && rest.count <= 3 && rest.allSatisfy(\.isLetter)
  }

  private static let initialCharacters: Set<Character> = Set("0-–—_.,:'\"’”% $€£¥₹₩")

  /// The value without its placeholder arguments, such as `0` and `--`, which the app shows before it knows anything.
  var withoutInitialValues: SourceValue {
    guard case .call(let type, let arguments) = self else { return self }
    return .call(type: type, arguments.filter { $0.value.weight > 0 })
  }
}
