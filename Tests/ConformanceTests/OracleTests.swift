import Foundation
import SkerryDiagnostics
import SkerryGeometry
import SkerryGraph
import SkerryImage
import SkerryLayout
import SkerryPipeline
import SkerryRaster
import SkerryUI
import Testing

/// Replays the recorded scenes: only these measurements prove that the layout is Apple's.
@Suite @MainActor struct OracleTests {
  /// Cases that are not replayed, each with its reason.
  nonisolated static let left = [
    "symbol-text-pill-iOS-1": "the widths of SF's symbol and of its text are not recorded, and the stand-ins are 4 points wider together",
    "symbol-text-pill-iOS-device": "recorded at another text size, with the width of an SF symbol that is not known",
  ]

  nonisolated static let names = OracleCase.all.map(\.id)

  @Test func fixtureIsThere() { #expect(OracleCase.all.count == 79) }

  /// A scene with a part that the builder skips would prove less than it seems to.
  @Test(arguments: names) func everyPartIsBuilt(_ id: String) throws {
    guard let scene = OracleCase.all.first(where: { $0.id == id }) else { return }
    #expect(Replay(scene).unknown.isEmpty, "\(Replay(scene).unknown)")
  }

  /// The share of expectations that are really compared.
  @Test func mostExpectationsAreCompared() {
    var (compared, all) = (0, 0)
    for scene in OracleCase.all {
      let replay = Replay(scene)
      for expectation in scene.expectations {
        all += 1
        if let leaf = expectation["leaf"] as? String, replay.frames[leaf] != nil { compared += 1 }
      }
    }
    print("oracle: \(compared) of \(all) expectations compared")
    #expect(compared * 2 > all)
  }

  @Test(arguments: names) func sceneIsLaidOutAsRecorded(_ id: String) throws {
    guard Self.left[id] == nil, let scene = OracleCase.all.first(where: { $0.id == id }) else { return }
    let replay = Replay(scene)
    for expectation in scene.expectations {
      guard let leaf = expectation["leaf"] as? String, let frame = replay.frames[leaf] else { continue }
      if expectation["soft"] as? Bool == true { continue }
      if let layout = rect(expectation["layout"]), !(replay.circles.contains(leaf) && layout.width != layout.height) {
        let wanted = layout
        #expect(frame.isNear(wanted, 0.012), "\(leaf): \(frame) is not \(wanted)")
      } else if let measured = rect(expectation["rect"]), expectation["measured"] as? String == "solid-colour bbox" {
        // The solid part of a circle is a little smaller than its frame; its frame's derived layout is the room around it.
        if replay.circles.contains(leaf) {
          #expect(frame.insetBy(dx: -0.34, dy: -0.34).contains(measured), "\(leaf): \(frame) does not hold \(measured)")
          continue
        }
        let snapped = DisplayScale(scene.scale).snapped(frame)
        #expect(snapped.isNear(measured, max(scene.tolerance, 1 / scene.scale) + 0.01), "\(leaf): \(snapped) is not \(measured)")
      }
    }
  }

  @Test(arguments: names) func pixelsAreAsRecorded(_ id: String) throws {
    guard Self.left[id] == nil, let scene = OracleCase.all.first(where: { $0.id == id }), !scene.pixelChecks.isEmpty else { return }
    let bitmap = Replay(scene).bitmap()
    for check in scene.pixelChecks {
      guard let px = (check["px"] as? [Any])?.compactMap(number), px.count == 2, let wanted = (check["rgba"] as? [Any])?.compactMap(number) else {
        continue
      }
      let (red, green, blue, _) = bitmap.color(x: Int(px[0]), y: Int(px[1]))
      let far = max(abs(CGFloat(red) - wanted[0]), abs(CGFloat(green) - wanted[1]), abs(CGFloat(blue) - wanted[2]))
      #expect(far <= 2, "\(px): \(red),\(green),\(blue) is not \(wanted)")
    }
  }
}

extension CGRect {
  func isNear(_ other: CGRect, _ tolerance: CGFloat) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance && abs(width - other.width) <= tolerance
      && abs(height - other.height) <= tolerance
  }
}
