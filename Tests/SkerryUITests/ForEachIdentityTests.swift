import SkerryDiagnostics
import SkerryPipeline
import SkerryUI
import Testing

/// Elements of a loop that SwiftUI cannot tell apart are reported.
@MainActor struct ForEachIdentityTests {
  private struct Stop: Identifiable {
    let id: Int
    let name: String
  }

  private func found(_ view: some View) -> [Diagnostic] {
    let log = DiagnosticLog()
    let engine = Engine.shared
    let context = ResolveContext(
      environment: engine.environment(RenderSettings(), log: log), services: engine.services(now: RenderSettings.standardNow), log: log)
    _ = context.rootNode(of: view)
    return log.all.filter { $0.isOf(.duplicateID) }
  }

  @Test func sharedIdentifiersAreReported() throws {
    let stops = [Stop(id: 1, name: "A"), Stop(id: 2, name: "B"), Stop(id: 1, name: "C")]
    let line = #line + 1
    let two = found(ForEach(stops) { Text($0.name) })
    #expect(two.count == 1 && two.first?.severity == .warning)
    #expect(two.first?.message.hasPrefix("The 3 elements of a ForEach have only 2 different ids:") == true)
    #expect(two.first?.site?.line == line)
    #expect(found(ForEach(stops, id: \.id) { Text($0.name) }).map(\.severity) == [.warning])
    #expect(found(ForEach(.constant(stops)) { $stop in Text(stop.name) }).map(\.severity) == [.warning])
    // Equal elements look the same.
    #expect(found(ForEach(["M", "T", "T"], id: \.self) { Text($0) }).map(\.severity) == [.note])
    #expect(found(ForEach(.constant(["M", "M"]), id: \.self) { $day in Text(day) }).map(\.severity) == [.note])
  }

  @Test func differentIdentifiersAreNot() {
    let stops = [Stop(id: 1, name: "A"), Stop(id: 2, name: "A")]
    #expect(found(ForEach(stops) { Text($0.name) }).isEmpty)
    #expect(found(ForEach(stops, id: \.id) { Text($0.name) }).isEmpty)
    #expect(found(ForEach(stops.dropFirst(), id: \.name) { Text($0.name) }).isEmpty)
    #expect(found(ForEach(.constant(stops)) { $stop in Text(stop.name) }).isEmpty)
    #expect(found(ForEach(Array(["M", "T", "T"].enumerated()), id: \.offset) { Text($0.element) }).isEmpty)
    #expect(found(ForEach(0..<3) { Text("\($0)") }).isEmpty)
    #expect(found(ForEach([Int](), id: \.self) { Text("\($0)") }).isEmpty)
  }
}
