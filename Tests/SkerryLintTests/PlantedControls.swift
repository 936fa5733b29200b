import Foundation
import SkerryDrawing
import SkerryFoundation
import SkerryGeometry
import SkerryIntents
import SkerryPresentation
import SkerryUI
import SkerryWidget

extension PlantedViews {
  func controls() {
    add("button intent 44", .lockScreen) {
      Button(intent: PlantedIntent()) { Text("Stop").frame(width: 44, height: 44) }.buttonStyle(.plain).padding()
    }
    add("button intent 30", .lockScreen, "tap-target") {
      Button(intent: PlantedIntent()) { Text("Stop").frame(width: 60, height: 30) }.buttonStyle(.plain).padding()
    }
    add("frame outside", .lockScreen, "tap-target") {
      Button(intent: PlantedIntent()) { Text("S") }.buttonStyle(.plain).frame(width: 44, height: 44).padding()
    }
    add("link frame outside", .lockScreen, "tap-target") { Link(destination: web) { Text("S") }.frame(width: 44, height: 44).padding() }
    add("scaled button", .lockScreen, "tap-target") {
      Button(intent: PlantedIntent()) { Text("Stop").frame(width: 50, height: 50) }.buttonStyle(.plain).scaleEffect(0.8).padding()
    }
    add("toggle of the system's size", .lockScreen) {
      Toggle(isOn: true, intent: PlantedSwitch()) { Text("On") }.toggleStyle(.button).padding()
    }
    add("button closure", .lockScreen, "control-without-intent") {
      Button {
      } label: {
        Text("Stop").frame(width: 60, height: 44)
      }.buttonStyle(.plain).padding()
    }
    add("button role", .lockScreen, "control-without-intent") {
      Button("Stop", role: .destructive) {}.frame(height: 44).controlSize(.extraLarge).padding()
    }
    add("toggle binding", .lockScreen, "control-without-intent") {
      Toggle("Mute", isOn: .constant(true)).frame(height: 44).padding()
    }
    add("nested button in link", .lockScreen) {
      Link(destination: web) { Button(intent: PlantedIntent()) { Text("Stop").frame(width: 60, height: 44) }.buttonStyle(.plain) }.padding()
    }
    add("nested closure button in link", .lockScreen, "control-without-intent") {
      Link(destination: web) {
        Button {
        } label: {
          Text("Stop").frame(width: 60, height: 44)
        }.buttonStyle(.plain)
      }.padding()
    }
    add("closure button in intent button", .lockScreen, "control-without-intent") {
      Button(intent: PlantedIntent()) { HStack { Button("x") {} }.frame(width: 60, height: 44) }.buttonStyle(.plain).padding()
    }
    add("small button within intent button", .lockScreen, "tap-target") {
      Button(intent: PlantedIntent()) {
        HStack {
          Text("a"); Button(intent: PlantedIntent()) { Text("x") }.buttonStyle(.plain)
        }.frame(width: 60, height: 44)
      }.buttonStyle(.plain).padding()
    }
    add("disabled closure", .lockScreen, "control-without-intent") {
      Button("Stop") {}.disabled(true).frame(height: 44).padding()
    }
    add("compact button", .compactTrailing, "control-in-pill") {
      Button(intent: PlantedIntent()) { Text("S").foregroundStyle(.white) }.buttonStyle(.plain)
    }
    add("compact closure", .compactTrailing, "control-in-pill control-without-intent") { Button("S") {}.buttonStyle(.plain) }
    add("compact nested link", .compactLeading, "control-in-pill") { HStack { VStack { Link(destination: web) { Text("S") } } } }
    add("widgetURL", .compactLeading) { Text("S").widgetURL(web) }
    add("symbol button", .lockScreen, "missing-accessibility-label") {
      Button(intent: PlantedIntent()) { Image(systemName: "stop.fill").frame(width: 44, height: 44) }.buttonStyle(.plain).padding()
    }
    add("symbol button labelled", .lockScreen) {
      Button(intent: PlantedIntent()) { Image(systemName: "stop.fill").frame(width: 44, height: 44) }.buttonStyle(.plain)
        .accessibilityLabel("Stop").padding()
    }
    add("symbol button inside labelled", .lockScreen) {
      Button(intent: PlantedIntent()) { Image(systemName: "stop.fill").accessibilityLabel("Stop").frame(width: 44, height: 44) }
        .buttonStyle(.plain).padding()
    }
    add("icon only label", .lockScreen) {
      Button(intent: PlantedIntent()) { Label("Stop", systemImage: "stop.fill").labelStyle(.iconOnly).frame(width: 44, height: 44) }
        .buttonStyle(.plain).padding()
    }
    add("icon only outer", .lockScreen) {
      Button(intent: PlantedIntent()) { Label("Stop", systemImage: "stop.fill").frame(width: 44, height: 44) }.labelStyle(.iconOnly)
        .buttonStyle(.plain).padding()
    }
    add("empty label", .lockScreen, "missing-accessibility-label") {
      Button(intent: PlantedIntent()) { Image(systemName: "stop.fill").frame(width: 44, height: 44) }.buttonStyle(.plain)
        .accessibilityLabel("").padding()
    }
    add("picture", .lockScreen, "missing-accessibility-label") {
      HStack {
        pic(120, 120); Text("A")
      }.padding()
    }
    add("picture labelled", .lockScreen) {
      HStack {
        pic(120, 120).accessibilityLabel("Rider"); Text("A")
      }.padding()
    }
    add("picture hidden", .lockScreen) {
      HStack {
        pic(120, 120).accessibilityHidden(true); Text("A")
      }.padding()
    }
    add("picture not hidden", .lockScreen, "missing-accessibility-label") {
      HStack {
        pic(120, 120).accessibilityHidden(false); Text("A")
      }.padding()
    }
    add("picture in ignored", .lockScreen) {
      HStack {
        pic(120, 120); Text("A")
      }.accessibilityElement(children: .ignore).accessibilityLabel("Rider A").padding()
    }
    add("picture in combined", .lockScreen, "missing-accessibility-label") {
      HStack {
        pic(120, 120); Text("A")
      }.accessibilityElement(children: .combine).padding()
    }
    add("picture in ignored without label", .lockScreen, "missing-accessibility-label") {
      HStack {
        pic(120, 120); Text("A")
      }.accessibilityElement(children: .ignore).padding()
    }
    add("label text arg", .lockScreen) { pic(120, 120).accessibilityLabel(Text("Rider")).padding() }
    add("toggle without words", .lockScreen, "missing-accessibility-label") {
      Toggle(isOn: true, intent: PlantedSwitch()) { Image(systemName: "bell").frame(width: 44, height: 44) }.toggleStyle(.button)
        .buttonStyle(.plain).padding()
    }
    add("link picture", .lockScreen, "missing-accessibility-label") {
      Link(destination: web) { pic(150, 150).frame(width: 50, height: 50) }.padding()
    }
    add("labels hidden", .lockScreen) {
      Toggle(isOn: true, intent: PlantedSwitch()) { Text("Bell") }.labelsHidden().frame(width: 60, height: 44).padding()
    }
    add("button hidden text", .lockScreen, "missing-accessibility-label") {
      Button(intent: PlantedIntent()) {
        ZStack {
          Text("S").hidden(); Image(systemName: "stop")
        }.frame(width: 44, height: 44)
      }.buttonStyle(.plain).padding()
    }
    add("control hidden", .lockScreen) {
      Button(intent: PlantedIntent()) { Image(systemName: "stop.fill").frame(width: 44, height: 44) }.buttonStyle(.plain)
        .accessibilityHidden(true).padding()
    }
    add("shape button", .lockScreen, "missing-accessibility-label") {
      Button(intent: PlantedIntent()) { Circle().frame(width: 44, height: 44) }.buttonStyle(.plain).padding()
    }
    add("expanded small link", .expanded, "tap-target") { Link(destination: web) { Text("Map") } }
    add("overlay button", .lockScreen, "tap-target contrast") {
      Color.green.frame(width: 80, height: 80).overlay {
        Button(intent: PlantedIntent()) { Text("S").frame(width: 20, height: 20) }.buttonStyle(.plain)
      }
    }
  }
}
