package import Foundation
import SkerryCases
import SkerryRuntime

/// A picture in the terminal itself, if the terminal has a protocol for it.
package enum TerminalPicture {
  /// The protocol that a terminal supports.
  enum Manner {
    /// kitty, WezTerm, Ghostty, Konsole. Source: sw.kovidgoyal.net/kitty/graphics-protocol.
    case kitty
    /// iTerm2 and compatible terminals. Source: iterm2.com/documentation-images.html.
    case iTerm
    /// foot, mlterm, contour, yaft. Source: vt100.net, DEC STD 070; in 256 colours.
    case sixel
  }

  /// Whether standard output is a terminal that shows pictures.
  package static var isPossible: Bool {
    manner(ProcessInfo.processInfo.environment, isTerminal: isatty(Console.output.descriptor) == 1) != nil
  }

  /// `nil` if pictures cannot be shown: no terminal, or one that is not known to support them.
  static func manner(_ environment: [String: String], isTerminal: Bool) -> Manner? {
    guard isTerminal else { return nil }
    let program = environment["TERM_PROGRAM"] ?? ""
    if environment["KITTY_WINDOW_ID"] != nil || (environment["TERM"] ?? "").contains("kitty") { return .kitty }
    if ["WezTerm", "ghostty"].contains(program) || environment["KONSOLE_VERSION"] != nil { return .kitty }
    if program == "iTerm.app" || environment["LC_TERMINAL"] == "iTerm2" { return .iTerm }
    let kind = environment["TERM"] ?? ""
    if ["foot", "mlterm", "contour", "yaft"].contains(where: kind.hasPrefix) || kind.contains("sixel") || program == "mintty" {
      return .sixel
    }
    return nil
  }

  /// The bytes that show a PNG.
  static func sequence(_ png: Data, _ manner: Manner) -> String {
    let text = Array(png.base64EncodedString().utf8)
    switch manner {
    case .sixel: return Sixels.text(png).map { $0 + "\n" } ?? ""
    case .iTerm: return "\u{1B}]1337;File=inline=1;size=\(png.count):" + String(decoding: text, as: UTF8.self) + "\u{07}\n"
    case .kitty:
      // At most 4,096 characters per chunk; m says whether more follow.
      var result = ""
      var start = 0
      repeat {
        let end = min(start + 4096, text.count)
        let more = end < text.count ? 1 : 0
        result += "\u{1B}_G" + (start == 0 ? "a=T,f=100,q=2,m=\(more)" : "m=\(more)") + ";"
        result += String(decoding: text[start..<end], as: UTF8.self) + "\u{1B}\\"
        start = end
      } while start < text.count
      return result + "\n"
    }
  }

  /// Shows a PNG on standard output if the terminal can. Returns whether it did.
  package static func show(_ png: Data) -> Bool {
    guard let manner = manner(ProcessInfo.processInfo.environment, isTerminal: isatty(Console.output.descriptor) == 1) else {
      return false
    }
    Console.plain(sequence(png, manner))
    return true
  }
}
