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

  /// Operators that join publishers or deal with errors, and their types in signatures.
  @Test func publishersJoinAndFail() {
    var heard: [String] = []
    var kept: [AnyCancellable] = []
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    Publishers.Zip(a, b).sink { heard.append("zip \($0.0)\($0.1)") }.store(in: &kept)
    Publishers.CombineLatest3(a, b, Just(9)).map { "latest \($0.0)\($0.1)\($0.2)" }.sink { heard.append($0) }.store(in: &kept)
    Publishers.MergeMany(a, b).first { $0 > 2 }.sink { heard.append("merged \($0)") }.store(in: &kept)
    a.send(1)
    a.send(2)
    b.send(3)
    b.send(4)
    #expect(heard == ["zip 13", "latest 239", "merged 3", "zip 24", "latest 249"])

    struct Late: Error {}
    let failing: Publishers.TryMap<Just<Int>, Int> = Just(1).tryMap { _ in throw Late() }
    var values: [Int] = []
    failing.catch { _ in Just(5) }.sink { values.append($0) }.store(in: &kept)
    failing.mapError { _ in URLError(.badURL) }.replaceError(with: 6).sink { values.append($0) }.store(in: &kept)
    [1, 2, 3].publisher.collect().sink { values += $0 }.store(in: &kept)
    Just(Data("[7]".utf8)).decode(type: [Int].self, decoder: JSONDecoder()).replaceError(with: []).sink { values += $0 }.store(in: &kept)
    Publishers.Sequence<[Int], Never>(sequence: [8]).prepend(7).append(9).sink { values.append($0) }.store(in: &kept)
    Just(Just(4)).switchToLatest().replaceEmpty(with: 0).sink { values.append($0) }.store(in: &kept)
    #expect(values == [5, 6, 1, 2, 3, 7, 7, 8, 9, 4])
  }

  /// An action runs at once, one for later never: no time passes while a picture is drawn.
  @Test func schedulersStandStill() {
    func run<S: Scheduler>(_ scheduler: S) -> [String] {
      var heard: [String] = []
      scheduler.schedule { heard.append("now") }
      scheduler.schedule(after: scheduler.now.advanced(by: .seconds(2))) { heard.append("later") }
      return heard
    }
    #expect(run(DispatchQueue.main) == ["now"] && run(RunLoop.main) == ["now"] && run(ImmediateScheduler.shared) == ["now"])
    let pause: DispatchQueue.SchedulerTimeType.Stride = .milliseconds(300)
    #expect(pause.timeInterval == 0.3 && pause < 1)
  }

  struct Enlarging: EnvironmentalModifier {
    struct Wide: ViewModifier {
      let width: CGFloat
      func body(content: Content) -> some View { content.frame(width: width, height: 1).accessibilityIdentifier("wide") }
    }
    func resolve(in environment: EnvironmentValues) -> Wide { Wide(width: environment.isEnabled ? 3 : 8) }
  }

  @Test func environmentalModifiersReadTheEnvironment() throws {
    #expect(try frames(Color.clear.modifier(Enlarging()))["wide"]?[2] == 3)
    #expect(try frames(Color.clear.modifier(Enlarging()).disabled(true))["wide"]?[2] == 8)
  }

  @Test func textSizesHaveUIKitsNames() {
    #expect(
      UIContentSizeCategory(DynamicTypeSize.xxxLarge) == .extraExtraExtraLarge
        && UIContentSizeCategory(nil as DynamicTypeSize?) == .unspecified)
    #expect(DynamicTypeSize(UIContentSizeCategory.accessibilityMedium) == .accessibility1 && DynamicTypeSize(.unspecified) == nil)
    #expect(ContentSizeCategory(UIContentSizeCategory.small) == .small && UIContentSizeCategory.large < .accessibilityLarge)
    #expect(UITraitCollection(preferredContentSizeCategory: .small).preferredContentSizeCategory == .small)
    #expect(UITraitCollection.current.preferredContentSizeCategory == .large)
  }

  @Test func underlinesHaveUIKitsNames() {
    let text = NSAttributedString(
      string: "a", attributes: [.underlineStyle: NSUnderlineStyle([.single, .patternDash]).rawValue, .strikethroughStyle: 0])
    let style = AttributedString(text).runs.first?.underlineStyle
    #expect(style == Text.LineStyle(pattern: .dash) && AttributedString(text).runs.first?.strikethroughStyle == nil)
    #expect(Text.LineStyle(nsUnderlineStyle: .patternDot) == nil && Text.LineStyle(nsUnderlineStyle: .double) == .single)
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
