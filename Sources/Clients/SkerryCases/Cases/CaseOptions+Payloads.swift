import Foundation
import SkerryWidget

#if !SKERRY_FIRST_PICTURE
  import SkerryDiagnostics
  import SkerrySimulation
#endif

/// The cases of `--payload`. The library for a first picture is compiled without the rules of pushes and never draws
/// one.
extension CaseOptions {
  #if SKERRY_FIRST_PICTURE
    var payloadTime: Date? { nil }

    func payloadCases(_ inventory: WidgetInventory) throws -> [PreviewCase] {
      throw CommandError("This program only draws first pictures, not pushes; write skerry render --payload FILE.")
    }
  #else
    /// The latest timestamp of the payloads.
    var payloadTime: Date? {
      payloadFiles.compactMap { InputFile.data(atPath: $0) }.compactMap { try? PushPayload($0) }.compactMap(\.timestamp).max()
    }

    /// The activities after the pushes have arrived.
    func payloadCases(_ inventory: WidgetInventory) throws -> [PreviewCase] {
      try PayloadCases(inventory: inventory, options: self).cases()
    }
  #endif
}
