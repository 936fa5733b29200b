import SkerryActivity
import SkerryDrawing

/// A generated colour as a hexadecimal string or number: colours of text stay readable on colours of backgrounds.
enum GeneratedColor {
  /// - Parameter marked: whether it begins with "#".
  static func hex(for member: MemberWords, marked: Bool) -> String {
    marked ? hex(for: member) : String(hex(for: member).dropFirst())
  }

  /// Red, green and blue in eight bits each.
  static func number(for member: MemberWords) -> Double { Double(Int(hex(for: member).dropFirst(), radix: 16) ?? 0) }

  private static func hex(for member: MemberWords) -> String {
    if member.has(["background", "bg", "backdrop", "surface", "card"]) { return "#1C2433" }
    if member.has(["text", "title", "subtitle", "headline", "label", "caption", "foreground", "font"]) { return "#FFFFFF" }
    return member.isSecond ? "#EB5757" : "#2F80ED"
  }
}

extension GenerationSession {
  /// The colour that the sources give at a place; an empty text if they give none that can be read.
  func color(_ place: GenerationPlace) -> ColorText { ColorText(text(of: place.hint) ?? "") }

  private func text(of value: SourceValue?) -> String? {
    switch value {
    case .member(let name)?:
      if let own = calls.declared(name, of: "Color") { return text(of: own.value) }
      return name
    case .call(let type, let arguments)? where type.isEmpty || type == "init" || type.split(separator: ".").last == "Color":
      var parts: [String: Double] = [:]
      for argument in arguments { if case .number(let number) = argument.value { parts[argument.label] = number } }
      let (red, green, blue) = (parts["red"] ?? parts["white"], parts["green"] ?? parts["white"], parts["blue"] ?? parts["white"])
      guard let red, let green, let blue else { return nil }
      return RGBA(red, green, blue, parts["opacity"] ?? 1).hexText(withAlpha: true)
    default: return nil
    }
  }
}
