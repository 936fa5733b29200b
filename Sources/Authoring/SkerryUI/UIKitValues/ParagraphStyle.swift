import Foundation

/// The alignment of lines; UIKit's spelling.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// How lines that are too long end; UIKit's spelling.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The layout of paragraphs; UIKit's spelling. Alignment, line spacing and the line break mode are drawn by `draw(in:)`; the heights of lines, the
/// indents and the space between paragraphs, all in points, are kept and not drawn, and a diagnostic names them. SwiftUI's `Text` draws none of them,
/// as on a phone.
public class NSParagraphStyle: NSObject {
  public fileprivate(set) var alignment = NSTextAlignment.natural
  public fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  public fileprivate(set) var lineSpacing: CGFloat = 0
  public fileprivate(set) var minimumLineHeight: CGFloat = 0
  public fileprivate(set) var maximumLineHeight: CGFloat = 0
  public fileprivate(set) var lineHeightMultiple: CGFloat = 0
  public fileprivate(set) var paragraphSpacing: CGFloat = 0
  public fileprivate(set) var paragraphSpacingBefore: CGFloat = 0
  public fileprivate(set) var headIndent: CGFloat = 0
  public fileprivate(set) var firstLineHeadIndent: CGFloat = 0
  public fileprivate(set) var tailIndent: CGFloat = 0
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The properties that are set and that `draw(in:)` does not draw.
  var undrawn: [String] {
    let lengths: [(String, CGFloat)] = [
      ("minimumLineHeight", minimumLineHeight), ("maximumLineHeight", maximumLineHeight), ("lineHeightMultiple", lineHeightMultiple),
      ("paragraphSpacing", paragraphSpacing), ("paragraphSpacingBefore", paragraphSpacingBefore), ("headIndent", headIndent),
      ("firstLineHeadIndent", firstLineHeadIndent), ("tailIndent", tailIndent),
    ]
    return lengths.filter { $0.1 != 0 }.map(\.0)
  }
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
  /// Not drawn; kept.
  public override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }
  /// Not drawn; kept.
  public override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }
  /// Not drawn; kept.
  public override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
  /// Not drawn; kept.
  public override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  /// Not drawn; kept.
  public override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { super.paragraphSpacingBefore = newValue }
  }
  /// Not drawn; kept.
  public override var headIndent: CGFloat {
    get { super.headIndent }
    set { super.headIndent = newValue }
  }
  /// Not drawn; kept.
  public override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { super.firstLineHeadIndent = newValue }
  }
  /// Not drawn; kept.
  public override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { super.tailIndent = newValue }
  }
}
