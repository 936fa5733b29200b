import NaturalLanguage
import Testing

/// Apps sort what is typed by its words. Without language models nothing is found, and files compile.
@Suite struct NaturalLanguageTests {
  @Test func noTagsAreFound() {
    let text = "Run with Ada"
    let tagger = NLTagger(tagSchemes: [.nameType, .lexicalClass])
    tagger.string = text
    tagger.setLanguage(.english, range: text.startIndex..<text.endIndex)
    var calls = 0
    tagger.enumerateTags(in: text.startIndex..<text.endIndex, unit: .word, scheme: .lexicalClass, options: [.omitWhitespace, .joinNames]) {
      calls += $0 == .verb && !$1.isEmpty ? 2 : 1
      return true
    }
    #expect(calls == 0 && tagger.string == text && tagger.tagSchemes == [.nameType, .lexicalClass])
    #expect(tagger.tags(in: text.startIndex..<text.endIndex, unit: .word, scheme: .nameType).isEmpty)
    let (tag, range) = tagger.tag(at: text.startIndex, unit: .word, scheme: .nameType)
    #expect(tag == nil && range == text.startIndex..<text.startIndex && tagger.dominantLanguage == nil)
  }

  @Test func noLanguageIsRecognized() {
    let recognizer = NLLanguageRecognizer()
    recognizer.processString("Guten Tag")
    #expect(recognizer.dominantLanguage == nil && recognizer.languageHypotheses(withMaximum: 2).isEmpty)
    #expect(NLLanguageRecognizer.dominantLanguage(for: "Guten Tag") == nil && NLLanguage.german.rawValue == "de")
  }
}
