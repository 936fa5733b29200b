import SkerryFormats
import Foundation

extension LifecycleState {
  mutating func start(_ request: ActivityRequest, _ notes: inout NoticeList) {
    if let error = refusal(of: request) {
      notes.add(.refused(app: request.app, error), now)
      return
    }
    if let push = request.push {
      if let problem = push.problem {
        notes.add(.ignored(id: request.id, why: "the push does not decode: \(problem)"), now)
        return
      }
      guard takesFromBudget(push, request.app, request.id, &notes) else { return }
    }
    serial += 1
    let id = request.id ?? Self.identifier(serial)
    let start = max(request.startsAt ?? now, now)
    let record = ActivityRecord(
      id: id, app: request.app, attributesType: request.attributesType, attributes: request.attributes, style: request.style,
      pushType: request.pushType, pushToken: request.pushType == .token ? Self.token(id) : nil, requestedAt: now, startsAt: start,
      content: request.content, state: .pending, timestamp: now, startAlert: request.alert,
      attributesByteCount: request.attributes.byteCount)
    activities.append(record)
    notes.add(.requested(id: id), now)
    if start <= now {
      let index = activities.count - 1
      move(index, to: .active, request.push == nil ? "the app started it" : "a push started it", &notes)
      if let text = request.alert { alert(index, text, &notes) }
    }
  }

  /// Why a start is refused, in the order of our checks; Apple does not document the order.
  private func refusal(of request: ActivityRequest) -> ActivityAuthorizationError? {
    let app = app(request.app)
    if !device.supportsActivities { return .unsupported }
    if !app.supportsActivities { return .unsupportedTarget }
    if !app.isRunning, request.push == nil { return .missingProcessIdentifier }
    if !app.allowsActivities { return .denied }
    if request.pushType != nil, !app.isEntitled { return .unentitled }
    if app.place == .background, request.push == nil, !request.isFromIntent { return .visibility }
    if let id = request.id {
      if !Self.isWellFormed(id) { return .malformedActivityIdentifier }
      if activities.contains(where: { $0.id == id }) { return .reconnectNotPermitted }
    }
    if request.attributes.byteCount + request.content.state.byteCount > limits.dataByteCount { return .attributesTooLarge }
    let counted = activities.filter { $0.isLive || $0.state == .pending }
    if counted.count(where: { $0.app == request.app }) >= limits.perApp { return .targetMaximumExceeded }
    if counted.count >= limits.perDevice { return .globalMaximumExceeded }
    if device.isStorageFull { return .persistenceFailure }
    return nil
  }

  /// Whether a name given from outside can be an activity's: 1 to 64 letters, digits, hyphens, underscores and dots.
  package static func isWellFormed(_ id: String) -> Bool {
    !id.isEmpty && id.count <= 64
      && id.unicodeScalars.allSatisfy { CharacterSet.alphanumerics.contains($0) || "-_.".unicodeScalars.contains($0) }
  }

  /// Names in the format of the identifiers that devices assign.
  private static func identifier(_ serial: Int) -> String {
    let digits = String(serial, radix: 16, uppercase: true)
    return "00000000-0000-4000-8000-" + String(repeating: "0", count: max(0, 12 - digits.count)) + digits
  }

  /// 32 bytes derived from the name, in place of the random ones of a real device.
  static func token(_ name: String) -> Data {
    let name = Data(name.utf8)
    return name.withUnsafeBytes { bytes in
      Data(ContentHash.bytes(of: bytes, seed: 1) + ContentHash.bytes(of: bytes, seed: 2))
    }
  }
}
