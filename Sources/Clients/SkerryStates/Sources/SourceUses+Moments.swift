/// The unit of a number from which views create a date.
package enum TimeUnit: Hashable, Sendable {
  /// Seconds since 1970, in UTC.
  case seconds
  /// Milliseconds since 1970, in UTC.
  case milliseconds
  /// Seconds since 2001, in UTC.
  case referenceSeconds
}

extension SourceUses {
  /// The unit in which views read a member as a date; `nil` if none does:
  /// `Date(timeIntervalSince1970: state.end / 1000)`, directly or through a function whose only argument is the member.
  package func timeUnit(of member: String) -> TimeUnit? {
    if let found = units[member] { return found }
    let found = searchTimeUnit(member)
    units[member] = found
    return found
  }

  private func searchTimeUnit(_ member: String) -> TimeUnit? {
    first(of: member) { place, bytes in Self.unit(of: place, in: bytes) ?? unit(through: place, in: bytes) }
      ?? files.lazy.compactMap { file in
        // In the state's own members the name stands alone.
        file.bytes.places(of: member, maximum: 64).lazy.filter { place in
          !file.bytes.isNamePart(at: place - 1) && !file.bytes.isNamePart(at: place + member.utf8.count)
        }.compactMap { Self.unit(of: $0..<$0 + member.utf8.count, in: file.bytes) }.first
      }.first
  }

  /// The unit if an expression is the argument of a date's initializer.
  private static func unit(of place: Range<Int>, in bytes: [UInt8]) -> TimeUnit? {
    let before = bytes.text(before: place.lowerBound, maximum: 60)
    // `Double(state.end)` and `TimeInterval(state.end)` are the number.
    let call = ["Double(", "TimeInterval("].first(where: before.hasSuffix).map { String(before.dropLast($0.count)) } ?? before
    let after = String(decoding: bytes[place.upperBound..<min(bytes.count, place.upperBound + 16)], as: UTF8.self).filter {
      !$0.isWhitespace && $0 != ")"
    }
    if call.hasSuffix("timeIntervalSince1970:") {
      return after.hasPrefix("/1000") || after.hasPrefix("/1_000") ? .milliseconds : .seconds
    }
    return call.hasSuffix("timeIntervalSinceReferenceDate:") ? .referenceSeconds : nil
  }

  /// The unit if a function of the sources creates a date from its first parameter.
  private func unit(through place: Range<Int>, in bytes: [UInt8]) -> TimeUnit? {
    guard bytes.indices.contains(place.upperBound), bytes[place.upperBound] == UInt8(ascii: ")") else { return nil }
    let line = bytes.lineText(before: place.lowerBound)
    guard let open = line.lastIndex(of: "("), line[line.index(after: open)...].allSatisfy({ $0.isLetter || $0 == ":" || $0 == " " }) else {
      return nil
    }
    let function = String(line[..<open].reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
    guard !function.isEmpty else { return nil }
    for file in files {
      for start in file.bytes.places(of: "func \(function)(", maximum: 4) {
        let first = start + function.utf8.count + 6
        let end = min(file.bytes.count, first + 600)
        let body = Array(file.bytes[first..<end])
        guard let colon = body.firstIndex(of: UInt8(ascii: ":")) else { continue }
        let name = String(decoding: body[..<colon], as: UTF8.self).split(separator: " ").last.map(String.init) ?? ""
        for use in body.places(of: name, maximum: 16) where !name.isEmpty && use > colon && !body.isNamePart(at: use - 1) {
          let range = use..<use + name.utf8.count
          if !body.isNamePart(at: range.upperBound), let unit = Self.unit(of: range, in: body) { return unit }
        }
      }
    }
    return nil
  }
}
