import Foundation

extension AttributedString {
  /// Converts a string with UIKit's attributes; those that a text view can show are kept: font, colours, kerning, baseline offset and line
  /// decorations.
  public init(_ string: NSAttributedString) {
    self.init()
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) { attributes, range, _ in
      var piece = AttributedString(string.attributedSubstring(from: range).string)
      for (key, value) in attributes { piece.take(value, of: key.rawValue) }
      append(piece)
    }
  }

  private mutating func take(_ value: Any, of key: String) {
    let length = (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? value as? CGFloat
    switch key {
    case "NSFont": self.font = (value as? UIFont).map { Font($0) }
    case "NSColor": self.foregroundColor = (value as? UIColor).map { Color($0) }
    case "NSBackgroundColor": self.backgroundColor = (value as? UIColor).map { Color($0) }
    case "NSKern": self.kern = length
    case "CTTracking": self.tracking = length
    case "NSBaselineOffset": self.baselineOffset = length
    case "NSUnderline": self.underlineStyle = Self.lineStyle(value)
    case "NSStrikethrough": self.strikethroughStyle = Self.lineStyle(value)
    case "NSLink": self.link = value as? URL ?? (value as? String).flatMap { URL(string: $0) }
    default: break
    }
  }

  /// The style of a number; colours are attributes of their own.
  private static func lineStyle(_ value: Any) -> Text.LineStyle? {
    let number = (value as? NSNumber)?.intValue ?? value as? Int ?? (value as? NSUnderlineStyle)?.rawValue ?? 0
    return Text.LineStyle(nsUnderlineStyle: NSUnderlineStyle(rawValue: number))
  }
}

extension Range where Bound == AttributedString.Index {
  /// The place of a range that counts UTF-16 units, as `NSRegularExpression` finds it; `nil` if it does not fit the string, or divides a character.
  public init?(_ range: NSRange, in string: some AttributedStringProtocol) {
    let characters = string.characters
    let plain = String(characters)
    guard let found = Range<String.Index>(range, in: plain) else { return nil }
    let lower = plain.distance(from: plain.startIndex, to: found.lowerBound)
    let start = characters.index(characters.startIndex, offsetBy: lower)
    let end = characters.index(start, offsetBy: plain.distance(from: found.lowerBound, to: found.upperBound))
    guard String(characters[start..<end]) == plain[found] else { return nil }
    self = start..<end
  }
}

/// How a line under or through text looks; UIKit's spelling. Thick and double lines are drawn as single ones.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension Text.LineStyle {
  /// `nil` for no line.
  public init?(nsUnderlineStyle style: NSUnderlineStyle) {
    guard style.rawValue & 0xFF != 0 else { return nil }
    let pattern: Pattern =
      switch style.rawValue & 0xF00 {
      case 0x100: .dot
      case 0x200: .dash
      case 0x300: .dashDot
      case 0x400: .dashDotDot
      default: .solid
      }
    self.init(pattern: pattern)
  }
}
