import Foundation
import SkerryTestSupport
import Testing

@testable import SkerryRuntime

@Suite struct ToolProcessTests {
  @Test func theOutputAndTheExitCodeAreTheProgramsOwn() throws {
    let quiet = try #require(ToolProcess.run(["sh", "-c", "echo out; echo err >&2; exit 3"]))
    #expect(quiet.status == 3 && quiet.output == "out\n")
    let joined = try #require(ToolProcess.run(["sh", "-c", "echo out; echo err >&2"], joinsErrors: true))
    #expect(joined.status == 0 && joined.output == "out\nerr\n")
    #expect(ToolProcess.output(["sh", "-c", "echo ' a b '; exit 0"]) == "a b")
    #expect(ToolProcess.output(["sh", "-c", "echo a; exit 1"]) == nil)
  }

  @Test func aMissingProgramHasNoOutcome() {
    #expect(ToolProcess.run(["no-such-program-of-skerry"]) == nil)
    #expect(ToolProcess.run(["/no/such/program"]) == nil)
    #expect(ToolProcess.watch(["no-such-program-of-skerry"]) == nil)
  }

  /// Foundation ends a process that has no descriptor left for a program's pipes.
  @Test func tooFewOpenFilesAreFound() {
    #expect(ProcessSettings.tooFewOpenFiles(needed: 8) == nil)
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    guard limit.rlim_max < Int.max - 1 else { return #expect(ProcessSettings.tooFewOpenFiles(needed: 1 << 40) == nil) }
    let maximum = Int(limit.rlim_max)
    #expect(ProcessSettings.tooFewOpenFiles(needed: maximum) == nil)
    #expect(ProcessSettings.tooFewOpenFiles(needed: maximum + 1) == maximum)
  }

  /// `env` would take a path with an equals sign for a variable.
  @Test func aProgramMayBeInAnyFolder() throws {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appendingPathComponent("say").path
    try "#!/bin/sh\necho \"$1 $WORD\"; pwd\n".write(toFile: program, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    #expect(ToolProcess.run([program, "one"])?.output.hasPrefix("one \n") == true)
    let process = ToolProcess.process([program, "one"], in: folder, environment: ["WORD": "two"])
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(output.hasPrefix("one two\n") && output.contains(folder.lastPathComponent))
  }

  /// A signal that ends a command ends the programs that its tools have started, too: the command runs a `swift` that starts a program of its own.
  ///
  /// A shell's background program ignores SIGINT, so that signal is not tried.
  @Test(arguments: [("doctor", "swift", SIGTERM), ("doctor", "swift", SIGHUP), ("library", "swiftc", SIGTERM)])
  func aSignalEndsTheToolsOfACommand(verb: String, program: String, number: Int32) throws {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["swift", "swiftc"] {
      let tool = folder.appendingPathComponent(name).path
      let record = tool + ".pid"
      try "#!/bin/sh\nsleep 600 &\necho $! > '\(record).new'; mv '\(record).new' '\(record)'\nwait\n".write(
        toFile: tool, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool)
    }
    let record = folder.appendingPathComponent(program + ".pid")
    let command = Process()
    command.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("skerry")
    command.arguments = [verb]
    command.currentDirectoryURL = folder
    command.environment = ProcessInfo.processInfo.environment.merging([
      "PATH": "\(folder.path):/usr/bin:/bin", "SKERRY_CACHE": folder.appendingPathComponent("cache").path,
    ]) { $1 }
    (command.standardOutput, command.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try command.run()
    var started: pid_t?
    for _ in 0..<3000 where started == nil {
      usleep(10_000)
      started = (try? String(contentsOf: record, encoding: .utf8)).flatMap { pid_t($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
    }
    let sleeping = try #require(started, "\(verb) did not start \(program)")
    #expect(kill(sleeping, 0) == 0)
    kill(command.processIdentifier, number)
    command.waitUntilExit()
    #expect(command.terminationReason == .uncaughtSignal && command.terminationStatus == number)
    for _ in 0..<500 where kill(sleeping, 0) == 0 { usleep(10_000) }
    #expect(kill(sleeping, 0) != 0, "the program of the tool still runs")
    kill(sleeping, SIGKILL)
  }
}
