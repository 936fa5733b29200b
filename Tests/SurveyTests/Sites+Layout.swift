import SwiftUI
import WidgetKit

extension CallSites {
  func addLayoutModifiers() {
    let sample = Sample()
    let box = Color.red
    let text = Text("Row")
    equals(".padding(_ edge, _ length)") {
      box.padding(.horizontal, sample.width / 4)
    } as: {
      box.padding([.leading, .trailing], 15)
    }
    equals(".padding(_ length)") {
      box.padding(16)
    } as: {
      box.padding()
    }
    equals(".padding()") {
      box.padding()
    } as: {
      box.padding(.all, 16)
    }
    equals(".padding(_ edge)") {
      box.padding(.top)
    } as: {
      box.padding(.top, 16)
    }
    equals(".padding([edges], _ length)") {
      box.padding([.top, .leading], 9)
    } as: {
      box.padding(.top, 9).padding(.leading, 9)
    }
    equals(".padding([edges])") {
      box.padding([.top, .bottom])
    } as: {
      box.padding(.vertical)
    }
    equals(".padding(EdgeInsets)") {
      box.padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))
    } as: {
      box.padding(.top, 1).padding(.leading, 2).padding(.bottom, 3).padding(.trailing, 4)
    }
    let full = Color.blue.opacity(0.4)
    func framed(_ size: CGSize) -> some View { box.frame(width: size.width, height: size.height) }
    equals(".frame(width:, height:)") {
      box.frame(width: sample.width, height: sample.width / 2)
    } as: {
      box.padding(.horizontal, 30).padding(.vertical, 45)
    }
    equals(".frame(width:)") {
      box.frame(width: 60)
    } as: {
      box.padding(.horizontal, 30)
    }
    equals(".frame(height:)") {
      box.frame(height: sample.isLate ? 60 : nil)
    } as: {
      box.padding(.vertical, 30)
    }
    let dot = box.frame(width: 20, height: 20)
    let spot = { (x: CGFloat, y: CGFloat) in box.padding(.leading, x).padding(.trailing, 100 - x).padding(.top, y).padding(.bottom, 100 - y)
    }
    equals(".frame(maxWidth:)") {
      dot.frame(maxWidth: .infinity).background(full)
    } as: {
      full.frame(height: 20).overlay(dot)
    }
    equals(".frame(maxWidth:, alignment:)") {
      dot.frame(maxWidth: .infinity, alignment: .leading)
    } as: {
      spot(0, 50)
    }
    equals(".frame(maxWidth:, maxHeight:, alignment:)") {
      dot.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    } as: {
      spot(100, 100)
    }
    equals(".frame(maxWidth:, maxHeight:)") {
      dot.frame(maxWidth: .infinity, maxHeight: .infinity).background(full)
    } as: {
      full.overlay(dot)
    }
    equals(".frame(maxHeight:)") {
      dot.frame(maxHeight: .infinity).background(full)
    } as: {
      full.frame(width: 20).overlay(dot)
    }
    equals(".frame(maxHeight:, alignment:)") {
      dot.frame(maxHeight: .infinity, alignment: .top)
    } as: {
      spot(50, 0)
    }
    equals(".frame(width:, alignment:)") {
      dot.frame(width: 120, alignment: .trailing)
    } as: {
      spot(100, 50)
    }
    equals(".frame(width:, height:, alignment:)") {
      dot.frame(width: 120, height: 120, alignment: .topLeading)
    } as: {
      spot(0, 0)
    }
    equals(".frame(minWidth:)") {
      dot.frame(minWidth: 60).background(full)
    } as: {
      full.frame(width: 60, height: 20).overlay(dot)
    }
    equals(".frame(minWidth:, alignment:)") {
      dot.frame(minWidth: 120, alignment: .leading)
    } as: {
      spot(0, 50)
    }
    equals(".frame(minWidth:, maxWidth:)") {
      dot.frame(minWidth: 40, maxWidth: 80).background(full)
    } as: {
      full.frame(width: 80, height: 20).overlay(dot)
    }
    equals(".frame(minWidth:, maxWidth:, alignment:)") {
      dot.frame(minWidth: 0, maxWidth: .infinity, alignment: .trailing)
    } as: {
      spot(100, 50)
    }
    equals(".frame(minWidth:, maxWidth:, minHeight:)") {
      dot.frame(minWidth: 0, maxWidth: .infinity, minHeight: 60).background(full)
    } as: {
      full.frame(height: 60).overlay(dot)
    }
    equals(".frame(minWidth:, minHeight:)") {
      dot.frame(minWidth: 40, minHeight: 50).background(full)
    } as: {
      full.frame(width: 40, height: 50).overlay(dot)
    }
    equals(".frame(minHeight:, maxHeight:)") {
      dot.frame(minHeight: 0, maxHeight: 70).background(full)
    } as: {
      full.frame(width: 20, height: 70).overlay(dot)
    }
    equals(".frame(maxWidth:, minHeight:, maxHeight:)") {
      dot.frame(maxWidth: 90, minHeight: 0, maxHeight: .infinity).background(full)
    } as: {
      full.frame(width: 90).overlay(dot)
    }
    equals(".frame()") {
      dot.frame()
    } as: {
      dot
    }
    equals(".frame(in:)") {
      box.frame(in: CGSize(width: 20, height: 20))
    } as: {
      dot
    }

    equals(".fixedSize()") {
      Text("a row of many words").fixedSize().frame(width: 30)
    } as: {
      Text("a row of many words").lineLimit(1).fixedSize(horizontal: true, vertical: false).frame(width: 30)
    }
    changes(".fixedSize(horizontal:, vertical:)") {
      Text("a row of many words").fixedSize(horizontal: false, vertical: true).frame(width: 50, height: 20)
    } from: {
      Text("a row of many words").frame(width: 50, height: 20)
    }
    changes(".layoutPriority(_)") {
      HStack {
        Text("a row of words"); Text("a row of words").layoutPriority(1)
      }.lineLimit(1)
    } from: {
      HStack {
        Text("a row of words"); Text("a row of words")
      }.lineLimit(1)
    }
    equals(".offset(x:)") {
      dot.offset(x: 10)
    } as: {
      spot(60, 50)
    }
    equals(".offset(y:)") {
      dot.offset(y: -10)
    } as: {
      spot(50, 40)
    }
    equals(".offset(x:, y:)") {
      dot.offset(x: 10, y: -10)
    } as: {
      spot(60, 40)
    }
    equals(".position(x:, y:)") {
      dot.position(x: 10, y: 30)
    } as: {
      spot(0, 20)
    }
    changes(".zIndex(_)") {
      ZStack {
        dot.zIndex(1); Color.blue
      }
    } from: {
      ZStack {
        dot; Color.blue
      }
    }
    equals(".scaledToFit()") {
      box.aspectRatio(2, contentMode: .fit)
    } as: {
      box.frame(width: 120, height: 60)
    }
    equals(".aspectRatio(_, contentMode:)") {
      box.aspectRatio(1 / 2, contentMode: .fit)
    } as: {
      box.frame(width: 60, height: 120)
    }
    let picture = Image(uiImage: Self.dot).resizable()
    changes(".aspectRatio(contentMode:)") {
      picture.aspectRatio(contentMode: .fit).frame(width: 90, height: 40)
    } from: {
      picture.frame(width: 90, height: 40)
    }
    equals(".scaledToFit()") {
      picture.scaledToFit().frame(width: 90, height: 40)
    } as: {
      picture.aspectRatio(contentMode: .fit).frame(width: 90, height: 40)
    }
    equals(".scaledToFill()") {
      picture.scaledToFill().frame(width: 90, height: 40).clipped()
    } as: {
      picture.aspectRatio(contentMode: .fill).frame(width: 90, height: 40).clipShape(Rectangle())
    }
    equals(".aspectRatio()") {
      box.frame(width: 60).aspectRatio()
    } as: {
      box.frame(width: 60).aspectRatio(1, contentMode: .fit)
    }
    changes(".resizable()") {
      picture
    } from: {
      Image(uiImage: Self.dot)
    }
    equals(".containerRelativeFrame(_) {}") {
      dot.containerRelativeFrame(.horizontal) { length, _ in length * 0.5 }
    } as: {
      dot
    }
    equals(".edgesIgnoringSafeArea(_)") {
      box.edgesIgnoringSafeArea(.all)
    } as: {
      box
    }
    changes(".scenePadding()") {
      box.scenePadding()
    } from: {
      box
    }
    changes(".scaleEffect(_)") {
      text.scaleEffect(sample.isLate ? 2 : 1)
    } from: {
      text
    }
    equals(".scaleEffect(y:)") {
      text.scaleEffect(y: 2)
    } as: {
      text.scaleEffect(x: 1, y: 2)
    }
    equals(".scaleEffect(x:, y:, anchor:)") {
      text.scaleEffect(x: 1, y: 2, anchor: .center)
    } as: {
      text.scaleEffect(y: 2)
    }
    changes(".rotationEffect(_)") {
      text.rotationEffect(.degrees(-90))
    } from: {
      text
    }
    changes(".contentMargins(_, _, for:)", ".keylineTint(_)") {
      Island(margin: 20)
    } from: {
      Island(margin: 0)
    }
  }
}

/// The regions and margins of an island are replaced by their numbers, because only a whole activity draws them.
private struct Island: View {
  let margin: CGFloat
  var body: some View {
    let island = DynamicIsland {
      DynamicIslandExpandedRegion(.leading) { Text("a") }.contentMargins([.leading, .top], margin)
    } compactLeading: {
      Text("b")
    } compactTrailing: {
      Text("c")
    } minimal: {
      Text("d")
    }
    .contentMargins(.all, margin, for: .minimal)
    .keylineTint(.red)
    let _ = island
    return Color.red.padding(margin)
  }
}
