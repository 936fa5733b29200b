import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryGeometry
import SkerryGraph

/// Text drawn into an image context.
struct ContextText: Equatable, Sendable {
  /// Where the lines are placed.
  enum Place: Equatable, Sendable {
    /// Lines break only at line breaks in the text; the point is the box's top left.
    case from(CGPoint)
    /// Lines break at the width, and those that end below the rectangle are left out.
    case within(CGRect, truncates: Bool)
    /// One line; the point is the start of its baseline.
    case baseline(CGPoint)
  }
  var string: AttributedString
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var lineSpacing: CGFloat = 0
  /// The paragraph's properties that are set and not drawn.
  var undrawn: [String] = []
  var place: Place

  /// Twelve points and black without attributes, as in UIKit.
  init(_ string: NSAttributedString, _ place: Place) {
    var text = AttributedString(string)
    for run in text.runs {
      if run.font == nil { text[run.range].font = UIFont.systemFont(ofSize: 12).font }
      if run.foregroundColor == nil { text[run.range].foregroundColor = .black }
    }
    self.string = text
    self.place = place
    guard string.length > 0 else { return }
    if let style = string.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle {
      (alignment, lineBreakMode, lineSpacing, undrawn) = (style.alignment, style.lineBreakMode, style.lineSpacing, style.undrawn)
    }
  }

  /// Glyphs and bars, back to front, in the context's coordinates.
  @MainActor
  func operations(in context: ResolveContext) -> [ImageContent.Part.Operation] {
    if !undrawn.isEmpty {
      let names = undrawn.joined(separator: ", ")
      context.log.report(Diagnostic(.notDrawn, "Text is drawn into an image without its paragraph style's \(names); a phone applies them."))
    }
    var text = Text(string).resolved(in: context)
    text.lineLimit = nil
    text.reservedLines = 0
    text.minimumScaleFactor = 1
    text.allowsTightening = false
    text.isRedacted = false
    text.lineSpacing = lineSpacing
    text.alignment =
      switch alignment {
      case .left, .natural, .justified: .leading
      case .center: .center
      case .right: .trailing
      }
    text.truncation =
      switch lineBreakMode {
      case .byTruncatingHead: .head
      case .byTruncatingMiddle: .middle
      case .byTruncatingTail, .byWordWrapping, .byCharWrapping, .byClipping: .tail
      }
    switch place {
    case .from(let point): return operations(of: context.services.text.layout(text, proposal: .unspecified), at: point, below: .infinity)
    case .baseline(let point):
      text.lineLimit = 1
      let layout = context.services.text.layout(text, proposal: .unspecified)
      return operations(of: layout, at: CGPoint(x: point.x, y: point.y - layout.firstBaseline), below: .infinity)
    case .within(let rect, let truncates):
      let cuts = truncates || [.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail].contains(lineBreakMode)
      let layout = context.services.text.layout(text, proposal: ProposedViewSize(width: rect.width, height: cuts ? rect.height : nil))
      let share: CGFloat = text.alignment == .leading ? 0 : text.alignment == .center ? 0.5 : 1
      let origin = CGPoint(x: rect.minX + max(0, rect.width - layout.size.width) * share, y: rect.minY)
      return operations(of: layout, at: origin, below: rect.height)
    }
  }

  /// - Parameter limit: lines that end lower than this in the box are not drawn; the first always is.
  @MainActor
  private func operations(of layout: TextLayout, at origin: CGPoint, below limit: CGFloat) -> [ImageContent.Part.Operation] {
    let bounds = CGRect(origin: origin, size: layout.size)
    let last = layout.lines.indices.last { $0 == 0 || layout.lines[$0].frame.maxY <= limit + 0.5 }
    let end = last.map { layout.lines[$0].frame.maxY } ?? .infinity
    func bars(behind: Bool) -> [ImageContent.Part.Operation] {
      layout.bars.filter { $0.isBehind == behind && $0.rect.midY <= end }.map { bar in
        .fill(Path(bar.rect.offsetBy(dx: origin.x, dy: origin.y)), bar.paint, evenOdd: false, bounds: bounds)
      }
    }
    let runs: [ImageContent.Part.Operation] = layout.runs.compactMap { run in
      var moved = run
      moved.glyphs = run.glyphs.filter { $0.origin.y <= end }
      for index in moved.glyphs.indices {
        moved.glyphs[index].origin.x += origin.x
        moved.glyphs[index].origin.y += origin.y
      }
      return moved.glyphs.isEmpty ? nil : .glyphs(moved, bounds: bounds)
    }
    return bars(behind: true) + runs + bars(behind: false)
  }
}
