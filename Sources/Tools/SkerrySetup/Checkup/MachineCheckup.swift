import Foundation
import SkerryDiagnostics
import SkerryRuntime

/// Checks the machine: the toolchain, the libraries, the faces.
enum MachineCheckup {
  /// pkg-config names with the Debian packages that provide them; `Scripts/setup` installs the same.
  private static let libraries = [
    ("freetype2", "libfreetype-dev"), ("harfbuzz", "libharfbuzz-dev"), ("libpng", "libpng-dev"), ("libjpeg", "libjpeg-dev"),
    ("libdeflate", "libdeflate-dev"), ("icu-uc", "libicu-dev"),
  ]
  /// The oldest supported toolchain, as Skerry's manifest requires it.
  private static let oldest = (6, 2)

  static func findings() -> [CheckupFinding] { [toolchain(), systemLibraries(), faces(), hermetic()] }

  private static func toolchain() -> CheckupFinding {
    guard let outcome = ToolProcess.run(["swift", "--version"], joinsErrors: true), outcome.status == 0 else {
      return CheckupFinding(
        "toolchain", .failed, "swift is not on the PATH; install Swift \(oldest.0).\(oldest.1) or newer from swift.org/install.")
    }
    return toolchain(saying: outcome.output)
  }

  static func toolchain(saying text: String) -> CheckupFinding {
    guard let range = text.range(of: #"Swift version \d+(\.\d+)+"#, options: .regularExpression) else {
      return CheckupFinding(
        "toolchain", .warning, "swift --version does not name a version; Skerry needs \(oldest.0).\(oldest.1) or newer.")
    }
    let version = text[range].split(separator: " ").last.map(String.init) ?? ""
    let numbers = version.split(separator: ".").compactMap { Int($0) }
    guard numbers.count >= 2, (numbers[0], numbers[1]) >= oldest else {
      return CheckupFinding(
        "toolchain", .failed, "Swift \(version) is too old; install \(oldest.0).\(oldest.1) or newer from swift.org/install.")
    }
    return CheckupFinding("toolchain", .ok, "Swift \(version)")
  }

  private static func systemLibraries() -> CheckupFinding {
    guard ToolProcess.run(["pkg-config", "--version"])?.status == 0 else {
      return CheckupFinding(
        "libraries", .failed,
        "pkg-config is not installed; run: sudo apt-get install pkg-config \(libraries.map(\.1).joined(separator: " "))")
    }
    let missing = libraries.filter { ToolProcess.run(["pkg-config", "--exists", $0.0])?.status != 0 }
    guard missing.isEmpty else {
      return CheckupFinding(
        "libraries", .failed,
        "\(missing.map(\.0).joined(separator: ", ")) cannot be found; install: sudo apt-get install \(missing.map(\.1).joined(separator: " "))"
      )
    }
    return CheckupFinding("libraries", .ok, libraries.map(\.0).joined(separator: ", "))
  }

  /// Checks whether pictures depend on this machine's time, locale or hash seeds.
  private static func hermetic() -> CheckupFinding {
    let faults = HermeticCheck.faults()
    guard faults.isEmpty else {
      return CheckupFinding("hermetic", .failed, "\(faults.joined(separator: "; ")); build with the toolchain's own linker and C library.")
    }
    return CheckupFinding("hermetic", .ok, "time, time zone, locale, user defaults and hash seeds do not depend on this machine")
  }

  private static func faces() -> CheckupFinding {
    let bundle = Bundle.main.bundleURL.appendingPathComponent("Skerry_SkerryFonts.resources")
    let folder = bundle.appendingPathComponent("Faces")
    let families = (InputFolder.names(in: folder.path) ?? []).filter {
      FileWalk.isFolder(folder.path + "/" + $0)
    }.sorted()
    guard families.contains("Inter") else {
      return CheckupFinding(
        "faces", .failed,
        "The shipped fonts are not in \(bundle.path); build Skerry again with swift build, or copy that folder with the command.")
    }
    return CheckupFinding("faces", .ok, "\(families.count) families in \(bundle.lastPathComponent)")
  }
}
