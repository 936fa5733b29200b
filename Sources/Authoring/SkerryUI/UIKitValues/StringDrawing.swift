import Foundation

// Strings drawn into the current image context. Outside one nothing is drawn, as in UIKit.

extension NSAttributedString {
  /// Draws the lines of the text without wrapping.
  public func draw(at point: CGPoint) { CGContext.current?.add(.text(ContextText(self, .from(point)))) }
  /// Draws lines that wrap at the rectangle's width.
  public func draw(in rect: CGRect) { CGContext.current?.add(.text(ContextText(self, .within(rect, truncates: false)))) }
  /// Draws one line whose baseline begins at the origin, or the lines that fit into the rectangle.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    guard options.contains(.usesLineFragmentOrigin) else {
      CGContext.current?.add(.text(ContextText(self, .baseline(rect.origin))))
      return
    }
    CGContext.current?.add(.text(ContextText(self, .within(rect, truncates: options.contains(.truncatesLastVisibleLine)))))
  }
}

extension String {
  private func with(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: self, attributes: attributes ?? [:])
  }
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) { with(attributes).draw(at: point) }
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) { with(attributes).draw(in: rect) }
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) { with(attributes).draw(with: rect, options: options, context: context) }
}

extension NSString {
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(at: point, withAttributes: attributes)
  }
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(in: rect, withAttributes: attributes)
  }
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) { String(describing: self).draw(with: rect, options: options, attributes: attributes, context: context) }
}
