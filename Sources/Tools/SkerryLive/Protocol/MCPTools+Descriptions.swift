import SkerryCases

extension MCPTools {
  /// The tools as the protocol describes them: name, purpose and arguments.
  static var descriptions: [[String: Any]] {
    let cases: [String: Any] = [
      "type": "array", "items": ["type": "string"],
      "description": "patterns of case ids such as Ride/kickoff, activities or states; * matches any characters; all cases when left out",
    ]
    var rendering = looks.reduce(into: ["cases": cases]) { $0[argument($1)] = schema($1) }
    rendering["max_pictures"] = ["type": "integer", "minimum": 1, "maximum": 40, "description": "pictures at most; the default is 8"]
    rendering["tree"] = ["type": "boolean", "description": "the laid-out tree with each picture; the default is true"]
    rendering["images"] = ["type": "boolean", "description": "the pictures themselves; the default is true"]
    let text: [String: Any] = ["type": "string"]
    return [
      tool(.listCases, "The cases of the bundle: activity, state, presentations, file and line.", [:], readOnly: true),
      tool(
        .render,
        "Draws cases and returns PNG images with their laid-out trees and findings. Small by default (2 pixels per point, 8 pictures); name cases and presentation to see what matters.",
        rendering, readOnly: true),
      tool(
        .lint, "What would break on a phone: truncated text, overflow, contrast, tap targets; with file, line and remedy.",
        linted.reduce(into: ["cases": cases]) { $0[argument($1)] = schema($1) }, readOnly: true),
      tool(.explainRule, "One lint rule: reason, remedy, source, examples.", ["rule": text], required: ["rule"], readOnly: true),
      tool(
        .checkPayload, "Checks a push payload against APNs' rules and the app's own types.",
        [
          "payload": ["type": ["object", "string"], "description": "the payload with its aps"],
          "activity": ["type": "string", "description": "the attributes' type, where the payload does not say it"],
        ], required: ["payload"], readOnly: true),
      tool(
        .diff,
        "Compares pictures: cases with their goldens (the default), cases with another commit (against), or two PNG files (a and b).",
        [
          "cases": cases, "against": ["type": "string", "description": "a commit, such as HEAD or main"], "a": text, "b": text,
          "states": ["type": "array", "items": text, "description": "generated states for activities without previews, such as auto"],
        ],
        readOnly: false),
      tool(
        .waitForRebuild, "Waits until a source file changes, builds, and returns the compiler's errors, if any.",
        ["timeout_seconds": ["type": "number", "minimum": 0, "maximum": 600, "description": "the default is 60"]], readOnly: true),
    ]
  }

  private static func tool(
    _ tool: MCPTool, _ description: String, _ properties: [String: Any], required: [String] = [], readOnly: Bool
  ) -> [String: Any] {
    [
      "name": tool.rawValue, "description": description, "annotations": ["readOnlyHint": readOnly, "openWorldHint": false],
      "inputSchema": ["type": "object", "properties": properties, "required": required, "additionalProperties": false] as [String: Any],
    ]
  }

  private static func schema(_ option: Option) -> [String: Any] {
    var item: [String: Any] = ["type": "string"]
    if case .choices = option.values { item["enum"] = option.known }
    switch option.form {
    case .flag: return ["type": "boolean", "description": option.help]
    case .value: return item.merging(["description": option.sentence]) { own, _ in own }
    case .list, .repeated: return ["type": "array", "items": item, "description": option.sentence]
    }
  }
}
