/// Words in messages that are too long to be read, such as a file's content in the place of its name.
package enum LongWords {
  /// The characters of a word that is repeated whole; more than a path usually has. Our choice.
  private static let longest = 400
  /// The characters that are kept of a longer one, at its beginning and at its end.
  private static let (head, tail) = (60, 20)

  /// The text with the beginning, the length and the end of each word that is longer: `aaa… (5000 characters) …aaa`.
  package static func shortened(_ text: String) -> String {
    guard text.utf8.count > longest else { return text }
    var result = ""
    var word: Substring = text[text.startIndex..<text.startIndex]
    func add(_ word: Substring) {
      result += word.count > longest ? "\(word.prefix(head))… (\(word.count) characters) …\(word.suffix(tail))" : word
    }
    for index in text.indices {
      if text[index].isWhitespace {
        add(word)
        result.append(text[index])
        word = text[text.index(after: index)..<text.index(after: index)]
      } else {
        word = text[word.startIndex...index]
      }
    }
    add(word)
    return result
  }
}
