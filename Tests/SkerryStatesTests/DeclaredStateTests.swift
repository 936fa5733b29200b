import Foundation
import SkerryLocalization
import Testing

@testable import SkerryStates

/// What the sources say about a member beside its values: how views measure it, its default, and the two ends of a span.
@Suite struct DeclaredStateTests {
  private let now = Date(timeIntervalSince1970: 1_767_951_660)

  private func value<T: Decodable>(_ type: T.Type, _ kind: StateKind = .sample, _ text: String = "") throws -> T {
    let folder = SourceFolder(sources: [("V.swift", "import WidgetKit\n" + text)])
    var sources: Set<String> = []
    return try StateGenerator(folder: folder, assets: AssetNames(images: []), now: now).value(type, kind, &sources)
  }

  private struct Trip: Codable { var departureTime: Date }
  private struct Visit: Codable { var visit, visitEnd: Date }

  private struct Press: Codable, Equatable { var text, symbol: String }
  private struct Alert: Codable { var stopPress, otherPress: Press }

  /// A member of a type of which the app has constants: the constant that its call passes, otherwise the one with the member's own name.
  @Test(arguments: [
    "static var stopPress: Self { Press(text: \"Done\", symbol: \"stop\") }",
    "static var stopPress: Press {\n return .init(text: \"Done\", symbol: \"stop\")\n}",
    "static let stopPress = Self(text: \"Done\", symbol: \"stop\")",
    "static let stopPress: X.Press = .init(text: \"Done\", symbol: \"stop\")",
  ])
  func constantsOfAType(text: String) throws {
    let open = "extension Press {\nstatic var openPress: Self { Press(text: \"Open\", symbol: \"swift\") }\n"
    let again = "static var againPress: Self { Press(text: \"Again\", symbol: \"repeat\") }\n"
    let made = try value(
      Alert.self, .sample, open + again + text + "\n}\nDeclaredStateTests.Alert(stopPress: made(), otherPress: .againPress)")
    #expect(made.stopPress == Press(text: "Done", symbol: "stop"), "\(made)")
    #expect(made.otherPress == Press(text: "Again", symbol: "repeat"), "\(made)")
  }

  /// What is no constant of the type does not count: another type's, a longer name, one without a value, one that only the run time knows.
  @Test(arguments: [
    "static var stopPress: Label { Label(text: \"Done\", symbol: \"stop\") }",
    "static var stopPressed: Press { Press(text: \"Done\", symbol: \"stop\") }",
    "static var stopPress: Press\nlet a = Press(text: \"Done\", symbol: \"\")",
    "static var stopPress: Press { load(text: \"Done\", symbol: \"stop\") }",
    "static let stopPress: Label = .init(text: \"Done\", symbol: \"stop\")",
  ])
  func whatIsNoConstant(text: String) throws {
    let open = "extension Press {\nstatic var openPress: Self { DeclaredStateTests.Press(text: \"Open\", symbol: \"swift\") }\n"
    #expect(try value(Alert.self, .sample, open + text + "\n}").stopPress == Press(text: "Open", symbol: "swift"))
  }

  /// A departure that views measure the time since is over; one that they only show is awaited.
  @Test(arguments: [
    ("Date().timeIntervalSince(context.attributes.departureTime)", true), ("Date.now.timeIntervalSince(departureTime)", true),
    ("Date().timeIntervalSince(state.departureTime ?? .now)", false), ("departureTime.timeIntervalSince(.now)", false),
    ("arrival.timeIntervalSince(departureTime)", false), ("Date().timeIntervalSince(plannedDepartureTime)", false),
  ])
  func whatIsMeasuredIsOver(text: String, isOver: Bool) throws {
    #expect(try value(Trip.self, .sample, text).departureTime == now.addingTimeInterval(isOver ? -900 : 1500))
  }

  /// A departure at the time of the call is that of the request; one that the source gives otherwise stays.
  @Test(arguments: [("Date()", -95.0), ("Date().addingTimeInterval(600)", 600)])
  func aDepartureAtTheRequest(given: String, offset: Double) throws {
    let text = "let trip = DeclaredStateTests.Trip(departureTime: \(given))\nDate().timeIntervalSince(trip.departureTime)"
    #expect(try value(Trip.self, .sample, text).departureTime == now.addingTimeInterval(offset))
  }

  @Test func anEndIsNotOver() throws {
    let made = try value(Visit.self, .sample, "Date().timeIntervalSince(s.visit); Date().timeIntervalSince(s.visitEnd)")
    #expect(made.visit == now.addingTimeInterval(-900) && made.visitEnd == now.addingTimeInterval(1500), "\(made)")
  }

  private struct Flags: Codable { var extend, isRunning, other: Bool }

  /// What is declared as false is the exception, unless it says that the activity runs.
  @Test func defaultsOfFlags() throws {
    let text = "struct S { var extend: Bool = false\n var isRunning = false\n var another: Bool = false\n}"
    let made = try value(Flags.self, .sample, text)
    #expect(!made.extend && made.isRunning && made.other, "\(made)")
    #expect(try value(Flags.self, .long, text).extend)
    for other in ["var extend: Bool = falsehood()", "x.extend = false", "let extended = false"] {
      #expect(try value(Flags.self, .sample, other).extend, "\(other)")
    }
  }

  private struct Pause: Codable { var isPaused, isMuted: Bool }

  /// The call that ends or pauses an activity says nothing about a running one.
  @Test func aSampleIsNotPaused() throws {
    let text = "let final = DeclaredStateTests.Pause(isPaused: true, isMuted: true)"
    let made = try value(Pause.self, .sample, text)
    #expect(!made.isPaused && made.isMuted, "\(made)")
    #expect(try value(Pause.self, .late, text).isPaused)
  }

  private struct Span: Codable {
    var startKm, endKm, currentKm, initialSoc, currentSoc, targetSoc: Int
    var startPercent, endPercent: Double
    var startCount: Int
  }

  /// Of a distance and of a charge, the start is less than now, and now less than the end.
  @Test func spansGrow() throws {
    let made = try value(Span.self)
    #expect(made.startKm < made.currentKm && made.currentKm < made.endKm, "\(made)")
    #expect(made.initialSoc == 20 && made.currentSoc == 62 && made.targetSoc == 80, "\(made)")
    #expect(made.startPercent == 0.2 && made.endPercent == 0.8 && made.startCount == 3, "\(made)")
  }

  private struct Words: Codable { var doneLabel, label, pace, speed, openString, weight, weightUnit, reps, setsLabel, unit: String }

  @Test func namesWithoutTheWordsForText() throws {
    let made = try value(Words.self)
    #expect(made.doneLabel == "Done" && made.label == "Label" && made.openString == "Open", "\(made)")
    #expect(made.pace == "5'24\"" && made.speed == "24 km/h", "\(made)")
    #expect(made.weight == "60" && made.weightUnit == "kg" && made.unit == "km", "\(made)")
    #expect(made.reps == "8" && made.setsLabel == "3", "\(made)")
  }
}
