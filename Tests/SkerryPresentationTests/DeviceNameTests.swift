import Foundation
import SkerryPresentation
import Testing

@Suite struct DeviceNameTests {
  /// Identifiers and products, with spaces or hyphens, in any case.
  @Test(arguments: [
    ("iphone-15-pro", "iphone-15-pro"), ("iPhone 14 Pro", "iphone-15-pro"), ("iphone-14-pro", "iphone-15-pro"), ("IPHONE-14", "iphone-14"),
    ("iphone 17 pro max", "iphone-16-pro-max"), ("watch-45", "watch-45"),
  ]) func productsAreDevices(_ name: String, _ id: String) throws {
    #expect(try Devices.required(name).id == id)
  }

  @Test(arguments: ["iphone-13-pro-mini", "iphone", ""]) func otherNamesAreNone(_ name: String) { #expect(Devices.named(name) == nil) }

  /// No product belongs to two devices, however it is written.
  @Test func namesAreUnique() {
    let names = Devices.all.flatMap { device in
      Set(device.names.map { $0.lowercased().replacingOccurrences(of: " ", with: "-") } + [device.id])
    }
    #expect(Set(names).count == names.count)
  }
}
