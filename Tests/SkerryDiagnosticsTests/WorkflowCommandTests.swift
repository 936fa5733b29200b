import SkerryDiagnostics
import Testing

/// What GitHub reads as part of a command is escaped, and nothing else.
@Suite struct WorkflowCommandTests {
  @Test func messagesKeepTheirPunctuation() {
    #expect(WorkflowCommand.text("a: b, c") == "a: b, c" && WorkflowCommand.text("100%\r\n") == "100%25%0D%0A")
  }

  @Test func propertiesHaveNoDelimiters() {
    #expect(WorkflowCommand.property("a:b,c") == "a%3Ab%2Cc" && WorkflowCommand.property("50%\n") == "50%25%0A")
    // The escaped percent sign comes first, so that what was escaped is not escaped again.
    #expect(WorkflowCommand.property("%3A") == "%253A")
  }
}
