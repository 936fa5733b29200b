import Combine
import SwiftUI
import Testing

/// Property wrappers in a still picture: their first values, written values, bindings.
@Suite @MainActor struct StillStateTests {
  final class Model: ObservableObject {
    @Published var score = 1
    @Published var name = "a"
  }
  @Observable final class Tally { var count = 4 }

  struct Bound: View {
    @Binding var value: Int
    var body: some View { Color.clear.frame(width: CGFloat(value), height: 1).accessibilityIdentifier("bound") }
  }
  struct Owner: View {
    @State private var value = 7
    @StateObject private var model = Model()
    @EnvironmentObject private var shared: Model
    @Environment(Tally.self) private var tally
    @AppStorage("surface.never.stored") private var stored = 5
    @AppStorage("surface.never.stored.url") private var address: URL?
    @ScaledMetric private var side = 10.0
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Bound(value: $value)
        Color.clear.frame(width: CGFloat(model.score), height: 1).accessibilityIdentifier("model")
        Color.clear.frame(width: CGFloat(shared.score), height: 1).accessibilityIdentifier("shared")
        Color.clear.frame(width: CGFloat(tally.count), height: 1).accessibilityIdentifier("tally")
        Color.clear.frame(width: CGFloat(stored), height: 1).accessibilityIdentifier("stored")
        Color.clear.frame(width: side, height: 1).accessibilityIdentifier("metric")
        Color.clear.frame(width: isFocused || address != nil ? 1 : 2, height: 1).accessibilityIdentifier("focus")
      }
    }
  }

  @Test func wrappersShowTheirFirstValues() throws {
    let shared = Model()
    shared.score = 3
    let found = try frames(Owner().environmentObject(shared).environment(Tally()))
    let widths = found.mapValues { $0[2] }
    #expect(widths == ["bound": 7, "model": 1, "shared": 3, "tally": 4, "stored": 5, "metric": 10, "focus": 2])
  }

  @Test func publishedValuesReachThoseWhoListen() {
    let model = Model()
    var heard: [Int] = []
    let subscription = model.$score.map { $0 * 10 }.removeDuplicates().sink { heard.append($0) }
    model.score = 2
    model.score = 2
    model.score = 5
    #expect(heard == [10, 20, 50])
    subscription.cancel()
    model.score = 9
    #expect(heard == [10, 20, 50])
  }

  @Test func partsOfTheValues() {
    let numbers = PassthroughSubject<Int, Never>()
    let gate = PassthroughSubject<Void, Never>()
    var (dropped, gated, first, small): ([Int], [Int], [Int], [Int]) = ([], [], [], [])
    var ends: [String] = []
    var subscriptions: [AnyCancellable] = []
    numbers.drop { $0 < 3 }.sink { dropped.append($0) }.store(in: &subscriptions)
    numbers.drop(untilOutputFrom: gate).sink { gated.append($0) }.store(in: &subscriptions)
    numbers.prefix(2).sink(receiveCompletion: { _ in ends.append("first") }, receiveValue: { first.append($0) }).store(in: &subscriptions)
    numbers.prefix { $0 < 4 }.sink(receiveCompletion: { _ in ends.append("small") }, receiveValue: { small.append($0) })
      .store(in: &subscriptions)
    for number in [1, 2, 3] { numbers.send(number) }
    gate.send(())
    for number in [4, 1] { numbers.send(number) }
    numbers.send(completion: .finished)
    #expect(dropped == [3, 4, 1] && gated == [4, 1] && first == [1, 2] && small == [1, 2, 3])
    #expect(ends == ["first", "small"])
    #expect(subscriptions.count == 4)
  }

  struct Growing: @preconcurrency AnimatableModifier {
    var side: CGFloat
    var animatableData: CGFloat {
      get { side }
      set { side = newValue }
    }
    func body(content: Content) -> some View {
      content.frame(width: side, height: 1).accessibilityIdentifier("grown")
    }
  }

  @Test func animatableModifiersAreModifiers() throws {
    #expect(try frames(Color.clear.modifier(Growing(side: 9)))["grown"]?[2] == 9)
  }

  @Test func subjectsCombine() {
    let (a, b) = (CurrentValueSubject<Int, Never>(1), PassthroughSubject<String, Never>())
    var heard: [String] = []
    let subscription = a.combineLatest(b).sink { heard.append("\($0.0)\($0.1)") }
    b.send("x")
    a.send(2)
    #expect(heard == ["1x", "2x"])
    subscription.cancel()
    b.send("y")
    #expect(heard == ["1x", "2x"])
  }
}
