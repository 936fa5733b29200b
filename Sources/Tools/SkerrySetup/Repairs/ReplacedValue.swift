import SkerryFormats

/// A value of one of SwiftUI's types that comes from a missing package, such as `Color(hex: code)` or `Color.brand`, with what takes its
/// place: the colour that the digits of `hex:` mean, otherwise a neutral value. What a function of a missing type makes of one value is replaced
/// by that value.
struct ReplacedValue {
  let name: String
  let range: Range<Int>
  /// The expression in its place.
  let text: String
  /// What the report says of it.
  let note: String

  /// Neutral values: grey is visible on light and on dark, in front and behind.
  private static let neutral = [
    "Color": ("SwiftUI.Color.gray", "drawn in grey"), "UIColor": ("UIColor.gray", "drawn in grey"),
    "Font": ("SwiftUI.Font.system(.body)", "drawn in the body font"),
    "UIFont": ("UIFont.systemFont(ofSize: 17)", "drawn in the body font"),
    "Image": ("SwiftUI.Image(systemName: \"square.dashed\")", "drawn as a dashed square"),
  ]
  /// The type behind each name that the compiler gives to the type of an implicit member such as `.brand`.
  private static let contexts = ["ShapeStyle": "Color", "Color?": "Color", "Font?": "Font", "Color": "Color", "Font": "Font"]

  /// Members that the neutral values have, too.
  private static let ownMembers: Set<String> = ["gradient", "cgColor", "bold", "italic"]

  /// The beginnings of the compiler's sentences about arguments that no initializer has.
  static let argumentErrors = [
    "no exact matches in call to initializer", "extraneous argument label", "incorrect argument label", "missing argument",
    "extra argument", "argument passed to call that takes no arguments",
  ]

  static func isAboutArguments(_ error: CompilerMessage) -> Bool { argumentErrors.contains(where: error.text.hasPrefix) }

  init?(_ outline: SwiftOutline, at offset: Int, error: CompilerMessage) {
    guard let token = outline.token(at: offset) else { return nil }
    if error.text.contains("has no member '"), error.quoted.count > 1 {
      self.init(outline, token, member: error.quoted[1], of: error.quoted[0])
    } else if Self.isAboutArguments(error) {
      self.init(outline, initializerAt: token)
    } else if error.text.hasPrefix("cannot find '") {
      if Self.isSpacing(outline.tokens, token) {
        self.init(outline, spacingAt: token)
      } else if let operation = Self.operation(outline.tokens, of: token) {
        self.init(outline, operation, of: token)
      } else {
        self.init(outline, conversionAt: token)
      }
    } else {
      return nil
    }
  }

  /// `Color.brand`, `Color.brand(2)` and `.brand`.
  private init?(_ outline: SwiftOutline, _ token: Int, member: String, of type: String) {
    let tokens = outline.tokens
    let wanted = member.prefix { $0 != "(" }
    guard let at = (token..<min(token + 4, tokens.count)).first(where: { tokens[$0].text == wanted && tokens[$0].kind == .word }), at > 1,
      tokens[at - 1].is("."), !tokens[at - 1].startsLine
    else { return nil }
    let owner = tokens[at - 2]
    let isExplicit = owner.kind == .word && owner.range.upperBound == tokens[at - 1].range.lowerBound
    let kind = isExplicit ? type : Self.contexts[type]
    guard let kind, let neutral = Self.neutral[kind], !isExplicit || owner.text == kind else { return nil }
    if !isExplicit, !"(,:?".contains(owner.text) { return nil }
    var start = isExplicit ? at - 2 : at - 1
    if isExplicit, start > 1, tokens[start - 1].is("."), tokens[start - 2].text == "SwiftUI" { start -= 2 }
    var end = tokens.endOfCall(named: at)
    // `Color.brand.light`: what follows without a call is a member of the missing one.
    while end + 2 < tokens.count, tokens[end + 1].is("."), !tokens[end + 1].startsLine, tokens[end + 2].kind == .word,
      tokens.endOfCall(named: end + 2) == end + 2, !Self.ownMembers.contains(tokens[end + 2].text)
    {
      end += 2
    }
    name = "\(kind).\(wanted)"
    range = tokens[start].range.lowerBound..<tokens[end].range.upperBound
    (text, note) = neutral
  }

