import Foundation
import SkerryGeometry
import SkerryImage
import Testing

@testable import SkerryCLI

/// The bytes sent to terminals are decoded as a terminal would.
struct TerminalPictureTests {
  /// A soft gradient between two muted colours with a sharp black bar: few steps of a fixed palette lie in it.
  private static let gradient: Bitmap = {
    var bitmap = Bitmap(size: PixelSize(width: 200, height: 61))
    for y in 0..<61 {
      for x in 0..<200 {
        let color = (60..<64).contains(x) ? [0, 0, 0, 255] : [112 - y / 6, 120 - y / 4 + x / 40, 140 - y / 3, 255]
        for channel in 0..<4 { bitmap.pixels[4 * (y * 200 + x) + channel] = UInt8(color[channel]) }
      }
    }
    return bitmap
  }()

  private struct Decoded {
    var width = 0
    var height = 0
    /// Red, green and blue of each pixel.
    var pixels: [[Int]] = []
    var colors = Set<Int>()
  }

  /// Reads sixels; only what `Sixels` writes.
  private func decode(_ text: String) -> Decoded {
    var decoded = Decoded()
    var palette: [Int: [Int]] = [:]
    var at = Array(text.unicodeScalars.map { Int($0.value) })[...]
    func numbers() -> [Int] {
      var list = [0]
      while let first = at.first, first == 59 || (48...57).contains(first) {
        if first == 59 { list.append(0) } else { list[list.count - 1] = list[list.count - 1] * 10 + first - 48 }
        at.removeFirst()
      }
      return list
    }
    var (x, top, color) = (0, 0, 0)
    at = at.dropFirst(3)
    while let sign = at.popFirst() {
      switch sign {
      case 34:
        let size = numbers()
        (decoded.width, decoded.height) = (size[2], size[3])
        decoded.pixels = Array(repeating: [-1, -1, -1], count: size[2] * size[3])
      case 35:
        let list = numbers()
        color = list[0]
        if list.count == 5 { palette[color] = list[2...].map { ($0 * 255 + 50) / 100 } } else { decoded.colors.insert(color) }
      case 36: x = 0
      case 45: (x, top) = (0, top + 6)
      case 33, 63...126:
        let count = sign == 33 ? numbers()[0] : 1
        let bits = (sign == 33 ? at.removeFirst() : sign) - 63
        for column in x..<(x + count) {
          for row in 0..<6 where bits >> row & 1 == 1 { decoded.pixels[(top + row) * decoded.width + column] = palette[color] ?? [] }
        }
        x += count
      default: return decoded
      }
    }
    return decoded
  }

  @Test func sixelsKeepSoftColours() {
    let decoded = decode(Sixels.text(Self.gradient))
    #expect(decoded.width == 200 && decoded.height == 61)
    #expect(decoded.colors.count <= 256)
    var worst = 0
    for (at, color) in decoded.pixels.enumerated() {
      for channel in 0..<3 { worst = max(worst, abs(color[channel] - Int(Self.gradient.pixels[4 * at + channel]))) }
    }
    // The error of the protocol, whose levels are hundredths, and half a step of the palette.
    #expect(worst <= 4, "\(worst) of 255")
  }

  @Test func aWiderPictureIsMadeSmaller() {
    let decoded = decode(Sixels.text(Self.gradient.narrowed(to: 100)))
    #expect(decoded.width == 100 && decoded.height == 31)
    // The mean of two black pixels is black.
    #expect(decoded.pixels[15 * 100 + 31] == [0, 0, 0])
    #expect(Self.gradient.narrowed(to: 200) == Self.gradient)
    #expect(Self.gradient.narrowed(to: 199).size == PixelSize(width: 199, height: 61))
    #expect(Self.gradient.narrowed(to: 0).size == PixelSize(width: 1, height: 1))
  }

  @Test func whatIsTransparentIsWhite() {
    let decoded = decode(Sixels.text(Bitmap(size: PixelSize(width: 3, height: 7))))
    #expect(decoded.pixels == Array(repeating: [255, 255, 255], count: 21))
  }

