import SkerryFormats
import Foundation
import SkerryActivity
import SkerryPresentation

/// The members of one object of a script, read by name; errors name their position.
struct ScriptFields {
  /// For example `steps[3]`; empty for the script itself.
  let place: String
  let file: String
  private let members: [String: JSONValue]

  init(_ json: JSONValue, place: String, file: String) throws(SimulationError) {
    guard let members = json.members else {
      throw SimulationError("\(place.isEmpty ? file : "\(place) of \(file)") is \(json.kind); write an object.")
    }
    self.place = place
    self.file = file
    self.members = members
  }

  func wrong(_ key: String, _ what: String) -> SimulationError { SimulationError("\(path(key)) of \(file) \(what).") }

  private func path(_ key: String) -> String { place.isEmpty ? key : "\(place).\(key)" }

  /// Throws if the object has a name that is not in the list.
  func allow(_ names: [String]) throws(SimulationError) {
    for key in members.keys.sorted() where !names.contains(key) {
      let folded = names.first { $0.lowercased().filter(\.isLetter) == key.lowercased().filter(\.isLetter) }
      let near = folded ?? NearestName.names(to: key, of: names).first
      throw wrong(key, "is not known; \(near.map { "write \($0)" } ?? "the names here are \(names.sorted().joined(separator: ", "))")")
    }
  }

  func has(_ key: String) -> Bool { members[key] != nil }
  func value(_ key: String) -> JSONValue? { members[key] }

  func string(_ key: String) throws(SimulationError) -> String? {
    guard let value = members[key] else { return nil }
    guard let text = value.string else { throw wrong(key, "is \(value.kind); write a string") }
    return text
  }
  func needString(_ key: String) throws(SimulationError) -> String {
    guard let text = try string(key) else { throw wrong(key, "is missing; add it") }
    return text
  }
  func bool(_ key: String) throws(SimulationError) -> Bool? {
    guard let value = members[key] else { return nil }
    guard let flag = value.bool else { throw wrong(key, "is \(value.kind); write true or false") }
    return flag
  }
  func number(_ key: String) throws(SimulationError) -> Double? {
    guard let value = members[key] else { return nil }
    guard let number = value.double, number.isFinite else { throw wrong(key, "is \(value.kind); write a number") }
    return number
  }
  func integer(_ key: String) throws(SimulationError) -> Int? {
    guard let value = members[key] else { return nil }
    guard let number = value.integer else { throw wrong(key, "is \(value.text); write a whole number") }
    return number
  }
  func object(_ key: String) throws(SimulationError) -> JSONValue? {
    guard let value = members[key] else { return nil }
    guard value.members != nil else { throw wrong(key, "is \(value.kind); write an object") }
    return value
  }
  func list(_ key: String) throws(SimulationError) -> [JSONValue]? {
    guard let value = members[key] else { return nil }
    guard let items = value.items else { throw wrong(key, "is \(value.kind); write a list") }
    return items
  }
  func time(_ key: String) throws(SimulationError) -> ScriptTime? {
    guard let text = try string(key) else { return nil }
    guard let time = ScriptTime(text) else {
      throw wrong(key, "is \"\(text)\"; write a time such as +5m, 18:05 or 2026-05-01T18:05:00Z")
    }
    return time
  }
  func length(_ key: String) throws(SimulationError) -> TimeInterval? {
    guard let value = members[key] else { return nil }
    let seconds = TimeSpan.secondsOrNumber(value.string ?? value.double.map { "\($0)" } ?? "")
    guard let seconds, seconds >= 0 else { throw wrong(key, "is not a duration; write for example 90s, 5m or 1h30m") }
    return seconds
  }
  /// A string that is one of several names.
  func choice<T: RawRepresentable<String> & CaseIterable>(_ key: String, _ type: T.Type) throws(SimulationError) -> T? {
    guard let text = try string(key) else { return nil }
    guard let found = T(rawValue: text) else {
      throw wrong(key, "is \"\(text)\"; write \(T.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return found
  }
  /// A device's identifier, given as that or as one of its names.
  func device(_ key: String) throws(SimulationError) -> String? {
    guard let name = try string(key) else { return nil }
    guard let device = Devices.named(name) else {
      throw wrong(key, "is \"\(name)\", which is not a device; specs lists them, for example \(Devices.standard.id)")
    }
    guard device.lockScreenCard != nil else {
      throw wrong(key, "is \"\(name)\", which has no Lock Screen of its own; choose a phone or an iPad")
    }
    return device.id
  }
  func inner(_ key: String) throws(SimulationError) -> ScriptFields? {
    guard let value = try object(key) else { return nil }
    return try ScriptFields(value, place: path(key), file: file)
  }
  func alert(_ key: String) throws(SimulationError) -> AlertText? {
    guard let fields = try inner(key) else { return nil }
    try fields.allow(["title", "body", "sound"])
    return AlertText(title: try fields.needString("title"), body: try fields.needString("body"), sound: try fields.string("sound"))
  }
}
