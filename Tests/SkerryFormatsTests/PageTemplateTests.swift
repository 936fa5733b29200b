import SkerryFormats
import Testing

@Suite struct PageTemplateTests {
  @Test func textIsEscapedUnlessItIsMarkup() {
    let page = PageTemplate("<p title=\"{{title}}\">{{body}}</p>")
    let text = page.filled(["title": "\("<script>alert('&\"')")", "body": .markup("<b>x</b>")])
    #expect(text == "<p title=\"&lt;script&gt;alert(&#39;&amp;&quot;&#39;)\"><b>x</b></p>")
  }

  /// A value that looks like a placeholder of the template is not expanded.
  @Test func whatWasPutInIsNotFilledAgain() {
    let page = PageTemplate("{{first}}, {{second}}, {{first}}")
    #expect(page.filled(["first": "{{second}}", "second": .markup("{{first}}")]) == "{{second}}, {{first}}, {{second}}")
  }

  @Test func filesLoseTheirLastLineBreakAndNothingElse() {
    #expect(PageTemplate.Value.file(Array("a {\n}\n\n".utf8)) == .markup("a {\n}\n"))
    #expect(PageTemplate.Value.file([]) == .markup(""))
    #expect(PageTemplate(Array("a {{x}}\n".utf8)).filled(["x": "é"]) == "a é\n")
  }

  @Test func bracesThatAreNoPlaceStay() {
    #expect(PageTemplate("{{}} {{ x }} {x} {{X}} }}{{").filled([:]) == "{{}} {{ x }} {x} {{X}} }}{{")
  }
}
