import Foundation
import SkerryDrawing
import SkerryFoundation
import SkerryGeometry
import SkerryIntents
import SkerryPresentation
import SkerryUI
import SkerryWidget

/// A defect and, beside it, a similar view without one.
extension PlantedViews {
  func pairs() {
    // Truncation
    add("two columns too wide", .lockScreen, "text-truncated") {
      HStack {
        Text("Estimated arrival at the hotel").layoutPriority(1); Text("Tomorrow at 12:45 PM")
      }.font(.title3).lineLimit(1).padding()
    }
    add("two columns fit", .lockScreen) {
      HStack {
        Text("Arrival").layoutPriority(1); Text("Tomorrow at 12:45 PM")
      }.font(.title3).lineLimit(1).padding()
    }
    add("none fits", .lockScreen, "text-truncated") {
      ViewThatFits(in: .horizontal) {
        Text(long + long); Text(long + "!")
      }.lineLimit(1).padding()
    }
    add("last fits", .lockScreen) {
      ViewThatFits(in: .horizontal) {
        Text(long + long); Text(long); Text("A title")
      }.lineLimit(1).padding()
    }
    add("price in minimal", .minimal, "text-truncated") { Text(12345.6, format: .currency(code: "USD")) }
    add("price in compact", .compactTrailing) { Text(12.6, format: .currency(code: "USD")) }
    add("grid cell", .expanded, "text-truncated") {
      Grid {
        GridRow {
          Text("A").frame(width: 200); Text("The second cell is long").lineLimit(1)
        }
      }
    }
    add("grid wraps", .expanded) {
      Grid {
        GridRow {
          Text("A").frame(width: 200); Text("Second cell")
        }
      }
    }
    add("interpolated symbol cut", .compactLeading, "text-truncated") { Text("\(Image(systemName: "car.fill")) Arriving shortly") }
    add("symbol and text cut", .compactLeading, "text-truncated") {
      HStack(spacing: 2) {
        Image(systemName: "car.fill"); Text("\(Image(systemName: "clock")) Arriving shortly")
      }
    }
    add("beyond its frame beside the camera", .compactLeading, "island-overflow") {
      Text("Arriving").fixedSize().frame(width: 40, alignment: .leading)
    }
    add("interpolated symbol", .compactLeading) { Text("\(Image(systemName: "car.fill")) 5m") }
    add("scaled enough", .compactTrailing) { Text("12:45 PM").lineLimit(1).minimumScaleFactor(0.5) }

    // Small text
    add("dynamic base 10", .lockScreen, "font-below-11") {
      Text("Tiny").font(.system(size: 10, weight: .semibold, design: .rounded)).padding()
    }
    add("caption in scaled row", .lockScreen, "font-below-11") { HStack { Text("Row") }.font(.caption2).scaleEffect(0.95).padding() }
    add("caption in large row", .lockScreen) { HStack { Text("Row") }.font(.caption2).scaleEffect(1.1).padding() }
    add("tiny spaces", .lockScreen) { (Text("A") + Text(" ").font(.system(size: 4)) + Text("B")).padding() }

    // Contrast
    add("half grey on white", .lockScreen, "contrast") {
      Text("Late").foregroundStyle(.gray.opacity(0.5)).padding().background(.white)
    }
    add("grey on black", .lockScreen) { Text("On time").foregroundStyle(.gray).padding().background(.black) }
    add("end of gradient", .lockScreen, "contrast") {
      Text("From dark to light, across").foregroundStyle(.white).padding()
        .background(LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing))
    }
    add("dark gradient", .lockScreen) {
      Text("From dark to dark, across").foregroundStyle(.white).padding()
        .background(LinearGradient(colors: [.black, Color(white: 0.3)], startPoint: .leading, endPoint: .trailing))
    }
    add("yellow on white card", .lockScreen, "contrast") { Text("Sun").foregroundStyle(.yellow).padding().activityBackgroundTint(.white) }
    add("black on white card", .lockScreen) { Text("Sun").foregroundStyle(.black).padding().activityBackgroundTint(.white) }
    add("dark part of text", .expanded, "contrast") { Text("Level \(Text("low").foregroundStyle(Color(white: 0.2)))") }
    add("coloured part of text", .expanded) { Text("Level \(Text("low").foregroundStyle(.orange))") }
    add("grey of red on green", .lockScreen, "contrast") {
      Text("Stop").foregroundStyle(Color(red: 0.8, green: 0, blue: 0)).padding().background(Color(red: 0, green: 0.31, blue: 0)).grayscale(
        1)
    }
    add("under a half veil", .lockScreen, "contrast") {
      Text("Veiled").foregroundStyle(.black).padding().background(.white).overlay(Color.white.opacity(0.6))
    }
    add("under a thin veil", .lockScreen) {
      Text("Veiled").foregroundStyle(.black).padding().background(.white).overlay(Color.white.opacity(0.2))
    }
    add("half under a sticker", .lockScreen) {
      Text("Behind a sticker").foregroundStyle(.white).padding().background(.black).overlay(alignment: .leading) {
        Circle().fill(.orange).frame(width: 40)
      }
    }
    add("always on", .alwaysOn) { Text("Always").foregroundStyle(.white).frame(maxWidth: .infinity, alignment: .leading).padding() }
    add("always on grey", .alwaysOn, "contrast") {
      Text("Always").foregroundStyle(Color(white: 0.3)).frame(maxWidth: .infinity, alignment: .leading).padding().background(.black)
    }
    add("prominent button", .lockScreen) {
      Button(intent: PlantedIntent()) { Text("Pay").frame(height: 34) }.buttonStyle(.borderedProminent).padding()
    }
    add("prominent yellow", .lockScreen, "contrast") {
      Button(intent: PlantedIntent()) { Text("Pay").frame(height: 34) }.buttonStyle(.borderedProminent).tint(.yellow).padding()
    }

