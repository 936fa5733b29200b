import Foundation
import Testing

@testable import SkerryStates

/// Values that an app shares with its extension by user defaults.
extension StateGeneratorTests {
  @Test func sharedDefaultsAreFilled() throws {
    let view = """
      import WidgetKit
      let shared = UserDefaults(suiteName: "group.skerry.states")!
      let name = shared.string(forKey: attributes.key("matchName"))!
      let end = shared.double(forKey: attributes.key("matchEndDate")) / 1000
      let score = shared.integer(forKey: "homeScore")
      """
    let own = maker([("V.swift", view)])
    let id = try #require(UUID(uuidString: "6F1C2A34-0B5D-4E77-9A10-2C3D4E5F6A7B"))
    struct Attributes { var id: UUID }
    own.fillSharedValues(for: Attributes(id: id), kind: .sample)
    let defaults = try #require(UserDefaults(suiteName: "group.skerry.states"))
    #expect(defaults.string(forKey: "\(id)_matchName")?.isEmpty == false)
    #expect(defaults.integer(forKey: "homeScore") == 2)
    #expect(abs(defaults.double(forKey: "\(id)_matchEndDate") / 1000 - now.timeIntervalSince1970) < 86_400)
  }

  /// Keys with the number of an item. A number that is a date is filled with a date, so that no timer ends before it begins.
  @Test func numberedValuesAreFilled() throws {
    let view = """
      import WidgetKit
      let shared = UserDefaults(suiteName: "group.skerry.numbered")!
      func end(_ i: Int) -> Double { shared.double(forKey: attributes.key("tea\\(i)EndTime")) }
      func name(_ i: Int) -> String { shared.string(forKey: "row\\(min(i, 3))of\\(i)Name")! }
      """
    let own = maker([("V.swift", view)])
    struct Attributes {}
    own.fillSharedValues(for: Attributes(), kind: .sample)
    let defaults = try #require(UserDefaults(suiteName: "group.skerry.numbered"))
    for number in 0...4 {
      #expect(abs(defaults.double(forKey: "tea\(number)EndTime") - now.timeIntervalSince1970) < 86_400)
      #expect(defaults.string(forKey: "row\(number)of\(number)Name")?.isEmpty == false)
    }
    #expect(defaults.string(forKey: "row5of5Name") == nil)
  }

  /// The group's name is a constant of another file; a picture's data is a picture, other data is left out.
  @Test func sharedPicturesAreFilled() throws {
    let own = maker([
      ("Constants.swift", "enum Groups { static let shared: String = \"group.skerry.pictures\" }\n"),
      ("Store.swift", "extension UserDefaults { static var ours: UserDefaults { UserDefaults(suiteName: Groups.shared)! } }\n"),
      (
        "V.swift",
        "import WidgetKit\nlet a = UIImage(data: UserDefaults.ours.data(forKey: \"CODE_IMAGE_DATA\")!)!\nlet b = UserDefaults.ours.data(forKey: \"saved\")\n"
      ),
    ])
    struct Attributes {}
    own.fillSharedValues(for: Attributes(), kind: .sample)
    let defaults = try #require(UserDefaults(suiteName: "group.skerry.pictures"))
    #expect(defaults.data(forKey: "CODE_IMAGE_DATA")?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
    #expect(defaults.data(forKey: "saved") == nil)
  }

  /// An optional image is nil in a target without images, and names one in a target with some; a required name is empty.
  @Test func anOptionalImageIsNilWithoutImages() throws {
    struct Exercise: Codable { var exerciseImage: String?, otherImage: String, note: String? }
    var sources: Set<String> = []
    let made = try maker([]).value(Exercise.self, .sample, &sources)
    #expect(made.exerciseImage == nil && made.otherImage == "" && made.note?.isEmpty == false, "\(made)")
    let named = try maker([], images: ["exercise"]).value(Exercise.self, .sample, &sources)
    #expect(named.exerciseImage == "exercise")
  }
}
