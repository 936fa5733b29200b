import SkerryFormats
import SkerryActivity

/// A caption that describes what happened.
enum EventCaption {
  static func of(_ notices: [TimedNotice], _ state: LifecycleState) -> String {
    let sentences = notices.compactMap { sentence($0.notice) }
    return sentences.isEmpty ? "The device at \(UTCTime.clock(state.now))" : sentences.joined(separator: "; ")
  }

  private static func sentence(_ notice: LifecycleNotice) -> String? {
    switch notice {
    case .requested: nil
    case .contentChanged(let id): "\(id) has new content"
    case .stateChanged(let id, let from, let to, let why):
      from == .pending && to == .active && !why.contains("schedule") ? "\(id) starts" : "\(id) is \(to.rawValue): \(why)"
    case .alerted(let id, let words): "\(id) alerts: \(words.title)"
    case .alertOver(let id): "The alert of \(id) is over"
    case .refused(let app, let error): "\(app) is refused: \(error)"
    case .ignored(let id, let why): "\(id ?? "An event") is ignored: \(why)"
    case .opened(let id): "The user opens \(id)"
    case .closed: "The user closes the expanded activity"
    case .enablement(let app, let flag): "Activities of \(app) are switched \(flag ? "on" : "off")"
    case .frequentPushes(let app, let flag): "Frequent pushes of \(app) are switched \(flag ? "on" : "off")"
    case .placed(let app, let place): "\(app) goes to the \(place.rawValue)"
    case .deviceChanged: "The device changes"
    }
  }
}
