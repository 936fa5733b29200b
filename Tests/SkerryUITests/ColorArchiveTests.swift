import Foundation
import Testing

@testable import SkerryUI

/// Colours that apps keep as archives.
struct ColorArchiveTests {
  @Test func aColorIsReadFromItsArchive() throws {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
    #expect(read == color)
    #expect(Color(read) == Color(color) && Set([read, color]).count == 1)
    #expect(read != UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
  }

  @Test func whatIsNotAnArchiveIsAnError() {
    #expect(throws: (any Error).self) { try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: Data("red".utf8)) }
  }
}
