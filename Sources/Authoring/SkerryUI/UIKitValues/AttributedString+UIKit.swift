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
    case "NSUnderline": if (value as? NSNumber)?.intValue ?? value as? Int ?? 0 != 0 { self.underlineStyle = .single }
    case "NSStrikethrough": if (value as? NSNumber)?.intValue ?? value as? Int ?? 0 != 0 { self.strikethroughStyle = .single }
    case "NSLink": self.link = value as? URL ?? (value as? String).flatMap { URL(string: $0) }
    default: break
    }
  }
}