  /// The type's name in the call of an initializer, such as `Color(`, that is at a token or before it in the same line.
  static func initializer(_ tokens: [SwiftToken], around token: Int) -> Int? {
    var at = token
    func isCall(_ index: Int) -> Bool { index + 1 < tokens.count && neutral[tokens[index].text] != nil && tokens[index + 1].is("(") }
    while at > 0, !isCall(at), tokens[at].line == tokens[at - 1].line { at -= 1 }
    return at + 2 < tokens.count && tokens[at].kind == .word && isCall(at) ? at : nil
  }

  /// The labels of a call's arguments, `_` for arguments without one.
  static func labels(_ outline: SwiftOutline, ofCallAt name: Int) -> [String] {
    arguments(outline, from: name + 2, to: outline.tokens.closingBracket(of: name + 1)).map { $0.label ?? "_" }
  }

  /// `Color(hex: code)`; the error is at the type's name, at the bracket after it or at an argument.
  private init?(_ outline: SwiftOutline, initializerAt token: Int) {
    let tokens = outline.tokens
    guard let at = Self.initializer(tokens, around: token), let neutral = Self.neutral[tokens[at].text] else { return nil }
    let close = tokens.closingBracket(of: at + 1)
    // An image among the statements of a builder is a view; an empty one takes its place.
    guard close >= token, tokens[at].text != "Image" || !RemovableView.beginsStatement(tokens, at) else { return nil }
    let arguments = Self.arguments(outline, from: at + 2, to: close)
    let end = tokens[close].range.upperBound
    name = "\(tokens[at].text)(\(Self.labels(outline, ofCallAt: at).map { $0 + ":" }.joined()))"
    range = tokens[at].range.lowerBound..<end
    // `if let color = UIColor(string: code)`: the package's initializer gives an optional.
    let isBound = at > 2 && tokens[at - 1].is("=") && ["let", "var"].contains(tokens[at - 3].text) && !tokens[at - 3].startsLine
    let isOpaque = arguments.dropFirst().allSatisfy { ["alpha", "opacity"].contains($0.label) } && arguments.count < 3
    guard let first = arguments.first, ["hex", "hexString"].contains(first.label), isOpaque, tokens[at].text.hasSuffix("Color") else {
      (text, note) = isBound ? ("\(tokens[at].text)?.none", "nil takes its place") : neutral
      return
    }
    let opacity = arguments.dropFirst().first.map { ", opacity: \($0.text)" } ?? ""
    let color = "SwiftUI.LeftOutColor.color(hex: \(first.text)\(opacity))"
    let value = tokens[at].text == "Color" ? color : "UIColor(\(color))"
    text = isBound ? "Optional(\(value))" : value
    note = "drawn in the colour that its digits mean"
  }

  /// Labels of arguments of stacks and grids, which have a spacing of their own without them.
  private static let spacings: Set<String> = ["spacing", "horizontalSpacing", "verticalSpacing"]
  private static let spaced: Set<String> = [
    "VStack", "HStack", "LazyVStack", "LazyHStack", "Grid", "LazyVGrid", "LazyHGrid", "GridItem", "VStackLayout", "HStackLayout",
    "GridLayout",
  ]

  /// Whether a name begins the argument of a spacing: `VStack(spacing: Metrics.small)`.
  private static func isSpacing(_ tokens: [SwiftToken], _ at: Int) -> Bool {
    guard at > 3, tokens[at - 1].is(":"), spacings.contains(tokens[at - 2].text), tokens[at - 3].is("(") || tokens[at - 3].is(",") else {
      return false
    }
    // A function of the app may need a number.
    return isArgument(of: spaced, tokens, at)
  }

