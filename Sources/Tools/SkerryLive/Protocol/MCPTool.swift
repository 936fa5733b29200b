/// The tools that a client can call, by their names in the protocol.
enum MCPTool: String, CaseIterable {
  case listCases = "list_cases"
  case render
  case lint
  case explainRule = "explain_rule"
  case checkPayload = "check_payload"
  case diff
  /// The tool that waits; other requests are answered meanwhile.
  case waitForRebuild = "wait_for_rebuild"
}
