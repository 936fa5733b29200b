import AppIntents
import SkerryImage
import SkerryTestSupport
import SkerryWidget
import SwiftUI
import Testing
import WidgetKit

/// Controls in all their forms compile, can be listed in a bundle and have a face for Control Center.
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
      let kind = "chosen"
      AppIntentControlConfiguration(kind: kind, intent: Choice.self) { choice in
        let name = choice.bell ?? "Bell"

        ControlWidgetButton(action: Ring()) { Text(name) }
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
    #expect(inventory.controls.map(\.name) == ["BellControl", "MuteControl", "ChosenControl"] && inventory.entries.isEmpty)
  }

  @Test func facesShowTheControls() throws {
    let faces = try WidgetInventory(bundle: Bells()).controls.map { try #require($0.face()) }
    // A button: symbol and status of its action, the tint that was set.
    #expect(faces[0].icon != nil && faces[0].title != nil && faces[0].status != nil)
    #expect(faces[0].isOn == nil && faces[0].tint == .orange && !faces[0].isDisabled)
    // A toggle is on or off as the provider's preview says.
    #expect(faces[1].isOn == false && faces[1].icon != nil && faces[1].tint == nil)
    #expect(faces[2].icon == nil && faces[2].title != nil && faces[2].status == nil)
  }

  /// A control with a resource or a string as its title looks like the one with the same key, and unlike one with another title.
  @Test func titlesThatAreResources() throws {
    func drawn(_ template: some ControlFaceGiving) throws -> Data { try ImageRenderer(content: ControlCenterView(template.face)).pngData() }
    func status(_ isOn: Bool) -> Text { Text(isOn ? "On" : "Off") }
    let (resource, string) = (Ring.title, String("Ring"))
    let button = try drawn(ControlWidgetButton("Ring", action: Ring()))
    #expect(try drawn(ControlWidgetButton(resource, action: Ring())) == button)
    #expect(try drawn(ControlWidgetButton(Mute.title, action: Ring())) != button)
    let acting = try drawn(ControlWidgetButton("Ring", action: Ring(), actionLabel: status))
    #expect(try drawn(ControlWidgetButton(resource, action: Ring(), actionLabel: status)) == acting && acting != button)
    let toggle = try drawn(ControlWidgetToggle("Ring", isOn: true, action: Mute()))
    #expect(try drawn(ControlWidgetToggle(resource, isOn: true, action: Mute())) == toggle)
    #expect(try drawn(ControlWidgetToggle(string, isOn: true, action: Mute())) == toggle)
    #expect(try drawn(ControlWidgetToggle(resource, isOn: false, action: Mute())) != toggle)
    let telling = try drawn(ControlWidgetToggle("Ring", isOn: true, action: Mute(), valueLabel: status))
    #expect(try drawn(ControlWidgetToggle(resource, isOn: true, action: Mute(), valueLabel: status)) == telling && telling != toggle)
  }

  @Test func controlsAreDrawnInThreeSizes() throws {
    let face = try #require(WidgetInventory(bundle: Bells()).controls.first?.face())
    let renderer = ImageRenderer(content: ControlCenterView(face))
    renderer.scale = 1
    let picture = try ImageCodecs.decode(renderer.pngData())
    #expect(picture.size.width == 24 + 70 + 16 + 156 + 16 + 156 + 24 && picture.size.height == 24 + 156 + 24)
    // Its parts stay where they are, as the layout tree lists them.
    let tree = String(decoding: try renderer.layoutTree(), as: UTF8.self)
    try RecordedText.check("control-center", tree.split(separator: "\n").map(String.init))
    var on = face
    on.isOn = true
    let other = ImageRenderer(content: ControlCenterView(on))
    other.scale = 1
    let lit = try ImageCodecs.decode(other.pngData())
    // The disc of a control that is off is 12 per cent white on a plate of 16 per cent.
    let plate = 0.17 + (1 - 0.17) * 0.16
    #expect(abs(Double(picture.color(x: 128, y: 59).red) - 255 * (plate + (1 - plate) * 0.12)) < 2)
    // The small plate turns white, and the symbol takes the tint.
    #expect(lit.color(x: 30, y: 59).red > 250 && picture.color(x: 30, y: 59).red < 120)
  }
}
