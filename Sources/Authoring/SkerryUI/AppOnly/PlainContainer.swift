import SkerryDiagnostics
import SkerryGraph

// Views of apps that a Live Activity cannot show. They compile, so that shared files need not be split; their content is drawn
// plainly in a column and a diagnostic names them.

/// A view whose content is drawn without its own frame.
public struct PlainContainer<Content> {
  let name: String
  /// The customer's call; without it a diagnostic is at the content's first view.
  var site: SourceSite?
  /// What is in the picture.
  var drawn = "its content is drawn as a plain column"
  let content: Content
}

extension PlainContainer: View, _BodilessView, PrimitiveView where Content: View {
  public typealias Body = Never
  package func resolve(in context: ResolveContext) -> [ViewNode] {
    let nodes = context.nodes(of: VStack { content })
    context.reportUnsupported(
      "\(name) does not work in a Live Activity or a widget; \(drawn).", .warning,
      at: site ?? nodes.lazy.compactMap(\.firstSite).first)
    return nodes
  }
}

/// Reports a modifier that does nothing for views that are archived.
private struct IdleInArchive {
  let sentence: String?
}
extension IdleInArchive: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  package func resolve(_ content: (ResolveContext) -> [ViewNode], in context: ResolveContext) -> [ViewNode] {
    let nodes = content(context)
    if let sentence, PicturePasses.current?.viewsAppear == false {
      context.reportUnsupported(sentence, at: nodes.lazy.compactMap(\.firstSite).first)
    }
    return nodes
  }
}

extension SourceSite {
  /// The position of a customer's call.
  init?(_ fileID: StaticString, _ line: Int) { self.init(ofCustomer: "\(fileID)", line: line) }
}

extension ResolveContext {
  /// Reports that something that the user would see or could do on a phone is missing from the picture.
  func reportUnsupported(_ sentence: String, _ severity: Severity = .note, at site: SourceSite? = nil) {
    log.report(Diagnostic(.unsupportedInLiveActivity, sentence, severity: severity, at: site))
  }
}

extension View {
  /// The view unchanged, with a diagnostic that says what is not drawn.
  package nonisolated func unsupported(_ sentence: String, _ severity: Severity = .note) -> some View {
    node { child, context in
      context.reportUnsupported(sentence, severity, at: child.firstSite)
      return child
    }
  }

  /// The view unchanged, with a note, if there is one, where it is archived, as in a Live Activity or a widget, and not on a screen of the app.
  nonisolated func idleInArchive(_ sentence: String?) -> some View { modifier(IdleInArchive(sentence: sentence)) }

  /// The view unchanged, with a diagnostic that says what of it a phone draws and the picture does not. It is not a defect of the app.
  nonisolated func notDrawn(_ sentence: String?) -> some View {
    node { child, context in
      if let sentence { context.log.report(Diagnostic(.notDrawn, sentence, at: child.firstSite)) }
      return child
    }
  }

  /// The unchanged view, with a diagnostic if something would be presented over it.
  nonisolated func presentation(_ name: String, isShown: () -> Bool) -> some View {
    let isShown = isShown()
    return node { child, context in
      if isShown {
        context.reportUnsupported(
          "\(name) is open but is not drawn: nothing is shown over a Live Activity or a widget.", at: child.firstSite)
      }
      return child
    }
  }
}
