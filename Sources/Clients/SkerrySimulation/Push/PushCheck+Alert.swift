import SkerryFormats

extension PushCheck {
  /// The members of an alert that ActivityKit documents. Source: Figures §2.4.
  private static let alertKeys = ["title", "body", "sound"]
  /// The members of a localized title or body.
  private static let localizationKeys = ["loc-key", "loc-args"]

  func checkAlert(_ body: JSONValue, _ findings: inout FindingList) {
    let alert = body["aps"]?["alert"]
    if let sound = body["aps"]?["sound"] {
      if sound.string == nil, sound.members == nil {
        findings.error("push-alert", "aps.sound is \(sound.kind); write \"default\" or the name of a sound file")
      } else {
        let remedy = alert == nil ? "remove it, or add aps.alert with the sound in it" : "move it into aps.alert"
        findings.warning("push-alert", "aps.sound belongs to notifications, a Live Activity reads aps.alert.sound; \(remedy)")
      }
    }
    guard let alert else { return }
    if alert.string != nil {
      findings.warning("push-alert", "aps.alert is a string; write an object with title and body")
      return
    }
    guard let members = alert.members else {
      findings.error("push-alert", "aps.alert is \(alert.kind); write an object with title and body")
      return
    }
    warnOfUnread(members, Self.alertKeys, "aps.alert", &findings)
    for key in ["title", "body"] {
      switch alert[key] {
      case nil: findings.error("push-alert", "aps.alert.\(key) is missing; add a string, or an object with loc-key")
      case .string(let text): if text.isEmpty { findings.warning("push-alert", "aps.alert.\(key) is empty") }
      case .object(let members): checkLocalized(members, "aps.alert.\(key)", &findings)
      case let other?: findings.error("push-alert", "aps.alert.\(key) is \(other.kind); write a string, or an object with loc-key")
      }
    }
    if let sound = alert["sound"] {
      if sound.string == nil {
        findings.error("push-alert", "aps.alert.sound is \(sound.kind); write \"default\" or the name of a sound file")
      } else if sound.string?.isEmpty == true {
        findings.warning("push-alert", "aps.alert.sound is empty; write \"default\" or the name of a sound file, or remove it")
      }
    }
  }

  /// A title or body from the app's string table.
  private func checkLocalized(_ members: [String: JSONValue], _ path: String, _ findings: inout FindingList) {
    if members["loc-key"]?.string == nil {
      findings.error("push-alert", "\(path).loc-key is missing; name a key of the app's string table")
    } else if members["loc-key"]?.string?.isEmpty == true {
      findings.error("push-alert", "\(path).loc-key is empty; name a key of the app's string table")
    }
    if let arguments = members["loc-args"], arguments.items?.allSatisfy({ $0.string != nil }) != true {
      findings.error("push-alert", "\(path).loc-args is not a list of strings; write one")
    }
    warnOfUnread(members, Self.localizationKeys, path, &findings)
  }

  private func warnOfUnread(_ members: [String: JSONValue], _ known: [String], _ path: String, _ findings: inout FindingList) {
    for key in members.keys.sorted() where !known.contains(key) {
      let near = known.first { Self.folded($0) == Self.folded(key) }
      findings.warning(
        "push-alert", "\(path).\(key) is ignored; \(near.map { "write \($0)" } ?? "only \(known.joined(separator: ", ")) are read")")
    }
  }
}
