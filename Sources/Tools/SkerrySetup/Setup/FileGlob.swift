import Foundation

/// A pattern of paths as project descriptions write them: `**` runs over folders, `*` and `?` stay in one.
struct FileGlob {
  private let pattern: [Character]

  init(_ pattern: String) { self.pattern = Array(pattern) }

  /// Whether anything in a pattern stands for more than itself.
  static func isPattern(_ text: String) -> Bool { text.contains { "*?".contains($0) } }

  func matches(_ path: String) -> Bool {
    var memory: [Int: Bool] = [:]
    return matches(0, Array(path), 0, &memory)
  }

  private func matches(_ at: Int, _ path: [Character], _ place: Int, _ memory: inout [Int: Bool]) -> Bool {
    let key = at * (path.count + 1) + place
    if let known = memory[key] { return known }
    let answer: Bool
    if at == pattern.count {
      answer = place == path.count
    } else if pattern[at] == "*" {
      if at + 1 < pattern.count, pattern[at + 1] == "*" {
        // `**/` stands for no folder, too.
        let next = at + 2 < pattern.count && pattern[at + 2] == "/" ? at + 3 : at + 2
        answer =
          matches(next, path, place, &memory) || (place < path.count && matches(at, path, place + 1, &memory))
      } else {
        answer =
          matches(at + 1, path, place, &memory) || (place < path.count && path[place] != "/" && matches(at, path, place + 1, &memory))
      }
    } else if place < path.count, pattern[at] == "?" && path[place] != "/" || pattern[at] == path[place] {
      answer = matches(at + 1, path, place + 1, &memory)
    } else {
      answer = false
    }
    memory[key] = answer
    return answer
  }
}
