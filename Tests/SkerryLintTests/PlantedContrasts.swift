import Foundation
import SkerryDrawing
import SkerryFoundation
import SkerryGeometry
import SkerryIntents
import SkerryPresentation
import SkerryUI
import SkerryWidget

extension PlantedViews {
  func contrasts() {
    add("gray on white", .lockScreen, "contrast") { Text("Grey").foregroundStyle(.gray).padding().background(.white) }
    add("black in expanded", .expanded, "contrast") { Text("Dark").foregroundStyle(.black) }
    add("dark blue in compact", .compactLeading, "contrast") { Text("B").foregroundStyle(Color(red: 0, green: 0, blue: 0.6)) }
    add("black in minimal", .minimal, "contrast") { Text("3").foregroundStyle(.black) }
    add("white on yellow", .lockScreen, "contrast") { Text("Sun").foregroundStyle(.white).padding().background(.yellow) }
    add("white on gradient end", .lockScreen, "contrast") {
      Text("Across the whole width").foregroundStyle(.white).padding().background(
        LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing))
    }
    add("white on dark gradient", .lockScreen) {
      Text("Across").foregroundStyle(.white).padding().background(
        LinearGradient(colors: [.black, .indigo], startPoint: .leading, endPoint: .trailing))
    }
    add("tint white text white", .lockScreen, "contrast") { Text("White").foregroundStyle(.white).padding().activityBackgroundTint(.white) }
    add("tint black text white", .lockScreen) { Text("White").foregroundStyle(.white).padding().activityBackgroundTint(.black) }
    add("tint yellow primary text dark?", .lockScreen) { Text("Black").foregroundStyle(.black).padding().activityBackgroundTint(.yellow) }
    add("prominent yellow", .lockScreen, "contrast") {
      Button(intent: PlantedIntent()) { Text("Stop").frame(height: 44) }.buttonStyle(.borderedProminent).tint(.yellow).padding()
    }
    add("prominent blue large", .lockScreen) {
      Button(intent: PlantedIntent()) { Text("Stop").font(.title2).frame(width: 60, height: 44) }.buttonStyle(.borderedProminent).padding()
    }
    add("gradient text dark", .expanded, "contrast") {
      Text("Gradient").foregroundStyle(LinearGradient(colors: [.black, .black.opacity(0.9)], startPoint: .leading, endPoint: .trailing))
    }
    add("gradient text half", .expanded, "contrast") {
      Text("Gradient text that is long").foregroundStyle(
        LinearGradient(colors: [.white, .black], startPoint: .leading, endPoint: .trailing))
    }
    add("gradient text light", .expanded) {
      Text("Gradient").foregroundStyle(LinearGradient(colors: [.white, .yellow], startPoint: .leading, endPoint: .trailing))
    }
    add("second run", .expanded, "contrast") { Text("Fine ") + Text("not").foregroundStyle(.black) }
    add("attributed second run", .expanded, "contrast") { Text(attributed()) }
    add("opacity .3", .expanded, "contrast") { Text("Faint").opacity(0.3) }
    add("opacity .7", .expanded) { Text("Faint").opacity(0.7) }
    for degrees in [20.0, 50] {
      add("3D rotation by \(degrees)", .expanded) { Text("Turned").rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 1, z: 0)) }
      add("faint, 3D rotation by \(degrees)", .expanded, "contrast") {
        Text("Turned").foregroundStyle(.white.opacity(0.3)).rotation3DEffect(.degrees(degrees), axis: (x: 1, y: 1, z: 0))
      }
    }
    add("parent opacity", .expanded, "contrast") { HStack { VStack { Text("Faint") }.opacity(0.6) }.opacity(0.5) }
    add("plate faded with text", .lockScreen) {
      Text("Plate").foregroundStyle(.white).padding().background(.black).opacity(0.85).padding().background(.white)
    }
    add("style opacity", .expanded, "contrast") { Text("Faint").foregroundStyle(.white.opacity(0.3)) }
    add("tertiary", .expanded, "contrast") { Text("Faint").foregroundStyle(.quaternary) }
    add("secondary", .expanded) { Text("Faint").foregroundStyle(.secondary) }
    add("overlay text", .lockScreen, "contrast") { Color.white.frame(height: 60).overlay { Text("Over").foregroundStyle(.white) } }
    add("zstack", .lockScreen, "contrast") {
      ZStack {
        RoundedRectangle(cornerRadius: 8).fill(.yellow); Text("Over").foregroundStyle(.white)
      }.frame(height: 60).padding()
    }
    add("on picture", .expanded, "contrast") {
      pic(300, 180).overlay { Text("Over").foregroundStyle(Color(white: 0.5)) }.accessibilityHidden(true)
    }
    add("brightness", .expanded, "contrast") { Text("Dim").brightness(-0.8) }
    add("colorMultiply", .expanded, "contrast") { Text("Dim").colorMultiply(Color(white: 0.2)) }
    add("invert", .expanded, "contrast") { Text("Dim").colorInvert() }
    add("label", .expanded, "contrast symbol-contrast") { Label("Ride", systemImage: "bicycle").foregroundStyle(.black) }
    add("link tint", .expanded, "contrast") {
      Link(destination: web) { Text("Map").frame(width: 44, height: 44) }.tint(.black).foregroundStyle(.black)
    }
    add("timer black", .expanded, "contrast") { Text(timerInterval: Date.now...soon).foregroundStyle(.black) }
    add("material", .lockScreen) { Text("On glass").padding().background(.ultraThinMaterial) }
    add("bold 14 at 3.5", .lockScreen) {
      Text("Bold").font(.system(size: 14, weight: .bold)).foregroundStyle(Color(white: 0.5)).padding().background(.white)
    }
    add("bold 13.9 at 3.9", .lockScreen, "contrast") {
      Text("Bold").font(.system(size: 13.9, weight: .bold)).foregroundStyle(Color(white: 0.5)).padding().background(.white)
    }
    add("clear text", .expanded) {
      ZStack {
        Text("x").foregroundStyle(.clear); Text("yes")
      }
    }
    add("small black", .small, "contrast") { Text("Dark").foregroundStyle(.black) }
    add("standby black", .standby, "contrast") { Text("Dark").foregroundStyle(.black).padding() }
    add("highlighted run", .lockScreen, "contrast") { Text(highlighted()).padding().background(.white) }
    add("symbol text", .expanded, "contrast") { (Text(Image(systemName: "bolt")) + Text(" Fast")).foregroundStyle(.black) }
    add("gauge black value", .expanded, "contrast") {
      Gauge(value: 0.5) {
        Text("km")
      } currentValueLabel: {
        Text("5").foregroundStyle(.black)
      }.gaugeStyle(.accessoryCircular)
    }
    add("shape style hierarchy", .lockScreen, "contrast") {
      Text("Grey").foregroundStyle(Color(white: 0.6)).padding().background(Color(white: 0.9))
    }
    add("hidden bg", .lockScreen) {
      Text("White on black plate").foregroundStyle(.white).padding().background(RoundedRectangle(cornerRadius: 10).fill(.black)).padding()
    }
    add("turned", .lockScreen) { Text("Turned by some degrees").rotationEffect(.degrees(20)).padding(60) }
    add("turned on its plate", .lockScreen) {
      Text("Turned").foregroundStyle(.white).padding(2).background(.black).rotationEffect(.degrees(-30)).padding(30).background(.white)
    }
    add("turned grey on white", .lockScreen, "contrast") {
      Text("Turned").foregroundStyle(.gray).rotationEffect(.degrees(20)).padding(30).background(.white)
    }
    add("stood on end", .lockScreen, "contrast") {
      Text("Up").foregroundStyle(.black).rotationEffect(.degrees(90)).padding(20).background(.black)
    }
    add("capsule", .lockScreen, "contrast") {
      Text("LIVE").font(.caption2).foregroundStyle(.white).padding(4).background(Capsule().fill(.orange)).padding()
    }
  }
}

/// A second part that is invisible on black.
private func attributed() -> AttributedString {
  var whole = AttributedString("Fine and ")
  var part = AttributedString("not")
  part.foregroundColor = .black
  whole.append(part)
  return whole
}

/// White letters with a yellow marker behind them.
private func highlighted() -> AttributedString {
  var text = AttributedString("Marked")
  text.foregroundColor = .white
  text.backgroundColor = .yellow
  return text
}
