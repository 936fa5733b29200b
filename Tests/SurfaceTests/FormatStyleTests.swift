import Foundation
import SwiftUI
import Testing

/// Which format styles text may have in a Live Activity.
@Suite @MainActor struct FormatStyleTests {
  struct Loud: FormatStyle {
    func format(_ value: Int) -> String { "\(value)!" }
  }

  @Test func foundationsStylesAreArchived() {
    let now = Date.now
    let texts = VStack {
      Text(Measurement(value: 3, unit: UnitLength.kilometers), format: .measurement(width: .abbreviated))
      Text(12.5, format: .currency(code: "EUR"))
      Text(now, format: .dateTime.hour().minute())
      Text(Duration.seconds(75), format: .time(pattern: .minuteSecond))
      Text(["a", "b"], format: .list(type: .and))
      Text(now..<now.addingTimeInterval(60), format: .interval)
      Text(.currentDate, format: .stopwatch(startingAt: now))
      Text(1_000_000, format: .byteCount(style: .file))
    }
    #expect(diagnostics(of: texts) == [])
  }

  @Test func anAppsOwnStyleIsNamed() {
    let found = diagnostics(of: Text(3, format: Loud()))
    #expect(found.count == 1 && found.first?.contains("Loud") == true)
  }
}
