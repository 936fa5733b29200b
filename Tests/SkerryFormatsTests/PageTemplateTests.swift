import Foundation
import SkerryFormats
import SkerryTestSupport
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
    func file(_ text: String) -> PageFile { PageFile(bytes: Array(text.utf8)) }
    #expect(PageTemplate.Value.file(file("a {\n}\n\n")) == .markup("a {\n}\n"))
    #expect(PageTemplate.Value.file(file("")) == .markup(""))
    #expect(PageTemplate(file("a {{x}}\n")).filled(["x": "é"]) == "a é\n")
  }

  /// Each file is in the program, whole.
  @Test func filesAreThoseOfTheFolder() throws {
    let files: [(String, PageFile)] = [
      ("film.html", .filmHTML), ("film.css", .filmCSS), ("film.js", .filmJS), ("gallery.html", .galleryHTML), ("gallery.css", .galleryCSS),
      ("report-head.html", .reportHeadHTML), ("report-body.html", .reportBodyHTML), ("report.css", .reportCSS), ("report.js", .reportJS),
      ("watch.html", .watchHTML), ("watch.css", .watchCSS), ("watch.js", .watchJS),
    ]
    let root = Checkout.root
    let folder = root.appendingPathComponent("Sources/System/CSkerryPages/Pages")
    for (name, file) in files { #expect(Array(try Data(contentsOf: folder.appendingPathComponent(name))) == file.bytes, "\(name)") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == files.count)
  }

  @Test func otherBracesAreUnchanged() {
    #expect(PageTemplate("{{}} {{ x }} {x} {{X}} }}{{").filled([:]) == "{{}} {{ x }} {x} {{X}} }}{{")
  }
}
