import Foundation
import SwiftUI
import Testing

/// Views whose body is written once, in an extension of a protocol that is not `View`.
@Suite @MainActor struct InheritedBodyTests {
  @Test func aBodyOfAProtocolIsTheViewsBody() throws {
    for length in [3, 5] {
      let frame = try #require(try frames(Pier(length: CGFloat(length)).accessibilityIdentifier("pier"))["pier"])
      #expect(Array(frame.suffix(2)) == [Double(length) * 10, 4])
    }
  }
}

@MainActor
private protocol Measured {
  var length: CGFloat { get }
}

extension Measured {
  @ViewBuilder var body: some View { Color.red.frame(width: length * 10, height: 4) }
}

private struct Pier: View, Measured {
  var length: CGFloat
}
