package import Foundation
import SkerryFormats

/// A line of JSON that a program writes while it answers requests (`serve`).
///
/// Its member `event` says what it is; the other members are those of the content.
package struct ServeLine: Codable, Sendable {
  /// The request that it belongs to; `nil` if it belongs to none.
  package var id: Int?
  /// What it says.
  package var content: Content

  /// What a line says.
  package enum Content: Sendable {
    /// The program has started, or has started again after a view crashed, and reads requests.
    case ready(ServeReady)
    /// The compiler errors that a build has accepted.
    case built(ServeBuild)
    /// The programs of several extensions, which the reader starts itself.
    case programs(ServePrograms)
    /// A case of `list`.
    case activityCase(ServeCase)
    /// A part of the repository that has no pictures.
    case omitted(ServeOmission)
    /// What an answer to `render` has.
    case plan(ServePlan)
    /// A picture that is left out.
    case left(ServeLeftOut)
    /// A picture of `render`.
    case picture(ServePicture)
    /// A diagnostic that belongs to no picture.
    case note(ServeDiagnostic)
    /// A finding of `lint`.
    case finding(ServeFinding)
    /// The result of `push check` for one file.
    case payload(ServePayload)
    /// The answer is complete.
    case done
    /// The request cannot be answered; the answer ends.
    case error(ServeFailure)
  }

  package init(_ content: Content, id: Int? = nil) {
    self.content = content
    self.id = id
  }

  /// Reads a line; `nil` for anything else, such as what the app's own code prints.
  package init?(_ line: Data) {
    guard let read = try? JSONDecoder().decode(Self.self, from: line) else { return nil }
    self = read
  }

  /// Whether the program can answer requests.
  package var isReady: Bool { if case .ready = content { true } else { false } }
}

extension ServeLine {
  private enum Key: String, CodingKey { case id, event }

  private enum Event: String, Codable {
    case ready, built, programs, activityCase = "case", omitted, plan, left, picture, note, finding, payload, done, error
  }

  package init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    id = try members.decodeIfPresent(Int.self, forKey: .id)
    content =
      switch try members.decode(Event.self, forKey: .event) {
      case .ready: .ready(try ServeReady(from: decoder))
      case .built: .built(try ServeBuild(from: decoder))
      case .programs: .programs(try ServePrograms(from: decoder))
      case .activityCase: .activityCase(try ServeCase(from: decoder))
      case .omitted: .omitted(try ServeOmission(from: decoder))
      case .plan: .plan(try ServePlan(from: decoder))
      case .left: .left(try ServeLeftOut(from: decoder))
      case .picture: .picture(try ServePicture(from: decoder))
      case .note: .note(try ServeDiagnostic(from: decoder))
      case .finding: .finding(try ServeFinding(from: decoder))
      case .payload: .payload(try ServePayload(from: decoder))
      case .done: .done
      case .error: .error(try ServeFailure(from: decoder))
      }
  }

  package func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    try members.encodeIfPresent(id, forKey: .id)
    func encode(_ event: Event, _ content: (any Encodable)? = nil) throws {
      try members.encode(event, forKey: .event)
      try content?.encode(to: encoder)
    }
    switch content {
    case .ready(let content): try encode(.ready, content)
    case .built(let content): try encode(.built, content)
    case .programs(let content): try encode(.programs, content)
    case .activityCase(let content): try encode(.activityCase, content)
    case .omitted(let content): try encode(.omitted, content)
    case .plan(let content): try encode(.plan, content)
    case .left(let content): try encode(.left, content)
    case .picture(let content): try encode(.picture, content)
    case .note(let content): try encode(.note, content)
    case .finding(let content): try encode(.finding, content)
    case .payload(let content): try encode(.payload, content)
    case .done: try encode(.done)
    case .error(let content): try encode(.error, content)
    }
  }
}
