import Foundation
import SwiftUI
import Testing

/// Connections and files outside the app's folders: there are none.
@Suite struct ConnectionTests {
  @Test func aWebSocketIsNeverConnected() async throws {
    let address = try #require(URL(string: "wss://example.org/score"))
    let socket = URLSession.shared.webSocketTask(with: address)
    socket.resume()
    await #expect(throws: URLError(.notConnectedToInternet)) { try await socket.send(.string("hello")) }
    await #expect(throws: URLError(.notConnectedToInternet)) { try await socket.receive() }
    let failed: Bool = await withCheckedContinuation { next in
      socket.receive { result in
        if case .failure = result { next.resume(returning: true) } else { next.resume(returning: false) }
      }
    }
    socket.cancel(with: .goingAway, reason: nil)
    #expect(failed && socket.closeCode == .invalid && socket.closeReason == nil)
    #expect(
      URLSessionWebSocketTask.CloseCode.goingAway.rawValue == 1001 && URLSessionWebSocketTask.CloseCode.internalServerError.rawValue == 1011
    )
  }

  @Test func filesOutsideTheAppCannotBeOpened() {
    let file = URL(fileURLWithPath: "/a")
    defer { file.stopAccessingSecurityScopedResource() }
    #expect(!file.startAccessingSecurityScopedResource())
  }
}
