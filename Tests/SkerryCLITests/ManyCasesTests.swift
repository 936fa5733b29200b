import SwiftUI
import SkerryWidget
import Testing

@testable import SkerryCases

/// What a plan keeps of its cases until they are drawn.
@MainActor
@Suite struct ManyCasesTests {
  /// A preview's view, which counts how many of its kind are alive.
  private var cases: [PreviewCase] {
    CaseFinder(inventory: WidgetInventory()).cases().cases.filter { $0.activity == "Tally" }
  }

  /// The views of a list of previews are not kept, but made for each picture: 1.9 KB each in a bundle with a small view.
  @Test func viewsAreLetGo() throws {
    let found = cases
    #expect(found.count == 50 && Tally.alive <= 1)
    guard case .view(let make, _) = found[7].content else { throw CommandError("not a view") }
    #expect(found[7].state == "count-7" && "\(make())".contains("count 7"))
  }

  /// Looks that differ in nothing else share their cases, so the previews are evaluated once.
  @Test func looksShareTheirCases() throws {
    let looks = try CaseOptions.looks(
      try Arguments(["Tally*", "--color-scheme", "light,dark", "--dynamic-type", "small,large"], of: .render))
    let before = Tally.evaluations
    let plan = try CasePlan(looks, inventory: WidgetInventory())
    #expect(plan.pictures.count == 200 && Set(plan.pictures.map(\.path)).count == 200)
    #expect(Tally.evaluations == before + 1)
    let times = try CaseOptions.looks(
      try Arguments(["Tally*", "--locale", "de,en"], of: .render)
    ).enumerated().map { index, look in
      var look = look
      look.settings.now += Double(index)
      return look
    }
    // Generated states depend on the time.
    _ = try CasePlan(times, inventory: WidgetInventory())
    #expect(Tally.evaluations == before + 3)
  }
}

/// Counts the views that exist, and how often the previews were evaluated.
@MainActor
private final class Tally {
  static var alive = 0
  static var evaluations = 0
  init() { Self.alive += 1 }
  isolated deinit { Self.alive -= 1 }
}

private struct TallyView: View {
  let text: String
  let tally = Tally()
  var body: some View { Text(text) }
}

private struct Tally_Previews: PreviewProvider {
  static var previews: some View {
    let _ = Tally.evaluations += 1
    ForEach(0..<50, id: \.self) { number in
      TallyView(text: "count \(number)").previewDisplayName("count \(number)").previewLayout(.sizeThatFits)
    }
  }
}
