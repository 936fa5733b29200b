import Foundation
import SkerryLocalization

// Text and images record their source position in default arguments. An initializer with such arguments is not a
// function of one argument, so these forms let `names.map(Text.init)` and `data.map(Image.init(uiImage:))` compile. The
// compiler prefers the other forms in calls, because these are more general.

/// A value that a text view can be created from.
public protocol _TextSource {
  var _text: Text { get }
}
extension LocalizedStringKey: _TextSource {
  public var _text: Text { Text(self) }
}
extension LocalizedStringResource: _TextSource {
  public var _text: Text { Text(self) }
}
extension AttributedString: _TextSource {
  public var _text: Text { Text(self) }
}

extension Text {
  public init<S: BidirectionalCollection>(verbatim content: S) where S.Element == Character { self.init(verbatim: String(content)) }
  @_disfavoredOverload
  public init<S: _TextSource>(_ source: S) { self = source._text }
}
extension Image {
  public init<S: BidirectionalCollection>(systemName: S) where S.Element == Character { self.init(systemName: String(systemName)) }
  public init<I: UIImage>(uiImage: I) { self.init(uiImage: uiImage as UIImage) }
}
