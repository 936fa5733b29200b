import Foundation
import SkerryLocalization
import Testing

/// Translations in code that runs on a queue's thread, which no task started.
@Suite struct QueueTranslationTests {
  @Test func aQueueReadsTheTablesOfTheCommand() async {
    let key = "aQueueReadsTheTablesOfTheCommand"
    let before = LocalizationSource.elsewhere
    LocalizationSource.elsewhere = LocalizationSource(locale: Locale(identifier: "en_US"), pseudo: nil) { name, _, _ in
      name == key ? LocalizedFormat("Found", language: "en") : nil
    }
    let text = await withCheckedContinuation { found in
      DispatchQueue.global().async { found.resume(returning: NSLocalizedString(key, comment: "")) }
    }
    LocalizationSource.elsewhere = before
    #expect(text == "Found")
  }

  @Test func lengthsAsAClockShowsThem() {
    let start = Date(timeIntervalSince1970: 0)
    #expect(Date.ComponentsFormatStyle.timeDuration.locale(Locale(identifier: "en_US")).format(start..<start + 3920) == "1:05:20")
  }
}
