import Foundation

/// Dates by the names of members, in seconds from now.
enum GeneratedDate {
  private static let past: Set<String> = .words(
    """
    start started begin began created departure departed from since placed produced issued ordered lower past resumed
    """)
  private static let recent: Set<String> = ["updated", "update", "last", "timestamp", "now", "current", "modified"]

  /// The beginning of a pause, which comes after any beginning of what is paused.
  private static let paused: TimeInterval = -30

  /// The rest between two sets, of which half a minute is over. Our choice: most apps offer rests of one to three minutes.
  static let rests: Set<String> = ["rest", "resting"]
  private static let restBegun: TimeInterval = -30, restRemaining: TimeInterval = 90

  /// Something that began a while ago.
  static let begun: TimeInterval = -900

  /// Whether a member names an end, which may be over or not.
  static func isEnd(_ member: MemberWords) -> Bool {
    member.has([
      "end", "ends", "finish", "arrival", "expiry", "expires", "expiration", "deadline", "until", "due", "target", "eta", "estimated",
      "next",
    ])
  }

  /// A quarter of an hour ago, a minute ago, or in 25 minutes.
  static func offset(for member: MemberWords, isInFuture: Bool = false) -> TimeInterval {
    if isInFuture { return 1500 }
    if member.has(["paused"]) { return paused }
    let isPast = member.has(past) && !member.has(["end", "finish", "arrival"])
    if member.has(rests) { return isPast ? restBegun : restRemaining }
    if isPast { return begun }
    if member.has(recent) { return -60 }
    return 1500
  }

  /// The offset for a member whose value in the app's source is a date. `Date()` there is the time of a call. For a member in the past that is
  /// the request, a minute and a half before the picture, so that a running timer shows more than zero; for one that lies ahead it is the call
  /// that ends the activity, which says nothing about a running one. A date a few seconds away counts as `Date()`: its distance is often another
  /// call's argument of the same name, such as an animation's duration.
  static func offset(for member: MemberWords, given: TimeInterval?, isInFuture: Bool = false) -> TimeInterval {
    guard let given else { return offset(for: member, isInFuture: isInFuture) }
    guard abs(given) < momentary else { return given }
    let usual = offset(for: member, isInFuture: isInFuture)
    return usual > 0 ? usual : max(usual, requested)
  }

  /// When something began that views measure the time since: with the request where the app's source says `Date()`; `nil` where it says another time.
  static func begun(given: TimeInterval?) -> TimeInterval? {
    guard let given else { return begun }
    return abs(given) < momentary ? requested : nil
  }

  /// The request of a running activity.
  private static let requested: TimeInterval = -95

  /// Seconds; a date that is nearer is that of the call. Our choice: animations are shorter, and what activities count down is longer.
  private static let momentary: TimeInterval = 10

  /// Whether a number of this name is a date, not a duration.
  static func isMoment(_ member: MemberWords) -> Bool {
    // `elapsedTimerStartDateInMilliseconds`.
    if member.has(["date", "timestamp"]), member.has(["start", "begin", "end"]), !member.has(["interval", "zone", "offset", "count"]) {
      return true
    }
    if member.has(["remaining", "elapsed", "duration", "interval", "left", "length", "seconds", "minutes", "zone", "offset", "count"]) {
      return false
    }
    // `startedAtMs` is a date as `startedAt` is.
    let last = member.words.last { !GeneratedNumber.millisecondWords.contains($0) }
    // `workingSince`, but not `daysSince`.
    if last == "since" { return !member.has(["days", "hours", "weeks", "months", "years"]) }
    return member.has(["date", "timestamp", "epoch", "deadline"]) || last == "at" || last == "until"
      || member.has(["start", "end", "arrival", "departure", "finish"]) && member.has(["time", "at", "on"])
  }

  /// The number of forms in which a date is written as a string.
  static let textCount = 4

  /// A date as a string: as `ISO8601DateFormatter` reads it, with fractions of a second as JavaScript writes it, without an offset, and as a day.
  static func text(of date: Date, _ form: Int) -> String {
    switch form {
    case 0: date.formatted(.iso8601)
    case 1: date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    case 2: String(date.formatted(.iso8601).dropLast())
    default: date.formatted(.iso8601.year().month().day())
    }
  }

  /// A date for a kind of state. The order of dates is kept.
  static func shifted(_ offset: TimeInterval, _ kind: StateKind) -> TimeInterval {
    switch kind {
    case .sample: offset
    case .empty: 0
    // Hours instead of minutes, at most three days.
    case .long: max(-259_200, min(259_200, offset * 30))
    // The past hour and a half, up to half an hour ago.
    case .late: offset <= 7200 ? offset - 10_800 : -3600 + 1800 * (1 - 7200 / offset)
    }
  }
}
