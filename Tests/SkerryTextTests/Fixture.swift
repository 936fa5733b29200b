import Foundation
import SkerryTestSupport
import SkerryGeometry
import SkerryGraph

@testable import SkerryText

/// Files and engines shared by the tests of text.
enum Fixture {
  static let root = Checkout.root
  static let faces = root.appendingPathComponent("Fonts/Faces")

  static func lines(_ path: String) throws -> [String] {
    try String(contentsOf: root.appendingPathComponent("Tests/Fixtures/\(path)"), encoding: .utf8).split(separator: "\n").map(String.init)
  }

  /// An engine in which every shipped face is also a custom font, under its file name.
  static let engine = TextEngine(fontFolders: [faces])
  static let plain = TextEngine()

  static func layout(
    _ string: String, _ font: FontDescription = FontDescription(), width: CGFloat? = nil, height: CGFloat? = nil,
    engine: TextEngine = plain,
    _ change: (inout ResolvedText) -> Void = { _ in }
  ) -> TextLayout {
    var text = ResolvedText(runs: [TextRun(string, font: font)])
    change(&text)
    return engine.layout(text, proposal: ProposedViewSize(width: width, height: height))
  }
}
