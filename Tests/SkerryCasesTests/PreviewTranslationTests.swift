import Foundation
import SkerryLocalization
import SkerryWidget
import SwiftUI
import Testing
import WidgetKit

@testable import SkerryCases

private struct WordEntry: TimelineEntry {
  var date: Date
  var word = NSLocalizedString("ready", comment: "")
}

private struct WordProvider: TimelineProvider {
  func placeholder(in context: Context) -> WordEntry { WordEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (WordEntry) -> Void) { completion(WordEntry(date: .now)) }
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<WordEntry>) -> Void) {
    completion(Timeline(entries: [WordEntry(date: .now)], policy: .atEnd))
  }
}

@MainActor private var words: [String] = []

private struct WordWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "word", provider: WordProvider()) { entry -> Text in
      words.append(entry.word)
      return Text(entry.word)
    }.supportedFamilies([.systemSmall])
  }
}

/// States and attributes of previews may ask for translations, as views do.
@Suite @MainActor struct PreviewTranslationTests {
  @Test func previewsAreTranslated() {
    let german = LocalizationSource(locale: Locale(identifier: "de"), pseudo: nil) { key, _, language in
      key == "ready" ? LocalizedFormat("bereit (\(language))", language: language) : nil
    }
    words = []
    let found = CaseFinder(inventory: WidgetInventory(widget: WordWidget()), strings: german).cases().cases.filter {
      $0.activity == "WordWidget"
    }
    for entry in found { if case .widget(let shows) = entry.content { shows.forEach { _ = $0.view() } } }
    #expect(!words.isEmpty && words.allSatisfy { $0 == "bereit (de)" }, "\(words)")
  }
}
