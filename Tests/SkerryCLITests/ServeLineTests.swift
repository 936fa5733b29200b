import Foundation
import SkerryCLI
import SkerryFormats
import Testing

/// The lines between a program and the session that asks it.
@Suite struct ServeLineTests {
  /// One line of each kind, with every member.
  private static let lines = [
    #"{"event":"ready","name":"Ride"}"#,
    #"{"event":"built","removalErrors":["a"]}"#,
    #"{"event":"programs","programs":[{"arguments":["a","b"],"environment":{"C":"d"},"name":"e"}]}"#,
    #"{"activity":"A","case":"A/s","event":"case","file":"a.swift","id":1,"line":2,"origin":"","presentations":["minimal"],"state":"s"}"#,
    #"{"event":"omitted","id":1,"kind":"part","message":"m","name":"n"}"#,
    #"{"count":3,"event":"plan","id":1,"presentations":["compact"]}"#,
    #"{"case":"A/s","event":"left","id":1,"message":"m","path":"a.png","place":"a.swift:1","presentation":"minimal"}"#,
    #"{"event":"left","id":1,"message":"m"}"#,
    #"{"activity":"A","case":"A/s","device":"d","diagnostics":[{"area":[1,2,3.5,4],"file":"a.swift","line":1,"message":"m","rule":"r","severity":"warning"}],"event":"picture","extension":"E","file":"a.swift","findings":[],"golden":"differs","hash":"h","height":2.5,"id":1,"line":1,"magnification":2,"origin":"sample","path":"a.png","pixels":[3,6],"png":"AA==","presentation":"minimal","state":"s","tree":"t","width":1}"#,
    #"{"event":"note","id":1,"message":"m","rule":"r","severity":"note"}"#,
    #"{"alsoIn":["b"],"event":"finding","file":"a.swift","id":1,"line":1,"message":"m","picture":"a","rule":"r","severity":"error"}"#,
    #"{"activity":"A","bytes":9,"event":"payload","file":"a.json","id":1,"lines":["l"],"valid":true}"#,
    #"{"event":"done","id":1}"#,
    #"{"event":"error","exit":24,"id":1,"message":"m"}"#,
  ]

  @Test(arguments: lines) func linesAreReadAndWrittenAlike(_ text: String) throws {
    let line = try #require(ServeLine(Data(text.utf8)))
    #expect(try StableJSON.text(line) == text)
    #expect(line.isReady == text.contains(#""ready""#))
  }

  @Test(arguments: ["", "[]", "null", "hello", #"{"event":"other","id":1}"#, #"{"id":1}"#, #"{"event":"plan","id":1}"#])
  func whatTheAppPrintsIsNoLine(
    _ text: String
  ) { #expect(ServeLine(Data(text.utf8)) == nil) }

  @Test func aRequestNeedsOnlyANumber() throws {
    func request(_ text: String) throws -> ServeRequest { try JSONDecoder().decode(ServeRequest.self, from: Data(text.utf8)) }
    let minimum = try request(#"{"id":7}"#)
    #expect(
      minimum.id == 7 && minimum.verb == nil && minimum.arguments.isEmpty && minimum.wants.isEmpty && minimum.stored.isEmpty
        && minimum.have.isEmpty)
    #expect(try request(#"{"id":7,"wants":["tree","smell","golden"]}"#).wants == [.tree, .golden])
    #expect(throws: (any Error).self) { try request("{}") }
    #expect(throws: (any Error).self) { try request(#"{"id":7,"arguments":"a"}"#) }
  }
}
