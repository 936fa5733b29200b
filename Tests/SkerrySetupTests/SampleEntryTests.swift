import SkerryFormats
import Testing

@testable import SkerrySetup

/// A made-up entry takes the place of one that does not compile.
@Suite struct SampleEntryTests {
  private let types = """
    struct RideEntry: TimelineEntry { let date: Date; var card: Card; let stops: [Stop]; var note: String?; var isFull = false; static let a = 1 }
    struct Card { init(image: UIImage, _ name: String, url: URL, size: Int = 3) {} }
    struct Stop { var title: String; var kind: Kind; var icon: String; let level: Double; var key: [String: Int] }
    enum Kind { case late(Int), early }
    enum Outer { struct CupEntry: TimelineEntry { var date = Date(); let settings: Settings; let intent: CupIntent } }
    class Settings { init?() {} ; private init(a: Int) {}; init(progress: Double) {} }
    struct CupIntent: WidgetConfigurationIntent {}
    struct Store { let date: Date }
    struct LockedEntry: TimelineEntry { let date: Date; private var secret: Int }
    struct GluedEntry: TimelineEntry { let date: Date; let wrapped: Missing }
    struct PartlyEntry: TimelineEntry { let date: Date; let wrapped: Missing?; let all: [Missing] }
    struct WatchedEntry: TimelineEntry { let date: Date; @Binding var on: Bool }
    """

  private func entry(_ result: String, in provider: String = "struct P { typealias Entry = RideEntry; }") -> String? {
    let outline = SwiftOutline(types)
    let names = DeclaredNames([outline])
    let own = SwiftOutline(provider)
    return SampleEntry(declared: names.type)
      .expression(of: SwiftOutline("let a: \(result)").tokens.dropFirst(3).map(\.text), in: own.declarations.first, own)
  }

  @Test func aCallOfTheTypesInitializers() {
    let photo = "(UIImage(systemName: \"photo\") ?? UIImage())"
    let ride =
      "RideEntry(date: Date(), card: Card(image: \(photo), \"Name\", url: URL(string: \"https://example.com/item\")!), "
      + "stops: [Stop(title: \"My Activity\", kind: Kind.early, icon: \"star\", level: 2.0, key: [:])], note: \"Everything is on track\")"
    #expect(entry("RideEntry") == ride)
    #expect(entry("Entry") == entry("RideEntry"))
    #expect(entry("Timeline<Entry>") == "Timeline(entries: [\(ride)], policy: .never)")
    #expect(entry("Outer.CupEntry") == "Outer.CupEntry(settings: Settings(progress: 0.62), intent: CupIntent())")
  }

  /// Only entries are made up, and only those whose values can all be.
  @Test(arguments: ["Store", "Missing", "String", "LockedEntry", "GluedEntry", "WatchedEntry", "Timeline<Store>", "[RideEntry]"])
  func othersAreNotMadeUp(_ type: String) { #expect(entry(type) == nil) }

  /// The values of an entry are followed to the fourth.
  @Test func valuesInValues() {
    func made(_ count: Int) -> String? {
      let types = (1...count).map { "struct V\($0) { let next: \($0 < count ? "V\($0 + 1)" : "Int") }" }
      let outline = SwiftOutline((["struct Entry: TimelineEntry { let next: V1 }"] + types).joined(separator: "\n"))
      return SampleEntry(declared: DeclaredNames([outline]).type).expression(of: ["Entry"], in: nil, outline, path: "Other")
    }
    #expect(made(3)?.hasPrefix("Entry(next: V1(next: V2(next: V3(next: ") == true)
    #expect(made(4) == nil)
  }

  /// Of several types of one name the innermost around the code is meant, and a qualified name means its own.
  @Test func typesOfOneName() {
    let outline = SwiftOutline(
      """
      struct Entry {}; enum Kind { case other }
      extension Ride { struct Entry: TimelineEntry { let date: Date; let kind: Kind }; enum Kind { case late } }
      struct Cup { struct Entry: TimelineEntry { let date: Date; let kind: Ride.Kind; let all: Kind }; struct Provider {} }
      """)
    let sample = SampleEntry(declared: DeclaredNames([outline]).type)
    func made(_ path: String) -> String? { sample.expression(of: ["Entry"], in: nil, outline, path: path) }
    #expect(made("Ride.Provider") == "Ride.Entry(date: Date(), kind: Ride.Kind.late)")
    #expect(made("Cup.Provider") == "Cup.Entry(date: Date(), kind: Ride.Kind.late, all: Kind.other)")
    #expect(made("Other") == nil)
    let ride = outline.declarations.first { $0.name == "Ride" }
    #expect(DeclaredNames.path(of: [ride, ride?.members.first].compactMap { $0 }) == "Ride.Entry")
  }

  @Test func whatMayBeAbsentIsAbsent() { #expect(entry("PartlyEntry") == "PartlyEntry(date: Date(), wrapped: nil, all: [])") }
}
