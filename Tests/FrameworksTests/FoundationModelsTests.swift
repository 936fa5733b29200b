import FoundationModels
import Testing

@Generable(description: "A trip")
private struct Trip: Equatable {
  @Guide(description: "The goal", .anyOf(["Rome", "Oslo"])) var goal: String
  @Guide(description: "The number of days") var days: Int
  @Guide(.range(1...5)) var stars: Int
  @Guide(description: "The stops", .count(3)) var stops: [String]
}
@Generable
private enum Mood { case calm, wild }

private struct Weather: Tool {
  let description = "Says the weather"
  func call(arguments: String) async throws -> String { "sun" }
}

/// No device has a language model.
@Suite struct FoundationModelsTests {
  private func isGenerable<T: Generable>(_ type: T.Type) -> Bool { true }

  @Test func theModelIsUnavailable() {
    #expect(!SystemLanguageModel.default.isAvailable && SystemLanguageModel.default.availability == .unavailable(.deviceNotEligible))
    #expect(isGenerable([Trip].self) && isGenerable(Mood.self) && Weather().name == "Weather")
  }

  @Test func requestsFail() async {
    let session = LanguageModelSession(tools: [Weather()]) {
      "Be short."
      if true { "And kind." }
    }
    await #expect(throws: LanguageModelSession.GenerationError.self) { try await session.respond(to: "Where to?").content }
    await #expect(throws: LanguageModelSession.GenerationError.self) { try await session.respond(to: "A trip", generating: Trip.self) }
    await #expect(throws: LanguageModelSession.GenerationError.self) {
      for try await part in LanguageModelSession(instructions: "Be short.").streamResponse(to: "A trip", generating: Trip.self) {
        Issue.record("\(part.content)")
      }
    }
  }
}
