import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import Testing

@testable import SkerryAssets

@Suite struct SymbolTemplateTests {
  /// A ring 80 high on the baseline, and in it a disc of the first colour.
  static let template = """
    <?xml version="1.0" encoding="UTF-8"?><svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
    <g id="Notes"><rect width="3300" height="2200"/></g>
    <g id="Guides"><line id="Baseline-M" x1="0" x2="9" y1="1126" y2="1126"/><line id="Capline-M" x1="0" x2="9" y1="1055.541" y2="1055.541"/>
    <line id="left-margin-Regular-M" x1="1390" x2="1390" y1="0" y2="9"/><line id="right-margin-Regular-M" x1="1510" x2="1510" y1="0" y2="9"/></g>
    <g id="Symbols"><g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)">
    <path class="hierarchical-1:secondary" fill-rule="evenodd" d="M0 0H100V-80H0ZM10-10V-70H90V-10Z"/>
    <circle class="hierarchical-0:primary" cx="50" cy="-40" r="20"/></g></g></svg>
    """

  private func drawing(_ text: String, size: CGFloat = 50) -> SymbolDrawing? {
    SymbolTemplate(Data(text.utf8))?.drawing(FontDescription(size: size), .medium)
  }

  @Test func aTemplateIsScaledToTheFont() throws {
    let drawing = try #require(self.drawing(Self.template))
    #expect(drawing.size.width == 60)
    #expect(drawing.layers.count == 2)
    #expect(drawing.layers[0].boundingRect.size == CGSize(width: 50, height: 40))
    #expect(drawing.layers[1].boundingRect.size == CGSize(width: 20, height: 20))
    #expect(abs(drawing.layers[0].boundingRect.minX - 5) < 1e-9)
    // The ring is on the baseline.
    #expect(abs(drawing.size.height - drawing.baselineOffset - drawing.layers[0].boundingRect.maxY) < 1e-9)
  }

  @Test func instructionsAreLeftOut() throws {
    let plain = try #require(drawing(Self.template))
    let instructed = try #require(
      drawing(Self.template.replacingOccurrences(of: "<g id=\"Notes\">", with: "<?note?><?sheet a=\"b\"?><g id=\"Notes\">")))
    #expect(instructed.size == plain.size && instructed.layers == plain.layers)
  }

  @Test(arguments: [
    "", "<svg/>", "<svg xmlns=\"http://www.w3.org/2000/svg\"><g id=\"Regular-M\"/></svg>", "not xml", "<svg><g id='Regular-M'><path d='",
    "<?x?><svg", "<<?a?>?x?><svg/>", "<?x",
  ])
  func whatIsNoTemplateHasNoDrawing(_ text: String) { #expect(drawing(text) == nil) }

  @Test(arguments: [
    ("M0 0 10 0 10 10z", CGRect(x: 0, y: 0, width: 10, height: 10)), ("m1,1h8v6h-8Z", CGRect(x: 1, y: 1, width: 8, height: 6)),
    ("M0,0L.5.5 1-1", CGRect(x: 0, y: -1, width: 1, height: 1.5)), ("M0 10a10 10 0 0120 0", CGRect(x: 0, y: 0, width: 20, height: 10)),
    ("M0 0C0 0 10 10 10 10S 20 20 20 20", CGRect(x: 0, y: 0, width: 20, height: 20)),
    ("M1e1 0l-1e1 5", CGRect(x: 0, y: 0, width: 10, height: 5)),
    ("M0 0L10 10Lx", CGRect(x: 0, y: 0, width: 10, height: 10)),
  ])
  func pathDataIsRead(_ data: String, _ box: CGRect) {
    let found = SVGPathData.path(data).boundingRect
    for (a, b) in [(found.minX, box.minX), (found.minY, box.minY), (found.maxX, box.maxX), (found.maxY, box.maxY)] {
      #expect(abs(a - b) < 0.01)
    }
  }
}
