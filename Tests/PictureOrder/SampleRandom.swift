import Foundation
import SwiftUI

/// Views that draw random values in every way that Swift, Foundation and the C library offer, and views that read clocks
/// and the time zone.
@MainActor
enum SampleRandom {
  static let views: [SampleViews.Kind] = [
    ("random-closure", { Text(verbatim: "\(Int.random(in: 0...999))") }),
    ("random-body", { BodyReader(make: { "\(Double.random(in: 0...1)) \(Bool.random())" }) }),
    ("random-bars", { RandomBars() }),
    ("random-order", { BodyReader(make: { "\([1, 2, 3, 4, 5, 6].shuffled()) \("abcdef".randomElement() ?? "-")" }) }),
    (
      "random-generator",
      {
        BodyReader(make: {
          var generator = SystemRandomNumberGenerator()
          return "\(generator.next() % 1000)"
        })
      }
    ),
    ("random-uuid", { BodyReader(make: { UUID().uuidString }) }),
    ("random-nsuuid", { BodyReader(make: { NSUUID().uuidString }) }),
    ("random-arc4", { BodyReader(make: { "\(arc4random()) \(arc4random_uniform(100))" }) }),
    ("random-rand", { BodyReader(make: { "\(rand()) \(random())" }) }),
    ("random-rand48", { BodyReader(make: { "\(drand48()) \(lrand48()) \(mrand48())" }) }),
    (
      "random-seeded",
      {
        BodyReader(make: {
          srand48(7)
          srand(7)
          srandom(7)
          return "\(drand48()) \(rand())"
        })
      }
    ),
    ("random-static", { BodyReader(make: { "\(Drawn.first)" }) }),
    ("random-static-later", { BodyReader(make: { "\(Int.random(in: 0...999)) \(Drawn.second) \(Drawn.first)" }) }),
    (
      "formatter",
      {
        BodyReader(make: {
          let formatter = DateFormatter()
          (formatter.dateStyle, formatter.timeStyle) = (.full, .full)
          return "\(formatter.string(from: Date())) \(Calendar.current.component(.hour, from: Date()))"
        })
      }
    ),
    ("uptime", { BodyReader(make: { "\(ProcessInfo.processInfo.systemUptime) \(DispatchTime.now().uptimeNanoseconds)" }) }),
    ("random-measured", { GeometryReader { _ in Text(verbatim: "\(Int.random(in: 0...999))") }.frame(width: 60, height: 20) }),
  ]

  /// Which picture initializes them depends on the order.
  private enum Drawn {
    static let first = Int.random(in: 0...999_999)
    static let second = [UUID().uuidString.prefix(4), "\(Double.random(in: 0...1))".prefix(6)]
  }
}

private struct BodyReader: View {
  let make: () -> String
  var body: some View { Text(verbatim: make()) }
}

private struct RandomBars: View {
  var body: some View {
    HStack(alignment: .bottom) { ForEach(0..<6, id: \.self) { _ in Color.red.frame(width: 5, height: .random(in: 2...30)) } }
  }
}
