import CoreTransferable
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// Types that can be dragged, pasted and shared compile as on a phone; nothing is transferred.
@Suite struct TransferTests {
  private struct Stop: Codable, Transferable {
    var name: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .stop)
      CodableRepresentation(for: Stop.self, contentType: .propertyList, encoder: PropertyListEncoder(), decoder: PropertyListDecoder())
        .visibility(.ownProcess)
      DataRepresentation(exportedContentType: .plainText) { stop in Data(stop.name.utf8) }
        .suggestedFileName { "\($0.name).txt" }
      ProxyRepresentation(exporting: \.name)
    }
  }
  private struct Movie: Transferable {
    let url: URL
    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(contentType: .mpeg4Movie) { movie in
        SentTransferredFile(movie.url)
      } importing: { received in
        Movie(url: received.file)
      }
      .exportingCondition { $0.url.isFileURL }
    }
  }
  private struct Note: Transferable {
    let text: String
    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation { note in
        note.text
      } importing: {
        Note(text: $0)
      }
    }
  }

  @Test func representationsAreValues() async {
    #expect("\(type(of: Stop.transferRepresentation))".hasPrefix("TupleTransferRepresentation<Stop,"))
    #expect("\(type(of: Movie.transferRepresentation))".hasPrefix("_ConditionalTransferRepresentation<"))
    #expect("\(type(of: Note.transferRepresentation))" == "ProxyRepresentation<Note, String>")
    await #expect(throws: CocoaError.self) { try await Stop(name: "Pier").exported(as: .json) }
    await #expect(throws: CocoaError.self) { try await Note(text: "a").export(to: URL(fileURLWithPath: "/")) }
    #expect(SentTransferredFile(URL(fileURLWithPath: "/a")).allowAccessingOriginalFile == false)
  }

  private func canBeTransferred<T: Transferable>(_ type: T.Type) -> Bool { true }
  @Test func typesOfTheSystemCanBeTransferred() {
    #expect(canBeTransferred(String.self) && canBeTransferred(Data.self) && canBeTransferred(URL.self))
    #expect(canBeTransferred(AttributedString.self) && canBeTransferred(Image.self) && canBeTransferred(Color.self))
  }

  @Test func nothingIsLoadedFromAnItem() async {
    let item = NSItemProvider()
    await #expect(throws: CocoaError.self) { try await item.loadItem(forTypeIdentifier: UTType.url.identifier) }
    var loaded = false
    item.loadItem(forTypeIdentifier: UTType.url.identifier, options: nil) { value, error in
      if value != nil || error == nil { Issue.record("An item was loaded.") }
    }
    _ = item.loadObject(ofClass: URL.self) { value, _ in if value != nil { Issue.record("A URL was loaded.") } }
    _ = item.loadTransferable(type: String.self) { result in if case .success = result { Issue.record("A string was loaded.") } }
    loaded = item.canLoadObject(ofClass: URL.self)
    #expect(!loaded && item.registeredContentTypes.isEmpty)
  }
}
extension UTType {
  fileprivate static var stop: UTType { UTType(exportedAs: "org.example.stop") }
}
