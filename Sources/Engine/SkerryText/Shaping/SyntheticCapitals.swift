import Foundation
import SkerryGraph
import SkerryGlyphs

/// Small capitals for faces that have none of their own: capitals at a smaller size.
struct SyntheticCapitals {
  /// Size of a small capital relative to its text: a little above the height of the small letters (our choice).
  static let factor: CGFloat = 0.78

  private let wanted: FontDescription.SmallCaps
  private let needsLower: Bool
  private let needsUpper: Bool

  init(_ wanted: FontDescription.SmallCaps, _ face: ShapingFace?) {
    self.wanted = wanted
    needsLower = (wanted == .lowercase || wanted == .all) && face?.hasFeature("smcp") == false
    needsUpper = (wanted == .uppercase || wanted == .all) && face?.hasFeature("c2sc") == false
  }

  /// The replacement of a character, if it has the same number of UTF-16 units; `nil` if the character is kept.
  func capital(for character: Character) -> [UInt16]? {
    guard needsLower || needsUpper, character.isCased else { return nil }
    if needsLower, character.isLowercase {
      let capital = Array(character.uppercased().utf16)
      return capital.count == character.utf16.count ? capital : nil
    }
    return needsUpper && character.isUppercase ? Array(character.utf16) : nil
  }
}
