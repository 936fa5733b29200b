/// A generated colour as a hexadecimal string: colours of text stay readable on colours of backgrounds.
enum GeneratedColor {
  /// - Parameter marked: whether it begins with "#".
  static func hex(for member: MemberWords, marked: Bool) -> String {
    marked ? hex(for: member) : String(hex(for: member).dropFirst())
  }

  private static func hex(for member: MemberWords) -> String {
    if member.has(["background", "bg", "backdrop", "surface", "card"]) { return "#1C2433" }
    if member.has(["text", "title", "subtitle", "headline", "label", "caption", "foreground", "font"]) { return "#FFFFFF" }
    return member.isSecond ? "#EB5757" : "#2F80ED"
  }
}
