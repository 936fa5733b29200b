import SkerryFormats
import Foundation
import SkerryCases
import SkerryCLI

/// `doctor`: checks what a machine and a package lack, with remedies.
struct DoctorCommand {
  private let folder: URL
  private let asJSON: Bool

  init(_ call: [String]) throws {
    let arguments = try Arguments(call, of: .doctor)
    guard arguments.positional.count <= 1 else { throw CommandError("doctor takes one folder; \(arguments.positional.count) are given.") }
    folder = URL(fileURLWithPath: arguments.positional.first ?? ".").standardizedFileURL
    guard FileWalk.isFolder(folder.resolvingSymlinksInPath().path) else {
      throw CommandError("\(arguments.positional.first ?? ".") is not a folder; give the folder of a widget extension's package.")
    }
    asJSON = arguments.has("json")
  }

  func run() -> Int32 {
    let findings = MachineCheckup.findings() + GoldenCheckup(folder: folder).findings() + PackageCheckup(folder: folder).findings()
    if asJSON {
      Console.out(
        JSONText(
          .array(
            findings.map {
              .object([("check", .string($0.name)), ("status", .string($0.status.rawValue)), ("message", .string($0.message))])
            })
        ).text)
    } else {
      for finding in findings {
        Console.out("\(finding.status.rawValue.padding(toLength: 8, withPad: " ", startingAt: 0))\(finding.name): \(finding.message)")
      }
    }
    return findings.contains { $0.status == .failed } ? 1 : 0
  }
}

/// The result of one check of `doctor`.
struct CheckupFinding {
  enum Status: String { case ok, warning, failed }
  var name: String
  var status: Status
  var message: String

  init(_ name: String, _ status: Status, _ message: String) {
    self.name = name
    self.status = status
    self.message = message
  }
}
