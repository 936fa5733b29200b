import SkerryTestSupport
import Testing

@testable import SkerryUI

@Suite struct TextStyleTableTests {
  private static let styles = [.extraLargeTitle2, .extraLargeTitle] + Font.TextStyle.allCases

  /// Every size and leading of HIG Typography, and the weights.
  @Test func sizesAreUnchanged() throws {
    var lines: [String] = []
    for style in Self.styles {
      let sizes = DynamicTypeSize.allCases.map { type in
        let (size, leading) = style.size(at: type)
        return "\(Int(size))/\(Int(leading))"
      }
      lines.append("\(style): \(sizes.joined(separator: " ")), \(Int(style.weight.position)) and \(Int(style.emphasizedWeight.position))")
    }
    try RecordedText.check("text-styles", lines, advice: "compare them with HIG Typography")
  }

  /// Points, from the smallest to the largest text size: no style is smaller at a larger one, and the leading is larger than the text.
  @Test func sizesGrow() {
    for style in Self.styles {
      let sizes = DynamicTypeSize.allCases.map(style.size)
      for (size, next) in zip(sizes, sizes.dropFirst()) { #expect(size.size <= next.size && size.leading <= next.leading, "\(style)") }
      #expect(sizes.allSatisfy { $0.leading > $0.size && $0.size == $0.size.rounded() && $0.leading == $0.leading.rounded() }, "\(style)")
    }
  }
}
