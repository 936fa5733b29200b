package import SkerryPipeline
import Foundation

/// What the app's own code reads from its process while a picture is drawn: language, region, calendar and time zone.
///
/// An app's static variable that keeps one of them, such as a date formatter, has the value of the first picture that uses it. So a process draws
/// pictures of one such look only: those of a run that differ in it are the run's parts, each drawn by a process of its own.
package struct ProcessLook: Hashable, Sendable {
  private let locale: String
  private let timeZone: String
  /// The pseudo-locale is in the translations that code asks for.
  private let pseudoLocale: String

  /// The part of a picture's look that the whole process has.
  package init(_ settings: RenderSettings) {
    locale = settings.locale.identifier
    timeZone = settings.timeZone.identifier
    pseudoLocale = settings.pseudoLocale.map { "\($0)" } ?? ""
  }

  /// The different ones, in the order in which they occur first: the index of one is the number of its part.
  package static func distinct(_ looks: some Sequence<ProcessLook>) -> [ProcessLook] {
    var known: Set<ProcessLook> = []
    return looks.filter { known.insert($0).inserted }
  }

  /// The first of some looks that belongs to a part of their run; `nil` if there is no such part.
  package static func first<Look>(of looks: [Look], part: Int, _ settings: (Look) -> RenderSettings) -> Look? {
    let own = looks.map { ProcessLook(settings($0)) }
    let all = distinct(own)
    guard all.indices.contains(part) else { return nil }
    return own.firstIndex(of: all[part]).map { looks[$0] }
  }
}

/// `--part N`: the part of the call that this process draws for another one, which puts all parts together.
package enum PartOption {
  /// The number; `nil` in a process that draws the whole call. Throws `CommandError` for anything else.
  package static func value(_ arguments: Arguments) throws(CommandError) -> Int? {
    guard let text = arguments.value("part") else { return nil }
    guard let number = Int(text), number >= 0 else { throw CommandError("--part \(text) is not the number of a part.") }
    return number
  }
}
