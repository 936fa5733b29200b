import CSkerryPages

/// A file of a page: HTML, CSS or JavaScript that is compiled into the program, so that it needs no file beside it.
package struct PageFile: Sendable {
  /// The whole file.
  package let bytes: [UInt8]

  /// A file of its own, for tests.
  package init(bytes: [UInt8]) { self.bytes = bytes }

  private init(_ file: SkerryPageFile) { bytes = Array(UnsafeRawBufferPointer(start: file.bytes, count: file.count)) }

  /// The film of `simulate`: its HTML.
  package static var filmHTML: PageFile { PageFile(skerry_film_html) }
  /// The film of `simulate`: its style.
  package static var filmCSS: PageFile { PageFile(skerry_film_css) }
  /// The film of `simulate`: its script.
  package static var filmJS: PageFile { PageFile(skerry_film_js) }

  /// The index page of `render`: its HTML.
  package static var galleryHTML: PageFile { PageFile(skerry_gallery_html) }
  /// The index page of `render`: its style.
  package static var galleryCSS: PageFile { PageFile(skerry_gallery_css) }

  /// The report of `test` and `report`: the HTML before the cases.
  package static var reportHeadHTML: PageFile { PageFile(skerry_report_head_html) }
  /// The report of `test` and `report`: the HTML after them.
  package static var reportBodyHTML: PageFile { PageFile(skerry_report_body_html) }
  /// The report of `test` and `report`: its style.
  package static var reportCSS: PageFile { PageFile(skerry_report_css) }
  /// The report of `test` and `report`: its script.
  package static var reportJS: PageFile { PageFile(skerry_report_js) }

  /// The page of `watch`: its HTML.
  package static var watchHTML: PageFile { PageFile(skerry_watch_html) }
  /// The page of `watch`: its style.
  package static var watchCSS: PageFile { PageFile(skerry_watch_css) }
  /// The page of `watch`: its script.
  package static var watchJS: PageFile { PageFile(skerry_watch_js) }
}
