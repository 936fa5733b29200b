/// What views and declarations say about a member without reading it as text or as a picture.
extension SourceUses {
  /// Whether the sources measure the time since a member, as in `Date().timeIntervalSince(trip.departureTime)`: it lies in the past then. The member
  /// may also stand alone.
  func isMeasuredSince(_ member: String) -> Bool {
    let call = "timeIntervalSince("
    return files.contains { file in
      file.bytes.places(of: call, maximum: 256).contains { place in
        let before = file.bytes.text(before: place, maximum: 12)
        guard [".now.", "Date().", "now.", "Date()?."].contains(where: before.hasSuffix) else { return false }
        let argument = file.bytes[(place + call.utf8.count)...].prefix { $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: "\n") }
        let last = String(decoding: argument, as: UTF8.self).split { $0 == "." || $0 == "?" || $0 == "!" || $0 == " " }.last
        return last.map(String.init) == member
      }
    }
  }

  /// Whether a member is declared as `var extends = false`: the exception, then, unless its name says that something runs.
  func isOffByDefault(_ member: String) -> Bool {
    files.contains { file in
      [" \(member): Bool = false", " \(member) = false"].contains { form in
        file.bytes.places(of: form, maximum: 16).contains { place in
          let end = place + form.utf8.count
          let keyword = file.bytes.lineText(before: place).split(separator: " ").last
          return !file.bytes.isNamePart(at: end) && (keyword == "var" || keyword == "let")
        }
      }
    }
  }
}
