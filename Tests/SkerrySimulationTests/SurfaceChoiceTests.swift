import Foundation
import SkerryFormats
import SkerryActivity
import SkerryPresentation
import SkerryTestSupport
import Testing

@testable import SkerrySimulation

@Suite struct SurfaceChoiceTests {
  static let start = Date(timeIntervalSince1970: 1_767_951_660)

  /// A device with activities of (name, app, relevance), each started so many seconds after the one before.
  func life(_ activities: [(String, String, Double)], apart: TimeInterval = 1, device: String = "iphone-15-pro") -> LifecycleState {
    var state = LifecycleState(now: Self.start, device: device)
    for (id, app, relevance) in activities {
      var request = ActivityRequest(
        app: app, attributesType: "A", attributes: .object([:]), content: RecordedContent(state: .object([:]), relevanceScore: relevance))
      request.id = id
      _ = state.apply(.request(request))
      _ = state.apply(.advance(to: state.now.addingTimeInterval(apart)))
    }
    return state
  }
  /// The log has the relevance of every activity but those that have none.
  @Test(arguments: [(0, nil), (1, 1), (0.5, 0.5), (100, 100), (.infinity, .greatestFiniteMagnitude), (.nan, nil)] as [(Double, Double?)])
  func relevanceIsLogged(_ relevance: Double, _ logged: Double?) {
    let content = RecordedContent(state: .object([:]), relevanceScore: relevance)
    let event = LifecycleEvent.request(ActivityRequest(app: "app", attributesType: "A", attributes: .object([:]), content: content))
    #expect(event.json.members?["relevance"]?.double == logged)
  }

  func alert(_ id: String, _ state: inout LifecycleState) {
    var change = ActivityChange(id: id, content: state.activity(id)?.content ?? RecordedContent(state: .null))
    change.alert = AlertText(title: "t", body: "b")
    _ = state.apply(.update(change))
  }

  @Test func oneAppIsCompactAndSeveralAreAPair() {
    #expect(SurfaceChoice(of: life([])).island == .empty)
    #expect(SurfaceChoice(of: life([("a", "x", 0)])).island == .compact("a"))
    // Two of one app: the higher score; of equal scores the one started first.
    #expect(SurfaceChoice(of: life([("a", "x", 1), ("b", "x", 2)])).island == .compact("b"))
    #expect(SurfaceChoice(of: life([("a", "x", 2), ("b", "x", 2)])).island == .compact("a"))
    // Two of one moment stand in the order of their requests.
    #expect(SurfaceChoice(of: life([("b", "x", 2), ("a", "x", 2)], apart: 0)).lockScreen == ["b", "a"])
    // Several apps: by score, then by age; a third is not shown.
    #expect(SurfaceChoice(of: life([("a", "x", 0), ("b", "y", 0)])).island == .minimal(attached: "a", detached: "b"))
    #expect(SurfaceChoice(of: life([("a", "x", 0), ("b", "y", 5), ("c", "z", 2)])).island == .minimal(attached: "b", detached: "c"))
    #expect(SurfaceChoice(of: life([("a", "x", 9), ("b", "x", 8), ("c", "z", 2)])).island == .minimal(attached: "a", detached: "c"))
  }

  @Test func theLockScreenIsInTheOrderOfRelevance() {
    let state = life([("a", "x", 0), ("b", "y", 5), ("c", "x", 5), ("d", "z", -1)])
    #expect(SurfaceChoice(of: state).lockScreen == ["b", "c", "a", "d"])
  }

  /// Of equal scores the one that started first comes first, even if it was requested later.
  @Test func scheduledOnesAreInTheOrderOfTheirStart() {
    var state = LifecycleState(now: Self.start, device: "iphone-15-pro")
    for (id, seconds) in [("a", 20.0), ("b", 10), ("c", 10)] {
      var request = ActivityRequest(
        app: id, attributesType: "A", attributes: .object([:]), content: RecordedContent(state: .object([:]), relevanceScore: 1))
      request.id = id
      request.startsAt = Self.start.addingTimeInterval(seconds)
      _ = state.apply(.request(request))
    }
    _ = state.apply(.advance(to: Self.start.addingTimeInterval(30)))
    #expect(SurfaceChoice(of: state).lockScreen == ["b", "c", "a"])
  }

