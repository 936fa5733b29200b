import Foundation
package import SkerryActivity
import SkerryPresentation

/// Which activities each surface shows: a pure function of the simulated state.
///
/// | surface | rule | source |
/// |---|---|---|
/// | island, one app | compact | HIG Live Activities |
/// | island, several apps | two minimals, one attached to the camera, one detached | HIG Live Activities |
/// | which of an app | the highest relevance score; of equal ones the one started first | ActivityKit, relevanceScore |
/// | which of two apps is attached | higher score, then the one started first | our choice: Apple says "the system chooses" |
/// | third and further apps | not in the island | HIG: at most two |
/// | alert, unlocked, app not on the screen | expanded, or a banner where there is no island | ActivityKit, AlertConfiguration |
/// | several alerts at a time | the newest | our choice |
/// | how long an alert shows | `ActivityLimits.alertSeconds` | our choice |
/// | app on the screen | its own activity is not in the island, a transient one is expanded | our choice, as devices were seen to do it |
/// | Lock Screen | by relevance, then the one started first; ended ones until they are dismissed | ActivityKit, relevanceScore |
/// | StandBy | the most relevant live one as minimal; opened or with an alert, it fills the screen | HIG StandBy |
/// | always-on | the Lock Screen's list, dimmed | HIG Always-On |
/// | watch | the Lock Screen's list | HIG: Smart Stack, up to 4 h after the end |
/// | CarPlay | the most relevant live one; gone at once when it ends | HIG CarPlay |
public struct SurfaceChoice: Sendable, Hashable {
  /// The island's contents while the device is unlocked.
  public enum Island: Sendable, Hashable {
    case empty
    case compact(String)
    case minimal(attached: String, detached: String)
    case expanded(String)
  }
  /// StandBy's contents beside its clock.
  public enum Standby: Sendable, Hashable {
    case clock
    case minimal(String)
    case full(String)
  }

  /// Always empty on devices without an island.
  public var island = Island.empty
  /// The banner, on devices without an island.
  public var banner: String?
  /// From the top of the list.
  public var lockScreen: [String] = []
  public var standby = Standby.clock
  /// The Smart Stack of a paired watch.
  public var watch: [String] = []
  /// The activity on the CarPlay screen; `nil` for none.
  public var carPlay: String?
  /// Whether the screen is dimmed: always-on.
  public var isLuminanceReduced = false
  /// Whether StandBy is red: night mode.
  public var isRed = false

  /// - Parameter hasIsland: `nil` determines it from the device's identifier.
  package init(of state: LifecycleState, hasIsland: Bool? = nil) {
    let ordered = state.activities.enumerated()
      .sorted { a, b in
        let (scoreA, scoreB) = (Self.score(a.element), Self.score(b.element))
        if scoreA != scoreB { return scoreA > scoreB }
        if a.element.startsAt != b.element.startsAt { return a.element.startsAt < b.element.startsAt }
        return a.offset < b.offset
      }
      .map(\.element)
    let live = ordered.filter(\.isLive)
    let alerted =
      live.filter { $0.alert != nil && state.app($0.app).place != .foreground }
      .enumerated().max { a, b in
        let (first, second) = (a.element.alert?.at ?? .distantPast, b.element.alert?.at ?? .distantPast)
        return first == second ? a.offset > b.offset : first < second
      }?.element.id
    let opened = state.openID.flatMap { id in live.first { $0.id == id }?.id }

    if hasIsland ?? Self.hasIsland(state.device.kind) {
      island = Self.island(live, state, alerted: alerted, opened: opened)
    } else {
      banner = alerted
    }
    lockScreen = ordered.filter(\.isVisible).map(\.id)
    watch = lockScreen
    carPlay = live.first?.id
    if let full = alerted ?? opened {
      standby = .full(full)
    } else if let first = live.first {
      standby = .minimal(first.id)
    }
    isLuminanceReduced = state.device.screen == .alwaysOn
    isRed = state.device.screen == .standbyNight
  }

  private static func score(_ record: ActivityRecord) -> Double {
    record.content.relevanceScore.isNaN ? 0 : record.content.relevanceScore
  }

  private static func island(_ live: [ActivityRecord], _ state: LifecycleState, alerted: String?, opened: String?) -> Island {
    if let alerted { return .expanded(alerted) }
    if let opened { return .expanded(opened) }
    func isInFront(_ record: ActivityRecord) -> Bool { state.app(record.app).place == .foreground }
    if let transient = live.first(where: { isInFront($0) && $0.style == .transient }) { return .expanded(transient.id) }
    var chosen: [ActivityRecord] = []
    for record in live where !isInFront(record) && !chosen.contains(where: { $0.app == record.app }) { chosen.append(record) }
    switch chosen.count {
    case 0: return .empty
    case 1: return .compact(chosen[0].id)
    default: return .minimal(attached: chosen[0].id, detached: chosen[1].id)
    }
  }

  private static func hasIsland(_ kind: String) -> Bool { Devices.named(kind)?.island != nil }
}
