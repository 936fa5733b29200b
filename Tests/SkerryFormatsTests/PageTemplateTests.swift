import CSkerryPages
import SkerryFormats
import Testing

@Suite struct PageTemplateTests {
  @Test func textIsEscapedUnlessItIsMarkup() {
    let page = PageTemplate("<p title=\"{{title}}\">{{body}}</p>")
    let text = page.filled(["title": "\("<script>alert('&\"')")", "body": .markup("<b>x</b>")])
    #expect(text == "<p title=\"&lt;script&gt;alert(&#39;&amp;&quot;&#39;)\"><b>x</b></p>")
  }

  /// A value that looks like a placeholder of the template is not expanded.
  @Test func insertedValuesAreNotExpanded() {
    let page = PageTemplate("{{first}}, {{second}}, {{first}}")
    #expect(page.filled(["first": "{{second}}", "second": .markup("{{first}}")]) == "{{second}}, {{first}}, {{second}}")
  }

  @Test func filesLoseTheirLastLineBreakAndNothingElse() {
    func withFile<R>(_ text: String, _ body: (SkerryPageFile) -> R) -> R {
      Array(text.utf8).withUnsafeBytes { body(SkerryPageFile(bytes: $0.baseAddress, count: $0.count)) }
    }
    #expect(withFile("a {\n}\n\n") { PageTemplate.Value.file($0) } == .markup("a {\n}\n"))
    #expect(withFile("", PageTemplate.Value.file) == .markup(""))
    #expect(withFile("a {{x}}\n") { PageTemplate($0).filled(["x": "é"]) } == "a é\n")
  }

  @Test func otherBracesAreUnchanged() {
    #expect(PageTemplate("{{}} {{ x }} {x} {{X}} }}{{").filled([:]) == "{{}} {{ x }} {x} {{X}} }}{{")
  }
}