  @Test func whatIsTooWideIsMadeSmaller() throws {
    let png = try ImageCodecs.encodePNG(Self.gradient)
    func kitty(_ width: Int) throws -> Data {
      let sequence = TerminalPicture.sequence(png, .kitty, width: width)
      #expect(sequence.hasPrefix("\u{1B}_Ga=T,f=100,q=2,m="))
      let text = sequence.components(separatedBy: "\u{1B}\\").dropLast().map { $0.split(separator: ";", maxSplits: 1)[1] }.joined()
      return try #require(Data(base64Encoded: text))
    }
    #expect(try kitty(200) == png)
    // The proportions are kept: 61 rows of 200 pixels are 30.5 of 100.
    #expect(try ImageCodecs.decode(kitty(100)).size == PixelSize(width: 100, height: 31))
    #expect(decode(TerminalPicture.sequence(png, .sixel, width: 100)).width == 100)
    #expect(TerminalPicture.sequence(png, .iTerm, width: 199).contains(";width=100%:"))
    #expect(!TerminalPicture.sequence(png, .iTerm, width: 200).contains("width"))
  }

  @Test func xtermHasALimit() {
    let size = TerminalPicture.TerminalSize(columns: 120, width: 1200)
    #expect(TerminalPicture.room(.sixel, ["TERM": "xterm-256color"], size) == 1000)
    #expect(TerminalPicture.room(.sixel, ["TERM": "xterm"], TerminalPicture.TerminalSize(columns: 90, width: 999)) == 999)
    #expect(TerminalPicture.room(.sixel, ["TERM": "foot"], size) == 1200)
    #expect(TerminalPicture.room(.kitty, ["TERM": "xterm-kitty"], size) == 1200)
  }

  /// Answers of xterm as a VT340, of xterm without sixels, of foot, of a VT132, and of none.
  @Test(arguments: [
    ("\u{1B}[?63;1;2;4;6;9;15;22c", true), ("\u{1B}[?64;1;2;6;9;15;16;17;18;21;22;28c", false), ("\u{1B}[?62;4;22c", true),
    ("\u{1B}[?4;6c", false), ("", false), ("\u{1B}[?62;4", false), ("x\u{1B}[?62;4c", true), ("\u{1B}[?62;14;44c", false),
  ]) func theTerminalSaysWhetherItDrawsSixels(_ reply: String, _ draws: Bool) {
    #expect(TerminalQuery.namesSixels(Array(reply.utf8)) == draws)
  }

  @Test func theTerminalIsKnownByItsEnvironment() {
    func imageProtocol(_ environment: [String: String]) -> TerminalPicture.ImageProtocol? {
      TerminalPicture.imageProtocol(environment, isTerminal: true)
    }
    #expect(imageProtocol(["TERM": "xterm-kitty"]) == .kitty)
    #expect(imageProtocol(["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"]) == .iTerm)
    #expect(imageProtocol(["TERM": "foot-extra"]) == .sixel)
    #expect(imageProtocol(["TERM": "xterm-256color"]) == nil)
    #expect(TerminalPicture.imageProtocol(["TERM": "xterm-256color"], isTerminal: true, drawsSixels: true) == .sixel)
    for environment in [["TERM": "dumb"], [:], ["TERM": "screen"], ["TERM": "xterm", "TMUX": "1"]] {
      #expect(TerminalPicture.imageProtocol(environment, isTerminal: true, drawsSixels: true) == nil)
    }
    // Inside tmux, variables inherited from the outer terminal do not count.
    #expect(imageProtocol(["TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"]) == nil)
    #expect(imageProtocol(["TERM": "xterm-kitty", "TMUX": "/tmp/tmux-0/default,1,0"]) == nil)
    #expect(TerminalPicture.imageProtocol(["TERM": "xterm-kitty"], isTerminal: false) == nil)
  }
}
