import Foundation

/// The alignment of lines; UIKit's spelling.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// How lines that are too long end; UIKit's spelling.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The layout of paragraphs; UIKit's spelling. Alignment, line spacing and the line break mode are drawn.
public class NSParagraphStyle: NSObject {
  public fileprivate(set) var alignment = NSTextAlignment.natural
  public fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  public fileprivate(set) var lineSpacing: CGFloat = 0
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }
}

/// A paragraph style that can be changed; UIKit's spelling.
public final class NSMutableParagraphStyle: NSParagraphStyle {
  public override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  public override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  public override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
}
