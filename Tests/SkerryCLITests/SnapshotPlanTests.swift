import SkerryFormats
import SkerryPresentation
import SkerryWidget
import Testing

@testable import SkerryCases

/// Which goldens a run knows to be out of use: those of a complete run alone, and never those of cases that exist.
@MainActor
@Suite struct SnapshotPlanTests {
  private func plan(_ words: String..., widget: any Widget = MatchActivity()) throws -> SnapshotPlan {
    try SnapshotPlan(Arguments(words, of: .test), SnapshotConfiguration(), environment: [:], inventory: WidgetInventory(widget: widget))
  }

  @Test(arguments: [["Match*"], ["--presentation", "minimal"], ["--states", "sample"]])
  func aCallThatChoosesIsNotComplete(words: [String]) throws {
    let plan = try SnapshotPlan(
      Arguments(words, of: .test), SnapshotConfiguration(), environment: [:], inventory: WidgetInventory(widget: MatchActivity()))
    #expect(plan.isFiltered && plan.allCases.count == 0)
  }

  /// A look draws other sets; it leaves out no case.
  @Test func aLookIsComplete() throws {
    let plan = try plan("--color-scheme", "dark")
    #expect(!plan.isFiltered && plan.allCases.count > 0)
  }

  /// A widget whose families a device does not have has no pictures there, and is still a case of the bundle.
  @Test func casesWithoutPicturesOnADeviceAreKnown() throws {
    let phone = try plan(widget: CupWidget())
    var count = 0
    for device in Devices.all {
      guard let plan = try? plan("--device", device.id, widget: CupWidget()) else { continue }
      for entry in CaseFinder(inventory: WidgetInventory(widget: CupWidget())).cases().cases {
        let hash = ContentHash(of: entry.id)
        guard phone.allCases.contains(hash) else { continue }
        count += 1
        #expect(plan.allCases.contains(hash), "\(entry.id) on \(device.id)")
      }
    }
    #expect(count > 20)
  }
}
