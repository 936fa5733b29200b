import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// Calls, settings, masks and files with mistakes.
extension SnapshotLifecycleTests {
  /// In containers, git often refuses a checkout, and says so only on standard error.
  @Test func aRepositoryThatGitRefusesIsNoMissingOne() throws {
    let missing = try run("diff", "--against", "HEAD", with: ["GIT_CEILING_DIRECTORIES": folder.deletingLastPathComponent().path])
    #expect(missing.status == 1 && missing.error.contains("needs a git repository"), "\(missing)")
    try FileManager.default.createDirectory(at: folder.appendingPathComponent(".git"), withIntermediateDirectories: true)
    let refused = try run("diff", "--against", "HEAD", with: ["GIT_CEILING_DIRECTORIES": folder.deletingLastPathComponent().path])
    #expect(refused.status == 1 && refused.error.contains("safe.directory"), "\(refused)")
  }

  /// A killed comparison leaves no work tree in the user's repository, nor a folder beside it.
  @Test func theCheckoutOfAKilledComparisonIsRemoved() throws {
    let app = folder.appendingPathComponent("app")
    try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
    for words in [["init", "-q"], ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "--allow-empty", "-m", "one"]] {
      let git = Process()
      git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      git.arguments = ["git", "-C", app.path] + words
      try git.run()
      git.waitUntilExit()
      #expect(git.terminationStatus == 0)
    }
    // In place of the command that draws the other commit: it says that the checkout is there, and takes long.
    let long = folder.appendingPathComponent("long")
    try Data("#!/bin/sh\ntouch \"\(folder.path)/started\"\nexec sleep 5\n".utf8).write(to: long)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: long.path)
    func trees() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.contains("skerry-base") }
        + FileManager.default.subpathsOfDirectory(atPath: app.appendingPathComponent(".git").path).filter { $0.hasPrefix("worktrees/") }
    }
    let process = process(["diff", "--against", "HEAD"], ["SKERRY_PROGRAM": long.path, "SKERRY_SOURCES": app.path])
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    func waits(_ seconds: Int, for condition: () throws -> Bool) rethrows -> Bool {
      for _ in 0..<seconds * 20 {
        if try condition() { return true }
        usleep(50_000)
      }
      return false
    }
    #expect(waits(30) { exists("started") })
    #expect(try !trees().isEmpty)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    // A folder may go while it is listed.
    let isTidy = waits(30) { (try? trees().isEmpty) ?? false }
    #expect(isTidy)
  }

  @Test func wrongCallsGiveOneSentence() throws {
    #expect(try run("test", "-u").status == 0)
    let calls: [[String]] = [
      ["test", "--record", "sometimes"], ["test", "--unreferenced", "burn"], ["test", "--shard", "3/2"], ["test", "--shard", "x"],
      ["test", "--reporter", "xml"], ["test", "--threshold", "2"], ["test", "--channel", "many"], ["test", "--config", "none.json"],
      ["test", "nothing-is-called-so"], ["accept"], ["reject", "nothing"], ["report", "nowhere"], ["prune", "Ride"], ["diff", "one.png"],
      ["diff", "no.png", "none.png"], ["diff", "--against", "no-such-revision"], ["review", "nothing"],
    ]
    for call in calls where call != ["accept"] {
      let process = process(call, [:])
      let error = Pipe()
      process.standardError = error
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      let text = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 1, "\(call): \(text)")
      #expect(text.split(separator: "\n").count == 1 && text.hasSuffix(".\n"), "\(call): \(text)")
    }
    for text in [
      "{", "[]", "{\"goldens\": 3}", "{\"record\": \"often\"}", "{\"test\": {\"colour\": \"dark\"}}",
      "{\"tolerances\": [{\"treshold\": 1}]}", "{\"masks\": [{\"rects\": [[1]]}]}",
    ] {
      try Data(text.utf8).write(to: folder.appendingPathComponent("skerry.json"))
      let answer = try run("test")
      #expect(answer.status == 1 && answer.error.hasPrefix("skerry.json"), "\(text): \(answer.error)")
    }
    try Data("{\"goldens\": \"Pictures\", \"test\": {\"color-scheme\": [\"light\", \"dark\"]}}".utf8).write(
      to: folder.appendingPathComponent("skerry.json"))
    #expect(try run("test", "-u").status == 0)
    #expect(exists("Pictures/Ride/first/view.dark@3x.png") && exists("Pictures/Ride/first/view@3x.png"))
    // A narrower call reports nothing about the goldens of other sets.
    #expect(try run("test", "--color-scheme", "dark", "--unreferenced", "reject").status == 0)
  }

  /// An answer goes to what a link names, to the process's own streams, and through a pipe; the link, the pipe and the device stay.
  @Test func answersGoThroughLinksAndStreams() throws {
    #expect(try run("test", "-u").status == 0)
    let files = FileManager.default
    let link = folder.appendingPathComponent("link").path
    for target in ["there", "not-yet"] {
      try? files.removeItem(atPath: link)
      try files.createSymbolicLink(atPath: link, withDestinationPath: target)
      if target == "there" { try Data("old".utf8).write(to: folder.appendingPathComponent(target)) }
      for form in ["junit", "html"] {
        #expect(try run("report", "--reporter", "\(form)=link").status == 0)
        let text = try String(contentsOf: folder.appendingPathComponent(target), encoding: .utf8)
        #expect(text.contains(form == "html" ? "</html>" : "</testsuites>"))
        #expect(try files.destinationOfSymbolicLink(atPath: link) == target)
      }
    }
    try files.removeItem(atPath: link)
    try files.createSymbolicLink(atPath: link, withDestinationPath: "link")
    let loop = try run("report", "--out", "link")
    #expect(loop.status == 1 && loop.error.hasPrefix("The file link cannot be written (") && loop.error.split(separator: "\n").count == 1)
    for name in ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"] {
      for form in ["junit", "html", "json"] {
        let answer = try run("report", "--reporter", "\(form)=\(name)")
        #expect(answer.status == 0 && answer.error.isEmpty, "\(name): \(answer.error)")
        let end = form == "html" ? "</html>\n" : form == "json" ? "}\n" : "</testsuites>\n"
        #expect(answer.out.hasSuffix(end), "\(form)=\(name): \(answer.out.suffix(80))")
      }
    }
    #expect(!exists("-"))
  }

  /// A mask has to hide something: an empty rectangle, and one outside every picture, are errors.
  @Test func masksThatHideNothingAreErrors() throws {
    let one = ["BUNDLE_STATES": "one", "BUNDLE_TEXT": "12 min"]
    #expect(try run("test", "-u", with: one).status == 0)
    for text in [
      "0,0,0,10", "5,0,0,10", "0,5,10,0", "0,0,10,-1", "-20,0,20,10", "0,-10,20,10", "nan,0,1,1", "0,0,inf,1", "1,2,3", "1e300,0,1e300,1",
    ] {
      let answer = try run("test", "--mask", text, with: one)
      #expect(answer.status == 1 && answer.error.contains("--mask \(text) is not a rectangle"), "\(text): \(answer.error)")
    }
    let outside = try run("test", "--mask", "5000,0,10,10", with: one)
    #expect(outside.status == 1 && outside.error.contains("5000,0,10,10 of a mask lies outside every picture"), "\(outside.error)")
    #expect(try run("test", "--mask", "-5,-5,20,20", with: one).status == 0)
    // What another case shows does not make a mask useful.
    for (cases, status) in [("Ride/*", Int32(0)), ("Walk/*", 1)] {
      let both = one.merging(["BUNDLE_WALK": "slow"]) { $1 }
      try Data("{\"masks\": [{\"cases\": \"\(cases)\", \"ids\": [\"state\"]}]}".utf8).write(
        to: folder.appendingPathComponent("skerry.json"))
      let answer = try run("test", "--record", "missing", with: both)
      #expect(answer.error.contains("The accessibility identifier \"state\" of a mask") == (status == 1), "\(cases): \(answer.error)")
    }
    try FileManager.default.removeItem(at: folder.appendingPathComponent("skerry.json"))
    for (rect, message) in [("0, 0, 0, 10", "masks[0].rects[0] must be"), ("5000, 0, 10, 10", "mask in skerry.json lies outside")] {
      try Data("{\"masks\": [{\"rects\": [[\(rect)]]}]}".utf8).write(to: folder.appendingPathComponent("skerry.json"))
      let answer = try run("test", with: one)
      #expect(answer.status == 1 && answer.error.contains(message), "\(answer.error)")
    }
  }

  /// Settings are JSON that means one thing, of the right types, with the place of a mistake.
  @Test(arguments: [
    ("{\"goldens\": \"G\",}", "line 1, column 17"), ("{\"goldens\": \"a\", \"goldens\": \"b\"}", "has the key goldens twice"),
    ("[]", "is not a JSON object"), ("{\"goldens\": \"a\\u0000b\"}", "goldens must be a string"),
    ("{\"tolerances\": [{\"channel\": 1.5}]}", "tolerances[0].channel must be a whole number from 0 to 255"),
    ("{\"tolerances\": [{\"window\": true}]}", "tolerances[0].window must be a whole number"),
    ("{\"tolerances\": [{\"threshold\": true}]}", "tolerances[0].threshold must be a number"),
    ("{\"tolerances\": [{\"ignoreAntialiasing\": 1}]}", "must be true or false"),
  ])
  func settingsAreStrict(_ text: String, _ words: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent("skerry.json"))
    let answer = try run("test", with: ["BUNDLE_STATES": "one"])
    #expect(answer.status == 1 && answer.error.hasPrefix("skerry.json") && answer.error.contains(words), "\(answer.error)")
  }

  @Test func lintSettingsAreStrict() throws {
    for (text, words) in [("{\"strict\": \"yes\"}", "lint.strict must be true or false"), ("{\"ignore\": 3}", "lint.ignore must be")] {
      try Data("{\"lint\": \(text)}".utf8).write(to: folder.appendingPathComponent("skerry.json"))
      let answer = try run("lint", with: ["BUNDLE_STATES": "one"])
      #expect(answer.status == 1 && answer.error.contains(words), "\(answer.error)")
    }
  }

  /// A pattern that matches no case has no effect, and is probably mistyped.
  @Test func patternsWithoutCasesAreRemarked() throws {
    let one = ["BUNDLE_STATES": "one", "BUNDLE_TEXT": "12 min"]
    #expect(try run("test", "-u", with: one).status == 0)
    try Data("{\"tolerances\": [{\"cases\": \"Ride/oen\", \"channel\": 2}, {\"cases\": \"Ride\", \"channel\": 1}]}".utf8).write(
      to: folder.appendingPathComponent("skerry.json"))
    let answer = try run("test", with: one)
    #expect(answer.status == 0 && answer.error.contains("\"Ride/oen\" of tolerances") && !answer.error.contains("\"Ride\""))
    #expect(try run("test", "Ride/one", with: one).error.isEmpty)
  }

  /// Something that cannot be read in a golden's place is not a missing golden.
  @Test func unreadableGoldensAreNamed() throws {
    let one = ["BUNDLE_STATES": "one", "BUNDLE_TEXT": "12 min"]
    #expect(try run("test", "-u", with: one).status == 0)
    let golden = folder.appendingPathComponent("Goldens/Ride/one/view@3x.png")
    try FileManager.default.removeItem(at: golden)
    try FileManager.default.createSymbolicLink(atPath: golden.path, withDestinationPath: golden.lastPathComponent)
    let loop = try run("test", with: one)
    #expect(loop.status == 1 && loop.out.contains("it is a link that leads to itself"), "\(loop.out)")
    #expect(try run("test", "-u", with: one).status == 0 && run("test", with: one).status == 0)
    try FileManager.default.removeItem(at: golden)
    try FileManager.default.createDirectory(at: golden, withIntermediateDirectories: false)
    let place = try run("test", with: one)
    #expect(place.status == 1 && place.out.contains("is a folder, not a file"), "\(place.out)")
    #expect(try run("test", "--goldens", "Goldens/skerry.lock.json", with: one).error.contains("is not a folder; choose another"))
  }

  /// A write beyond the limit on file sizes is an error with a sentence, not a signal. The thread sanitizer itself needs a file when a program
  /// starts.
  @Test(.disabled(if: ProcessInfo.processInfo.environment["TSAN_OPTIONS"] != nil)) func aLimitOnFileSizesIsReported() throws {
    let call = Process()
    call.executableURL = URL(fileURLWithPath: "/bin/sh")
    call.arguments = ["-c", "ulimit -f 0; exec \"$0\" render --out pictures 2>&1 | cat", Self.program.path]
    call.currentDirectoryURL = folder
    call.environment = ["BUNDLE_STATES": "one", "BUNDLE_TEXT": "12 min"]
    let output = Pipe()
    call.standardOutput = output
    try call.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    call.waitUntilExit()
    #expect(text.contains("cannot be written"), "\(text)")
  }

  /// A masked view may show anything; views beside it may not.
  @Test func masksByIdentifierHideOnlyTheirView() throws {
    #expect(try run("test", "-u", with: ["BUNDLE_STATES": "one", "BUNDLE_TEXT": "12 min"]).status == 0)
    #expect(try run("test", "--mask", "state", with: ["BUNDLE_STATES": "one", "BUNDLE_TEXT": "13 min"]).status == 22)
    try Data("{\"masks\": [{\"cases\": \"Ride/*\", \"rects\": [[0, 0, 120, 24]]}]}".utf8).write(
      to: folder.appendingPathComponent("skerry.json"))
    let hidden = try run("test", with: ["BUNDLE_STATES": "one", "BUNDLE_TEXT": "13 min"])
    #expect(hidden.status == 0 && hidden.out.contains("1 passed"))
  }
}
