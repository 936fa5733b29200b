import Foundation
import SkerryCases
import SkerryFormats

/// `mcp`: a server of the Model Context Protocol on standard input and output.
///
/// Source: modelcontextprotocol.io/specification, revisions 2024-11-05 to 2025-11-25: messages of JSON-RPC 2.0, one per line.
@MainActor
package struct MCPServer {
  private let output: MCPOutput
  private let queue: MessageQueue
  private let tools: MCPTools
  private static let revisions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  /// Throws `CommandError` for an invalid call, or if the package's folder does not exist.
  ///
  /// - Parameter call: which package and bundle, as options.
  package init(_ call: [String]) throws {
    let arguments = try Arguments(call, of: .mcp)
    guard arguments.positional.isEmpty else { throw CommandError("mcp takes no names; the client names the cases it wants.") }
    output = MCPOutput()
    queue = MessageQueue(output: output)
    tools = MCPTools(session: try LiveSession(arguments))
  }

  /// Answers requests until standard input ends. Returns the exit code.
  package func run() -> Int32 {
    // The end of the client must not end the server in the middle of a line.
    signal(SIGPIPE, SIG_IGN)
    queue.start()
    while let item = queue.next() {
      switch item {
      case .line(let line): answer(line)
      case .waited(let line, let hasCome): answer(line, hasCome: hasCome)
      case .tooLong: output.fail(nil, -32600, "The message has more than \(MessageQueue.lineLimit >> 20) MB; send less at a time.")
      }
    }
    tools.session.stop()
    return 0
  }

  // MARK: Messages

  /// - Parameter hasCome: for a request that has waited, whether the event it waited for has come; `nil` for a new
  ///   request.
  private func answer(_ line: Data, hasCome: Bool? = nil) {
    let message: Message
    do {
      message = try Message(line)
    } catch {
      let id = error.id.flatMap { try? JSONSerialization.jsonObject(with: $0, options: .fragmentsAllowed) }
      return output.fail(id, error.code, error.sentence)
    }
    // Notifications have no answer.
    guard let id = message.id else { return }
    let key = Message.key(id)
    var isWaiting = false
    defer { if !isWaiting { queue.end(key) } }
    guard queue.begin(key) else { return }
    do {
      // Wrong arguments fail at once, not after the time.
      if hasCome == nil, message.method == "tools/call", message.parameters["name"] as? String == MCPTool.waitForRebuild.rawValue,
        let seconds = try? MCPTools.seconds(ToolArguments(MCPTool.waitForRebuild.rawValue, try Self.arguments(message.parameters)))
      {
        isWaiting = true
        let session = tools.session
        return queue.wait(line, key: key) { isOver in session.waitForChange(Int32(seconds * 1000), unless: isOver) }
      }
      let result = try result(of: message, hasCome ?? false)
      if !queue.isCancelled(key) { output.send(["id": id, "result": result]) }
    } catch {
      if queue.isCancelled(key) { return }
      let known = error as? ProtocolError
      output.fail(id, known?.code ?? -32603, known?.sentence ?? "\(error)")
    }
  }

  private func result(of message: Message, _ hasCome: Bool) throws -> [String: Any] {
    switch message.method {
    case "initialize": return try initialize(message.parameters)
    case "ping": return [:]
    case "tools/list": return ["tools": MCPTools.descriptions]
    case "tools/call": return try call(message.parameters, hasCome)
    case "resources/list": return ["resources": MCPResources.list]
    case "resources/templates/list": return ["resourceTemplates": MCPResources.templates]
    case "resources/read":
      guard let address = message.parameters["uri"] as? String else {
        throw ProtocolError(code: -32602, sentence: "resources/read needs a uri.")
      }
      return try MCPResources.read(address)
    default: throw ProtocolError(code: -32601, sentence: "There is no method \(message.method.prefix(80)).")
    }
  }

  private func initialize(_ parameters: [String: Any]) throws -> [String: Any] {
    guard let asked = parameters["protocolVersion"] as? String else {
      throw ProtocolError(code: -32602, sentence: "initialize needs a protocolVersion.")
    }
    return [
      "protocolVersion": Self.revisions.contains(asked) ? asked : Self.revisions[0],
      "capabilities": ["tools": [:] as [String: Any], "resources": [:] as [String: Any]],
      "serverInfo": ["name": "skerry", "title": "Skerry", "version": SkerryVersion.text],
      "instructions":
        "Draws the Live Activities and widgets of the package in the current folder. Begin with list_cases; render shows pictures and laid-out trees; lint names what would break on a phone, with file and line. After an edit, every tool rebuilds automatically.",
    ]
  }

  private static func arguments(_ parameters: [String: Any]) throws -> [String: Any] {
    if let given = parameters["arguments"], !(given is [String: Any]), !(given is NSNull) {
      throw ProtocolError(code: -32602, sentence: "The arguments of a tool must be an object.")
    }
    return parameters["arguments"] as? [String: Any] ?? [:]
  }

  private func call(_ parameters: [String: Any], _ hasCome: Bool) throws -> [String: Any] {
    guard let name = parameters["name"] as? String else {
      throw ProtocolError(code: -32602, sentence: "tools/call needs the name of a tool.")
    }
    guard let tool = MCPTool(rawValue: name) else {
      let hint = NearestName.hint(name, MCPTool.allCases.map(\.rawValue))
      throw ProtocolError(code: -32602, sentence: "There is no tool \(name.prefix(80)).\(hint)")
    }
    let arguments = try Self.arguments(parameters)
    let token = (parameters["_meta"] as? [String: Any])?["progressToken"]
    let progress = MCPProgress(token: token, output: output)
    let queue = queue
    do {
      return ["content": try tools.call(tool, ToolArguments(name, arguments), progress, hasCome: hasCome) { queue.onCancel($0) }]
    } catch {
      // A tool's failure is its result, so that the model reads it; a failed build lists its errors.
      let failure = error as? BundleFailure
      let lines = (failure?.errors ?? []).prefix(Self.errorLimit).map { $0.text(from: tools.session.folder) }
      let text = lines.count < 2 ? "\(error)" : "The package does not build:\n" + lines.joined(separator: "\n")
      return ["content": [["type": "text", "text": text]], "isError": true]
    }
  }

  /// The maximum number of compiler errors that a result lists.
  private static let errorLimit = 40
}
