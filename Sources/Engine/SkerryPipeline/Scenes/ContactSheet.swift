package import Foundation
import SkerryDiagnostics
package import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryLayout
import SkerryUI

/// All presentations of a state on one labelled sheet.
@MainActor
package struct ContactSheet {
  private let engine: Engine
  private let scale: CGFloat
  /// Points.
  private static let width: CGFloat = 860
  private static let gap: CGFloat = 24
  private static let labelHeight: CGFloat = 22

  package init(engine: Engine, scale: CGFloat) {
    self.engine = engine
    self.scale = scale
  }

  package func draw(_ scenes: [(name: String, scene: LaidOutScene)], title: String) -> (list: DisplayList, size: CGSize) {
    var items: [DisplayItem] = []
    func place(_ list: DisplayList, _ x: CGFloat, _ y: CGFloat, _ factor: CGFloat = 1) {
      let transform = CGAffineTransform(scaleX: factor, y: factor).concatenating(CGAffineTransform(translationX: x, y: y))
      items.append(.group([.transform(transform)], list))
    }
    place(label(title, size: 20, weight: .semibold).list, Self.gap, Self.gap)
    var (x, y, rowHeight) = (Self.gap, Self.gap + 40, CGFloat(0))
    for (name, scene) in scenes {
      let size = CGSize(width: scene.size.width * scene.magnification, height: scene.size.height * scene.magnification)
      let label = label(name, size: 12, weight: .medium)
      // A narrow picture is widened to fit its label.
      let width = max(size.width, label.width)
      if x > Self.gap, x + width > Self.width - Self.gap {
        x = Self.gap
        y += rowHeight + Self.gap
        rowHeight = 0
      }
      place(label.list, x, y)
      // A picture is clipped to its edges, as its file is: shadows do not extend onto the page.
      let edges = Path(CGRect(origin: .zero, size: scene.size))
      let picture = DisplayList([.group([.clip(edges, evenOdd: false)], engine.displayList(of: scene.tree, scale: scale))])
      place(picture, x, y + Self.labelHeight, scene.magnification)
      x += width + Self.gap
      rowHeight = max(rowHeight, size.height + Self.labelHeight)
    }
    let size = CGSize(width: Self.width, height: (y + rowHeight + Self.gap).rounded(.up))
    let page = CGRect(origin: .zero, size: size)
    let paper = DisplayItem.fill(Path(page), evenOdd: false, paint: .solid(RGBA(bytes: 246, 246, 248)), bounds: page)
    return (DisplayList([paper] + items), size)
  }

  private func label(_ text: String, size: CGFloat, weight: Font.Weight) -> (list: DisplayList, width: CGFloat) {
    let log = DiagnosticLog()
    var settings = RenderSettings()
    settings.scale = scale
    let context = ResolveContext(
      environment: engine.environment(settings, log: log), services: engine.services(now: settings.now), log: log)
    let node = context.rootNode(of: Text(verbatim: text).font(.system(size: size, weight: weight)).foregroundColor(Color(white: 0.25)))
    let layout = LayoutEngine(text: engine.text)
    let own = layout.size(of: node, proposal: .unspecified)
    return (engine.displayList(of: layout.layout(node, in: CGRect(origin: .zero, size: own)).0, scale: scale), own.width)
  }
}
