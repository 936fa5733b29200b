import Foundation
import SkerryCases
import SkerryDiagnostics
import SkerryFormats
import SkerrySnapshot

/// Checks the libraries that decide a picture's bytes, on this machine and where a folder's goldens were recorded.
struct GoldenCheckup {
  let folder: URL
  var here = DrawingLibraries.versions

  func findings() -> [CheckupFinding] {
    let versions = here.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    var findings = [CheckupFinding("versions", .ok, versions)]
    guard let store else { return findings }
    do throws(StoreError) {
      let manifest = try store.manifest()
      guard !manifest.entries.isEmpty else { return findings }
      if let difference = DrawingLibraries.difference(from: manifest.libraries, here: here) {
        findings.append(
          CheckupFinding(
            "goldens", .warning,
            "\(difference) If pictures differ, draw with the same libraries, as the container image does, or record them again with test -u."
          ))
      } else if manifest.libraries.isEmpty {
        findings.append(
          CheckupFinding("goldens", .ok, "\(manifest.entries.count); the manifest does not say which libraries recorded them"))
      } else {
        findings.append(CheckupFinding("goldens", .ok, "\(manifest.entries.count), recorded with the libraries on this machine"))
      }
    } catch {
      findings.append(CheckupFinding("goldens", .failed, "\(error)"))
    }
    return findings
  }

  /// Where `test` looks for goldens, if its settings can be read; `test` reports errors in those.
  private var store: GoldenStore? {
    let file = folder.appendingPathComponent(ProjectFiles.settings).path
    let configured = try? SnapshotConfiguration(path: file, mustExist: false).goldens
    let store = GoldenStore(folder.appendingPathComponent(configured ?? ProjectFiles.goldens))
    return FileManager.default.fileExists(atPath: store.folder.path) ? store : nil
  }
}
