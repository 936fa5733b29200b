import Foundation
import SkerryRuntime

/// The shared state of all decoders of one value: the kind of state, known values, and failed guesses.
final class GenerationSession {
  let kind: StateKind
  /// The time that views see.
  let now: Date
  let calls: SourceCalls
  let uses: SourceUses
  let assets: AssetNames
  /// The number of rejected guesses by path.
  var refusals: [String: Int] = [:]
  /// The number of rejected strings that stood for dates: an app reads all its dates in one form, so what one member rejects is not tried at another.
  private var refusedMoments = 0
  /// Whether the last leaf is a string that stands for a date.
  private var lastIsMoment = false
  /// The path of the last string, number or date that was returned.
  var lastLeaf = "" { didSet { lastIsMoment = false } }
  /// Types being generated, outermost first, to stop recursion.
  var open: [ObjectIdentifier] = []
  /// Files whose values were used.
  var sources: Set<String> = []
  /// The members directly in the value that are one of several cases, in the order of decoding.
  private(set) var members: [StateMember] = []
  /// A member whose case is given.
  let variation: StateVariation?
  /// What the activity is about, according to its type's name; a type's own members take precedence.
  let subject: GenerationSubject?

  init(
    kind: StateKind, now: Date, calls: SourceCalls, uses: SourceUses, assets: AssetNames, subject: GenerationSubject? = nil,
    variation: StateVariation? = nil
  ) {
    self.variation = variation
    self.subject = subject
    self.kind = kind
    self.now = now
    self.calls = calls
    self.uses = uses
    self.assets = assets
  }

  static let deepest = 16

  /// A new attempt at the value.
  func begin() {
    open = []
    lastLeaf = ""
    members = []
  }

  /// The last leaf was rejected.
  func refuseLast() { if lastIsMoment { refusedMoments += 1 } }

  // MARK: Members that are one of several cases

  /// The case that the variation gives a member.
  func given(_ place: GenerationPlace) -> String? { variation?.path == place.path ? variation?.name : nil }

  /// Remembers the cases of a member that is directly in the value.
  func remember(_ place: GenerationPlace, _ cases: [String], taken: String?) {
    let parts = place.path.split(separator: ".")
    guard parts.count == 1, !place.path.contains("["), cases.count > 1, !members.contains(where: { $0.path == place.path }) else { return }
    members.append(StateMember(path: place.path, member: String(parts[0]), cases: cases, taken: taken))
  }

  // MARK: Leaves

  func text(_ place: GenerationPlace) -> String {
    lastLeaf = place.path
    let member = place.member
    lastIsMoment = GeneratedDate.isMoment(member)
    if lastIsMoment, refusedMoments > 0, refusedMoments <= GeneratedDate.textCount {
      let offset = GeneratedDate.offset(for: member, isInFuture: place.isInFuture)
      return GeneratedDate.text(of: now.addingTimeInterval(GeneratedDate.shifted(offset, kind)), refusedMoments - 1)
    }
    let turn = refusals[place.path] ?? 0
    if turn > 0 { return Self.otherTexts[(turn - 1) % Self.otherTexts.count] }
    if let name = given(place) { return name }
    if kind == .empty { return uses.use(of: member.name) == .address ? "https://example.com" : "" }
    if case .text(let text)? = place.hint, !Self.isPlaceholder(text) {
      let compared = uses.use(of: member.name) == nil ? words(comparedWith: member) : []
      // What the app begins with need not be among what views distinguish.
      if compared.contains(text) { remember(place, compared, taken: text) }
      if !compared.contains(text), compared.count > 1 { remember(place, [text] + compared, taken: text) }
      return isPlain(member) ? lengthened(text) : text
    }
    switch uses.use(of: member.name) {
    case .symbol: return uses.example(of: member.name).flatMap { $0.contains(where: \.isWhitespace) ? nil : $0 } ?? "star.fill"
    case .image: return AssetNames.nearest(assets.images, to: member) ?? ""
    case .color: return AssetNames.nearest(assets.colors, to: member) ?? GeneratedColor.hex(for: member, marked: uses.marksColors)
    case .hex: return GeneratedColor.hex(for: member, marked: uses.marksColors)
    case .address: return "https://example.com/item"
    case .file: return ""
    case .emoji: return "🚲"
    case nil: break
    }
    let compared = words(comparedWith: member)
    if !compared.isEmpty {
      let text = compared[chosen(compared)]
      remember(place, compared, taken: text)
      return text
    }
    if member.has(["iso"]) { return GeneratedDate.text(of: date(place), 0) }
    if member.has(["symbol", "sf", "glyph", "icon", "system"]), !uses.isWritten(member.name) { return "star.fill" }
    if member.has(GeneratedPicture.words), !member.has(["url", "link", "uri", "path"]) {
      return AssetNames.nearest(assets.images, to: member) ?? ""
    }
    if member.has(["color", "colour", "hex", "tint"]) { return GeneratedColor.hex(for: member, marked: uses.marksColors) }
    let text = Self.buttonTitle(place) ?? uses.example(of: member.name) ?? Self.text(place)
    return isPlain(member) ? lengthened(text) : text
  }

  /// Whether a text of the sources only holds the place of one that is not known yet: `"---"`, `"–"`, `"…"`.
  private static func isPlaceholder(_ text: String) -> Bool { !text.isEmpty && text.allSatisfy { "-–—_.…? ".contains($0) } }

