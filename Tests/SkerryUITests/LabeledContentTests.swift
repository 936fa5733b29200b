import Foundation
import SwiftUI
import Testing

/// A labelled value shows the same however its label and its value are given.
@Suite @MainActor struct LabeledContentTests {
  @Test func valuesMayBeFormatted() throws {
    let name = "Speed"
    func size(_ content: some View) throws -> [Double] { try frames(content.fixedSize().accessibilityIdentifier("row"))["row"] ?? [] }
    let expected = try size(LabeledContent("Speed") { Text(verbatim: "1,234") })
    #expect(try size(LabeledContent("Speed", value: 1234, format: .number)) == expected)
    #expect(try size(LabeledContent(name, value: 1234, format: .number)) == expected)
    #expect(try size(LabeledContent(LocalizedStringResource("Speed"), value: "1,234")) == expected)
    #expect(try size(LabeledContent(LocalizedStringResource("Speed"), value: 1234, format: .number)) == expected)
    #expect(try size(LabeledContent("Speed", value: "1,234")) == expected)
    #expect(try size(LabeledContent("Speed", value: "1,23")) != expected)
    let plain = try frames(LabeledContent("Speed") { Text(verbatim: "1,234").accessibilityIdentifier("value") })
    let resource = try frames(LabeledContent(LocalizedStringResource("Speed")) { Text(verbatim: "1,234").accessibilityIdentifier("value") })
    #expect(plain["value"] == resource["value"] && plain["value"] != nil)
  }
}
