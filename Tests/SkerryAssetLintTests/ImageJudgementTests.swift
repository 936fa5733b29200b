import Foundation
import SkerryPresentation
import Testing

@testable import SkerryAssetLint

/// The check of image sizes, on both sides of each of its limits.
@Suite struct ImageJudgementTests {
  static let minimals: [Presentation] = [.minimal, .minimalAttached, .minimalDetached, .standbyMinimal]

  /// Apple's largest minimal image is 45 × 36.67 points; a partial pixel is rounded up.
  @Test(arguments: [
    (1, 45.0, 37.0), (2, 90, 74), (3, 135, 110), (6, 270, 220),
  ])
  func theGreatestIsTakenAndOnePixelMoreIsNot(_ scale: CGFloat, _ width: Double, _ height: Double) throws {
    for presentation in Self.minimals {
      let spec = try #require(PresentationSpec(presentation, on: Devices.standard))
      #expect(spec.takesImage(pixels: CGSize(width: width, height: height), scale: scale))
      #expect(!spec.takesImage(pixels: CGSize(width: width + 1, height: height), scale: scale))
      #expect(!spec.takesImage(pixels: CGSize(width: width, height: height + 1), scale: scale))
      #expect(spec.largestImage(scale: scale) == CGSize(width: width, height: height))
    }
  }

  @Test func vectorsAreMeasuredInPoints() throws {
    for presentation in Self.minimals {
      let spec = try #require(PresentationSpec(presentation, on: Devices.standard))
      #expect(spec.takesVector(CGSize(width: 45, height: 36.67)) && spec.takesVector(CGSize(width: 45, height: 110.0 / 3)))
      #expect(!spec.takesVector(CGSize(width: 45.01, height: 36)) && !spec.takesVector(CGSize(width: 45, height: 36.68)))
    }
  }

  @Test func aboveTheLeastWidthTheIslandWidens() throws {
    let spec = try #require(PresentationSpec(.minimal, on: Devices.standard))
    #expect(
      !spec.widens(for: 36.67) && !spec.widens(for: 110.0 / 3) && spec.widens(for: 36.68) && spec.widens(for: 45)
        && !spec.widens(for: 45.01))
    let card = try #require(PresentationSpec(.lockScreen, on: Devices.standard))
    #expect(!card.widens(for: 40))
  }

  /// Every presentation accepts its own largest bitmap at every scale, and not one pixel more.
  @Test func boundsHoldOnEveryDevice() {
    for device in Devices.all {
      for presentation in Presentation.allCases {
        guard let spec = PresentationSpec(presentation, on: device) else { continue }
        for scale in [1, 2, 3] as [CGFloat] {
          let maximum = spec.largestImage(scale: scale)
          #expect(spec.takesImage(pixels: maximum, scale: scale))
          #expect(
            !spec.takesImage(pixels: CGSize(width: maximum.width + 1, height: maximum.height), scale: scale), "\(device.id) \(presentation)"
          )
          #expect(
            !spec.takesImage(pixels: CGSize(width: maximum.width, height: maximum.height + 1), scale: scale), "\(device.id) \(presentation)"
          )
        }
      }
    }
  }
}
