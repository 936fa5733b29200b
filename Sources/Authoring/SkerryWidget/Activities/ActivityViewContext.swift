import SkerryActivity

/// The data that a Live Activity's views are drawn from.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let attributes: Attributes
  public let state: Attributes.ContentState
  public let activityID: String
  /// Whether the stale date has passed.
  public let isStale: Bool

  package init(attributes: Attributes, state: Attributes.ContentState, activityID: String, isStale: Bool) {
    self.attributes = attributes
    self.state = state
    self.activityID = activityID
    self.isStale = isStale
  }
}

extension ActivityViewContext: Sendable where Attributes: Sendable, Attributes.ContentState: Sendable {}
