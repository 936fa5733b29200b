import SkerryFormats
import SkerryPresentation
import SkerryWidget
import Testing

@testable import SkerryCases

/// Which cases a run knows, with pictures or without: their goldens are not out of use.
@MainActor
@Suite struct SnapshotPlanTests {
  private func plan(_ words: String..., widget: any Widget = MatchActivity()) throws -> SnapshotPlan {
    try SnapshotPlan(Arguments(words, of: .test), SnapshotConfiguration(), environment: [:], inventory: WidgetInventory(widget: widget))
  }

  /// A widget whose families a device does not have has no pictures there, and is still a case of the bundle.
  @Test func casesWithoutPicturesOnADeviceAreKnown() throws {
    let phone = try plan(widget: CupWidget())
    var count = 0
    for device in Devices.all {
      guard let plan = try? plan("--device", device.id, widget: CupWidget()) else { continue }
      for entry in CaseFinder(inventory: WidgetInventory(widget: CupWidget())).cases().cases {
        let hash = ContentHash(of: entry.id)
        guard phone.pictures.cases.contains(hash) else { continue }
        count += 1
        #expect(plan.pictures.cases.contains(hash), "\(entry.id) on \(device.id)")
      }
    }
    #expect(count > 20)
  }
}
