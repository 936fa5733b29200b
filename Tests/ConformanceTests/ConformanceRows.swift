import Foundation
import SkerryGeometry
import SkerryPipeline
import SkerryPresentation
import SkerryUI
import SwiftUI
import Testing
import WidgetKit

/// What Documentation/Conformance.md compares.
@MainActor enum ConformanceRows {
  static var all: [ConformanceRow] { island + compact + card + texts + stacks + controls }

  private static func shot(_ device: String = "iphone-15-pro", _ version: SystemVersion = .standard) -> ScreenshotScene {
    var shot = ScreenshotScene(device: device)
    shot.settings.version = version
    return shot
  }

  private static func block(_ width: CGFloat?, _ height: CGFloat, _ id: String = "block") -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(id)
  }

  // MARK: The island

  private static func expanded(_ device: String, _ height: CGFloat) throws -> CGRect {
    try shot(device).expanded { DynamicIslandExpandedRegion(.leading) { block(60, height) } }.plate
  }

  private static var island: [ConformanceRow] {
    [
      ConformanceRow("8.2", "expanded island on 393, width", "P4, P5, P11", 370.33) { try expanded("iphone-15-pro", 80).width },
      ConformanceRow("8.2", "expanded island on 402, width", "P1", 374) { try expanded("iphone-16-pro", 80).width },
      ConformanceRow("8.2", "its height around 54.67 of content", "P1", 90.67) { try expanded("iphone-16-pro", 54.67).height },
      ConformanceRow("8.2", "maximum height", "P5", 160) { try expanded("iphone-15-pro", 300).height },
      ConformanceRow("8.3", "center, below the top", "P5, P11", 36.67) {
        let scene = try shot().expanded { DynamicIslandExpandedRegion(.center) { block(60, 40) } }
        return try scene.frame("block").minY - scene.plate.minY
      },
      ConformanceRow("8.3", "bottom under title2 with padding of its own", "P4", 58) {
        let scene = try shot("iphone-15-pro", .iOS17).expanded {
          DynamicIslandExpandedRegion(.leading) { Text("Match").font(.title2) }
          DynamicIslandExpandedRegion(.bottom) { Text("x").padding(.top, 0.5).accessibilityIdentifier("bottom") }
        }
        return try scene.frame("bottom").minY - scene.plate.minY
      },
      ConformanceRow("8.3", "bottom under caption2, iOS 16", "P11", 93) {
        let scene = try shot("iphone-15-pro", .iOS16).expanded {
          DynamicIslandExpandedRegion(.center) {
            VStack {
              Text("Title").font(.title)
              Text("Below").font(.caption2)
            }
          }
          DynamicIslandExpandedRegion(.bottom) { block(45, 45) }
        }
        return try scene.frame("block").minY - scene.plate.minY
      },
    ]
  }

  // MARK: Compact and minimal

  private static func pill(_ device: String, _ leading: CGFloat, _ trailing: CGFloat) throws -> CGFloat {
    try shot(device).compact(leading: { block(leading, 20, "leading") }, trailing: { block(trailing, 20, "trailing") }).plate.width
  }

  private static var compact: [ConformanceRow] {
    [
      ConformanceRow("8.4", "compact island with sides of 22.67 and 52", "P3", 228.67) { try pill("iphone-16-pro", 22.67, 52) },
      ConformanceRow("8.4", "compact island with sides of 64.33 and 52", "P8", 255.67) { try pill("iphone-16-pro", 64.33, 52) },
      ConformanceRow("8.4", "compact island with sides of 24 and 39.33", "P62", 206) { try pill("iphone-16-pro", 24, 39.33) },
      ConformanceRow("8.4", "compact island with sides of 24 and 20", "P90", 182.9, within: 1) { try pill("iphone-16-pro", 24, 20) },
      ConformanceRow("8.4", "compact island with sides of 25.33 and 64, on 393", "P13", 249.33) { try pill("iphone-15-pro", 25.33, 64) },
      ConformanceRow("8.4", "widest compact island on 402", "a further screenshot", 328.67) { try pill("iphone-16-pro", 300, 300) },
      ConformanceRow("8.4", "a ring, width", "P3", 22.67) {
        try shot("iphone-16-pro").compact(
          leading: { ProgressView(value: 0.4).progressViewStyle(.circular).accessibilityIdentifier("ring") },
          trailing: { block(52, 20) }
        ).frame("ring").width
      },
      ConformanceRow("8.4", "attached minimal, difference to the width of a detached one", "P11", 8) {
        let view = { block(28, 20) }
        return try shot("iphone-15-pro", .iOS16).minimal(isAttached: true, view).plate.width
          - shot("iphone-15-pro", .iOS16).minimal(isAttached: false, view).plate.width
      },
      ConformanceRow("8.4", "attached minimal around a text of 18.67, width of its side", "P20", 33) {
        try shot("iphone-15-pro", .iOS18).minimal(isAttached: true) { block(18.67, 18) }.slots[0].plate.width
      },
      ConformanceRow("8.4", "compact island with symbols of 17.33 and 19.33, on 393", "P20", 175.67) {
        try shot("iphone-15-pro", .iOS18).compact {
          block(17.33, 15)
        } trailing: {
          block(19.33, 15)
        }.plate.width
      },
      ConformanceRow("8.3", "island of four short strings on 393, height", "P20", 97.33) {
        try shot("iphone-15-pro", .iOS18).expanded {
          DynamicIslandExpandedRegion(.leading) { Text("Left") }
          DynamicIslandExpandedRegion(.trailing) { Text("Right") }
          DynamicIslandExpandedRegion(.center) { Text("Center") }
          DynamicIslandExpandedRegion(.bottom) { Text("Hello") }
        }.plate.height
      },
      ConformanceRow("8.5", "minimum height of a card", "P20", 64) {
        try shot("iphone-15-pro", .iOS18).card { block(155, 53.67) }.plate.height
      },
    ]
  }

  // The lengths on Documentation/Conformance.md.

  private static var card: [ConformanceRow] {
    func width(_ device: String, _ version: SystemVersion) -> () throws -> CGFloat {
      { try shot(device, version).card { block(nil, 90) }.plate.width }
    }
    return [
      ConformanceRow("8.5", "card of iOS 16 on 393, width", "P6, P11", 373, width("iphone-15-pro", .iOS16)),
      ConformanceRow("8.5", "card of iOS 17 on 393, width", "P4", 365, width("iphone-15-pro", .iOS17)),
      ConformanceRow("8.5", "card of iOS 18 on 402, width", "P2", 374, width("iphone-16-pro", .iOS18)),
      ConformanceRow("8.5", "card of iOS 26 on 402, width", "P7", 374, width("iphone-16-pro", .iOS26)),
      ConformanceRow("8.5", "card of 84 around 52 and 16 of padding twice", "P2", 84) {
        try shot("iphone-16-pro", .iOS18).card { block(nil, 52).padding(.vertical, 16) }.plate.height
      },
      ConformanceRow("8.5", "card of a title, a row of circles and a line, height", "P11", 142.33) { try coffee().plate.height },
      ConformanceRow("8.5", "its row of circles, below the top", "P11", 65.33) {
        let scene = try coffee()
        return try scene.frame("circle").minY - scene.plate.minY
      },
      ConformanceRow("8.6", "Spacer next to a running timer", "P7", 8) {
        let range = RenderSettings.standardNow...RenderSettings.standardNow.addingTimeInterval(600)
        let scene = try shot("iphone-16-pro").card {
          HStack(spacing: 0) {
            block(40, 40)
            Spacer()
            Text(timerInterval: range).accessibilityIdentifier("timer")
          }
        }
        return try scene.frame("timer").minX - scene.frame("block").maxX
      },
    ]
  }

  private static func coffee() throws -> LaidOutScene {
    try shot("iphone-15-pro", .iOS16).card {
      VStack {
        HStack {
          VStack(alignment: .leading) {
            Text("Title").font(.title3)
            Text("Below").font(.caption2)
          }
          Spacer()
          Circle().frame(width: 40, height: 40)
        }
        ZStack {
          Rectangle().frame(height: 2).frame(maxHeight: .infinity, alignment: .bottom)
          Circle().frame(width: 45, height: 45).accessibilityIdentifier("circle")
        }
        .padding(.bottom)
      }
      .padding()
    }
  }

  // MARK: Text

  private static func below(_ font: Font) -> () throws -> CGFloat {
    {
      try Frames(
        VStack {
          Text("Ag").font(font).accessibilityIdentifier("text")
          block(20, 20)
        }
      ).gap("text", "block")
    }
  }

  private static func above(_ font: Font) -> () throws -> CGFloat {
    {
      try Frames(
        VStack {
          block(20, 20)
          Text("Ag").font(font).accessibilityIdentifier("text")
        }
      ).gap("block", "text")
    }
  }

  private static func height(_ string: String, _ font: Font, _ size: DynamicTypeSize = .large) -> () throws -> CGFloat {
    { try #require(try Frames(Text(verbatim: string).font(font).dynamicTypeSize(size).accessibilityIdentifier("text"))["text"]).height }
  }

  private static var texts: [ConformanceRow] {
    [
      ConformanceRow("9.1", "below callout", "recordings", 9.83, below(.callout)),
      ConformanceRow("9.1", "below title3", "recordings", 12.4, below(.title3)),
      ConformanceRow("9.1", "below body", "recordings", 10.57, below(.body)),
      ConformanceRow("9.1", "below caption2", "recordings", 6.67, below(.caption2)),
      ConformanceRow("9.1", "above footnote", "recordings", 4.85, above(.footnote)),
      ConformanceRow("9.1", "above caption", "recordings", 4.57, above(.caption)),
      ConformanceRow("9.1", "above body", "recordings", 6.7, above(.body)),
      ConformanceRow("9.1", "above 35 points", "recordings", 13.1, above(.system(size: 35))),
      ConformanceRow("9.1", "above caption2", "recordings", 3.65, above(.caption2)),
      ConformanceRow("3.4", "a line of body", "P1, P2, P4, P5, P7", 20.33, height("x", .body)),
      ConformanceRow("3.4", "a line of title2", "P4", 26.33, height("x", .title2)),
      ConformanceRow("3.4", "a line of caption", "P7", 14.33, height("x", .caption)),
      ConformanceRow("3.4", "a line of caption2", "P7", 13.33, height("x", .caption2)),
      ConformanceRow("3.4", "a line of largeTitle", "P5", 40.67, height("x", .largeTitle)),
      ConformanceRow("9.1", "two lines of body", "recordings", 42.33, height("a\nb", .body)),
      ConformanceRow("9.1", "three lines of caption2", "recordings", 39.29, height("a\nb\nc", .caption2)),
    ]
  }

  // MARK: Stacks and controls

  private static var stacks: [ConformanceRow] {
    [
      ConformanceRow("9.1", "rows of block and callout, from top to top", "recordings", 29.83) {
        @MainActor func row(_ id: String) -> some View {
          HStack {
            block(20, 20, id)
            Text("Ag").font(.callout)
          }
        }
        let found = try Frames(
          VStack {
            row("first")
            row("second")
          })
        return try #require(found["second"]).minY - (try #require(found["first"])).minY
      },
      ConformanceRow("9.1", "a row of text and symbol over a text, medium size, from top to top", "R1", 21.33) {
        let found = try Frames(
          VStack(alignment: .leading) {
            HStack {
              Text("Ag").accessibilityIdentifier("first")
              Spacer()
              Image(systemName: "chevron.up")
            }
            Text("Ag").accessibilityIdentifier("second")
          }
          .frame(width: 200).dynamicTypeSize(.medium))
        return try #require(found["second"]).minY - (try #require(found["first"])).minY
      },
      ConformanceRow("9.2", "`padding(.vertical, nil)`, twice", "recordings", 32) {
        try #require(try Frames(block(20, 0).padding(.vertical, nil).accessibilityIdentifier("it"))["it"]).height
      },
    ]
  }

  private static var controls: [ConformanceRow] {
    [
      ConformanceRow("9.4", "accessoryCircular", "recordings", 58) {
        try #require(
          try Frames(Gauge(value: 0.3) { EmptyView() }.gaugeStyle(.accessoryCircular).accessibilityIdentifier("it"))["it"]
        ).height
      },
      ConformanceRow("9.4", "accessoryLinear, height", "recordings", 8) {
        try #require(
          try Frames(Gauge(value: 0.3) { Text("x") }.gaugeStyle(.accessoryLinear).accessibilityIdentifier("it"), width: 200)["it"]
        ).height
      },
      ConformanceRow("8.6", "default button of iOS 16 around 21.33 and 2 of padding twice, height", "P13", 25.33) {
        let button = Button {
        } label: {
          Color.clear.frame(width: 100, height: 21.333)
        }
        return try Frames(button.padding(.vertical, 2).systemVersion(.iOS16).accessibilityIdentifier("it"))["it"]?.height ?? .nan
      },
      ConformanceRow("8.6", "`.bordered` button around a caption, height", "P10", 28, within: 0.67) {
        try #require(
          try Frames(Button("Cancel") {}.font(.caption).buttonStyle(.bordered).accessibilityIdentifier("it"))["it"]
        ).height
      },
    ]
  }
}
