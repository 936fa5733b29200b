import Foundation
import FoundationXML
import SkerryDiagnostics
import SkerryFormats

extension ManagedEntity {
  /// The entities of a model's current version, in the file's order; none where it cannot be read.
  /// - Parameter path: of an `.xcdatamodeld` folder.
  static func all(inModel path: String) -> [ManagedEntity] {
    let versions = (InputFolder.names(in: path) ?? []).filter { $0.hasSuffix(".xcdatamodel") }
    let list = InputFile.data(atPath: path + "/.xccurrentversion").flatMap(PropertyList.dictionary)
    let named = list?["_XCCurrentVersionName"] as? String
    guard let version = versions.first(where: { $0 == named }) ?? versions.last,
      let data = InputFile.data(atPath: "\(path)/\(version)/contents")
    else { return [] }
    let reader = ModelReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    return parser.parse() ? reader.entities : []
  }
}

/// Reads the `contents` of a model.
private final class ModelReader: NSObject, XMLParserDelegate {
  private(set) var entities: [ManagedEntity] = []

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
  ) {
    guard let name = attributes["name"] else { return }
    switch element {
    case "entity":
      guard let represented = attributes["representedClassName"]?.split(separator: ".").last else { return }
      let generation: ManagedEntity.Generation =
        switch attributes["codeGenerationType"] {
        case "class": .classDefinition
        case "category": .properties
        default: .nothing
        }
      entities.append(
        ManagedEntity(entityName: name, className: String(represented), parent: attributes["parentEntity"], generation: generation))
    case "attribute": add(Self.attribute(name, attributes))
    case "relationship":
      guard let destination = attributes["destinationEntity"] else { return }
      add(ManagedEntity.Property(name: name, type: destination, isToMany: attributes["toMany"] == "YES", isRelation: true))
    default: return
    }
  }

  private func add(_ property: ManagedEntity.Property) {
    guard !entities.isEmpty else { return }
    entities[entities.count - 1].properties.append(property)
  }

  private static func attribute(_ name: String, _ attributes: [String: String]) -> ManagedEntity.Property {
    let isScalar = attributes["usesScalarValueType"] == "YES"
    func scalar(_ type: String, _ initial: String) -> ManagedEntity.Property {
      ManagedEntity.Property(name: name, type: isScalar ? type : "NSNumber", initial: isScalar ? initial : nil)
    }
    func object(_ type: String) -> ManagedEntity.Property { ManagedEntity.Property(name: name, type: type) }
    switch attributes["attributeType"] {
    case "Integer 16": return scalar("Int16", "0")
    case "Integer 32": return scalar("Int32", "0")
    case "Integer 64": return scalar("Int64", "0")
    case "Double": return scalar("Double", "0")
    case "Float": return scalar("Float", "0")
    case "Boolean": return scalar("Bool", "false")
    case "Decimal": return object("NSDecimalNumber")
    case "String": return object("String")
    case "Date": return isScalar ? scalar("TimeInterval", "0") : object("Date")
    case "Binary": return object("Data")
    case "UUID": return object("UUID")
    case "URI": return object("URL")
    default: return object(attributes["customClassName"] ?? "NSObject")
    }
  }
}
