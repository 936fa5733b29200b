import Foundation
import SkerryGraph

/// Pairs of letters that stand nearer in SF than in the substitute font.
extension CharacterFit {
  /// How much less the first letter of a pair advances, in ems.
  ///
  /// T and W before a round letter in semibold and bold text: four words of 16 to 21 points and two titles of 34 (Figures §9.67). Regular ones
  /// are as in the substitute font; heavier ones and weights between are assumed.
  private static let nearer: CGFloat = -0.045

  private static let capitalT: UInt16 = 0x54, capitalW: UInt16 = 0x57
  private static let roundLetters = Set("acdegoqs".utf16)

  /// The fit of a letter because of the one after it; `nil` for most.
  static func pair(_ units: [UInt16], _ place: Int, in font: FontDescription) -> CharacterFit? {
    guard font.family == .system(.standard), !font.isOnWatch, place + 1 < units.count, roundLetters.contains(units[place + 1]) else {
      return nil
    }
    switch units[place] {
    case capitalW: break
    // T at display sizes has its own advance.
    case capitalT where font.size < SystemTracking.displayCut: break
    default: return nil
    }
    let share = SystemTracking.semiboldness(font)
    return share > 0 ? CharacterFit(extra: nearer * share, isLeading: true) : nil
  }
}
