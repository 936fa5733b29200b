import Foundation
import SkerryWidget

#if !SKERRY_FIRST_PICTURE
  import SkerryDiagnostics
  import SkerrySimulation
#endif

/// The cases of files: `--payload`, `--attributes` with `--state`, and `--states FILE`. Their checks need the rules of pushes, without
/// which the library for a first picture is compiled.
extension CaseOptions {
  #if SKERRY_FIRST_PICTURE
    var payloadTime: Date? { nil }

    func payloadCases(_ inventory: WidgetInventory) throws -> [PreviewCase] { throw CommandError(StateSettings.onlyFirstPictures) }
    func givenState(_ inventory: WidgetInventory) throws -> PreviewCase { throw CommandError(StateSettings.onlyFirstPictures) }
  #else
    /// The latest timestamp of the payloads.
    var payloadTime: Date? {
      payloadFiles.compactMap { InputFile.data(atPath: $0) }.compactMap { try? PushPayload($0) }.compactMap(\.timestamp).max()
    }

    /// The activities after the pushes have arrived.
    func payloadCases(_ inventory: WidgetInventory) throws -> [PreviewCase] {
      try PayloadCases(inventory: inventory, options: self).cases()
    }

    /// The state of `--attributes` and `--state`.
    func givenState(_ inventory: WidgetInventory) throws -> PreviewCase {
      try GivenState(inventory: inventory, options: self).entry()
    }
  #endif
}

extension StateSettings {
  #if SKERRY_FIRST_PICTURE
    static let onlyFirstPictures =
      "This program contains only what a first picture needs, without files of states or pushes; run skerry render."

    @MainActor func cases(of file: String, _ entries: [WidgetInventory.Entry]) throws -> [PreviewCase] {
      throw CommandError(Self.onlyFirstPictures)
    }
  #else
    /// The states of a file.
    @MainActor func cases(of file: String, _ entries: [WidgetInventory.Entry]) throws -> [PreviewCase] {
      try StatesFile(file).cases(entries)
    }
  #endif
}
