@_exported import Foundation
@_exported import SkerryFoundation

/// Names the parts of a text. There are no language models here, so it knows no tags and no language.
open class NLTagger: NSObject {
  /// What is passed over while tags are enumerated.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let omitWords = Options(rawValue: 1 << 0)
    public static let omitPunctuation = Options(rawValue: 1 << 1)
    public static let omitWhitespace = Options(rawValue: 1 << 2)
    public static let omitOther = Options(rawValue: 1 << 3)
    public static let joinNames = Options(rawValue: 1 << 4)
    public static let joinContractions = Options(rawValue: 1 << 5)
  }

  public let tagSchemes: [NLTagScheme]
  open var string: String?
  public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }

  /// Always `nil`.
  open var dominantLanguage: NLLanguage? { nil }
  /// Always empty.
  open class func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme] { [] }
  /// No effect: there is no model to choose.
  open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}
  /// Never calls the block.
  open func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: NLTagger.Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {}
  /// Always empty.
  open func tags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: NLTagger.Options = []
  ) -> [(NLTag?, Range<String.Index>)] { [] }
  /// No tag, and the empty range at the place.
  open func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (NLTag?, Range<String.Index>) { (nil, index..<index) }
}
/// The parts into which a text is cut.
public enum NLTokenUnit: Int, Sendable { case word, sentence, paragraph, document }
