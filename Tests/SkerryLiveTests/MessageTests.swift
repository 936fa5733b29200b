import Foundation
import Testing

@testable import SkerryLive

/// Lines of JSON-RPC 2.0.
@Suite struct MessageTests {
  private func fault(_ line: String) -> (code: Int, sentence: String, id: String?)? {
    do throws(Message.Malformed) {
      _ = try Message(Data(line.utf8))
      return nil
    } catch { return (error.code, error.sentence, error.id.map { String(decoding: $0, as: UTF8.self) }) }
  }

  @Test func requestsHaveAnIDAndNotificationsNone() throws {
    let request = try Message(Data(#"{"jsonrpc":"2.0","id":7,"method":"a","params":{"b":1}}"#.utf8))
    #expect(request.id as? Int == 7 && request.method == "a" && request.parameters["b"] as? Int == 1)
    let named = try Message(Data(#"{"jsonrpc":"2.0","id":"x","method":"a"}"#.utf8))
    #expect(named.id as? String == "x" && named.parameters.isEmpty)
    #expect(try Message(Data(#"{"jsonrpc":"2.0","method":"a"}"#.utf8)).id == nil)
  }

  @Test(arguments: [
    ("{", -32700, "not valid JSON"), ("[]", -32600, "Batches"), ("3", -32600, "JSON object"),
    (#"{"jsonrpc":"2.0","id":true,"method":"a"}"#, -32600, "id of a request"),
    // A null id is neither a request, whose answer could be told from others, nor a notification, which has none.
    (#"{"jsonrpc":"2.0","id":null,"method":"a"}"#, -32600, "a notification has no id"),
    (#"{"jsonrpc":"2.0","id":[1],"method":"a"}"#, -32600, "id of a request"),
    (#"{"jsonrpc":"2.0","id":{},"method":"a"}"#, -32600, "id of a request"),
    (#"{"jsonrpc":"1.0","method":"a"}"#, -32600, "lacks \"jsonrpc\""),
    (#"{"method":"a"}"#, -32600, "lacks \"jsonrpc\""), (#"{"jsonrpc":"2.0"}"#, -32600, "lacks a method"),
    (#"{"jsonrpc":"2.0","method":4}"#, -32600, "lacks a method"),
    (#"{"jsonrpc":"2.0","method":"a","params":[1]}"#, -32602, "params of a"),
  ]) func faultsAreNamed(_ line: String, _ code: Int, _ part: String) throws {
    let found = try #require(fault(line))
    #expect(found.code == code && found.sentence.contains(part), "\(found)")
  }

  @Test func aFaultCarriesTheID() {
    #expect(fault(#"{"jsonrpc":"1.0","id":5,"method":"a"}"#)?.id == "5")
    #expect(fault(#"{"jsonrpc":"2.0","id":"x"}"#)?.id == "\"x\"")
    #expect(fault(#"{"jsonrpc":"1.0","method":"a"}"#)?.id == nil && fault("{")?.id == nil)
  }
}
