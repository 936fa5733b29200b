import SkerryFormats
import Foundation

extension Activity {
  /// Starts an activity. Throws `ActivityAuthorizationError`, or the error of the data's own `Encodable`.
  @discardableResult
  public static func request(
    attributes: Attributes, content: ActivityContent<Attributes.ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { try start(attributes, content, pushType) }

  /// Starts an activity of a style (iOS 18). Throws the same errors.
  @discardableResult
  public static func request(
    attributes: Attributes, content: ActivityContent<Attributes.ContentState>, pushType: PushType? = nil, style: ActivityStyle
  ) throws -> Activity<Attributes> { try start(attributes, content, pushType) { $0.style = style } }

  /// Schedules an activity; it is pending until its start (iOS 26). Throws the same errors.
  @discardableResult
  public static func request(
    attributes: Attributes, content: ActivityContent<Attributes.ContentState>, pushType: PushType? = nil, style: ActivityStyle = .standard,
    alertConfiguration: AlertConfiguration, start date: Date
  ) throws -> Activity<Attributes> {
    try start(attributes, content, pushType) {
      $0.style = style
      $0.startsAt = date
      $0.alert = alertConfiguration.text
    }
  }

  @available(*, deprecated, message: "Use request(attributes:content:pushType:)")
  @discardableResult
  public static func request(
    attributes: Attributes, contentState: Attributes.ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { try start(attributes, ActivityContent(state: contentState, staleDate: nil), pushType) }

  private static func start(
    _ attributes: Attributes, _ content: ActivityContent<Attributes.ContentState>, _ pushType: PushType?,
    _ adjust: (inout ActivityRequest) -> Void = { _ in }
  ) throws -> Activity<Attributes> {
    let binding = ActivityHost.current
    let host = binding.host
    register(on: host)
    var request = ActivityRequest(
      app: binding.app, attributesType: typeName, attributes: try JSONValue(encoding: attributes), content: try content.recorded)
    request.pushType = pushType
    request.isFromIntent = binding.isIntent
    adjust(&request)
    for timed in host.perform(.request(request)) {
      switch timed.notice {
      case .refused(_, let error): throw error
      case .requested(let id):
        let revision = host.state.activity(id)?.revision ?? 0
        let made = host.handle("\(typeName)/\(id)") {
          Activity(id: id, attributes: attributes, content: content, revision: revision, host: host)
        }
        if let made { return made }
      case .contentChanged, .stateChanged, .alerted, .alertOver, .ignored, .opened, .closed, .enablement, .frequentPushes, .placed,
        .deviceChanged:
        continue
      }
    }
    throw ActivityAuthorizationError.persistenceFailure
  }
}

extension ActivityContent {
  /// The content as the host stores it. Throws the error of the state's `Encodable`.
  var recorded: RecordedContent {
    get throws { RecordedContent(state: try JSONValue(encoding: state), staleDate: staleDate, relevanceScore: relevanceScore) }
  }
}
