import Foundation

/// The language model of the device, which is never there.
public final class SystemLanguageModel: Sendable {
  public enum Availability: Equatable, Sendable {
    public enum UnavailableReason: Equatable, Sendable { case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady }
    case available
    case unavailable(UnavailableReason)
  }
  /// What the model is made for.
  public struct UseCase: Equatable, Sendable {
    let name: String
    public static let general = UseCase(name: "general")
    public static let contentTagging = UseCase(name: "contentTagging")
  }
  /// What the model refuses.
  public struct Guardrails: Sendable {
    public static let `default` = Guardrails()
    public static let permissiveContentTransformations = Guardrails()
  }
  public static let `default` = SystemLanguageModel()

  public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {}
  public var availability: Availability { .unavailable(.deviceNotEligible) }
  public var isAvailable: Bool { false }
  public var supportedLanguages: Set<Locale.Language> { [] }
  public func supportsLocale(_ locale: Locale = .current) -> Bool { false }
}

/// What a session is told at its beginning.
public struct Instructions: Sendable, ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
  public init(_ text: some StringProtocol) {}
  public init(@ModelTextBuilder _ text: () throws -> [String]) rethrows { _ = try text() }
}
/// What a session is asked.
public struct Prompt: Sendable, ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
  public init(_ text: some StringProtocol) {}
  public init(@ModelTextBuilder _ text: () throws -> [String]) rethrows { _ = try text() }
}
/// The result builder of instructions and prompts.
@resultBuilder
public enum ModelTextBuilder {
  public static func buildExpression(_ text: any StringProtocol) -> [String] { [String(text)] }
  public static func buildBlock(_ texts: [String]...) -> [String] { texts.flatMap { $0 } }
  public static func buildOptional(_ texts: [String]?) -> [String] { texts ?? [] }
  public static func buildEither(first texts: [String]) -> [String] { texts }
  public static func buildEither(second texts: [String]) -> [String] { texts }
  public static func buildArray(_ texts: [[String]]) -> [String] { texts.flatMap { $0 } }
}
/// How an answer is chosen.
public struct GenerationOptions: Equatable, Sendable {
  public struct SamplingMode: Equatable, Sendable {
    public static let greedy = SamplingMode()
    public static func random(top count: Int, seed: UInt64? = nil) -> SamplingMode { SamplingMode() }
    public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> SamplingMode { SamplingMode() }
  }
  public var sampling: SamplingMode?
  public var temperature: Double?
  public var maximumResponseTokens: Int?
  public init(sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
    (self.sampling, self.temperature, self.maximumResponseTokens) = (sampling, temperature, maximumResponseTokens)
  }
}
/// A function of the app that the model may call.
public protocol Tool<Arguments, Output>: Sendable {
  associatedtype Arguments
  associatedtype Output
  var name: String { get }
  var description: String { get }
  func call(arguments: Arguments) async throws -> Output
}
extension Tool {
  public var name: String { "\(Self.self)" }
}

/// A conversation with the model, which always fails: there is no model.
public final class LanguageModelSession: Sendable {
  public enum GenerationError: Error, Sendable {
    public struct Context: Sendable {
      public let debugDescription: String
      public init(debugDescription: String) { self.debugDescription = debugDescription }
    }
    case exceededContextWindowSize(Context)
    case assetsUnavailable(Context)
    case guardrailViolation(Context)
    case unsupportedGuide(Context)
    case unsupportedLanguageOrLocale(Context)
    case decodingFailure(Context)
    case rateLimited(Context)
    case concurrentRequests(Context)
  }
  public struct Response<Content: Sendable>: Sendable {
    public let content: Content
  }
  /// The parts of an answer; there are none.
  public struct ResponseStream<Content: Generable>: AsyncSequence, Sendable {
    public struct Snapshot: Sendable {
      public let content: Content.PartiallyGenerated
    }
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> Snapshot? { throw LanguageModelSession.unavailable }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    public func collect() async throws -> Response<Content> { throw LanguageModelSession.unavailable }
  }

  static let unavailable = GenerationError.assetsUnavailable(.init(debugDescription: "The device has no language model."))

  public convenience init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil) {
    self.init(model: model, tools: tools, instructions: instructions.map { Instructions($0) })
  }
  public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions?) {}
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], @ModelTextBuilder instructions: () throws -> [String]
  ) rethrows {
    _ = try instructions()
    self.init(model: model, tools: tools, instructions: nil as Instructions?)
  }

  public var isResponding: Bool { false }
  public func prewarm(promptPrefix: Prompt? = nil) {}

  @discardableResult
  public func respond(to prompt: String, options: GenerationOptions = GenerationOptions()) async throws -> Response<String> {
    throw Self.unavailable
  }
  @discardableResult
  public func respond(to prompt: Prompt, options: GenerationOptions = GenerationOptions()) async throws -> Response<String> {
    throw Self.unavailable
  }
  @discardableResult
  public func respond<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> { throw Self.unavailable }
  @discardableResult
  public func respond<Content: Generable>(
    to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> { throw Self.unavailable }
  @discardableResult
  public func respond<Content: Generable>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(),
    @ModelTextBuilder prompt: () throws -> [String]
  ) async throws -> Response<Content> { throw Self.unavailable }
  @discardableResult
  public func respond(
    options: GenerationOptions = GenerationOptions(), @ModelTextBuilder prompt: () throws -> [String]
  ) async throws -> Response<String> { throw Self.unavailable }

  public func streamResponse(to prompt: String, options: GenerationOptions = GenerationOptions()) -> ResponseStream<String> {
    ResponseStream()
  }
  public func streamResponse<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<Content> { ResponseStream() }
}
