import Foundation
import Testing

@testable import SkerrySetup

/// Modules that are compiled as one keep their own types apart.
struct ModuleNamesTests {
  private let repository: FixtureRepository

  init() throws { repository = try FixtureRepository() }

  private func file(_ name: String, _ text: String) throws -> ReachabilityFile {
    try repository.write(name, text)
    return try #require(ReachabilityFile(repository.root.appendingPathComponent(name).path))
  }

  @Test func theExtensionKeepsItsNames() throws {
    let own = try file("Own.swift", "struct Strings {}\nprivate struct Row {}\nlet shown = Strings(), other = Kit.Strings.ok\n")
    let kit = try file(
      "Kit.swift",
      "public struct Strings { static let ok = Kit.Strings.title }\nstruct Row {}\nstruct Card { let row = Row(), s = Strings.ok }\n")
    let more = try file("More.swift", "extension Strings { static let title = \"\\(Strings.ok)\" }\nlet other = Theme.Strings\n")
    let chat = try file(
      "Chat.swift", "enum Row {}\nstruct Box { enum Strings {} }\nlet inner = Box.Strings.self, title = Kit.Strings.ok\nenum Strings {}\n")
    var names = ModuleNames(own: [own])
    names.add("Kit", [kit, more], to: [own])
    names.add("Chat", [chat], to: [own, kit, more])
    #expect(own.text == "struct Strings {}\nprivate struct Row {}\nlet shown = Strings(), other = Kit.Strings_Kit.ok\n")
    #expect(
      kit.text
        == "public struct Strings_Kit { static let ok = Kit.Strings_Kit.title }\nstruct Row {}\nstruct Card { let row = Row(), s = Strings_Kit.ok }\n"
    )
    #expect(more.text == "extension Strings_Kit { static let title = \"\\(Strings_Kit.ok)\" }\nlet other = Theme.Strings\n")
    #expect(
      chat.text
        == "enum Row_Chat {}\nstruct Box { enum Strings_Chat {} }\nlet inner = Box.Strings_Chat.self, title = Kit.Strings_Kit.ok\nenum Strings_Chat {}\n",
      "a member of the same name is renamed where it is declared, and so where it is used")
  }

  /// Classes of an intent definition are the extension's own.
  @Test func generatedTypesKeepTheirNames() throws {
    let own = try file("Own.swift", "import Kit\nlet kind: SensorKind = .unknown, other: Kit.SensorKind\n")
    let kit = try file("Kit.swift", "public enum SensorKind { case air }\nlet kind = SensorKind.air\n")
    var names = ModuleNames(own: [own], generated: ["SensorKind"])
    names.add("Kit", [kit], to: [own])
    #expect(own.text == "import Kit\nlet kind: SensorKind = .unknown, other: Kit.SensorKind_Kit\n")
    #expect(kit.text == "public enum SensorKind_Kit { case air }\nlet kind = SensorKind_Kit.air\n")
  }

  @Test func aTypeWithTheNameOfASystemTypeIsRenamed() throws {
    let own = try file("Own.swift", "import SwiftUI\nlet now = Date(), made: Kit.Date\nstruct Card { let rows: Section<Text> }\n")
    let user = try file("User.swift", "import Kit\nlet day: Date, time: Foundation.Date, part: [Section], sum: Box.Date\n")
    let other = try file("Other.swift", "import Umbrella\nlet day: Date\n")
    let kit = try file(
      "Kit.swift",
      "import Foundation\npublic typealias Date = String\nstruct Section {}\nlet day: Date, time = Foundation.Date(), own: Kit.Date\n")
    let umbrella = try file("Umbrella.swift", "@_exported import Kit\n")
    let late = try file("Late.swift", "import Kit\nlet day: Date\n")
    var names = ModuleNames(own: [own, user, other])
    names.add("Umbrella", [umbrella], to: [own, user, other])
    names.add("Kit", [kit], to: [own, user, other, umbrella])
    names.add("Late", [late], to: [own, user, other, umbrella, kit])
    #expect(own.text == "import SwiftUI\nlet now = Date(), made: Kit.Date_Kit\nstruct Card { let rows: Section<Text> }\n")
    #expect(user.text == "import Kit\nlet day: Date_Kit, time: Foundation.Date, part: [Section_Kit], sum: Box.Date\n")
    #expect(other.text == "import Umbrella\nlet day: Date_Kit\n")
    #expect(
      kit.text
        == "import Foundation\npublic typealias Date_Kit = String\nstruct Section_Kit {}\nlet day: Date_Kit, time = Foundation.Date(), own: Kit.Date_Kit\n"
    )
    #expect(late.text == "import Kit\nlet day: Date_Kit\n")
  }

  @Test func theExtensionsOwnTypeHidesTheSystems() throws {
    let own = try file("Own.swift", "import Kit\nstruct Date {}\nlet day: Date, text: Kit.Date\n")
    let kit = try file("Kit.swift", "public typealias Date = String\n")
    var names = ModuleNames(own: [own])
    names.add("Kit", [kit], to: [own])
    #expect(own.text == "import Kit\nstruct Date {}\nlet day: Date, text: Kit.Date_Kit\n")
  }
}
