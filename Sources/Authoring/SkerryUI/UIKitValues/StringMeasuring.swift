import Foundation
import SkerryGeometry
import SkerryGraph

// Text measurement outside of views: widgets size the frame of a timer by its widest value.

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
}

/// Options for measuring text; UIKit's spelling.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The rectangle limits several lines; without this option the text is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The context of a text measurement; UIKit's spelling.
public final class NSStringDrawingContext {
  public var minimumScaleFactor: CGFloat = 0
  public init() {}
}

extension String {
  /// The size of the text without wrapping, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    MeasuredText([(self, attributes ?? [:])]).size(in: nil)
  }
  /// The bounding rectangle of the text in a box, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    CGRect(origin: .zero, size: MeasuredText([(self, attributes ?? [:])]).size(in: options.contains(.usesLineFragmentOrigin) ? size : nil))
  }
}

extension NSString {
  /// The size of the text without wrapping, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }
  /// The bounding rectangle of the text in a box, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

extension NSAttributedString {
  /// The size of the text without wrapping, in points.
  public func size() -> CGSize { measured.size(in: nil) }
  /// The bounding rectangle of the text in a box, in points.
  public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
    CGRect(origin: .zero, size: measured.size(in: options.contains(.usesLineFragmentOrigin) ? size : nil))
  }

  private var measured: MeasuredText {
    var pieces: [(String, [NSAttributedString.Key: Any])] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      pieces.append((attributedSubstring(from: range).string, attributes))
    }
    return MeasuredText(pieces)
  }
}

/// A string with UIKit's attributes, measured with the faces of the picture that is being drawn. Its size is not rounded to pixels, as a text's
/// is: Apple's page on `boundingRect` says that sizes are fractional. Source: Figures §9.85.
private struct MeasuredText {
  /// Rounds up to 0.0002 points: to nothing that a picture shows.
  private static let fractional = DisplayScale(4096)

  var pieces: [(text: String, attributes: [NSAttributedString.Key: Any])]

  init(_ pieces: [(String, [NSAttributedString.Key: Any])]) { self.pieces = pieces.map { (text: $0.0, attributes: $0.1) } }

  /// - Parameter box: the space for its lines; `nil` breaks lines only at newlines.
  func size(in box: CGSize?) -> CGSize {
    guard MainActor.isCurrent else { return estimate }
    let runs = pieces.map { piece in
      (piece.text, font(piece.attributes), number(piece.attributes[.kern]), number(piece.attributes[.tracking]))
    }
    let found: CGSize? = MainActor.assumeIsolated {
      let environment = EnvironmentValues.current
      guard let measure = environment.system.text else { return nil }
      var text = ResolvedText(
        runs: runs.map { TextRun($0.0, font: Font.resolved(in: environment, font: $0.1.font), kerning: $0.2, tracking: $0.3) })
      text.scale = Self.fractional
      let proposal = box.map {
        ProposedViewSize(width: $0.width > 0 ? $0.width : nil, height: $0.height > 0 && $0.height < 1e6 ? $0.height : nil)
      }
      return measure.layout(text, proposal: proposal ?? .unspecified).size
    }
    return found ?? estimate
  }

  /// Without a renderer there are no faces: uses the mean advance of SF's digits and lower case, 0.58 em (our choice).
  private var estimate: CGSize {
    let sizes = pieces.map { (Double($0.text.count), font($0.attributes)) }
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.0 * $1.1.pointSize * 0.58 },
      height: sizes.map(\.1.lineHeight).max() ?? UIFont.systemFont(ofSize: 12).lineHeight)
  }

  /// Twelve points by default, as in UIKit.
  private func font(_ attributes: [NSAttributedString.Key: Any]) -> UIFont { attributes[.font] as? UIFont ?? .systemFont(ofSize: 12) }

  private func number(_ value: Any?) -> CGFloat {
    (value as? CGFloat) ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) } ?? 0
  }
}
