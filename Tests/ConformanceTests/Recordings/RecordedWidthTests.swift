import Foundation
import SkerryText
import SkerryUI
import SwiftUI
import Testing

/// The visible width of strings as an app recorded them, from the first character's left edge to the last one's right, in points (Figures §9.12).
@Suite @MainActor struct RecordedWidthTests {
  nonisolated struct Sample: CustomTestStringConvertible {
    let text: String, size: CGFloat, weight: Int, ink: CGFloat, isRounded: Bool
    init(_ text: String, _ size: CGFloat, _ weight: Int, _ ink: CGFloat, _ design: Font.Design = .default) {
      (self.text, self.size, self.weight, self.ink, isRounded) = (text, size, weight, ink, design == .rounded)
    }
    var testDescription: String { "\(text) \(size) \(weight)" }
  }

  nonisolated static let percents = [
    Sample("Battery - 68%", 15, 400, 94.52), Sample("72%", 15, 400, 29.16), Sample("68%", 16, 600, 34.57), Sample("68%", 12, 600, 26.42),
    Sample("100%", 12, 600, 32.08), Sample("0%", 12, 600, 18.06), Sample("68%", 17, 600, 36.67), Sample("84%", 34, 700, 72.03),
  ]

  nonisolated static let rounded = [
    Sample("48,6", 20, 700, 43.39, .rounded), Sample("35,5", 20, 700, 42.16, .rounded), Sample("13,1", 20, 700, 34.16, .rounded),
    Sample("12,2", 20, 700, 38.77, .rounded), Sample("9,0", 20, 700, 29.85, .rounded), Sample("0,9", 20, 700, 29.93, .rounded),
    Sample("298", 20, 700, 36.89, .rounded), Sample("68,8", 20, 700, 43.75, .rounded), Sample("69,9", 20, 700, 42.94, .rounded),
    Sample("21,7", 20, 700, 37.1, .rounded), Sample("68%", 14, 700, 30.48, .rounded), Sample("100%", 14, 700, 37.95, .rounded),
    Sample("0%", 14, 700, 20.82, .rounded), Sample("—", 20, 700, 19.96, .rounded), Sample("—", 22, 700, 21.21, .rounded),
  ]

  nonisolated static let others = [
    Sample("Living Room", 15, 400, 81.59), Sample("Living Room", 11, 600, 64.78), Sample("Temperature", 11, 400, 65.2),
    Sample("Updated 2m ago", 11, 400, 85.41), Sample("Humidity", 11, 600, 47.8), Sample("Bathroom", 11, 400, 48.92),
    Sample("Front Door", 11, 600, 57.01), Sample("Lock", 11, 400, 23.27), Sample("Locked", 11, 400, 35.67),
    Sample("Bedroom", 11, 600, 47.45),
    Sample("All quiet", 11, 400, 41.71), Sample("Solar", 11, 600, 27.13), Sample("Production", 11, 400, 55.27),
    Sample("Peak 4.2 kW", 11, 400, 63.09), Sample("Battery", 11, 600, 38.94), Sample("Title 0", 15, 600, 43.32),
    Sample("Title 1", 15, 600, 39.9), Sample("Title 2", 15, 600, 42.77), Sample("Title 3", 15, 600, 43.18),
    Sample("Title 4", 13, 600, 38.4),
    Sample("Title 5", 13, 600, 38.03), Sample("Title 6", 13, 600, 38.25), Sample("Title 7", 13, 600, 37.4),
    Sample("Title 8", 12, 600, 35.78),
    Sample("Title 9", 12, 600, 35.71), Sample("Title 10", 12, 600, 41.66), Sample("Title 11", 12, 600, 38.92),
    Sample("Subtitle 0", 13, 400, 56.56), Sample("Subtitle 1", 13, 400, 53.63), Sample("Subtitle 2", 13, 400, 56.18),
    Sample("Subtitle 3", 13, 400, 56.54), Sample("Subtitle 4", 12, 400, 52.95), Sample("Subtitle 5", 12, 400, 52.57),
    Sample("Subtitle 6", 12, 400, 52.8), Sample("Subtitle 7", 12, 400, 52.08), Sample("Subtitle 8", 11, 400, 49.14),
    Sample("Subtitle 9", 11, 400, 49.14), Sample("Subtitle 10", 11, 400, 54.2), Sample("Subtitle 11", 11, 400, 51.73),
  ]

  nonisolated static let lines = [
    Sample("Control your smart home with ease and privacy.", 16, 400, 342.03),
    Sample("Your Home Assistant is ready to use.", 16, 400, 263.08),
    Sample("Location sharing enables powerful automations,", 16, 400, 343.32),
    Sample("such as turning off the heating when you leave", 16, 400, 335.38),
    Sample("home. This option shares the device's location", 16, 400, 333.47),
    Sample("only with your Home Assistant system.", 16, 400, 277.52),
    Sample("This data stays in your home and is never sent to", 16, 400, 351.54),
    Sample("third parties. It also helps strengthen the security", 16, 400, 354.26),
    Sample("of your connection to Home Assistant.", 16, 400, 274.85),
    Sample("Home Assistant is open source home automation", 16, 400, 352.05),
    Sample("that puts local control and privacy first.", 16, 400, 280.9),
    Sample("Welcome to", 33, 700, 178.54), Sample("Home Assistant", 33, 700, 240.07), Sample("Setup Complete", 33, 700, 245.37),
    Sample("Use this device's", 33, 700, 255.57), Sample("location for", 33, 700, 170.62), Sample("automations", 33, 700, 190.63),
    Sample("You've been invited", 33, 700, 295.16),
  ]

