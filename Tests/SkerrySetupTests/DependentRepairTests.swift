import SkerryCLI
import SkerryFormats
import Testing

@testable import SkerrySetup

/// What goes with a declaration that no widget needs.
struct DependentRepairTests {
  /// The names of what is removed for an error in the first line of a file, of which a widget needs `Card` alone.
  private func removed(_ text: String) throws -> [String] {
    let plan = try FixturePlan(FixtureRepository(), "App.swift", text + "\nstruct Card {}\n")
    return plan.repairs([(1, 20, "cannot find 'gone' in scope")])
      .compactMap { if case .remove(_, _, let part) = $0 { part.kind == .declaration ? part.name : "shown: \(part.name)" } else { nil } }
      .sorted()
  }

  @Test func whatNamesItGoesAsWell() throws {
    let functions = "func load() { gone.a.b.c }\nfunc start() { load() }\nfunc run() { start() }\nfunc other() {}"
    #expect(try removed(functions) == ["load", "run", "start"])
    #expect(try removed("struct Api { let a = gone }\nstruct Car { var api: Api? }\nstruct Bike {}") == ["Api", "Car"])
    #expect(try removed("extension Int { var a: Int { gone } }\nlet b = 1.a\nlet c = 2") == ["Int", "b"])
    #expect(try removed("@propertyWrapper struct W { gone }\nstruct Car { @W var a: Int }\nstruct Bike {}") == ["Car", "W"])
  }

  /// A second declaration of the name may be the one that is used.
  @Test func whatMayNameAnotherStays() throws {
    #expect(try removed("func load() { gone.a.b.c }\nstruct Api { func load() {}; func start() { load() } }") == ["load"])
  }

  @Test func whatAWidgetOrAPreviewNeedsStays() throws {
    #expect(try removed("func load() { gone.a.b.c }\nextension Card: P { var a: Int { load() } }").isEmpty)
    #expect(try removed("func load() { gone.a.b.c }\n#Preview { load() }") == ["shown: load"])
    #expect(try removed("func load() { gone.a.b.c }\nlet a = load()\n#Preview { a }") == ["shown: load"])
  }

  @Test func theReasonIsWhatTheCompilerWouldSay() throws {
    let plan = try FixturePlan(
      FixtureRepository(), "App.swift", "func load() { gone.a.b.c }\n\nfunc start() {\n  load()\n}\nstruct Card {}\n")
    let reasons = plan.repairs([(1, 20, "cannot find 'gone' in scope")])
      .compactMap { if case .remove(_, _, let part) = $0 { part.reason } else { nil } }
    #expect(reasons.sorted() == ["App.swift:1: cannot find 'gone' in scope", "App.swift:4: cannot find 'load' in scope"])
  }
}
