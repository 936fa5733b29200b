import Foundation

/// A font; Core Text's spelling.
public typealias CTFont = UIFont
/// A font descriptor; Core Text's spelling.
public typealias CTFontDescriptor = UIFontDescriptor

/// The attribute with the positions on a variable font's axes, each under the axis's four-letter tag as a number.
public let kCTFontVariationAttribute = "NSCTFontVariationAttribute"

extension UIFont {
  /// Core Text's spelling of `init(descriptor:size:)`.
  public convenience init(_ descriptor: CTFontDescriptor, size: CGFloat) { self.init(descriptor: descriptor, size: size) }
  /// Core Text's spelling of `init(name:size:)`; a name that is not known is drawn in another face, with a finding.
  public convenience init(_ name: String, size: CGFloat) { self.init(.custom(name, fixedSize: size), size) }
}
