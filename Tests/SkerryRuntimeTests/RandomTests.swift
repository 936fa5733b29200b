import Foundation
import SkerryDiagnostics
import SkerryImage
import SkerryPipeline
import SkerryPresentation
import SkerryRuntime
import SwiftUI
import Synchronization
import Testing

/// Random values of a picture come from a sequence that begins with the picture.
@MainActor @Suite struct RandomTests {
  private func draw() -> [String] {
    [
      "\(UInt64.random(in: 0...UInt64.max))", "\(Double.random(in: 0...1))", "\([Int](0..<50).shuffled())", UUID().uuidString,
      NSUUID().uuidString, "\(arc4random()) \(arc4random_uniform(1000))", "\(rand()) \(random())",
      "\(drand48()) \(lrand48()) \(mrand48())",
    ]
  }

  /// The library that draws SVG files seeds its hash tables in each thread, which is no value of the view whose image it draws.
  @Test func librariesThatDrawFilesAreNotCounted() {
    let counts = Mutex<[UInt64]>([])
    let isDone = DispatchSemaphore(value: 0)
    Thread {
      let count = ScopedRandom.during(.views) {
        let before = ScopedRandom.draws
        _ = try? VectorDocument(
          Data(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"><path id="a" d="M0 0h9v9z"/></svg>"#.utf8))
        let drawn = ScopedRandom.draws
        _ = UInt64.random(in: 0...9)
        return [drawn - before, ScopedRandom.draws - drawn]
      }
      counts.withLock { $0 = count }
      isDone.signal()
    }.start()
    isDone.wait()
    #expect(counts.withLock { $0.count == 2 && $0[0] == 0 && $0[1] > 0 })
  }

  @Test func everyScopeBeginsTheSequenceAgain() {
    let first = ScopedRandom.during(.views) { draw() }
    let (second, other) = ScopedRandom.during(.views) { (draw(), ScopedRandom.during(.views) { draw() }) }
    #expect(first == second && first == other)
    let purposes = [.cases, .configuration, .views].map { ScopedRandom.during($0) { UInt64.random(in: 0...UInt64.max) } }
    #expect(Set(purposes).count == 3)
  }

  /// The sequence is part of the pictures' bytes.
  @Test func theSequenceIsPinned() {
    let drawn = ScopedRandom.during(.views) { [Int.random(in: 0..<1000), Int.random(in: 0..<1000), Int.random(in: 0..<1000)] }
    #expect(drawn == [113, 700, 612])
    #expect(ScopedRandom.during(.views) { UUID().uuidString } == "ED8F01DB-E414-4B1D-89A9-817B8A6F46B3")
  }

  /// Lint looks for the UUIDs that a picture's views made.
  @Test func theUUIDsOfAScopeAreKnown() {
    let outside = ScopedRandom.uuidCount
    _ = UUID()
    #expect(ScopedRandom.uuidCount == outside, "outside of scopes")
    let made = ScopedRandom.during(.views) { [UUID(), UUID(), UUID()] }
    #expect(ScopedRandom.uuids(since: outside) == made && ScopedRandom.uuids(since: outside + 2) == [made[2]])
    #expect(ScopedRandom.uuids(since: ScopedRandom.uuidCount).isEmpty && ScopedRandom.uuids(since: .max).isEmpty)
    let many = ScopedRandom.during(.views) { (0..<100).map { _ in UUID() } }
    #expect(ScopedRandom.uuids(since: outside) == many.suffix(64))
  }

  @Test func anInnerScopeDoesNotDisturbTheOuterSequence() {
    let plain = ScopedRandom.during(.views) { (Int.random(in: 0..<1_000_000), Int.random(in: 0..<1_000_000)) }
    let around = ScopedRandom.during(.views) {
      let first = Int.random(in: 0..<1_000_000)
      _ = ScopedRandom.during(.cases) { draw() }
      return (first, Int.random(in: 0..<1_000_000))
    }
    #expect(plain == around && plain.0 != plain.1)
  }

  /// Names of temporary files, for example, must differ.
  @Test func outsideOfScopesValuesAreTheSystems() {
    #expect(UUID() != UUID() && UInt64.random(in: 0...UInt64.max) != UInt64.random(in: 0...UInt64.max))
    #expect(Set((0..<100).map { _ in arc4random() }).count > 90 && (0..<100).allSatisfy { _ in arc4random_uniform(7) < 7 })
    srand(3)
    srand48(3)
    let outside = (rand(), drand48())
    srand(3)
    srand48(3)
    _ = ScopedRandom.during(.views) { draw() }
    #expect((rand(), drand48()) == outside)
  }

  @Test func tasksShareTheSequenceAndOtherThreadsDoNot() async {
    let value = ScopedRandom.during(.views) { UInt64.random(in: 0...UInt64.max) }
    let task = ScopedRandom.during(.views) { Task.immediate { UInt64.random(in: 0...UInt64.max) } }
    #expect(await task.value == value)
    let elsewhere = ScopedRandom.during(.views) {
      let (done, found) = (DispatchSemaphore(value: 0), Found())
      Thread.detachNewThread {
        found.value = UInt64.random(in: 0...UInt64.max)
        done.signal()
      }
      done.wait()
      return found.value
    }
    #expect(elsewhere != value && elsewhere != 0)
  }

  /// As on Darwin: `srand48` and `rand` are used for values that are random but always the same.
  @Test func seededSequencesAreDarwins() {
    ScopedRandom.during(.views) {
      #expect(rand() == 16807 && rand() == 282_475_249)
      srand48(0)
      #expect(abs(drand48() - 0.170828036) < 1e-8 && abs(drand48() - 0.749901980) < 1e-8)
    }
  }

  private static let early = UInt64.random(in: 0...UInt64.max)
  private static let late = UInt64.random(in: 0...UInt64.max)
  private static let earlyName = UUID()
  private static let lateName = UUID()

  /// The value of a static does not depend on what was drawn before it is read first, nor on the static's name, which
  /// release builds leave out. Only UUIDs of statics differ.
  @Test func staticsHaveSequencesOfTheirOwn() {
    let values = ScopedRandom.during(.views) { (Self.early, UInt64.random(in: 0...UInt64.max)) }
    let later = ScopedRandom.during(.cases) {
      _ = draw()
      return Self.late
    }
    #expect(values.1 == ScopedRandom.during(.views) { UInt64.random(in: 0...UInt64.max) })
    #expect(values.0 == later && values.0 != values.1)
    #expect(ScopedRandom.during(.views) { Self.earlyName != Self.lateName })
  }

  @Test func aBodyThatDrawsIsNamed() {
    struct Dice: View {
      var body: some View { Text(verbatim: "\(Int.random(in: 1...6))") }
    }
    struct Named: View {
      var body: some View { Text(verbatim: UUID().uuidString) }
    }
    func notes(_ view: some View) -> [String] {
      ViewScene(engine: .shared, settings: RenderSettings(), device: Devices.standard).layout(view, .sizeThatFits).diagnostics
        .filter { $0.rule == "random-values" }.map(\.message)
    }
    #expect(notes(VStack { Dice() }).map { $0.prefix(35) } == ["The body of Dice uses random values"])
    #expect(notes(Named()) == [])
    // Foundation numbers the versions of an attributed string at random.
    struct Marked: View {
      var body: some View {
        var text = AttributedString("Gate 12")
        if let number = text.range(of: "12") { text[number].foregroundColor = .red }
        return Text(text)
      }
    }
    #expect(notes(Marked()) == [])
    struct Shuffled: View {
      var body: some View {
        var text = AttributedString("Gate")
        text.foregroundColor = [Color.red, .blue].randomElement()
        return Text(text)
      }
    }
    #expect(notes(Shuffled()).map { $0.prefix(39) } == ["The body of Shuffled uses random values"])
  }
}

private final class Found: @unchecked Sendable {
  var value: UInt64 = 0
}
