import Foundation
import SkerryDrawing
import SkerryFoundation
import SkerryGeometry
import SkerryIntents
import SkerryPresentation
import SkerryUI
import SkerryWidget

extension PlantedViews {
  func texts() {
    add("hstack lineLimit", .lockScreen, "text-truncated") {
      HStack {
        Text(long).lineLimit(1); Spacer(); Text("x")
      }.padding()
    }
    add("limit 2", .lockScreen, "text-truncated") { Text(long + long).lineLimit(2).padding() }
    add("cut by height", .lockScreen, "text-truncated") { Text("Arriving soon today or tomorrow").frame(width: 90, height: 20).padding() }
    add("middle", .lockScreen, "text-truncated") { Text(long).lineLimit(1).truncationMode(.middle).padding() }
    add("head", .lockScreen, "text-truncated") { Text(long).lineLimit(1).truncationMode(.head).padding() }
    add("concatenated", .lockScreen, "text-truncated") { (Text(long).bold() + Text("more")).lineLimit(1).padding() }
    add("label", .lockScreen, "text-truncated") { Label(long, systemImage: "bicycle").lineLimit(1).padding() }
    add("button label", .lockScreen, "text-truncated") {
      Button(intent: PlantedIntent()) { Text(long).lineLimit(1).frame(height: 44) }.padding()
    }
    add("min scale too long", .lockScreen, "text-truncated") { Text(long + long).lineLimit(1).minimumScaleFactor(0.8).padding() }
    add("viewthatfits", .lockScreen) {
      ViewThatFits {
        Text(long + long).lineLimit(1); Text("Short")
      }.padding()
    }
    add("hidden", .lockScreen) {
      ZStack {
        Text(long).lineLimit(1).hidden(); Text("Short")
      }.padding()
    }
    add("opacity 0", .lockScreen) {
      ZStack {
        Text(long).lineLimit(1).opacity(0); Text("Short")
      }.padding()
    }
    add("reserves", .lockScreen) { Text("Short").lineLimit(2, reservesSpace: true).padding() }
    add("own ellipsis", .lockScreen) { Text("Loading…").lineLimit(1).padding() }
    add("timer narrow", .compactTrailing, "text-truncated") { Text(timerInterval: Date.now...soon).frame(width: 20) }
    add("small", .small, "text-truncated") { Text(long).lineLimit(1) }
    add("minimal", .minimal, "text-truncated") { Text("Arriving") }
    add("expanded leading-like", .expanded, "text-truncated") {
      HStack {
        Text("Left of it"); Text(long).lineLimit(1)
      }
    }
    add("clipped by parent frame", .lockScreen, "text-truncated") {
      VStack {
        Text("One"); Text("Two"); Text("Three is a longer line that wraps to a second one and more")
      }.frame(width: 120, height: 60).padding()
    }
    add("xxxLarge compact", .compactTrailing, "text-truncated", type: .xxxLarge) { Text("12:34:56 pm").lineLimit(1) }
    add("gauge label", .lockScreen) { Gauge(value: 0.5) { Text("km") }.padding() }
    add("redacted", .lockScreen) { Text("Some name").redacted(reason: .placeholder).padding() }
    add("badge of digits fits", .compactTrailing) { Text("136").bold() }
    add("progress label cut", .lockScreen, "text-truncated") { ProgressView(value: 0.4) { Text(long + long).lineLimit(1) }.padding() }
    add("10", .lockScreen, "font-below-11") { Text("Tiny").font(.system(size: 10)).padding() }
    add("caption2", .lockScreen) { Text("Ok").font(.caption2).padding() }
    add("caption2 small type", .lockScreen, type: .xSmall) { Text("Ok").font(.caption2).padding() }
    add("run of 8", .lockScreen, "font-below-11") { (Text("A") + Text("b").font(.system(size: 8))).padding() }
    add("custom 10", .lockScreen, "font-below-11") { Text("Tiny").font(.custom("Helvetica", fixedSize: 10)).padding() }
    add("shrunk", .lockScreen, "text-truncated") {
      Text("Shrunk to fit in here").font(.system(size: 14)).lineLimit(1).minimumScaleFactor(0.7).frame(width: 92).padding()
    }
    add("symbol 9", .lockScreen) {
      HStack {
        Image(systemName: "bicycle").font(.system(size: 9)); Text("Ride")
      }.padding()
    }
    add("scale y", .lockScreen, "font-below-11") { Text("Flat").font(.system(size: 14)).scaleEffect(x: 1, y: 0.7).padding() }
    add("nested scale", .lockScreen, "font-below-11") {
      VStack { Text("Twice").font(.system(size: 14)).scaleEffect(0.9) }.scaleEffect(0.8).padding()
    }
    add("scaled up", .lockScreen) { Text("Up").font(.system(size: 8)).scaleEffect(1.5).padding() }
    add("bold label 9", .lockScreen, "font-below-11") { Label("Ride", systemImage: "bicycle").font(.system(size: 9)).padding() }
    add("expanded 10", .expanded, "font-below-11") { Text("Tiny").font(.system(size: 10)) }
    add("compact 10", .compactLeading, "font-below-11") { Text("Tiny").font(.system(size: 10)) }
    add("gauge circular", .lockScreen) {
      Gauge(value: 0.5) {
        Text("km")
      } currentValueLabel: {
        Text("5")
      }.gaugeStyle(.accessoryCircular).padding()
    }
    add("transformEffect", .lockScreen, "font-below-11") {
      Text("Tiny").font(.system(size: 14)).transformEffect(CGAffineTransform(scaleX: 0.7, y: 0.7)).padding()
    }
    add("standby 6", .standby) { Text("Twice").font(.system(size: 7)).padding() }
    add("label style title 10", .lockScreen, "font-below-11") {
      Label {
        Text("a")
      } icon: {
        Text("b").font(.system(size: 8))
      }.padding()
    }
  }
}
