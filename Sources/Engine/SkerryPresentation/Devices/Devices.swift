package import Foundation

/// Every device that is known, the default first.
package enum Devices {
  /// Phones with an island first, then the others.
  package static let all = IslandPhones.all + OtherDevices.all
  /// The default device of every verb: 393 × 852 points at 3x.
  package static let standard = IslandPhones.iPhone15Pro
  /// The sensor of the default device, in points.
  package static let standardSensor = standard.island?.sensor.value ?? .zero
  /// The watch that the small presentation is drawn for, on devices that are not watches.
  package static let standardWatch = OtherDevices.watch45

  /// A device by its identifier or one of its names, in any case.
  package static func named(_ name: String) -> Device? {
    let wanted = name.lowercased()
    return all.first { $0.id == wanted || $0.names.contains { $0.lowercased() == wanted } }
  }
}
