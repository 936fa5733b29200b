import AppIntents
import SkerryImage
import SwiftUI
import Testing

/// Buttons and toggles with intents, named by a resource.
@Suite @MainActor struct IntentTitleTests {
  struct Wave: AppIntent {
    static let title: LocalizedStringResource = "Wave"
    func perform() async throws -> some IntentResult { .result() }
  }

  private func picture(_ view: some View) throws -> Bitmap { try ImageCodecs.decode(ImageRenderer(content: view).pngData()) }

  @Test func resourcesNameControls() throws {
    let name = LocalizedStringResource("Wave")
    #expect(try picture(Button(name, intent: Wave())) == picture(Button("Wave", intent: Wave())))
    #expect(
      try picture(Button(name, role: .destructive, intent: Wave())) == picture(Button("Wave", role: .destructive, intent: Wave())))
    #expect(
      try picture(Button(name, systemImage: "hand.wave", intent: Wave()))
        == picture(Button("Wave", systemImage: "hand.wave", intent: Wave())))
    #expect(try picture(Toggle(name, isOn: true, intent: Wave())) == picture(Toggle("Wave", isOn: true, intent: Wave())))
    #expect(try picture(Button(name, intent: Wave())) != picture(Button("Go", intent: Wave())))
  }
}
