package import Foundation
import SkerryCases
import SkerryGeometry
import SkerryImage
import SkerryRuntime

/// A picture in the terminal itself, if the terminal has a protocol for it.
package enum TerminalPicture {
  /// The protocol that a terminal supports.
  enum ImageProtocol {
    /// kitty, WezTerm, Ghostty, Konsole. Source: sw.kovidgoyal.net/kitty/graphics-protocol.
    case kitty
    /// iTerm2 and compatible terminals. Source: iterm2.com/documentation-images.html.
    case iTerm
    /// foot, mlterm, contour, yaft, and those that say so when asked. Source: vt100.net, DEC STD 070; in the picture's 256 most useful colours.
    case sixel
  }

  /// Why standard output cannot show pictures, with the remedy; `nil` if it can.
  package static var reasonUnavailable: String? {
    let environment = ProcessInfo.processInfo.environment
    guard imageProtocol(environment) == nil else { return nil }
    if isMultiplexer(environment) {
      return "tmux and screen do not pass pictures on to the terminal; run the command in a window without them."
    }
    return "This terminal does not report support for pictures (kitty, WezTerm, Ghostty, Konsole, iTerm2 and terminals with sixels do)."
  }

  /// Whether tmux or screen runs between the program and the terminal; they do not pass pictures on.
  private static func isMultiplexer(_ environment: [String: String]) -> Bool {
    environment["TMUX"] != nil || environment["STY"] != nil || ["tmux", "screen"].contains { (environment["TERM"] ?? "").hasPrefix($0) }
  }

  /// The protocol of standard output.
  private static func imageProtocol(_ environment: [String: String]) -> ImageProtocol? {
    imageProtocol(environment, isTerminal: isatty(Console.output.descriptor) == 1, drawsSixels: TerminalQuery.drawsSixels)
  }

  /// `nil` if pictures cannot be shown: no terminal, or one that is not known to support them.
  ///
  /// - Parameter drawsSixels: whether the terminal says so; not asked if its name is enough, or it has none.
  static func imageProtocol(
    _ environment: [String: String], isTerminal: Bool, drawsSixels: @autoclosure () -> Bool = false
  ) -> ImageProtocol? {
    guard isTerminal, !isMultiplexer(environment) else { return nil }
    let program = environment["TERM_PROGRAM"] ?? ""
    if environment["KITTY_WINDOW_ID"] != nil || (environment["TERM"] ?? "").contains("kitty") { return .kitty }
    if ["WezTerm", "ghostty"].contains(program) || environment["KONSOLE_VERSION"] != nil { return .kitty }
    if program == "iTerm.app" || environment["LC_TERMINAL"] == "iTerm2" { return .iTerm }
    let kind = environment["TERM"] ?? ""
    if ["foot", "mlterm", "contour", "yaft"].contains(where: kind.hasPrefix) || kind.contains("sixel") || program == "mintty" {
      return .sixel
    }
    return !["", "dumb"].contains(kind) && drawsSixels() ? .sixel : nil
  }

  /// The largest width of a picture that a terminal draws, in pixels.
  ///
  /// xterm leaves out pictures of more than 1,000 pixels per side. Source: its manual, `maxGraphicSize`.
  static func room(_ imageProtocol: ImageProtocol, _ environment: [String: String], _ size: TerminalSize) -> Int {
    imageProtocol == .sixel && environment["TERM"]?.hasPrefix("xterm") == true ? min(size.width, 1000) : size.width
  }

  /// The size of a terminal.
  package struct TerminalSize: Equatable {
    var columns: Int
    /// Pixels from side to side.
    var width: Int

    /// The size of standard output's terminal.
    package static var current: TerminalSize { of(Console.output.descriptor) }

    /// If the terminal does not report its size: 80 columns of 10 pixels each (assumed).
    static func of(_ terminal: Int32) -> TerminalSize {
      var size = winsize()
      let isKnown = ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
      let columns = isKnown ? Int(size.ws_col) : 80
      return TerminalSize(columns: columns, width: isKnown && size.ws_xpixel > 0 ? Int(size.ws_xpixel) : columns * 10)
    }
  }

  /// The bytes that show a PNG. Empty if it cannot be decoded.
  ///
  /// - Parameter width: the maximum number of pixels per row; a wider picture is made smaller.
  static func sequence(_ png: Data, _ imageProtocol: ImageProtocol, width: Int) -> String {
    guard let bitmap = try? ImageCodecs.decode(png) else { return "" }
    let isWide = bitmap.size.width > width
    switch imageProtocol {
    case .sixel: return Sixels.text(bitmap.narrowed(to: width)) + "\n"
    case .iTerm:
      let size = "size=\(png.count)" + (isWide ? ";width=100%" : "")
      return "\u{1B}]1337;File=inline=1;\(size):" + png.base64EncodedString() + "\u{07}\n"
    case .kitty:
      // Made smaller here: told only a number of columns, kitty 0.26 narrows a picture and keeps its height.
      guard let narrow = isWide ? try? ImageCodecs.encodePNG(bitmap.narrowed(to: width)) : png else { return "" }
      let text = Array(narrow.base64EncodedString().utf8)
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
    let terminal = Console.output.descriptor
    let environment = ProcessInfo.processInfo.environment
    guard let imageProtocol = imageProtocol(environment) else { return false }
    Console.plain(sequence(png, imageProtocol, width: room(imageProtocol, environment, .of(terminal))))
    return true
  }
}
