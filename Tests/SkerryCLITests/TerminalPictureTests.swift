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
    let decoded = decode(Sixels.text(Self.gradient, width: 1000))
    #expect(decoded.width == 200 && decoded.height == 61)
    #expect(decoded.colors.count <= 256)
    var worst = 0
    for (at, color) in decoded.pixels.enumerated() {
      for channel in 0..<3 { worst = max(worst, abs(color[channel] - Int(Self.gradient.pixels[4 * at + channel]))) }
    }
    // A hundredth of 255 in the protocol, and half a step of the palette.
    #expect(worst <= 4, "\(worst) of 255")
  }

  @Test func aWiderPictureIsMadeSmaller() {
    let decoded = decode(Sixels.text(Self.gradient, width: 100))
    #expect(decoded.width == 100 && decoded.height == 31)
    // The mean of two black pixels is black.
    #expect(decoded.pixels[15 * 100 + 31] == [0, 0, 0])
    #expect(decode(Sixels.text(Self.gradient, width: 200)).width == 200)
    #expect(decode(Sixels.text(Self.gradient, width: 199)).width == 199)
  }

  @Test func whatIsTransparentIsWhite() {
    let decoded = decode(Sixels.text(Bitmap(size: PixelSize(width: 3, height: 7)), width: 10))
    #expect(decoded.pixels == Array(repeating: [255, 255, 255], count: 21))
  }

  @Test func kittyAndITermScaleWhatIsTooWide() throws {
    let png = try ImageCodecs.encodePNG(Self.gradient)
    let (narrow, wide) = (TerminalPicture.TerminalSize(columns: 12, width: 199), TerminalPicture.TerminalSize(columns: 12, width: 200))
    #expect(TerminalPicture.sequence(png, .kitty, narrow).hasPrefix("\u{1B}_Ga=T,f=100,q=2,c=12,m="))
    #expect(TerminalPicture.sequence(png, .kitty, wide).hasPrefix("\u{1B}_Ga=T,f=100,q=2,m="))
    #expect(TerminalPicture.sequence(png, .iTerm, narrow).contains(";width=100%:"))
    #expect(!TerminalPicture.sequence(png, .iTerm, wide).contains("width"))
    let pieces = TerminalPicture.sequence(png, .kitty, wide).components(separatedBy: "\u{1B}\\").dropLast()
    let text = pieces.map { $0.split(separator: ";", maxSplits: 1)[1] }.joined()
    #expect(Data(base64Encoded: text) == png)
  }

  @Test func theTerminalIsKnownByItsEnvironment() {
    func imageProtocol(_ environment: [String: String]) -> TerminalPicture.ImageProtocol? {
      TerminalPicture.imageProtocol(environment, isTerminal: true)
    }
    #expect(imageProtocol(["TERM": "xterm-kitty"]) == .kitty)
    #expect(imageProtocol(["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"]) == .iTerm)
    #expect(imageProtocol(["TERM": "foot-extra"]) == .sixel)
    #expect(imageProtocol(["TERM": "xterm-256color"]) == nil)
    // Inside tmux, variables inherited from the outer terminal do not count.
    #expect(imageProtocol(["TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"]) == nil)
    #expect(imageProtocol(["TERM": "xterm-kitty", "TMUX": "/tmp/tmux-0/default,1,0"]) == nil)
    #expect(TerminalPicture.imageProtocol(["TERM": "xterm-kitty"], isTerminal: false) == nil)
  }
}
