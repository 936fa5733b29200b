import Foundation
import SkerryTestSupport
import Testing

@testable import SkerryCases

@MainActor struct OptionTests {
  @Test func aVerbHasEachNameOnce() {
    for verb in Verb.allCases {
      var seen: Set<String> = []
      for option in Option.all where option.verbs.contains(verb) {
        for name in [option.name] + option.aliases { #expect(seen.insert(name).inserted, "\(verb.rawValue) has --\(name) twice") }
      }
    }
  }

  /// One value cannot be two; lists and repeated options take each occurrence.
  @Test func optionsThatAreGivenTwice() throws {
    let error = #expect(throws: CommandError.self) { try Arguments(["--scale", "2", "--scale=3"], of: .simulate) }
    #expect(error?.description == "--scale is given twice, as 2 and as 3; keep one of them.")
    let loud = #expect(throws: CommandError.self) { try Arguments(["-q", "--verbose"], of: .render) }
    #expect(loud?.description == "--quiet and --verbose exclude each other; keep one of them.")
    #expect(try Arguments(["-v", "-v"], of: .render).has("verbose"))
    #expect(try Arguments(["--scale", "2", "--scale=2"], of: .simulate).value("scale") == "2")
    let devices = try Arguments(["--device", "iphone-air", "--device", "iphone-16-pro,iphone-15-pro"], of: .render).list("device")
    #expect(devices == ["iphone-air", "iphone-16-pro", "iphone-15-pro"])
    #expect(try Arguments(["--mask", "a", "--mask", "b"], of: .test).values("mask") == ["a", "b"])
  }

  /// Options that take several values; every combination is drawn.
  @Test func optionsThatAreMultiplied() throws {
    let multiplied = Set(Option.all.filter { $0.isMultiplied && $0.verbs.contains(.render) }.map(\.name))
    #expect(
      multiplied == ["color-scheme", "dynamic-type", "locale", "layout-direction", "os", "palette", "wallpaper", "rendering-mode"])
    let calls = try Arguments(["--os", "17,26", "--layout-direction", "ltr,rtl"], of: .render).combinations()
    #expect(
      calls.map { [$0.value("layout-direction"), $0.value("os")] } == [["ltr", "17"], ["ltr", "26"], ["rtl", "17"], ["rtl", "26"]])
  }

  /// A value that is an option's name is mostly a value that is missing.
  @Test func anOptionInThePlaceOfAValue() throws {
    let error = #expect(throws: CommandError.self) { try Arguments(["--out", "--sheet"], of: .render) }
    #expect(error?.description == "--out has no value before --sheet; write --out DIR, or --out=--sheet if that is it.")
    #expect(throws: CommandError.self) { try Arguments(["--out", "--scale=2"], of: .render) }
    #expect(try Arguments(["--out=--sheet"], of: .render).value("out") == "--sheet")
    #expect(try Arguments(["--out", "--pictures"], of: .render).value("out") == "--pictures")
    #expect(try Arguments(["--out", "-sheet"], of: .render).value("out") == "-sheet")
  }

  /// What an unset variable of a shell leaves is named; so is a value that would break a message over lines.
  @Test(arguments: [
    (["--device", ""], "The value of --device is empty; write it, or leave it out."),
    (["--device=,"], "The value of --device, \",\", contains nothing; write --device D,…, or leave the option out."),
    ([""], "An argument of render is empty; write it, or leave it out."),
    (["--", ""], "An argument of render is empty; write it, or leave it out."),
    (["--state", "a\nb.json"], "There is a line break in the value of --state, after \"a\"; remove it."),
    (["Match*\r\n"], "There is a line break in an argument of render, after \"Match*\"; remove it."),
    (["--state", "a\u{1B}[31mb.json"], "There is a control character in the value of --state, after \"a\"; remove it."),
  ])
  func emptyAndBrokenValues(_ call: [String], _ sentence: String) {
    let error = #expect(throws: CommandError.self) { try Arguments(call, of: .render) }
    #expect(error?.description == sentence)
  }

  @Test func aPictureIsNotDrawnBeforeItsStateBegins() throws {
    #expect(throws: CommandError.self) { try CaseOptions(Arguments(["--later", "-5m"], of: .render)) }
    #expect(throws: Never.self) { try CaseOptions(Arguments(["--later", "0s"], of: .render)) }
  }

  @Test func everyOptionBelongsToAVerbAndSaysWhatItDoes() {
    for option in Option.all {
      #expect(!option.verbs.isEmpty, "--\(option.name)")
      #expect(!option.help.isEmpty && !option.help.hasSuffix("."), "--\(option.name)")
      if option.isMultiplied { #expect(option.form == .list, "--\(option.name)") }
    }
  }

  /// An option that no code reads would be accepted without an effect. Hidden ones may be: they keep other tools' calls valid.
  @Test func everyOptionIsReadByName() throws {
    let sources = Checkout.url("Sources")
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter {
      $0.hasSuffix(".swift") && !$0.contains("/Options/Option+")
    }
    #expect(files.count > 500)
    let text = try files.map { try String(contentsOf: sources.appendingPathComponent($0), encoding: .utf8) }.joined()
    for option in Option.all where !option.isHidden {
      let isRead = text.contains("\"\(option.name)\"") || text.contains("\"--\(option.name)")
      #expect(isRead, "--\(option.name) is declared, and no file reads it")
    }
  }

  /// Every verb that reports something can report it as JSON; the others serve, or print one text.
  @Test func everyReportHasJSON() throws {
    let without: Set<Verb> = [.watch, .mcp, .serve, .completions, .manual, .help]
    for verb in Verb.allCases { #expect((Option.named("json", of: verb) == nil) == without.contains(verb), "\(verb.rawValue)") }
  }

  @Test func argumentsAreSplitIntoOptionsAndNames() throws {
    let call = try Arguments(
      ["Ride", "--out=o", "--presentation", "minimal, expanded", "--sheet", "--", "--x"], of: .render)
    #expect(call.positional == ["Ride", "--x"])
    #expect(call.value("out") == "o")
    #expect(call.list("presentation") == ["minimal", "expanded"])
    #expect(call.has("sheet") && !call.has("tree"))
  }

  @Test func otherSpellingsMeanTheSame() throws {
    #expect(try Arguments(["-t", "0.2"], of: .diff).value("threshold") == "0.2")
    #expect(try Arguments(["--update"], of: .test).has("u"))
  }

  @Test(arguments: [
    (["--prsentation", "minimal"], "render has no option --prsentation. Did you mean --presentation?"),
    (["--redact", "privcy"], "--redact privcy is not known; did you mean privacy?"),
    (["--color-scheme", "dark,lihgt"], "--color-scheme lihgt is not known; did you mean light?"),
    (["--record", "all"], "render has no option --record; it belongs to test"),
    (["--out"], "--out needs a value; write --out DIR."), (["--sheet=1"], "--sheet takes no value; write it alone."),
  ])
  func wrongOptionsGiveOneSentence(_ words: [String], _ start: String) {
    let error = #expect(throws: CommandError.self) { try Arguments(words, of: .render) }
    #expect(error?.description.hasPrefix(start) == true, "\(error?.description ?? "")")
  }

  @Test func misspeltPresentationsAndDevicesAreNamed() throws {
    for (word, near) in [("--presentation=expandd", "expanded"), ("--device=iphone-ar", "iphone-air")] {
      let call = try Arguments([word], of: .render)
      let error = #expect(throws: CommandError.self) { try CaseOptions(call) }
      #expect(error?.description.contains("did you mean \(near)?") == true, "\(error?.description ?? "")")
    }
  }

  @Test func looksWithSeveralValuesAreMultiplied() throws {
    let call = try Arguments(["--color-scheme", "light,dark", "--dynamic-type", "large,xxxLarge", "--device", "a,b"], of: .render)
    let looks = call.combinations().map {
      "\($0.value("color-scheme") ?? "") \($0.value("dynamic-type") ?? "") \($0.value("device") ?? "")"
    }
    #expect(looks == ["light large a,b", "light xxxLarge a,b", "dark large a,b", "dark xxxLarge a,b"])
    #expect(call.combinations(also: ["device"]).count == 8)
  }

  @Test func optionsCanBeHandedToAnotherVerb() throws {
    let call = try Arguments(["--against", "main", "--stale", "--scale", "2", "--mask", "a", "--mask", "b"], of: .diffAgainst)
    #expect(call.passed(to: .test, without: ["mask"]) == ["--scale=2", "--stale"])
    #expect(call.passed(to: .test) == ["--mask=a", "--mask=b", "--scale=2", "--stale"])
  }

  @Test func verbsAreFoundAndTyposAreSuggested() throws {
    let push = try Verb.parse(["push", "check", "f"])
    #expect(push.verb == .pushCheck && push.rest == ["f"])
    #expect(try Verb.parse(["diff", "--against", "main"]).verb == .diffAgainst)
    #expect(try Verb.parse(["diff", "a", "b"]).verb == .diff)
    #expect(try Verb.parse([]).verb == .help)
    #expect(throws: CommandError.self) { try Verb.parse(["push"]) }
    let error = #expect(throws: CommandError.self) { try Verb.parse(["rendr"]) }
    #expect(error?.description.contains("Did you mean render?") == true)
  }

  /// Up to twenty cases are listed; if there are more, only those with a similar name.
  @Test func ofManyCasesTheSimilarOnesAreNamed() {
    let ids = (1...21).map { "Ride/state-\($0)" }
    #expect(CaseSelection.known(Array(ids.prefix(20)), "x").hasPrefix("the cases are Ride/state-1, Ride/state-2, "))
    #expect(CaseSelection.known(ids, "x") == "list names all 21 cases.")
    #expect(CaseSelection.known(ids, "Ride/stat-21*") == "list names all 21 cases; similar are Ride/state-21, Ride/state-1, Ride/state-11.")
  }
}
