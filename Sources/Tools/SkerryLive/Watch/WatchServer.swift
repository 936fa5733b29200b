import Foundation
import SkerryCLI
import SkerryCases
import SkerryFormats
import Synchronization

/// Answers the requests of the `watch` page, whose address contains a secret token.
final class WatchServer: Sendable {
  private let session: LiveSession
  private let status: WatchStatus
  private let pictures = PictureStore()
  private let server: HTTPServer
  private let token: String
  /// The choices that the page offers, as JSON.
  private let controls: Data

  /// The options that the page has controls for.
  static let controlNames = [
    "device", "os", "color-scheme", "dynamic-type", "locale", "layout-direction", "states", "presentation", "wallpaper", "later",
    "luminance-reduced", "increased-contrast", "stale",
  ]

  init?(port: UInt16, session: LiveSession, status: WatchStatus, controls: Data) {
    guard let server = HTTPServer(port: port) else { return nil }
    self.server = server
    self.session = session
    self.status = status
    self.controls = controls
    var generator = SystemRandomNumberGenerator()
    token = (0..<4).map { _ in String(generator.next() | 1 << 63, radix: 36) }.joined()
  }

  var address: String { "http://127.0.0.1:\(server.port)/\(token)/" }

  func start() { server.start { [self] request, response in answer(request, response) } }

  // MARK: Requests

  /// The names under which the page is opened, directly or through a forwarded port. Other names could be those of a foreign page that
  /// had its own name resolved to this machine.
  private static let hosts: Set = ["127.0.0.1", "localhost", "[::1]"]

  /// Why a request is refused: it comes under another name, from a page of another origin, or without the token; `nil` if it is answered.
  static func refusal(of request: HTTPRequest, token: String) -> String? {
    let host = request.headers["host"] ?? ""
    // The port after the last colon; the colons of an IPv6 address are in brackets.
    let name = host.lastIndex(of: ":").map { host.hasSuffix("]") ? host : String(host[..<$0]) } ?? host
    guard hosts.contains(name.lowercased()) else {
      return "The page answers only as 127.0.0.1, localhost and [::1]; from another machine, forward the port with ssh -L."
    }
    if let origin = request.headers["origin"], origin != "http://\(host)" {
      return "Requests of other pages are refused; open the address that skerry watch has printed."
    }
    let given = Array(request.path.dropFirst().prefix { $0 != "/" }.utf8)
    let own = Array(token.utf8)
    // Every byte is compared, wherever the first difference is.
    guard given.count == own.count, zip(given, own).reduce(0, { $0 | ($1.0 ^ $1.1) }) == 0 else {
      return "Open the address that skerry watch has printed."
    }
    return nil
  }

  private func answer(_ request: HTTPRequest, _ response: HTTPResponse) {
    if let refusal = Self.refusal(of: request, token: token) {
      return response.answer("403 Forbidden", "text/plain", Data((refusal + "\n").utf8))
    }
    guard request.method == "GET" else {
      return response.answer("405 Method Not Allowed", "text/plain", Data("Only GET is supported.\n".utf8))
    }
    let path = String(request.path.dropFirst(token.count + 1))
    switch path {
    case "": response.answer("301 Moved Permanently", "text/plain", Data("Add a / at the end.\n".utf8))
    case "/": response.answer("200 OK", "text/html; charset=utf-8", Data(PageFile.watchHTML.bytes))
    case "/page.css": response.answer("200 OK", "text/css; charset=utf-8", Data(PageFile.watchCSS.bytes))
    case "/page.js": response.answer("200 OK", "text/javascript; charset=utf-8", Data(PageFile.watchJS.bytes))
    case "/controls": response.answer("200 OK", "application/json", controls)
    case "/events":
      response.head("200 OK", "text/event-stream")
      status.listen(response)
    case "/pictures": draw(request.query["look"] ?? "[]", response)
    case _ where path.hasPrefix("/picture/"):
      guard let png = pictures.picture(String(path.dropFirst("/picture/".count))) else {
        return response.answer("404 Not Found", "text/plain", Data("This picture is no longer stored; reload the page.\n".utf8))
      }
      response.answer("200 OK", "image/png", png, cache: true)
    default: response.answer("404 Not Found", "text/plain", Data("There is nothing at this address.\n".utf8))
    }
  }

  // MARK: Pictures

  /// The maximum number of hashes of stored pictures that a request names.
  private static let storedLimit = 2000

  /// The pictures in a look, one line of JSON each, as soon as they are drawn.
  private func draw(_ look: String, _ response: HTTPResponse) {
    response.head("200 OK", "application/x-ndjson")
    guard let options = try? JSONSerialization.jsonObject(with: Data(look.utf8)) as? [String],
      options.allSatisfy({ word in Self.controlNames.contains { word == "--\($0)" || word.hasPrefix("--\($0)=") } })
    else {
      _ = response.line(["error": "The page asked for an unknown look; reload the page."])
      return
    }
    guard let bundle = session.lastGood else {
      _ = response.line(["error": ""])
      return
    }
    let start = ContinuousClock.now
    // Most pictures are as before an edit: only the others are encoded and sent.
    let stored = pictures.recent(Self.storedLimit)
    do {
      try bundle.ask(.render, options, wants: [.lint, .golden], stored: Array(stored.keys)) { content in
        switch content {
        case .plan(let plan): _ = response.line(["plan": plan])
        case .left(var left):
          left.path = nil
          _ = response.line(["stopped": left])
        case .omitted(let part): _ = response.line(["omitted": "\(part.name): \(part.message)"])
        case .note(let diagnostic): _ = response.line(["note": diagnostic.message])
        case .picture(var picture):
          guard let png = picture.png.map({ Data(base64Encoded: $0) }) ?? stored[picture.hash] else { return }
          pictures.keep(png, picture.hash)
          picture.png = nil
          // A page that has chosen another look no longer listens to this one.
          guard response.line(["picture": picture]) else { throw ClientDisconnected() }
        case .activityCase, .finding, .payload, .ready, .built, .programs, .done, .error: return
        }
      }
      _ = response.line(["done": Int((ContinuousClock.now - start) / .milliseconds(1))])
    } catch is ClientDisconnected {
      return
    } catch {
      // A program that has been replaced gives no reason: the page keeps its pictures and asks the newer one.
      if (error as? BundleFailure)?.hasEnded == true, !session.forget(bundle) {
        _ = response.line(["error": ""])
        return
      }
      _ = response.line(["error": "\(error)"])
    }
  }
}

/// The client has closed the connection.
private struct ClientDisconnected: Error {}
