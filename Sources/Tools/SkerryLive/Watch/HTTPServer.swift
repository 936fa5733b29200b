import Foundation
import SkerryFormats
import Synchronization

/// The parts of an HTTP/1.1 request that the page needs.
package struct HTTPRequest: Sendable {
  /// As sent, such as `GET`.
  package var method: String
  /// Without the query, percent-decoded.
  package var path: String
  /// Percent-decoded; an empty string where a name has no value.
  package var query: [String: String]
  /// Names in lower case.
  package var headers: [String: String]

  /// - Parameter head: everything before the empty line. `nil` if it is not a request.
  package init?(_ head: String) {
    var lines = head.split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
    let first = lines.removeFirst().split(separator: " ").map(String.init)
    guard first.count == 3, first[2].hasPrefix("HTTP/1."), first[1].hasPrefix("/") else { return nil }
    method = first[0]
    let parts = first[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let path = parts[0].removingPercentEncoding else { return nil }
    self.path = path
    query = [:]
    for pair in (parts.count > 1 ? parts[1] : "").split(separator: "&") {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
        String($0).removingPercentEncoding ?? ""
      }
      query[sides[0]] = sides.count > 1 ? sides[1] : ""
    }
    headers = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":") else { continue }
      headers[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
  }
}

/// A streamed response: a head, then bytes as they arrive.
final class HTTPResponse: Sendable {
  private let socket: Int32
  private let isOpen = Mutex(true)

  init(socket: Int32) { self.socket = socket }

  /// Returns whether the connection is still open.
  @discardableResult
  func write(_ data: Data) -> Bool {
    isOpen.withLock { isOpen in
      var rest = data
      while isOpen, !rest.isEmpty {
        let count = rest.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { isOpen = false }
      }
      return isOpen
    }
  }

  /// - Parameter length: `nil` if the answer ends with the connection.
  func head(_ status: String, _ kind: String, length: Int? = nil, cache: Bool = false) {
    var lines = [
      "HTTP/1.1 \(status)", "Content-Type: \(kind)", "Connection: close", "X-Content-Type-Options: nosniff",
      "Referrer-Policy: no-referrer", "Cache-Control: \(cache ? "private, max-age=31536000, immutable" : "no-store")",
      "Content-Security-Policy: default-src 'none'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ]
    if let length { lines.append("Content-Length: \(length)") }
    write(Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
  }

  func answer(_ status: String, _ kind: String, _ body: Data, cache: Bool = false) {
    head(status, kind, length: body.count, cache: cache)
    write(body)
  }

  /// Writes an object as one line of JSON. `false` if the client has closed the connection.
  func line(_ object: [String: some Encodable]) -> Bool {
    guard let data = try? StableJSON.data(object) else { return true }
    return write(data + Data("\n".utf8))
  }
}

/// Listens on the loopback address only. Each connection has a thread and one request.
final class HTTPServer: Sendable {
  let port: UInt16
  private let socket: Int32
  private let connections = Mutex(0)
  private static let connectionLimit = 64
  private static let headLimit = 32_768

  /// - Parameter port: 0 takes a free one. `nil` when the port is taken.
  init?(port: UInt16) {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard socket >= 0 else { return nil }
    var yes: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { plain in
        bind(socket, plain, length) == 0 && listen(socket, 64) == 0 && getsockname(socket, plain, &length) == 0
      }
    }
    guard isBound else {
      close(socket)
      return nil
    }
    self.socket = socket
    self.port = UInt16(bigEndian: address.sin_port)
  }

  /// Answers on its own threads and returns at once.
  func start(_ answer: @escaping @Sendable (HTTPRequest, HTTPResponse) -> Void) {
    Thread { [self] in
      while true {
        let connection = accept(socket, nil, nil)
        if connection >= 0 { _ = fcntl(connection, F_SETFD, FD_CLOEXEC) }
        guard connection >= 0 else {
          switch errno {
          case EINTR, ECONNABORTED: continue
          // Short of files or memory: others may give some back.
          case EMFILE, ENFILE, ENOBUFS, ENOMEM: usleep(100_000)
          default: return
          }
          continue
        }
        guard
          connections.withLock({ count in
            count < Self.connectionLimit
              ? {
                count += 1; return true
              }() : false
          })
        else {
          close(connection)
          continue
        }
        Thread { [self] in
          serve(connection, answer)
          close(connection)
          connections.withLock { $0 -= 1 }
        }.start()
      }
    }.start()
  }

  private func serve(_ connection: Int32, _ answer: (HTTPRequest, HTTPResponse) -> Void) {
    var limit = timeval(tv_sec: 10, tv_usec: 0)
    setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    let response = HTTPResponse(socket: connection)
    var head = Data()
    var bytes = [UInt8](repeating: 0, count: 4096)
    let end = Data("\r\n\r\n".utf8)
    while true {
      if let range = head.range(of: end) {
        guard let request = HTTPRequest(String(decoding: head[..<range.lowerBound], as: UTF8.self)) else {
          return response.answer("400 Bad Request", "text/plain", Data("This is not an HTTP request.\n".utf8))
        }
        return answer(request, response)
      }
      guard head.count < Self.headLimit else {
        return response.answer("431 Request Header Fields Too Large", "text/plain", Data("The request's head is too long.\n".utf8))
      }
      let count = recv(connection, &bytes, bytes.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      head += Data(bytes[..<count])
    }
  }
}
