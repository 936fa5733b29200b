import Foundation
import SkerryWidget

#if !SKERRY_FIRST_PICTURE
  import SkerryDiagnostics
  import SkerrySimulation
#endif

/// What `--payload` gives. The library of a first picture is compiled without the rules of pushes, and is not asked to draw one.
extension CaseOptions {
  #if SKERRY_FIRST_PICTURE
    var payloadTime: Date? { nil }

    func payloadCases(_ inventory: WidgetInventory) throws -> [PreviewCase] {
      throw CommandError("This program is for a first picture and draws no push; write skerry render --payload FILE.")
    }
  #else
    /// The latest timestamp of the payloads.
    var payloadTime: Date? {
      payloadFiles.compactMap { InputFile.data(atPath: $0) }.compactMap { try? PushPayload($0) }.compactMap(\.timestamp).max()
    }

    /// What the activities look like once the pushes have come.
    func payloadCases(_ inventory: WidgetInventory) throws -> [PreviewCase] {
      try PayloadCases(inventory: inventory, options: self).cases()
    }
  #endif
}
