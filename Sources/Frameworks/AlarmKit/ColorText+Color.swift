import SkerryActivity
import SkerryDrawing
import SkerryFormats
import SkerryUI

extension ColorText {
  /// The colours that SwiftUI names, apart from the accent colour.
  private static let named: [(name: String, color: Color)] = [
    ("black", .black), ("blue", .blue), ("brown", .brown), ("clear", .clear), ("cyan", .cyan), ("gray", .gray), ("green", .green),
    ("indigo", .indigo), ("mint", .mint), ("orange", .orange), ("pink", .pink), ("primary", .primary), ("purple", .purple), ("red", .red),
    ("secondary", .secondary), ("teal", .teal), ("white", .white), ("yellow", .yellow),
  ]

  /// `nil` for a colour that depends on an asset or on its environment otherwise.
  init?(_ color: Color) {
    if let known = Self.named.first(where: { $0.color == color }) {
      self.init(known.name)
    } else if let rgba = color.cgColor?.rgba {
      self.init(rgba.hexText(withAlpha: true))
    } else {
      return nil
    }
  }

  /// `nil` if the text is neither a name nor a hexadecimal colour.
  var color: Color? {
    if let known = Self.named.first(where: { $0.name == text }) { return known.color }
    guard text.first == "#", let own = HexadecimalColor(digits: text.dropFirst()) else { return nil }
    return Color(red: own.red, green: own.green, blue: own.blue, opacity: own.alpha)
  }
}