    // Controls
    add("small control", .lockScreen, "tap-target") {
      Button("Pause", intent: PlantedIntent()).buttonStyle(.bordered).controlSize(.small).padding()
    }
    add("large control", .lockScreen) { Button("Pause", intent: PlantedIntent()).buttonStyle(.bordered).controlSize(.large).padding() }
    add("link of an icon", .expanded, "tap-target") {
      Link(destination: web) { Image(systemName: "map.fill").frame(width: 44, height: 40) }.accessibilityLabel("Map")
    }
    add("link of a row", .expanded) {
      Link(destination: web) {
        HStack {
          Image(systemName: "map.fill"); Text("Map")
        }.frame(height: 44)
      }
    }
    add("closure in expanded", .expanded, "control-without-intent") {
      Button(action: {}) { Text("Call").frame(width: 60, height: 44) }.buttonStyle(.plain)
    }
    add("toggle in pill", .compactLeading, "control-in-pill") {
      Toggle(isOn: true, intent: PlantedSwitch()) { Text("A").foregroundStyle(.white) }.toggleStyle(.button).buttonStyle(.plain)
    }
    add("link in minimal", .minimal, "control-in-pill") { Link(destination: web) { Text("3") } }

    // Labels
    add("picture above words", .lockScreen, "missing-accessibility-label") {
      VStack {
        pic(120, 120); Text("Aiko")
      }.padding()
    }
    add("picture above words labelled", .lockScreen) {
      VStack {
        pic(120, 120).accessibilityLabel("Photo of Aiko"); Text("Aiko")
      }.padding()
    }
    add("icon toggle", .lockScreen, "missing-accessibility-label") {
      Button(intent: PlantedIntent()) { Image(systemName: "pause.fill").font(.title).frame(width: 50, height: 50) }.buttonStyle(.plain)
        .padding()
    }
    add("icon with words", .lockScreen) {
      Button(intent: PlantedIntent()) {
        Label("Pause", systemImage: "pause.fill").labelStyle(.iconOnly).font(.title).frame(width: 50, height: 50)
      }
      .buttonStyle(.plain).padding()
    }

    // Emptiness and positions
    add("blank words", .minimal, "empty-presentation") { Text("   ") }
    add("one dot", .minimal) { Circle().fill(.red).frame(width: 4, height: 4) }
    add("black square", .compactTrailing, "empty-presentation") { Color.black.frame(width: 20, height: 20) }
    add("switched off", .lockScreen, "empty-presentation") { if Date.now > .distantFuture { Text("Never") } }
    add("tall circle", .compactLeading, "island-overflow") { Circle().frame(width: 40, height: 40) }
    add("fitting circle", .compactLeading) { Circle().frame(width: 24, height: 24) }
    add("grown in minimal", .minimal, "island-overflow") { Circle().frame(width: 30, height: 30).scaleEffect(1.5) }
    add("small in minimal", .minimal) { Circle().frame(width: 30, height: 30).scaleEffect(0.8) }
    add("a hair outside", .minimal) {
      VStack(spacing: 0) {
        Image(systemName: "timer"); Text("15").font(.caption2)
      }
    }
    add("pushed out", .compactTrailing, "island-overflow") { Circle().frame(width: 20, height: 20).offset(x: 90) }
    add("high card", .lockScreen, "content-clipped") { Color.teal.frame(height: 165) }
    add("full card", .lockScreen) { Color.teal.frame(height: 150) }
    add("pushed off the card", .lockScreen, "content-clipped") { Text("Out there").padding().offset(x: 300) }
    add("photo in the corner", .lockScreen, "margin-broken") {
      HStack {
        pic(150, 150).accessibilityLabel("Rider"); Spacer(); Text("Aiko").padding()
      }
    }
    add("photo with a margin", .lockScreen) {
      HStack {
        pic(150, 150).accessibilityLabel("Rider"); Spacer(); Text("Aiko")
      }.padding()
    }
    add("one side wide", .compact, "compact-sides-disagree") { Text("1:02:45").fixedSize() }

    // Times, symbols, images
    add("timer style", .compactTrailing, "unbounded-timer") { Text(soon, style: .timer) }
    add("timer in a frame", .compactTrailing) { Text(soon, style: .timer).font(.caption).monospacedDigit().frame(width: 48) }
    add("offset style", .minimal, "unbounded-timer font-below-11") { Text(soon, style: .offset).font(.caption2).minimumScaleFactor(0.3) }
    add("symbol typo in a label", .lockScreen, "unknown-symbol") { Label("Love", systemImage: "heart.fil").padding() }
    add("symbol in a label", .lockScreen) { Label("Love", systemImage: "heart.fill").padding() }
    add("remote picture", .expanded, "unsupported-in-live-activity") { AsyncImage(url: web) }
    add("image of 46 points", .minimal, "image-too-large") {
      pic(138, 60).resizable().frame(width: 20, height: 20).accessibilityLabel("Rider")
    }
    add("image of 36 points", .minimal) { pic(108, 60).resizable().frame(width: 20, height: 20).accessibilityLabel("Rider") }
    add("blurred in StandBy", .standby, "image-too-small-for-standby") {
      pic(150, 150).resizable().frame(width: 50, height: 50).accessibilityLabel("Rider").padding()
    }
    add("sharp in StandBy", .standby) {
      pic(300, 300).resizable().frame(width: 50, height: 50).accessibilityLabel("Rider").padding()
    }
  }
}
