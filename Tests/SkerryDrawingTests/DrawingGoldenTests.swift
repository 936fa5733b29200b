import Foundation
import SkerryGeometry
import SkerryTestSupport
import Testing

@testable import SkerryDrawing

/// Outlines and colours as numbers: corners, strokes, dashes, trimmed, reversed and nested paths, and conversions of colours.
@Suite struct DrawingGoldenTests {
  private static let box = CGRect(x: 3, y: 5, width: 60, height: 40)

  private static var paths: [(name: String, path: Path)] {
    var arcs = Path()
    arcs.addArc(center: CGPoint(x: 20, y: 20), radius: 10, startAngle: .degrees(-30), endAngle: .degrees(200), clockwise: false)
    arcs.addArc(center: CGPoint(x: 20, y: 20), radius: 6, startAngle: .degrees(10), endAngle: .degrees(120), clockwise: true)
    arcs.addRelativeArc(center: CGPoint(x: 40, y: 20), radius: 8, startAngle: .degrees(45), delta: .degrees(-400))
    var tangent = Path()
    tangent.move(to: CGPoint(x: 0, y: 30))
    tangent.addArc(tangent1End: CGPoint(x: 0, y: 0), tangent2End: CGPoint(x: 40, y: 10), radius: 7)
    tangent.addQuadCurve(to: CGPoint(x: 50, y: 50), control: CGPoint(x: 60, y: 20))
    tangent.addCurve(to: CGPoint(x: 5, y: 45), control1: CGPoint(x: 40, y: 70), control2: CGPoint(x: 20, y: 20))
    var zigzag = Path()
    zigzag.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 30, y: 4), CGPoint(x: 2, y: 10), CGPoint(x: 30, y: 30), CGPoint(x: 31, y: 0)])
    var nested = Path(Self.box)
    nested.addRect(Self.box.insetBy(dx: 5, dy: 5))
    nested.addEllipse(in: Self.box.insetBy(dx: 12, dy: 12))
    let radii = RectangleCornerRadii(topLeading: 4, bottomLeading: 12, bottomTrailing: 40, topTrailing: 0)
    return [
      ("rectangle", Path(box)), ("ellipse", Path(ellipseIn: box)),
      ("circular corners", Path(roundedRect: box, cornerRadius: 9, style: .circular)),
      ("continuous corners", Path(roundedRect: box, cornerRadius: 9, style: .continuous)),
      ("large corners", Path(roundedRect: box, cornerRadius: 17, style: .continuous)),
      ("corners of the height", Path(roundedRect: box, cornerRadius: 30, style: .continuous)),
      ("wide corners", Path(roundedRect: box, cornerSize: CGSize(width: 12, height: 5), style: .circular)),
      ("four corners", Path(roundedRect: box, cornerRadii: radii, style: .circular)),
      ("four continuous corners", Path(roundedRect: box, cornerRadii: radii, style: .continuous)),
      ("capsule", Path(capsuleIn: box)), ("high capsule", Path(capsuleIn: CGRect(x: 0, y: 0, width: 20, height: 50))),
      ("arcs", arcs), ("tangent", tangent), ("zigzag", zigzag), ("nested", nested),
    ]
  }

  private static let styles: [(name: String, style: StrokeStyle)] = [
    ("butt", StrokeStyle(lineWidth: 3)), ("round", StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round)),
    ("square", StrokeStyle(lineWidth: 2, lineCap: .square, lineJoin: .bevel)), ("mitred", StrokeStyle(lineWidth: 5, miterLimit: 2)),
    ("dashed", StrokeStyle(lineWidth: 2, dash: [6, 3])),
    ("odd dashes", StrokeStyle(lineWidth: 2, lineCap: .round, dash: [5, 2, 1], dashPhase: 3)),
  ]

  @Test func outlinesAreUnchanged() throws {
    var lines: [String] = []
    for (name, path) in Self.paths {
      lines.append("\(name): \(RecordedText.text(path))")
      lines.append("  in \(RecordedText.text(path.boundingRect))")
      lines.append("  trimmed \(RecordedText.text(path.trimmedPath(from: 0.2, to: 0.65)))")
      lines.append("  reversed \(RecordedText.text(path.reversed))")
      lines.append("  by parity \(RecordedText.text(path.withHolesByParity))")
      lines.append(
        "  flat \(path.flattened(tolerance: 0.5).map { "\($0.isClosed) " + $0.points.map(RecordedText.text).joined(separator: " ") })")
      let inside = stride(from: CGFloat(1), to: 66, by: 5).map { x in
        stride(from: CGFloat(1), to: 52, by: 5).map { y in path.contains(CGPoint(x: x, y: y)) ? "x" : "." }.joined()
      }
      lines.append("  contains \(inside.joined(separator: " "))")
      for (title, style) in Self.styles {
        let stroke = path.strokedPath(style)
        lines.append(
          "  \(title): \(stroke.elements.count) elements in \(RecordedText.text(stroke.boundingRect)), \(RecordedText.text(stroke).prefix(400))"
        )
      }
    }
    try RecordedText.check("outlines", lines)
  }

  /// Up to 60 points of height an island's ends are those of compact and minimal ones, above it those of an expanded one.
  @Test func islandOutlinesAreUnchanged() throws {
    var lines: [String] = []
    for style in [IslandCornerStyle.round, .continuous] {
      for (width, height) in [
        (126, 36.67), (45, 36.67), (36.67, 36.67), (12, 36.67), (230, 60), (230, 60.1), (371, 84), (371, 148), (371, 160),
      ] {
        let path = Path(island: CGRect(x: 7, y: 11, width: width, height: height), radius: 48, style: style)
        lines.append("\(style) \(width) × \(height): \(RecordedText.text(path))")
      }
    }
    for radius in [0, 10, 43.67] as [CGFloat] {
      lines.append("radius \(radius): \(RecordedText.text(Path(island: Self.box, radius: radius, style: .continuous)))")
    }
    try RecordedText.check("island-outlines", lines)
  }

  /// The outlines of what two paths have together, in common and apart, even where they touch at corners and along edges.
  @Test func combinedOutlinesAreUnchanged() throws {
    var lines: [String] = []
    let checked = Path(CGRect(x: 0, y: 0, width: 10, height: 10)).union(Path(CGRect(x: 10, y: 10, width: 10, height: 10)))
    let others: [(name: String, path: Path)] = [
      ("corners", checked), ("edge", Path(CGRect(x: 63, y: 5, width: 20, height: 40))),
      ("inside", Path(ellipseIn: CGRect(x: 20, y: 12, width: 20, height: 20))),
      ("across", Path(roundedRect: CGRect(x: 25, y: 0, width: 12, height: 60), cornerRadius: 5, style: .circular)),
    ]
    for (name, path) in Self.paths {
      lines.append("\(name) normalized: \(RecordedText.text(path.normalized()).prefix(600))")
      for (title, other) in others {
        let results = [
          path.union(other), path.intersection(other), path.subtracting(other), path.symmetricDifference(other),
          path.lineIntersection(other),
          path.lineSubtraction(other, eoFill: true),
        ]
        lines.append(
          "\(name) and \(title): \(results.map { "\($0.elements.count) \(RecordedText.text($0.boundingRect)) \(RecordedText.hash(of: RecordedText.text($0)))" }.joined(separator: "; "))"
        )
      }
    }
    try RecordedText.check("combined-outlines", lines)
  }

  @Test func coloursAreUnchanged() throws {
    func text(_ color: RGBA) -> String {
      [color.red, color.green, color.blue, color.alpha].map { RecordedText.number(CGFloat($0)) }.joined(separator: " ")
    }
    var lines: [String] = []
    for hue in stride(from: 0.0, through: 1.1, by: 0.07) {
      lines.append("hue \(RecordedText.number(CGFloat(hue))): \(text(RGBA(hue: hue, saturation: 0.7, brightness: 0.8, alpha: 0.9)))")
    }
    let colors = [RGBA(1, 0.2, 0.1), RGBA(0, 0.4, 1, 0.5), RGBA(0.5, 0.5, 0.5), .clear, .white, RGBA(0.02, 0.03, 0.9, 0.25)]
    for first in colors {
      let lab = Oklab(first)
      let values = [lab.lightness, lab.a, lab.b, lab.alpha].map { RecordedText.number(CGFloat($0)) }.joined(separator: " ")
      lines.append("\(text(first)): Oklab \(values), back \(text(lab.color)), brightness \(RecordedText.number(CGFloat(first.luma)))")
      lines.append("  from P3 \(text(RGBA(displayP3Red: first.red, first.green, first.blue, first.alpha)))")
      lines.append("  resolved from P3 \(text(RGBA(resolvingDisplayP3Red: first.red, first.green, first.blue, first.alpha)))")
      for second in colors {
        let mixes = [0.25, 0.5, 0.9].map { text(lab.mixed(with: Oklab(second), $0).color) }.joined(separator: "; ")
        lines.append(
          "  with \(text(second)): \(mixes); over \(text(first.composited(over: second))); \(RecordedText.number(CGFloat(lab.distance(to: Oklab(second)))))"
        )
      }
    }
    try RecordedText.check("colours", lines)
  }
}