  /// The strings that the sources compare a member with, without those that only hold a place: `if state.glucose == "---"`.
  private func words(comparedWith member: MemberWords) -> [String] {
    uses.strings(comparedWith: member.name).filter { !Self.isPlaceholder($0) }
  }

  private static func text(_ place: GenerationPlace) -> String {
    if let item = place.item, let text = GeneratedText.text(of: item, for: place.isItem ? nil : place.member) { return text }
    return GeneratedText.text(for: place.member, about: place.subject)
  }

  /// The words on a button, from its own name: `stopButton.text` is "Stop".
  private static func buttonTitle(_ place: GenerationPlace) -> String? {
    guard place.member.has(["text", "title", "label"]), let owner = place.path.split(separator: ".").dropLast().last else { return nil }
    let words = MemberWords(String(owner)).words
    guard words.count > 1, words.last == "button" else { return nil }
    return MemberWords(words.dropLast().joined(separator: " ")).sentence
  }

  /// Alternative forms of a string after the most likely one was rejected.
  private static let otherTexts = [
    "1", "2026-01-09T09:41:00Z", "6F1C2A34-0B5D-4E77-9A10-2C3D4E5F6A7B", "https://example.com/item", "#2F80ED", "0.62", "2026-01-09",
    "true", "en",
    "USD", "9:41", "default", "",
  ]

  /// Strings that code reads.
  private static let coded: Set<String> = .words(
    """
    symbol icon image url link uri color colour hex tint emoji flag id identifier uuid key token logo avatar photo type kind code
    currency locale language path system timestamp
    """)

  /// Whether a string is shown to users, so that it may be longer.
  private func isPlain(_ member: MemberWords) -> Bool {
    guard uses.use(of: member.name) == nil, words(comparedWith: member).isEmpty else { return false }
    return !member.has(Self.coded)
  }

  private func lengthened(_ text: String) -> String {
    kind == .long && !text.isEmpty ? [text, text, text].joined(separator: " ") : text
  }

  func date(_ place: GenerationPlace) -> Date {
    lastLeaf = place.path
    let turn = refusals[place.path] ?? 0
    if turn > 0 { return now.addingTimeInterval(turn % 2 == 1 ? 3600 : -3600) }
    var given: TimeInterval?
    if case .moment(let offset)? = place.hint { given = offset }
    let offset = GeneratedDate.offset(for: place.member, given: given, isInFuture: place.isInFuture)
    let isBehind = !GeneratedDate.isEnd(place.member) && uses.isMeasuredSince(place.member.name)
    let begun = GeneratedDate.begun(given: given)
    return now.addingTimeInterval(GeneratedDate.shifted(isBehind ? begun.map { min(offset, $0) } ?? offset : offset, kind))
  }

  /// What is true of an activity at its end, or while it stands still.
  private static let ends: Set<String> = .words(
    """
    failed successful succeeded success cancelled canceled ended finished completed expired dismissed stopped done paused
    """)

  /// Whether an optional member says since when or how long the activity has stood still, which a sample has not: `pausedRemaining`. Where no flag
  /// tells, a paused state is one of the variations.
  func isOfNoPause(_ place: GenerationPlace) -> Bool {
    guard kind == .sample, place.member.has(["paused"]), !place.member.isFlag else { return false }
    remember(place, StateMember.setOrNil, taken: StateMember.setOrNil[0])
    guard let variation, variation.name != "false" else { return true }
    return !MemberWords(variation.stateName).has(["paused", "pause"])
  }

  func bool(_ place: GenerationPlace) -> Bool {
    lastLeaf = place.path
    if let name = given(place) { return name == "true" }
    let value = usualBool(place)
    remember(place, ["true", "false"], taken: "\(value)")
    return value
  }

  /// What is true of an activity only now and then.
  private static let exceptions: Set<String> = .words(
    """
    error failure end complete pause muted stale hidden delayed late attention loading empty placeholder redacted preview over not
    break disabled offline show alert warning urgent critical awaiting off lost wrong missed missing disconnected unavailable
    interrupted blocked
    """)

  private func usualBool(_ place: GenerationPlace) -> Bool {
    let turn = refusals[place.path] ?? 0
    if turn > 0 { return turn % 2 == 1 }
    if kind == .empty { return false }
    // The sources set this when the activity ends; the sample is of one that is running. Of its items some may be done.
    let isOver = kind == .sample && place.member.has(Self.ends) && !place.path.contains("[")
    if case .bool(let value)? = place.hint, !(value && isOver) { return value }
    if kind != .long, !place.member.has(CaseChoice.lively), uses.isOffByDefault(place.member.name) { return false }
    return !place.member.has(Self.ends)
      && !place.member.has(Self.exceptions)
  }

  func data(_ place: GenerationPlace) -> Data {
    lastLeaf = place.path
    return kind != .empty && place.member.has(GeneratedPicture.words) ? GeneratedPicture.png : Data()
  }

  /// Whether an enum's cases are those of AlarmKit's mode, whose alert the system draws itself.
  static func isAlarmMode(_ names: [String]) -> Bool { Set(names) == ["alert", "countdown", "paused"] }

  // MARK: Choices

  /// The name chosen for a state of this kind.
  func chosen(_ names: [String]) -> Int { CaseChoice.index(in: names, for: kind) }

  /// The number of elements of a list.
  func count(_ place: GenerationPlace) -> Int {
    if kind == .empty || open.count > Self.deepest { return 0 }
    if case .list(let values)? = place.hint, !values.isEmpty { return kind == .long ? values.count * 3 : values.count }
    return kind == .long ? 6 : 3
  }
}
