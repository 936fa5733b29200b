package import SkerryActivity
package import SkerryFormats

extension LifecycleEvent {
  /// The event in the log's format; `init(json:)` reads it back.
  package var json: JSONValue {
    switch self {
    case .request(let request): Self.object("request", request.json)
    case .update(let change): Self.object("update", change.json)
    case .end(let ending): Self.object("end", ending.json)
    case .dismiss(let id): Self.object("dismiss", ["activity": .string(id)])
    case .open(let id): Self.object("open", ["activity": .string(id)])
    case .close: Self.object("close", [:])
    case .advance(let date): Self.object("advance", ["to": .string(UTCTime.text(date))])
    case .app(let id, let change): Self.object("app", ["app": .string(id)].merging(change.json) { _, new in new })
    case .device(let change): Self.object("device", change.json)
    }
  }

  private static func object(_ kind: String, _ members: [String: JSONValue]) -> JSONValue {
    .object(members.merging(["kind": .string(kind)]) { _, kind in kind })
  }

  /// Reads the output of `json`; `nil` for anything else.
  package init?(json: JSONValue) {
    let activity = json["activity"]?.string
    let event: LifecycleEvent? =
      switch json["kind"]?.string {
      case "request": ActivityRequest(json: json).map(LifecycleEvent.request)
      case "update": ActivityChange(json: json).map(LifecycleEvent.update)
      case "end": ActivityEnding(json: json).map(LifecycleEvent.end)
      case "dismiss": activity.map { .dismiss(id: $0) }
      case "open": activity.map { .open(id: $0) }
      case "close": .close
      case "advance": json.date("to").map { .advance(to: $0) }
      case "app": json["app"]?.string.flatMap { app in AppChange(json: json).map { .app(id: app, $0) } }
      case "device": DeviceChange(json: json).map(LifecycleEvent.device)
      case nil, .some: nil
      }
    guard let event else { return nil }
    self = event
  }
}
