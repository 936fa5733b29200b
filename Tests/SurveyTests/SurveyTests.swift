import SkerryImage
import SwiftUI
import Testing

/// Every row of the survey of real Live Activities has code that uses it, and that code draws what the row means.
@Suite @MainActor struct SurveyTests {
  private static let lists: [(name: String, rows: [String], count: Int)] = [
    ("names", Survey.names, 208), ("constructors", Survey.constructors, 129), ("texts", Survey.texts, 20),
    ("modifiers", Survey.modifiers, 157), ("fonts", Survey.fonts, 37), ("styles", Survey.styles, 48), ("colors", Survey.colors, 47),
    ("literals", Survey.literals, 69), ("widgets", Survey.widgets, 53), ("activities", Survey.activities, 43),
    ("intents", Survey.intents, 15), ("values", Survey.values, 29),
  ]

  @Test func everyRowHasACallSite() {
    let used = Set(CallSites.all.sites.map(\.row))
    for list in Self.lists {
      #expect(Set(list.rows).count == list.count, "\(list.name)")
      let missing = list.rows.filter { !used.contains($0) && !used.contains(where: Self.names($0)) }
      #expect(missing.isEmpty, "\(list.name) without code: \(missing)")
    }
  }

  /// A name is used where a form that begins with it is.
  private static func names(_ name: String) -> (String) -> Bool {
    { form in form.hasPrefix(name) && !(form.dropFirst(name.count).first?.isLetter ?? false) && form != name }
  }

  @Test func everyCallSiteIsOfTheSurvey() {
    let rows = Set(Self.lists.flatMap(\.rows))
    let strange = CallSites.all.sites.map(\.row).filter { !rows.contains($0) }
    #expect(strange.isEmpty, "in no list: \(strange)")
  }

  private func bitmap(_ view: AnyView) throws -> Bitmap { try ImageCodecs.decode(picture(view)) }
  private func picture(_ view: AnyView) throws -> Data {
    try ImageRenderer(content: ZStack { view }.frame(width: 120, height: 120).tint(.indigo)).pngData()
  }

  @Test func everyCallSiteDrawsWhatItClaims() throws {
    for site in CallSites.all.sites {
      switch site.claim {
      case .compiles: continue
      case .draws(let view):
        let found = try bitmap(view)
        let size = found.size
        let hasVisiblePixels = (0..<size.height).contains { y in (0..<size.width).contains { found.color(x: $0, y: y).alpha > 0 } }
        #expect(hasVisiblePixels, "\(site.row) draws nothing")
      case .changes(let view, let other):
        #expect(try picture(view) != picture(other), "\(site.row) changes nothing")
      case .equals(let view, let other):
        #expect(try picture(view) == picture(other), "\(site.row) is not drawn as it should be")
      }
    }
  }
}
