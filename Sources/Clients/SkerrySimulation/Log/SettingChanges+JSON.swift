import SkerryActivity
import SkerryFormats

extension AppChange {
  /// The members of the event besides its kind.
  var json: [String: JSONValue] {
    switch self {
    case .place(let place): ["place": .string(place.rawValue)]
    case .allowsActivities(let flag): ["activities": .bool(flag)]
    case .allowsFrequentPushes(let flag): ["frequentPushes": .bool(flag)]
    case .supportsActivities(let flag): ["supported": .bool(flag)]
    case .isEntitled(let flag): ["entitled": .bool(flag)]
    case .isRunning(let flag): ["running": .bool(flag)]
    }
  }

  /// Reads the output of `json`; `nil` for anything else.
  init?(json: JSONValue) {
    if let place = json["place"]?.string.flatMap(ApplicationState.init(rawValue:)) {
      self = .place(place)
    } else if let flag = json["activities"]?.bool {
      self = .allowsActivities(flag)
    } else if let flag = json["frequentPushes"]?.bool {
      self = .allowsFrequentPushes(flag)
    } else if let flag = json["supported"]?.bool {
      self = .supportsActivities(flag)
    } else if let flag = json["entitled"]?.bool {
      self = .isEntitled(flag)
    } else if let flag = json["running"]?.bool {
      self = .isRunning(flag)
    } else {
      return nil
    }
  }
}

extension DeviceChange {
  /// The members of the event besides its kind.
  var json: [String: JSONValue] {
    switch self {
    case .kind(let kind): ["device": .string(kind)]
    case .screen(let screen): ["screen": .string(screen.rawValue)]
    case .isDark(let flag): ["dark": .bool(flag)]
    case .supportsActivities(let flag): ["supported": .bool(flag)]
    case .isStorageFull(let flag): ["storageFull": .bool(flag)]
    }
  }

  /// Reads the output of `json`; `nil` for anything else.
  init?(json: JSONValue) {
    if let kind = json["device"]?.string {
      self = .kind(kind)
    } else if let screen = json["screen"]?.string.flatMap(DeviceScreen.init(rawValue:)) {
      self = .screen(screen)
    } else if let flag = json["dark"]?.bool {
      self = .isDark(flag)
    } else if let flag = json["supported"]?.bool {
      self = .supportsActivities(flag)
    } else if let flag = json["storageFull"]?.bool {
      self = .isStorageFull(flag)
    } else {
      return nil
    }
  }
}
