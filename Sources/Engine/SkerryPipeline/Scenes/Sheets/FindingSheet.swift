package import Foundation
package import SkerryDiagnostics
package import SkerryDrawing
import SkerryGeometry
import SkerryUI

/// A picture with its findings marked at their places and written below it.
@MainActor
package enum FindingSheet {
  /// Points.
  private static let margin: CGFloat = 16
  /// The minimum width of the sentences, in points.
  private static let narrowest: CGFloat = 300
  /// A wider picture has larger sentences, which stay readable where the sheet is shown smaller.
  private static let widest: CGFloat = 400

  /// - Parameters:
  ///   - scene: the picture.
  ///   - findings: their areas are points of the picture.
  ///   - page: an empty page.
  /// - Returns: what is drawn, and the size of the page in points.
  package static func draw(_ scene: LaidOutScene, _ findings: [Diagnostic], on page: SheetPage) -> (list: DisplayList, size: CGSize) {
    var page = page
    let margin = Self.margin
    let cell = page.cell(scene)
    page.place(cell.list, at: CGPoint(x: margin, y: margin), factor: cell.factor)
    let width = max(cell.size.width, Self.narrowest)
    let unit = max(1, width / Self.widest)
    var y = margin + cell.size.height + 12 * unit
    // Findings at one place share their frame, in the colour of the worst.
    var places: [(area: Diagnostic.Area, severity: Severity, numbers: [Int])] = []
    for (index, finding) in findings.enumerated() {
      guard let area = finding.area else { continue }
      if let known = places.firstIndex(where: { $0.area == area }) {
        places[known].numbers.append(index + 1)
        places[known].severity = max(places[known].severity, finding.severity)
      } else {
        places.append((area, finding.severity, [index + 1]))
      }
    }
    let picture = CGRect(origin: CGPoint(x: margin, y: margin), size: cell.size)
    for (area, severity, numbers) in places {
      let shown = scene.shown(area)
      let frame = CGRect(
        x: margin + shown.minX * cell.factor, y: margin + shown.minY * cell.factor, width: shown.width * cell.factor,
        height: shown.height * cell.factor)
      page.mark(
        frame.insetBy(dx: -3, dy: -3).intersection(picture.insetBy(dx: -3, dy: -3)), severity,
        findings.count > 1 ? numbers.map(String.init).joined(separator: ", ") : "")
    }
    for (index, finding) in findings.enumerated() {
      let number = findings.count > 1 ? "\(index + 1)" : ""
      let head = page.line(
        (number.isEmpty ? "" : number + "  ") + finding.rule, size: 12 * unit, weight: .semibold, .severity(finding.severity))
      page.place(head.list, at: CGPoint(x: margin, y: y))
      y += head.size.height + unit
      let words = page.line(finding.message, size: 12 * unit, .strong, width: width, lines: 8)
      page.place(words.list, at: CGPoint(x: margin, y: y))
      y += words.size.height + 8 * unit
    }
    let size = CGSize(width: width + 2 * margin, height: (y + margin - 12 * unit).rounded(.up))
    return (page.finished(size), size)
  }
}

extension SheetPage {
  /// A frame around a place in a picture, with its number where there are several.
  fileprivate mutating func mark(_ frame: CGRect, _ severity: Severity, _ number: String) {
    let color = color(.severity(severity))
    let outline = Path(roundedRect: frame, cornerRadius: min(5, frame.height / 2), style: .continuous)
    draw(.stroke(outline, StrokeStyle(lineWidth: 2), paint: .solid(color), bounds: frame.insetBy(dx: -1, dy: -1)))
    guard !number.isEmpty else { return }
    let words = line(number, size: 10, weight: .bold, .paper)
    let disc = CGRect(x: frame.minX - 7, y: frame.minY - 7, width: max(14, words.size.width + 8), height: 14)
    draw(.fill(Path(roundedRect: disc, cornerRadius: 7, style: .circular), evenOdd: false, paint: .solid(color), bounds: disc))
    place(words.list, at: CGPoint(x: disc.midX - words.size.width / 2, y: disc.midY - words.size.height / 2))
  }
}
