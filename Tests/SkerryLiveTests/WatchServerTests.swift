import SkerryCases
import Testing

@testable import SkerryLive

/// Who is answered by the page's server.
struct WatchServerTests {
  private func refusal(_ path: String = "/secret/", _ headers: String...) throws -> String? {
    let head = (["GET \(path) HTTP/1.1"] + headers).joined(separator: "\r\n")
    return WatchServer.refusal(of: try #require(HTTPRequest(head)), token: "secret")
  }

  /// A forwarded port has another number, and a browser may call this machine by any of its own names.
  @Test(arguments: ["127.0.0.1:8123", "localhost:9000", "LOCALHOST:9000", "[::1]:9000", "localhost", "[::1]", "127.0.0.1"])
  func ownNamesAndForwardedPorts(host: String) throws {
    #expect(try refusal("/secret/", "Host: \(host)") == nil)
    #expect(try refusal("/secret/", "Host: \(host)", "Origin: http://\(host)") == nil)
    #expect(try refusal("/secreT/", "Host: \(host)") != nil)
  }

  /// DNS rebinding: a page has the name of its own host resolved to this machine.
  @Test(arguments: [
    "example.com", "example.com:8123", "127.0.0.1.example.com:8123", "localhost.example.com", "127.0.0.2:8123", "[::2]:8123", "", ":8123",
  ])
  func foreignNames(host: String) throws {
    #expect(try refusal("/secret/", "Host: \(host)")?.contains("ssh -L") == true)
  }

  @Test func foreignPages() throws {
    #expect(try refusal("/secret/") != nil)
    for origin in ["http://example.com", "null", "https://localhost:9000", "http://localhost:9001", "http://127.0.0.1:9000"] {
      #expect(try refusal("/secret/", "Host: localhost:9000", "Origin: \(origin)") != nil, "\(origin)")
    }
    for path in ["/", "/secret", "/secre", "/secrets/", "/other/secret/"] {
      #expect(try (refusal(path, "Host: localhost:9000") == nil) == (path == "/secret"), "\(path)")
    }
  }

  /// The copied command draws the package that is watched, even if it was named.
  @MainActor @Test func theCopiedCommandNamesThePackage() throws {
    func words(_ call: String...) throws -> [String] { WatchCommand.package(try Arguments(call, of: .watch)) }
    #expect(try words() == [] && words("--port", "8123", "--no-open", "-q") == [])
    #expect(try words("--product", "Ride", "--package-path", "a b") == ["--package-path=a b", "--product=Ride"])
  }
}