  /// Sizes at which SF's letters change their form (Figures §9.13).
  nonisolated static let middleSizes = [
    Sample("Links einfädeln", 20, 400, 127.64), Sample("Merge Left onto Something", 20, 400, 236.07),
    Sample("Turn Right on Road Ave.", 20, 400, 206.51), Sample("Merge Left", 20, 400, 92.71),
    Sample("1,5 km", 28, 400, 74.98), Sample("0.9 mi", 28, 400, 73.08), Sample("15 mi", 28, 400, 61.31),
    Sample("500 ft", 28, 400, 72.1), Sample("150 m", 28, 400, 72.65), Sample("150 m", 28, 700, 78.06),
    Sample("Links einfädeln", 22, 400, 138.41), Sample("Turn right on Something Dr.", 22, 400, 257.66),
    Sample("Use the second exit to leave", 22, 400, 263.27), Sample("the roundabout.", 22, 400, 149.37),
    Sample("Return to the Route", 22, 700, 196.01), Sample("You are off route, a re-route may", 22, 700, 328.46),
    Sample("be underway but you may also be", 22, 700, 337.87), Sample("able to return to the route if you", 22, 700, 318.83),
    Sample("have no data.", 22, 700, 133.62), Sample("12:23\u{202F}AM", 22, 700, 92.04), Sample("2m", 22, 700, 30.66),
    Sample("400 ft", 22, 700, 62.93), Sample("1:00\u{202F}AM", 22, 700, 80.04), Sample("144h 40m", 22, 700, 103.36),
    Sample("882 mi", 22, 700, 70.13),
    Sample("Merge onto Hwy 123", 15, 400, 139.12), Sample("Arrival", 15, 400, 41.97), Sample("Duration", 15, 400, 56.3),
    Sample("Distance", 15, 400, 57.77), Sample("Start Navigation", 17, 400, 120.31), Sample("Battery", 20, 400, 60.8),
  ]

  private func ink(_ text: String, _ size: CGFloat, _ weight: Int, isRounded: Bool = false, isWatch: Bool = false) throws -> CGFloat {
    let weights: [Int: Font.Weight] = [400: .regular, 600: .semibold, 700: .bold]
    let font = Font.system(size: size, weight: weights[weight] ?? .regular, design: isRounded ? .rounded : .default)
    return try visibleWidth(of: Text(verbatim: text).font(font).settingEnvironment { $0.system.isWatch = isWatch })
  }

  private func difference(_ sample: Sample) throws -> CGFloat {
    try ink(sample.text, sample.size, sample.weight, isRounded: sample.isRounded) / sample.ink - 1
  }

  /// Within 2 per cent, or six tenths of a point in short strings.
  @Test(arguments: percents) func percentSigns(_ sample: Sample) throws {
    let difference = try difference(sample)
    #expect(abs(difference) < max(0.02, 0.6 / sample.ink), "\(difference)")
  }

  @Test(arguments: lines) func longLines(_ sample: Sample) throws {
    let difference = try difference(sample)
    #expect(abs(difference) < 0.0125, "\(difference)")
  }

  @Test(arguments: middleSizes) func middleSizes(_ sample: Sample) throws {
    let difference = try difference(sample)
    #expect(abs(difference) < max(WidthUncertainty.residual, 0.6 / sample.ink), "\(difference)")
  }

  @Test func middleSizesOnAverage() throws {
    let differences = try Self.middleSizes.map { abs(try difference($0)) }
    let mean = differences.reduce(0, +) / CGFloat(differences.count)
    #expect(differences.count == 31 && mean < 0.0061, "mean \(mean)")
  }

  @Test(arguments: rounded) func roundedDigits(_ sample: Sample) throws {
    let difference = try difference(sample)
    #expect(abs(difference) < 0.034, "\(difference)")
  }

  /// The uncertainty that lint rules use, over all recorded strings of the default design from 20 points on: in shorter ones the rounding of
  /// positions to pixels is more.
  @Test func allStrings() throws {
    let samples = (Self.percents + Self.others).filter { $0.ink > 20 }
    let differences = try samples.map { abs(try difference($0)) }
    let mean = differences.reduce(0, +) / CGFloat(differences.count)
    let worst = differences.max() ?? 1
    #expect(samples.count == 46)
    #expect(mean < 0.0073, "mean \(mean)")
    // With that many pixels the edges of one string are 0.0014 of its width sharper than where the uncertainty was read.
    #expect(abs(worst - WidthUncertainty.residual) < 0.0024, "worst \(worst)")
  }

  /// The sign alone, in ems, and on the watch with two digits before it: visibly 24.0 wide in 12 points semibold.
  @Test(arguments: [(15.0, 400, 0.791), (12, 600, 0.866), (17, 600, 0.866), (34, 700, 0.811)])
  func inkOfThePercentSign(_ size: Double, _ weight: Int, _ recorded: Double) throws {
    let drawn = try ink("%", size, weight) / size
    #expect(abs(drawn - recorded) < 0.015, "\(drawn)")
  }

  @Test func theWatchHasANarrowerSign() throws { #expect(try abs(ink("68%", 12, 600, isWatch: true) - 24) < 0.25) }
}
