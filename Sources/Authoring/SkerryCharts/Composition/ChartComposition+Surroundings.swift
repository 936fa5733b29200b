import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryLayout
import SkerryUI

/// Titles and legend.
extension ChartComposition {
  /// Adds titles and legend and returns the space left for the axes.
  func addSurroundings(in whole: CGRect, to nodes: inout FramedNodes) -> CGRect {
    var bounds = whole
    var captions: [(ChartSettings.Caption, AnnotationPosition, Alignment)] = []
    let legend = settings.legend
    let position: AnnotationPosition = legend.position.isAutomatic ? .bottom : legend.position
    if !legend.isHidden,
      let view = legend.view.map({ AnyView($0) })
        ?? LegendPlan(context: context, styles: styles, marks: marks).view(width: whole.width, isBeside: position.isBeside)
    {
      captions.append(
        (
          .init(position: position, alignment: legend.alignment, spacing: legend.spacing ?? stackSpacing(position, view), view: view),
          position,
          legend.alignment ?? .topLeading
        ))
    }
    for title in settings.xTitles {
      let position: AnnotationPosition = title.position.isAutomatic ? .bottom : title.position
      captions.append((styled(title), position, title.alignment ?? .center))
    }
    for title in settings.yTitles {
      let position: AnnotationPosition = title.position.isAutomatic ? .top : title.position
      captions.append((styled(title), position, title.alignment ?? (title.position.isAutomatic ? .trailing : .center)))
    }
    for (caption, position, alignment) in captions {
      let node = context.layeredNode(of: AnyView(caption.view), alignment: alignment)
      let isBeside = position.isBeside
      let own = size(of: node, ProposedViewSize(width: isBeside ? nil : bounds.width, height: isBeside ? bounds.height : nil))
      let gap = caption.spacing ?? 4
      var frame = CGRect(
        origin: AnnotationPosition.overlay.origin(of: own, beside: bounds, alignment: alignment, spacing: 0), size: own)
      if position.vertical != 0 {
        frame.origin.y = position.vertical < 0 ? bounds.minY : bounds.maxY - own.height
        if position.horizontal != 0 { frame.origin.x = position.horizontal < 0 ? bounds.minX : bounds.maxX - own.width }
        if position.vertical < 0 { bounds.origin.y += own.height + gap }
        bounds.size.height = max(0, bounds.height - own.height - gap)
      } else if position.horizontal != 0 {
        frame.origin.x = position.horizontal < 0 ? bounds.minX : bounds.maxX - own.width
        if position.horizontal < 0 { bounds.origin.x += own.width + gap }
        bounds.size.width = max(0, bounds.width - own.width - gap)
      }
      nodes.add(node, frame)
    }
    return bounds
  }

  /// A stack's own spacing between the plot and a view at a position, in points (Figures §9.37).
  private func stackSpacing(_ position: AnnotationPosition, _ view: any View) -> CGFloat {
    guard position.vertical != 0 else { return EdgeSpacing.standard }
    let pair = VStack {
      if position.vertical < 0 { AnyView(view) }
      Color.clear
      if position.vertical > 0 { AnyView(view) }
    }
    func height(_ view: any View) -> CGFloat {
      size(of: context.layeredNode(of: AnyView(view), alignment: .center), ProposedViewSize(width: nil, height: nil)).height
    }
    return height(pair) - height(Color.clear) - height(view)
  }

  private func styled(_ title: ChartSettings.Caption) -> ChartSettings.Caption {
    var title = title
    title.view = AnyView(title.view).font(.caption2).foregroundStyle(.secondary)
    return title
  }
}
