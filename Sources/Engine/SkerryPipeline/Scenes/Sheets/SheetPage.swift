import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryLayout
import SkerryUI

/// The page that a sheet is drawn on: its colours, which follow the appearance, and the text on it.
@MainActor
package struct SheetPage {
  private let engine: Engine
  private let settings: RenderSettings
  private let isDark: Bool
  private(set) var items: [DisplayItem] = []
  /// Points.
  static let margin: CGFloat = 24

  /// An empty page in the appearance and at the scale of the settings.
  package init(engine: Engine, settings: RenderSettings) {
    self.engine = engine
    // A sheet is for the team, so its own text has one language and size, whatever its pictures are drawn for.
    var own = RenderSettings()
    own.scale = settings.scale
    self.settings = own
    isDark = settings.colorScheme == .dark
  }

  /// A scene placed on this page, without a label.
  func cell(_ scene: LaidOutScene) -> SheetCell { SheetCell("", scene, engine, scale: settings.scale) }

  enum Tone {
    case strong, soft, accent, paper
    case severity(Severity)
  }

  func color(_ tone: Tone) -> RGBA {
    switch tone {
    case .strong: isDark ? RGBA(bytes: 242, 242, 244) : RGBA(bytes: 29, 29, 31)
    case .soft: isDark ? RGBA(bytes: 152, 152, 159) : RGBA(bytes: 98, 98, 104)
    case .accent, .severity(.warning), .severity(.note): isDark ? RGBA(bytes: 255, 179, 64) : RGBA(bytes: 160, 82, 0)
    case .severity(.error): isDark ? RGBA(bytes: 255, 105, 97) : RGBA(bytes: 197, 0, 31)
    case .paper: isDark ? RGBA(bytes: 36, 37, 42) : RGBA(bytes: 246, 246, 248)
    }
  }

  /// Text laid out in a width, ready to be placed.
  struct Line {
    var list: DisplayList
    var size: CGSize
  }

  func line(_ text: String, size: CGFloat, weight: Font.Weight = .regular, _ tone: Tone, width: CGFloat? = nil, lines: Int = 1) -> Line {
    let log = DiagnosticLog()
    let context = ResolveContext(
      environment: engine.environment(settings, log: log), services: engine.services(now: settings.now), log: log)
    let color = color(tone)
    let view = Text(verbatim: text).font(.system(size: size, weight: weight)).lineLimit(lines)
      .foregroundColor(Color(red: color.red, green: color.green, blue: color.blue))
    let node = context.rootNode(of: view)
    let layout = LayoutEngine(text: engine.text)
    let taken = layout.size(of: node, proposal: ProposedViewSize(width: width, height: nil))
    let tree = layout.layout(node, in: CGRect(origin: .zero, size: taken)).0
    return Line(list: engine.displayList(of: tree, scale: settings.scale), size: taken)
  }

  mutating func place(_ list: DisplayList, at origin: CGPoint, factor: CGFloat = 1) {
    let move = CGAffineTransform(translationX: snapped(origin.x), y: snapped(origin.y))
    items.append(.group([.transform(CGAffineTransform(scaleX: factor, y: factor).concatenating(move))], list))
  }

  mutating func draw(_ item: DisplayItem) { items.append(item) }

  private func snapped(_ length: CGFloat) -> CGFloat { DisplayScale(settings.scale).snapped(length) }

  /// A thin line across the page.
  mutating func rule(from left: CGFloat, to right: CGFloat, y: CGFloat) {
    let frame = CGRect(x: left, y: snapped(y), width: right - left, height: 1)
    items.append(.fill(Path(frame), evenOdd: false, paint: .solid(color(.soft).opacity(0.3)), bounds: frame))
  }

  /// A label in a frame of its own, such as "generated state". Returns its size.
  mutating func badge(_ text: String, at origin: CGPoint) -> CGSize {
    let words = line(text, size: 11, weight: .medium, .accent)
    let size = CGSize(width: words.size.width + 16, height: words.size.height + 6)
    let frame = CGRect(origin: origin, size: size)
    let outline = Path(roundedRect: frame.insetBy(dx: 0.5, dy: 0.5), cornerRadius: size.height / 2, style: .circular)
    items.append(.stroke(outline, StrokeStyle(lineWidth: 1), paint: .solid(color(.accent)), bounds: frame))
    place(words.list, at: CGPoint(x: origin.x + 8, y: origin.y + 3))
    return size
  }

  /// The whole page.
  func finished(_ size: CGSize) -> DisplayList {
    let page = CGRect(origin: .zero, size: size)
    return DisplayList([.fill(Path(page), evenOdd: false, paint: .solid(color(.paper)), bounds: page)] + items)
  }
}
