import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryGeometry
import SkerryLayout
import SkerryPipeline
import SkerryRaster
import SkerryUI

/// Random view trees: every layout ends, every frame is finite, every picture is drawn.
@MainActor
enum TreeTarget {
  private static let engine = Engine(resourceFolders: [])

  static func draw(_ bytes: [UInt8]) {
    var maker = TreeMaker(bytes: bytes[...])
    let proposal = ProposedViewSize(width: maker.length(), height: maker.length())
    let view = maker.view(depth: 0)
    let log = DiagnosticLog()
    let settings = RenderSettings()
    let context = ResolveContext(
      environment: engine.environment(settings, log: log), services: engine.services(now: settings.now), log: log)
    let node = context.rootNode(of: view)
    let (tree, _) = LayoutEngine(text: engine.text).layout(node, proposal: proposal, in: CGRect(x: 0, y: 0, width: 200, height: 120))
    check(tree)
    _ = LayoutTree(tree).json()
    _ = engine.rasterizer.rasterize(engine.displayList(of: tree, scale: 1), size: CGSize(width: 200, height: 120), scale: DisplayScale(1))
  }

  private static func check(_ node: PlacedNode) {
    let frame = node.frame
    precondition(
      frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite && frame.width >= 0 && frame.height >= 0,
      "A frame is not finite, or too far away: \(frame)")
    node.children.forEach(check)
  }
}

/// Turns bytes into views; after the last byte it makes the simplest views.
@MainActor
private struct TreeMaker {
  var bytes: ArraySlice<UInt8>

  mutating func byte() -> Int { Int(bytes.popFirst() ?? 0) }

  private static let lengths: [CGFloat] = [
    0, 1, 7.5, 20, 44, 100, 371, 1e4, -5, .infinity, -.infinity, .nan, 1e9, 0.001, 160, 33.333,
  ]

  mutating func length() -> CGFloat? {
    let choice = byte()
    return choice % 5 == 0 ? nil : Self.lengths[choice % Self.lengths.count]
  }

  mutating func view(depth: Int) -> AnyView {
    guard depth < 12, !bytes.isEmpty else { return AnyView(Color.red) }
    switch byte() % 24 {
    case 0: return AnyView(Text(["", "A", "Two words", "Längere Zeile 12 🍕 שלום", "a\nb\n"][byte() % 5]))
    case 1: return AnyView(Rectangle())
    case 2: return AnyView(Circle().stroke(Color.blue, lineWidth: length() ?? 1))
    case 3: return AnyView(Spacer(minLength: length()))
    case 4: return AnyView(Divider())
    case 5: return AnyView(Image(systemName: "star.fill"))
    case 6:
      let children = views(depth)
      return AnyView(HStack(spacing: length()) { ForEach(children.indices, id: \.self) { children[$0] } })
    case 7:
      let children = views(depth)
      return AnyView(VStack(alignment: .leading, spacing: length()) { ForEach(children.indices, id: \.self) { children[$0] } })
    case 8:
      let children = views(depth)
      return AnyView(ZStack { ForEach(children.indices, id: \.self) { children[$0] } })
    case 9: return AnyView(view(depth: depth + 1).padding(length() ?? 4))
    case 10: return AnyView(view(depth: depth + 1).frame(width: length(), height: length()))
    case 11:
      let (a, b, c) = (length(), length(), length())
      return AnyView(view(depth: depth + 1).frame(minWidth: a, maxWidth: b, minHeight: c, maxHeight: .infinity))
    case 12: return AnyView(view(depth: depth + 1).aspectRatio(length(), contentMode: byte() % 2 == 0 ? .fit : .fill))
    case 13: return AnyView(view(depth: depth + 1).fixedSize())
    case 14: return AnyView(view(depth: depth + 1).layoutPriority(Double(byte()) - 100))
    case 15: return AnyView(view(depth: depth + 1).offset(x: length() ?? 0, y: length() ?? 0))
    case 16: return AnyView(view(depth: depth + 1).rotationEffect(.degrees(Double(length() ?? 30))))
    case 17: return AnyView(view(depth: depth + 1).scaleEffect(length() ?? 2))
    case 18: return AnyView(view(depth: depth + 1).opacity(Double(length() ?? 0.5)))
    case 19:
      let inner = view(depth: depth + 1)
      return AnyView(GeometryReader { place in inner.frame(width: place.size.width / 2) })
    case 20:
      let (a, b) = (view(depth: depth + 1), view(depth: depth + 1))
      return AnyView(
        ViewThatFits {
          a; b
        })
    case 21:
      let (a, b) = (view(depth: depth + 1), view(depth: depth + 1))
      return AnyView(a.overlay(alignment: .topTrailing) { b }.background(Color.green))
    case 22:
      return AnyView(view(depth: depth + 1).clipShape(RoundedRectangle(cornerRadius: length() ?? 3)).shadow(radius: min(8, length() ?? 2)))
    case _:
      return AnyView(
        view(depth: depth + 1).blur(radius: min(8, length() ?? 1)).lineLimit(byte() % 4 + 1).font(.system(size: length() ?? 12)))
    }
  }

  private mutating func views(_ depth: Int) -> [AnyView] { (0..<(byte() % 5)).map { _ in view(depth: depth + 1) } }
}
