import SkerryFormats
import Foundation
import SkerryActivity
import SkerryCases
import SkerryDiagnostics
import SkerrySimulation
import SkerryWidget

/// `push check`: payloads against APNs' rules and the app's own types. Exit code 24 when one is invalid.
@MainActor
struct PushCheckCommand {
  private let arguments: Arguments
  private let inventory: WidgetInventory
  private let types: [AttributesType]

  init(_ call: [String], inventory: WidgetInventory) throws {
    arguments = try Arguments(call, of: .pushCheck)
    self.inventory = inventory
    types = PayloadFile.types(inventory)
  }

  func run() throws -> Int32 {
    let fixtures = arguments.value("against")
    guard !arguments.positional.isEmpty || fixtures != nil else {
      throw CommandError("push check needs a FILE with a payload, or --against DIR with older ones.")
    }
    let files = try checked()
    let older = try fixtures.map { try FixtureFolder($0, types: types, typeName: try typeName() ?? Self.onlyType(files)) }
    report(files, older)
    if files.contains(where: { !$0.result.isValid }) || older?.isValid == false { return 24 }
    guard let out = arguments.value("out") else { return 0 }
    return try draw(files, out)
  }

  /// The files with their findings.
  func checked() throws -> [PayloadFile] {
    let check = PushCheck(types: types, typeName: try typeName(), now: try time("now"))
    let headers = try readHeaders()
    return try inOrder(try arguments.positional.map { try PayloadFile($0, check, headers: headers) })
  }

  private func typeName() throws -> String? {
    try arguments.value("activity").map { types.isEmpty ? $0 : try PayloadFile.typeName($0, types) }
  }

  private static func onlyType(_ files: [PayloadFile]) -> String? {
    let names = Set(files.compactMap(\.result.type?.name))
    return names.count == 1 ? names.first : nil
  }

  // MARK: Order

  /// Each payload's timestamp against the one before it, and the first against `--after`.
  private func inOrder(_ files: [PayloadFile]) throws -> [PayloadFile] {
    var last = try time("after").map { (path: "--after", date: $0) }
    return files.map { file in
      guard let date = file.result.payload?.timestamp else { return file }
      var result = file.result
      if let last, date < last.date {
        let seconds = Int(last.date.timeIntervalSince(date).rounded())
        result.findings.append(
          Diagnostic("push-order", .error, "aps.timestamp is \(seconds) s older than that of \(last.path); the system ignores older data"))
      } else {
        last = (file.path, date)
      }
      return PayloadFile(path: file.path, result: result)
    }
  }

  private func time(_ option: String) throws -> Date? {
    if let seconds = arguments.value(option).flatMap(Double.init), seconds.isFinite, abs(seconds) < 1e11 {
      return Date(timeIntervalSince1970: seconds)
    }
    return try TimeOption.date(arguments, option)
  }

  /// The members of a JSON object. Throws `CommandError` with the place of a fault.
  private static func members(_ data: Data, _ path: String) throws(CommandError) -> [String: JSONValue] {
    do {
      return try JSONValue(strictly: data).members ?? [:]
    } catch { throw CommandError("\(InputFile.subject(path)) \(error).") }
  }

  /// A JSON object, or lines of `name: value`.
  private func readHeaders() throws -> [String: String] {
    guard let path = arguments.value("headers") else { return [:] }
    let data = try InputFile.asked(path)
    var headers: [String: String] = [:]
    if data.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") {
      for (name, value) in try Self.members(data, path) { headers[name.lowercased()] = value.string ?? value.text }
      return headers
    }
    let lines = String(decoding: data, as: UTF8.self).lines
    for (index, line) in lines.enumerated() {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.isEmpty || text.hasPrefix(":") { continue }
      guard let colon = text.firstIndex(of: ":") else {
        throw CommandError("Line \(index + 1) of \(path == "-" ? "standard input" : path) is not a header; write name: value.")
      }
      headers[text[..<colon].trimmingCharacters(in: .whitespaces).lowercased()] =
        text[text.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    if headers.isEmpty {
      throw CommandError("\(InputFile.subject(path)) has no headers; write lines of name: value, or leave out --headers.")
    }
    return headers
  }

  // MARK: Results

  private func report(_ files: [PayloadFile], _ older: FixtureFolder?) {
    if arguments.has("json") {
      var reports = files.map { file in
        JSONText.Value.object([
          ("file", .string(file.path)), ("valid", .bool(file.result.isValid)), ("bytes", .number(Double(file.result.byteCount))),
          ("activity", file.result.type.map { .string($0.name) } ?? .null),
          ("findings", .array(file.result.findings.map(Self.json))),
          ("largest", .array(file.result.largest.map { .object([("path", .string($0.path)), ("bytes", .number(Double($0.byteCount)))]) })),
        ])
      }
      reports += (older?.outcomes ?? []).map { outcome in
        .object([
          ("file", .string(outcome.path)), ("valid", .bool(outcome.problem == nil)),
          (
            "findings",
            .array(outcome.problem.map { [Self.json(Diagnostic("push-fixture", .error, $0))] } ?? [])
          ),
        ])
      }
      Console.out(JSONText(.array(reports)).text)
      return
    }
    for file in files {
      for line in file.lines { Console.error(line) }
      let type = file.result.type.map { ", \($0.name)" } ?? ""
      let limit = "\(file.result.byteCount) of \(file.result.byteLimit) bytes"
      let reason = file.result.unreadable.isEmpty ? "" : " (the file \(file.result.unreadable))"
      Console.out("\(file.path): \(file.result.isValid ? "valid" : "invalid")\(reason)\(type), \(limit)")
      if file.result.byteCount * 2 > file.result.byteLimit {
        for field in file.result.largest where !field.path.isEmpty { Console.out("  \(field.byteCount) bytes  \(field.path)") }
      }
      if types.isEmpty, file.result.payload?.contentState != nil {
        Console.error(
          "\(file.path): note: there are no activities here, so the state was not decoded; run push check in the extension's package. [push-state]"
        )
      }
    }
    if let older {
      for outcome in older.outcomes {
        if let problem = outcome.problem { Console.error("\(outcome.path): error: \(problem). [push-fixture]") }
      }
      let failed = older.outcomes.count { $0.problem != nil }
      Console.out("\(older.path): \(older.outcomes.count - failed) of \(older.outcomes.count) older payloads decode")
    }
  }

  private static func json(_ finding: Diagnostic) -> JSONText.Value {
    .object([("rule", .string(finding.rule)), ("severity", .string(finding.severity.rawValue)), ("message", .string(finding.message))])
  }

  /// What the pushes would show, rendered like `render` does.
  private func draw(_ files: [PayloadFile], _ out: String) throws -> Int32 {
    guard !types.isEmpty else {
      throw CommandError("There are no activities here to draw a push with; run push check in the extension's package.")
    }
    let call =
      ["--out", out, "--payload", files.map(\.path).joined(separator: ",")] + arguments.passed(to: .render, without: ["out", "payload"])
    let inventory = inventory
    return try RenderCommand(call, inventory: { inventory }).run()
  }
}
