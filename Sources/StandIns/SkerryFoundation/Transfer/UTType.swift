/// A type of data.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
  public let identifier: String
  public init?(_ identifier: String) { self.identifier = identifier }
  public init?(filenameExtension: String, conformingTo parent: UTType = .data) {
    guard let known = Self.known.first(where: { $0.1 == filenameExtension.lowercased() }) else { return nil }
    identifier = known.0
  }
  public init?(mimeType: String, conformingTo parent: UTType = .data) {
    guard let known = Self.known.first(where: { $0.2 == mimeType.lowercased() }) else { return nil }
    identifier = known.0
  }
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }
  private init(named identifier: String) { self.identifier = identifier }
  public var description: String { identifier }
  public var localizedDescription: String? { preferredFilenameExtension }
  public var preferredFilenameExtension: String? { Self.known.first { $0.0 == identifier }?.1 }
  public var preferredMIMEType: String? { Self.known.first { $0.0 == identifier }?.2 }
  public func conforms(to type: UTType) -> Bool { self == type }

  // Source: Apple's table of system-declared uniform type identifiers.
  private static let known = [
    ("public.jpeg", "jpeg", "image/jpeg"), ("public.jpeg", "jpg", "image/jpeg"), ("public.png", "png", "image/png"),
    ("com.compuserve.gif", "gif", "image/gif"), ("public.heic", "heic", "image/heic"), ("com.adobe.pdf", "pdf", "application/pdf"),
    ("public.json", "json", "application/json"), ("public.xml", "xml", "application/xml"), ("public.html", "html", "text/html"),
    ("public.plain-text", "txt", "text/plain"), ("public.comma-separated-values-text", "csv", "text/csv"),
    ("public.svg-image", "svg", "image/svg+xml"), ("public.zip-archive", "zip", "application/zip"), ("public.mp3", "mp3", "audio/mpeg"),
    ("public.mpeg-4", "mp4", "video/mp4"), ("com.apple.quicktime-movie", "mov", "video/quicktime"),
  ]
  public static let item = UTType(named: "public.item")
  public static let content = UTType(named: "public.content")
  public static let data = UTType(named: "public.data")
  public static let text = UTType(named: "public.text")
  public static let plainText = UTType(named: "public.plain-text")
  public static let utf8PlainText = UTType(named: "public.utf8-plain-text")
  public static let rtf = UTType(named: "public.rtf")
  public static let html = UTType(named: "public.html")
  public static let xml = UTType(named: "public.xml")
  public static let json = UTType(named: "public.json")
  public static let propertyList = UTType(named: "com.apple.property-list")
  public static let commaSeparatedText = UTType(named: "public.comma-separated-values-text")
  public static let image = UTType(named: "public.image")
  public static let jpeg = UTType(named: "public.jpeg")
  public static let png = UTType(named: "public.png")
  public static let gif = UTType(named: "com.compuserve.gif")
  public static let heic = UTType(named: "public.heic")
  public static let svg = UTType(named: "public.svg-image")
  public static let tiff = UTType(named: "public.tiff")
  public static let pdf = UTType(named: "com.adobe.pdf")
  public static let audio = UTType(named: "public.audio")
  public static let mp3 = UTType(named: "public.mp3")
  public static let wav = UTType(named: "com.microsoft.waveform-audio")
  public static let movie = UTType(named: "public.movie")
  public static let video = UTType(named: "public.video")
  public static let mpeg4Movie = UTType(named: "public.mpeg-4")
  public static let quickTimeMovie = UTType(named: "com.apple.quicktime-movie")
  public static let url = UTType(named: "public.url")
  public static let fileURL = UTType(named: "public.file-url")
  public static let folder = UTType(named: "public.folder")
  public static let directory = UTType(named: "public.directory")
  public static let zip = UTType(named: "public.zip-archive")
  public static let archive = UTType(named: "public.archive")
  public static let vCard = UTType(named: "public.vcard")
  public static let calendarEvent = UTType(named: "public.calendar-event")
  public static let tabSeparatedText = UTType(named: "public.tab-separated-values-text")
  public static let utf16PlainText = UTType(named: "public.utf16-plain-text")
  public static let yaml = UTType(named: "public.yaml")
  public static let sourceCode = UTType(named: "public.source-code")
  public static let heif = UTType(named: "public.heif")
  public static let webP = UTType(named: "org.webmproject.webp")
  public static let bmp = UTType(named: "com.microsoft.bmp")
  public static let livePhoto = UTType(named: "com.apple.live-photo")
  public static let mpeg4Audio = UTType(named: "public.mpeg-4-audio")
  public static let aiff = UTType(named: "public.aiff-audio")
  public static let epub = UTType(named: "org.idpf.epub-container")
  public static let gzip = UTType(named: "org.gnu.gnu-zip-archive")
  public static let package = UTType(named: "com.apple.package")
  public static let bundle = UTType(named: "com.apple.bundle")
  public static let usdz = UTType(named: "com.pixar.universal-scene-description-mobile")
  public static let internetLocation = UTType(named: "com.apple.internet-location")
  public static let emailMessage = UTType(named: "public.email-message")
  public static let contact = UTType(named: "public.contact")
  public static let database = UTType(named: "public.database")
  public static let font = UTType(named: "public.font")
  public static let spreadsheet = UTType(named: "public.spreadsheet")
  public static let presentation = UTType(named: "public.presentation")
}
