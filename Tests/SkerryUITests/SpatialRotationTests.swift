import Foundation
import SkerryImage
import SwiftUI
import Testing

@testable import SkerryUI

@Suite @MainActor struct SpatialRotationTests {
  private var halves: some View {
    HStack(spacing: 0) {
      Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10)
      Color(red: 0, green: 0, blue: 1).frame(width: 10, height: 10)
    }
  }

  @Test func halfATurnAboutYSwapsTheSides() throws {
    let view = halves.rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0), perspective: 0)
    let picture = try ImageCodecs.decode(ImageRenderer(content: view).pngData())
    #expect(picture.color(x: 2, y: 5).blue == 255 && picture.color(x: 2, y: 5).red == 0)
    #expect(picture.color(x: 17, y: 5).red == 255)
  }

  @Test func aboutZItIsAPlainRotation() {
    let turned = SpatialRotation(angle: .degrees(30), axis: (0, 0, 2)).flattened
    let plain = CGAffineTransform(rotationAngle: .pi / 6)
    #expect(abs(turned.a - plain.a) < 1e-12 && abs(turned.b - plain.b) < 1e-12)
    #expect(abs(turned.c - plain.c) < 1e-12 && abs(turned.d - plain.d) < 1e-12)
    #expect(!SpatialRotation(angle: .degrees(30), axis: (0, 0, 1)).leavesThePlane)
  }

  @Test(arguments: [(0.0, 0.0, 0.0), (.nan, 1, 0), (.infinity, 0, 0)]) func wildAxesTurnNothing(
    _ x: Double, _ y: Double, _ z: Double
  ) {
    #expect(SpatialRotation(angle: .degrees(45), axis: (x, y, z)).flattened == .identity)
  }
}
