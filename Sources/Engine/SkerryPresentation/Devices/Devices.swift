package import Foundation
import SkerryFormats

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

  /// A device by its identifier or one of its names, in any case, with spaces or hyphens between the words.
  package static func named(_ name: String) -> Device? {
    func words(_ text: String) -> String { text.lowercased().replacing(" ", with: "-") }
    let wanted = words(name)
    return all.first { $0.id == wanted || $0.names.contains { words($0) == wanted } }
  }

  /// A device by its identifier or one of its names, in any case. Throws if no device has the name.
  package static func required(_ name: String) throws(UnknownDevice) -> Device {
    guard let device = named(name) else { throw UnknownDevice(name: name) }
    return device
  }
}

/// The error of a name that no device has: one sentence with the most similar name.
package struct UnknownDevice: Error, CustomStringConvertible {
  /// The name as it was given.
  package let name: String

  /// The sentence.
  package var description: String {
    let hint = NearestName.hint(name, Devices.all.map(\.id))
    return "There is no device \"\(name.prefix(80))\".\(hint.isEmpty ? " specs lists them, for example \(Devices.standard.id)." : hint)"
  }
}
