import Foundation
import SkerryDrawing
import SkerryFoundation
import SkerryGeometry
import SkerryIntents
import SkerryPresentation
import SkerryUI
import SkerryWidget

extension PlantedViews {
  func places() {
    add("spacer", .lockScreen, "empty-presentation") { Spacer().frame(height: 20) }
    add("blank", .minimal, "empty-presentation") { Text(" ") }
    add("clear", .minimal, "empty-presentation") { Color.clear.frame(width: 10, height: 10) }
    add("clear text", .minimal, "empty-presentation") { Text("1").foregroundStyle(.clear) }
    add("opacity 0", .minimal, "empty-presentation") { Text("1").opacity(0) }
    add("hidden", .minimal, "empty-presentation") { Text("1").hidden() }
    add("zero", .minimal, "empty-presentation") { Color.red.frame(width: 0, height: 0) }
    add("clear circle", .minimal, "empty-presentation") { Circle().fill(.clear).frame(width: 10, height: 10) }
    add("opacity0 style", .minimal, "empty-presentation") { Circle().fill(.red.opacity(0)).frame(width: 10, height: 10) }
    add("clipped away", .minimal, "empty-presentation") {
      Color.red.frame(width: 10, height: 10).clipShape(Rectangle().size(width: 0, height: 0))
    }
    add("scale 0", .minimal, "empty-presentation") { Text("1").scaleEffect(0) }
    add("divider", .lockScreen) { Divider().padding() }
    add("progress", .lockScreen) { ProgressView(value: 0.4).padding() }
    add("symbol", .minimal) { Image(systemName: "bicycle") }
    add("expanded empty", .expanded, "empty-presentation") { EmptyView() }
    add("standby empty", .standby, "empty-presentation") { EmptyView() }
    add("small empty", .small, "empty-presentation") { EmptyView() }
    add("canvas", .minimal) {
      Canvas { c, s in c.fill(Path(CGRect(origin: .zero, size: s)), with: .color(.red)) }.frame(width: 20, height: 20)
    }
    add("black in island", .minimal, "empty-presentation") { Color.black.frame(width: 10, height: 10) }
    add("conditional none", .compactTrailing, "empty-presentation") { if long.isEmpty { Text("1") } }
    add("offset", .compactLeading, "island-overflow") { Text("Far").offset(x: 120) }
    add("scaled", .compactLeading, "island-overflow") { Text("Big").scaleEffect(6) }
    add("rotated wide", .minimal, "island-overflow") { Color.red.frame(width: 44, height: 10).rotationEffect(.degrees(90)) }
    add("fill clipped", .compactLeading, "image-too-large") {
      pic(300, 60).resizable().scaledToFill().frame(width: 24, height: 24).clipped().accessibilityHidden(true)
    }
    add("fill circle", .compactLeading, "image-too-large") {
      pic(300, 60).resizable().scaledToFill().frame(width: 24, height: 24).clipShape(Circle()).accessibilityHidden(true)
    }
    add("fill minimal circle", .minimal) {
      pic(90, 60).resizable().scaledToFill().frame(width: 24, height: 24).clipShape(Circle()).accessibilityHidden(true)
    }
    add("fill not clipped", .compactLeading, "island-overflow image-too-large") {
      pic(300, 30).resizable().scaledToFill().frame(width: 24, height: 36).accessibilityHidden(true)
    }
    add("frame 36.67", .minimal) { Color.red.frame(width: 45, height: 110.0 / 3) }
    add("frame 46", .minimal, "island-overflow") { Color.red.frame(width: 46, height: 20) }
    add("tall compact", .compactLeading, "island-overflow") { Color.red.frame(width: 20, height: 40) }
    add("masked", .compactLeading) { Color.red.frame(width: 300, height: 20).frame(width: 20).clipped() }
    add("mask big", .compactLeading) { Color.red.frame(width: 20, height: 20).mask(Circle().frame(width: 200, height: 200)) }
    add("fixed text", .compactLeading, "island-overflow") { Text("A much too long text").fixedSize() }
    add("lock wide fixed", .lockScreen, "content-clipped") { Text(long + long).fixedSize() }
    add("lock background fill", .lockScreen, "image-too-large") {
      Text("Over a picture").foregroundStyle(.white).padding(30).background {
        pic(1200, 300).resizable().scaledToFill().accessibilityHidden(true).brightness(-0.5)
      }.clipped()
    }
    add("lock background fill unclipped", .lockScreen, "image-too-large") {
      Text("Over a picture").foregroundStyle(.white).padding(30).frame(maxWidth: .infinity).background {
        pic(1200, 300).resizable().scaledToFill().accessibilityHidden(true).brightness(-0.5)
      }
    }
    add("lock offset text", .lockScreen, "content-clipped") { Text("Away").offset(x: 300).frame(width: 60, height: 30).padding() }
    add("lock scaled text", .lockScreen, "content-clipped") { Text("A wide line that grows").scaleEffect(3).padding() }
    add("lock 160", .lockScreen) { Color.red.frame(height: 160) }
    add("lock 161", .lockScreen, "content-clipped") { Color.red.frame(height: 161) }
    add("lock 160 tint text", .lockScreen, "content-clipped") { VStack { ForEach(0..<9) { Text("Line \($0)") } } }
    add("expanded high", .expanded, "content-clipped") { Color.red.frame(height: 200) }
    add("expanded wide", .expanded, "content-clipped") { Text(long + long).fixedSize() }
    add("small high", .small, "content-clipped") { VStack { ForEach(0..<9) { Text("Line \($0)").fixedSize() } } }
    add("small wide", .small, "content-clipped") { Text("A line that is wider than a watch").fixedSize() }
    add("small fits", .small) {
      VStack {
        Text("Two"); Text("Lines")
      }
    }
    add("corner text", .lockScreen, "margin-broken") {
      Text("Corner").frame(maxWidth: .infinity, maxHeight: 100, alignment: .bottomTrailing)
    }
    add("corner padding", .lockScreen) { Text("Corner").padding(12).frame(maxWidth: .infinity, maxHeight: 100, alignment: .bottomTrailing) }
    add("corner picture", .lockScreen, "margin-broken") {
      pic(120, 120).accessibilityHidden(true).frame(maxWidth: .infinity, maxHeight: 100, alignment: .topLeading)
    }
    add("corner picture rounded", .lockScreen) {
      pic(120, 120).clipShape(RoundedRectangle(cornerRadius: 24, style: .continuous)).accessibilityHidden(true).frame(
        maxWidth: .infinity, maxHeight: 100, alignment: .topLeading)
    }
    add("corner offset", .lockScreen, "margin-broken") {
      Text("Corner").padding().offset(x: -14, y: -14).frame(maxWidth: .infinity, maxHeight: 100, alignment: .topLeading)
    }
    add("small corner", .small, "content-clipped") {
      Text("Corner").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).padding(-20)
    }
    add("raised out of the card", .lockScreen, "content-clipped") {
      Text("Half above the edge").offset(y: -10).frame(maxWidth: .infinity, minHeight: 80, alignment: .top)
    }
    add("lowered out of the card", .banner, "content-clipped") {
      Text("Half below the edge").offset(y: 12).frame(maxWidth: .infinity, minHeight: 80, alignment: .bottom)
    }
    add("raised within its line", .lockScreen) {
      Text("on an arc").offset(y: -2).frame(maxWidth: .infinity, minHeight: 80, alignment: .top)
    }
    add("banner wide", .banner, "content-clipped") { Text(long + long).fixedSize() }
    add("alwaysOn", .alwaysOn, "content-clipped") { Color.red.frame(height: 161) }
    add("standby high", .standby, "content-clipped") { Color.red.frame(height: 170) }
  }
}
