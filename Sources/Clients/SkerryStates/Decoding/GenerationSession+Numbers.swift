import Foundation

extension GenerationSession {
  func number(_ place: GenerationPlace, isWhole: Bool) -> Double {
    lastLeaf = place.path
    let turn = refusals[place.path] ?? 0
    if turn > 0 { return [0, 1, 2, 100, -1, 3][(turn - 1) % 6] }
    if kind == .empty { return isMoment(place.member) ? seconds(0, place) : 0 }
    if case .moment(let given)? = place.hint {
      let offset = GeneratedDate.offset(for: place.member, given: given, isInFuture: place.isInFuture)
      return seconds(GeneratedDate.shifted(offset, kind), place)
    }
    let member = place.member
    let row = GeneratedNumber.row(for: member, in: MemberWords(place.path))
    // A member that views draw as a share from 0 to 1 gets no number above 1 from the sources: such a number may be a percentage, or belong
    // to a member of the same name in another type.
    let isOutOfRange: Bool =
      if case .number(let number)? = place.hint { !isWhole && number > 1 && uses.isShare(member.name) } else { false }
    // Components of a colour belong together, and those of the sources may be of several colours.
    let isComponent = !isWhole && Self.colorComponent(member) != nil
    if case .number(let number)? = place.hint, !isOutOfRange, !isComponent, !isFixedDate(number, member),
      number != 0 || !isWhole && member.has(GeneratedNumber.shares) == false
    {
      let isKept = kind != .long || isColor(member, isWhole)
      return number == 0 ? made(place, isWhole, row) : isKept ? number : enlarged(number, isWhole, member, row)
    }
    return made(place, isWhole, row)
  }

  private func made(_ place: GenerationPlace, _ isWhole: Bool, _ row: GeneratedNumber.Row?) -> Double {
    let member = place.member
    if isMoment(member) {
      return seconds(GeneratedDate.shifted(GeneratedDate.offset(for: member, isInFuture: place.isInFuture), kind), place)
    }
    if !isWhole, let part = Self.colorComponent(member) { return part }
    if isColor(member, isWhole) { return GeneratedColor.number(for: member) }
    if let share = share(member, isWhole) { return kind == .long ? (isWhole ? 100 : 1) : share }
    var number = row?.number ?? (isWhole ? 3 : 0.62)
    // A fraction: of a battery, a volume or a health bar. Whole levels are those of a game or of a floor.
    if !isWhole, row?.words.isDisjoint(with: ["percent", "level"]) == false { number = uses.isPercent(member.name) ? 62 : 0.62 }
    if member.isSecond, row?.words.contains("score") == true { number = 1 }
    if let end = GeneratedNumber.end(of: row, for: member, isWhole) { number = end }
    if let milliseconds = GeneratedNumber.milliseconds(member, row) { number = milliseconds }
    if let total = place.total, row.map(\.isPart) ?? isWhole { number = GeneratedNumber.part(number, of: total) }
    return kind == .long ? enlarged(number, isWhole, member, row) : number
  }

  /// Whether a whole number is a colour, `0x2F80ED`: views create a colour from it, or its name ends like that.
  private func isColor(_ member: MemberWords, _ isWhole: Bool) -> Bool {
    isWhole && (uses.use(of: member.name) == .hex || member.words.last == "hex")
  }

  /// The component of a colour from 0 to 1 that a member's name means, as in `tintRed`: those of a blue that is visible on light and on dark.
  private static func colorComponent(_ member: MemberWords) -> Double? {
    let components = ["red": 0.2, "green": 0.55, "blue": 1.0]
    let short = ["r": 0.2, "g": 0.55, "b": 1.0, "alpha": 1.0, "opacity": 1.0, "a": 1.0]
    guard let last = member.words.last else { return nil }
    return components[last] ?? (member.has(["color", "colour", "tint", "accent", "rgb"]) ? short[last] : nil)
  }

  private func share(_ member: MemberWords, _ isWhole: Bool) -> Double? {
    guard Self.isShare(member, isWhole) else { return nil }
    if member.has(["start", "from", "begin"]) { return isWhole ? 20 : 0.2 }
    if member.has(["end", "to", "until"]) { return isWhole ? 80 : 0.8 }
    return isWhole ? 62 : 0.62
  }

  /// Whether a member is a share, as a fraction of 1 or in per cent. The whole number `completedSets` counts sets.
  private static func isShare(_ member: MemberWords, _ isWhole: Bool) -> Bool {
    let shares = GeneratedNumber.shares.intersection(member.words)
    return isWhole && shares == ["completed"] ? false : !shares.isEmpty
  }

  /// The largest plausible number: a number with natural bounds keeps them.
  private func enlarged(_ number: Double, _ isWhole: Bool, _ member: MemberWords, _ row: GeneratedNumber.Row?) -> Double {
    if Self.isShare(member, isWhole) || (!isWhole && number > 0 && number <= 1) { return isWhole ? 100 : 1 }
    if let maximum = row?.maximum { return max(maximum, number) }
    let large = abs(number) * 1000 + 888
    return min(1_000_000_000, isWhole ? large.rounded() : large + 0.75)
  }

  /// Whether a number means a point in time: views create a date from it, or its name suggests it.
  private func isMoment(_ member: MemberWords) -> Bool { uses.timeUnit(of: member.name) != nil || GeneratedDate.isMoment(member) }

  /// Whether a number in the sources is a day in a test or an example, as 1_700_000_100, which says nothing about a running activity.
  private func isFixedDate(_ number: Double, _ member: MemberWords) -> Bool { number > 100_000_000 && isMoment(member) }

  private func seconds(_ offset: TimeInterval, _ place: GenerationPlace) -> Double {
    let moment = now.addingTimeInterval(offset)
    switch uses.timeUnit(of: place.member.name) {
    case .seconds: return moment.timeIntervalSince1970
    case .milliseconds: return moment.timeIntervalSince1970 * 1000
    case .referenceSeconds: return moment.timeIntervalSinceReferenceDate
    case nil:
      let isMilliseconds = place.member.has(GeneratedNumber.millisecondWords)
      return moment.timeIntervalSince1970 * (isMilliseconds ? 1000 : 1)
    }
  }
}
