import AppIntents
import SkerryWidget
import SwiftUI
import Testing
import WidgetKit

/// Controls in all their forms compile, take their place in a bundle and are named as not drawn.
@Suite @MainActor struct ControlTests {
  struct Ring: AppIntent {
    static let title: LocalizedStringResource = "Ring"
    func perform() async throws -> some IntentResult { .result() }
  }
  struct Mute: SetValueIntent {
    static let title: LocalizedStringResource = "Mute"
    @Parameter(title: "Muted") var value: Bool
    func perform() async throws -> some IntentResult { .result() }
  }
  struct Choice: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Choice"
    @Parameter(title: "Bell") var bell: String?
  }
  struct BellControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
      StaticControlConfiguration(kind: "bell") {
        ControlWidgetButton("Ring", action: Ring()) { isActive in Label(isActive ? "Rings" : "Ring", systemImage: "bell") }.tint(.orange)
      }
      .displayName("Bell").description("Rings it.")
    }
  }
  struct MuteValue: ControlValueProvider {
    var previewValue: Bool { false }
    func currentValue() async throws -> Bool { true }
  }
  struct MuteControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
      StaticControlConfiguration(kind: "mute", provider: MuteValue()) { isMuted in
        ControlWidgetToggle("Mute", isOn: isMuted, action: Mute()) { isOn in
          Label(isOn ? "Muted" : "Loud", systemImage: "bell.slash").controlWidgetActionHint("Mute")
        }
      }
    }
  }
  struct ChosenControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
      AppIntentControlConfiguration(kind: "chosen", intent: Choice.self) { choice in
        ControlWidgetButton(action: Ring()) { Text(choice.bell ?? "Bell") }
      }
      .promptsForUserConfiguration()
    }
  }
  struct Bells: WidgetBundle {
    var body: some Widget {
      BellControl()
      if #available(iOS 18.0, *) {
        MuteControl()
        ChosenControl()
      }
    }
  }

  @Test func controlsAreNamed() {
    let inventory = WidgetInventory(bundle: Bells())
    #expect(inventory.controls == ["BellControl", "MuteControl", "ChosenControl"] && inventory.entries.isEmpty)
  }
}