  @Test func endedOnesLeaveTheIslandAndTheCarButNotTheList() {
    var state = life([("a", "x", 3), ("b", "y", 0)])
    _ = state.apply(.end(ActivityEnding(id: "a")))
    let choice = SurfaceChoice(of: state)
    #expect(choice.island == .compact("b") && choice.carPlay == "b" && choice.standby == .minimal("b"))
    #expect(choice.lockScreen == ["a", "b"] && choice.watch == ["a", "b"])
  }

  /// Which one the car shows is not published: the first of the list.
  @Test func theCarShowsTheFirst() {
    #expect(SurfaceChoice(of: life([("a", "x", 1), ("b", "y", 3), ("c", "z", 2)])).carPlay == "b")
  }

  @Test func alertsExpandForAMoment() {
    var state = life([("a", "x", 3), ("b", "y", 0)])
    alert("b", &state)
    #expect(SurfaceChoice(of: state).island == .expanded("b") && SurfaceChoice(of: state).standby == .full("b"))
    _ = state.apply(.advance(to: state.now.addingTimeInterval(1)))
    alert("a", &state)
    #expect(SurfaceChoice(of: state).island == .expanded("a"))
    _ = state.apply(.advance(to: state.now.addingTimeInterval(6)))
    #expect(SurfaceChoice(of: state).island == .minimal(attached: "a", detached: "b"))
  }

  @Test func phonesWithoutAnIslandHaveABanner() {
    var state = life([("a", "x", 3)], device: "iphone-14")
    #expect(SurfaceChoice(of: state).island == .empty && SurfaceChoice(of: state).banner == nil)
    alert("a", &state)
    #expect(SurfaceChoice(of: state).island == .empty && SurfaceChoice(of: state).banner == "a")
  }

  @Test func theAppOnTheScreenNeedsNoIsland() {
    var state = life([("a", "x", 3), ("b", "y", 0)])
    _ = state.apply(.app(id: "x", .place(.foreground)))
    #expect(SurfaceChoice(of: state).island == .compact("b"))
    alert("a", &state)
    #expect(SurfaceChoice(of: state).island == .compact("b"))
  }

  /// One app is on the screen: the one that was there is noted as being in the background.
  @Test func theAppOnTheScreenIsReplaced() {
    var state = LifecycleState(now: Date(timeIntervalSince1970: 0))
    _ = state.apply(.app(id: "x", .place(.background)))
    _ = state.apply(.app(id: "x", .place(.foreground)))
    _ = state.apply(.app(id: "y", .place(.background)))
    let notices = state.apply(.app(id: "y", .place(.foreground))).map(\.notice)
    #expect(notices == [.placed(app: "y", .foreground), .placed(app: "x", .background)])
    #expect(state.app("x").place == .background && state.app("y").place == .foreground)
  }

  @Test func anOpenedActivityIsExpanded() {
    var state = life([("a", "x", 3), ("b", "y", 0)])
    _ = state.apply(.open(id: "b"))
    #expect(SurfaceChoice(of: state).island == .expanded("b") && SurfaceChoice(of: state).standby == .full("b"))
    _ = state.apply(.device(.screen(.standbyNight)))
    #expect(SurfaceChoice(of: state).standby == .minimal("a") && SurfaceChoice(of: state).isRed)
    _ = state.apply(.device(.screen(.alwaysOn)))
    #expect(SurfaceChoice(of: state).isLuminanceReduced)
  }

  /// The order in which activities are listed only affects ties of age.
  @Test func theChoiceDependsOnlyOnTheState() {
    let state = life([("a", "x", 1), ("b", "y", 2), ("c", "z", 3)])
    #expect(SurfaceChoice(of: state) == SurfaceChoice(of: state))
    let other = life([("c", "z", 3), ("b", "y", 2), ("a", "x", 1)])
    #expect(SurfaceChoice(of: state).island == SurfaceChoice(of: other).island)
    #expect(SurfaceChoice(of: state).lockScreen == SurfaceChoice(of: other).lockScreen)
  }
}