  /// Whether the innermost call around a token is of one of some names.
  private static func isArgument(of names: Set<String>, _ tokens: [SwiftToken], _ at: Int) -> Bool {
    var depth = 0
    for index in stride(from: at - 1, through: 1, by: -1) where tokens[index].kind == .mark {
      if ")]}".contains(tokens[index].text) { depth += 1 }
      guard "([{".contains(tokens[index].text) else { continue }
      if depth == 0 { return tokens[index].is("(") && names.contains(tokens[index - 1].text) }
      depth -= 1
    }
    return false
  }

  /// The argument is nil.
  private init?(_ outline: SwiftOutline, spacingAt at: Int) {
    let tokens = outline.tokens
    var end = at
    while end + 1 < tokens.count, !tokens[end + 1].is(","), !tokens[end + 1].is(")") {
      let opens = tokens[end + 1].kind == .mark && "([{".contains(tokens[end + 1].text)
      end = opens ? tokens.closingBracket(of: end + 1) : end + 1
    }
    range = tokens[at].range.lowerBound..<tokens[end].range.upperBound
    name = String(decoding: outline.bytes[range], as: UTF8.self)
    (text, note) = ("nil", "the default spacing takes its place")
  }

  /// The last closure of a call, if its label is `operation:`: `withDependencies { … } operation: { … }`.
  private static func operation(_ tokens: [SwiftToken], of at: Int) -> Range<Int>? {
    let end = tokens.endOfCall(named: at)
    guard tokens[at].text.hasPrefix("with"), end > at, tokens[end].is("}"),
      let label = (at..<end).last(where: {
        tokens[$0].text == "operation" && tokens[$0 + 1].is(":") && tokens[$0 + 2].is("{") && tokens.closingBracket(of: $0 + 2) == end
      })
    else { return nil }
    return (label + 2)..<(end + 1)
  }

  /// A function of a missing package that sets something up for a closure: the closure is called without it.
  private init(_ outline: SwiftOutline, _ operation: Range<Int>, of at: Int) {
    let tokens = outline.tokens
    let (first, last) = (tokens[operation.lowerBound], tokens[operation.upperBound - 1])
    name = tokens[at].text
    range = tokens[at].range.lowerBound..<last.range.upperBound
    text = String(decoding: outline.bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self) + "()"
    note = "its operation is called without it"
  }

  /// `let text = Formatter.attributed(message)`, where the type is missing.
  private init?(_ outline: SwiftOutline, conversionAt at: Int) {
    let tokens = outline.tokens
    guard at > 2, at + 3 < tokens.count, tokens[at - 1].is("="), ["let", "var"].contains(tokens[at - 3].text), tokens[at - 3].startsLine,
      tokens[at + 1].is("."), tokens[at + 2].kind == .word, tokens[at + 3].is("(")
    else { return nil }
    let close = tokens.closingBracket(of: at + 3)
    let arguments = Self.arguments(outline, from: at + 4, to: close)
    guard arguments.count == 1, close + 1 == tokens.count || tokens[close + 1].startsLine && !tokens[close + 1].is(".") else { return nil }
    name = "\(tokens[at].text).\(tokens[at + 2].text)"
    range = tokens[at].range.lowerBound..<tokens[close].range.upperBound
    (text, note) = (arguments[0].text, "its argument takes its place")
  }

  private static func arguments(_ outline: SwiftOutline, from start: Int, to close: Int) -> [(label: String?, text: String)] {
    let tokens = outline.tokens
    var result: [(label: String?, text: String)] = []
    var first = start
    var index = start
    while index <= close, first < close {
      if index == close || tokens[index].is(",") {
        let isLabelled = first + 1 < index && tokens[first].kind == .word && tokens[first + 1].is(":")
        let from = isLabelled ? first + 2 : first
        guard from < index else { break }
        let bytes = outline.bytes[tokens[from].range.lowerBound..<tokens[index - 1].range.upperBound]
        result.append((isLabelled ? tokens[first].text : nil, String(decoding: bytes, as: UTF8.self)))
        first = index + 1
      }
      let opens = index < close && tokens[index].kind == .mark && "([{".contains(tokens[index].text)
      index = opens ? tokens.closingBracket(of: index) + 1 : index + 1
    }
    return result
  }
}
