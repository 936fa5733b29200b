import Foundation
import OrderedCollections
import Testing

@Suite struct OrderedCollectionsTests {
  @Test func setsKeepTheirOrder() throws {
    var lines: OrderedSet = ["M2", "U6", "M2", "S1"]
    #expect(lines.elements == ["M2", "U6", "S1"] && lines.count == 3 && lines[1] == "U6")
    #expect(lines.append("U6") == (false, 1) && lines.insert("U8", at: 0) == (true, 0))
    #expect(lines.remove("M2") == "M2" && !lines.contains("M2") && lines == ["U8", "U6", "S1"])
    #expect(lines != ["U6", "U8", "S1"] && lines.union(["M2"]).last == "M2" && lines.subtracting(["U6"]) == ["U8", "S1"])
    #expect(lines.intersection(["S1", "U8"]).elements == ["U8", "S1"] && lines.isSuperset(of: ["S1"]) && lines.isDisjoint(with: ["M2"]))
    lines.sort()
    lines.removeAll { $0 == "U8" }
    #expect(lines.elements == ["S1", "U6"] && lines.firstIndex(of: "U6") == 1 && lines.firstIndex(of: "U8") == nil)
    let data = try JSONEncoder().encode(lines)
    #expect(String(decoding: data, as: UTF8.self) == #"["S1","U6"]"#)
    #expect(try JSONDecoder().decode(OrderedSet<String>.self, from: data) == lines)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(OrderedSet<Int>.self, from: Data("[1, 1]".utf8)) }
  }

  @Test func dictionariesKeepTheOrderOfTheirKeys() throws {
    var delays: OrderedDictionary = ["U6": 3, "M2": 0]
    delays["S1"] = 5
    delays["M2", default: 1] += 7
    #expect(Array(delays.keys) == ["U6", "M2", "S1"] && delays.values == [3, 7, 5] && delays.index(forKey: "S1") == 2)
    #expect(delays.map { "\($0.key) \($0.value)" } == ["U6 3", "M2 7", "S1 5"] && delays.elements[0].value == 3)
    #expect(delays.removeValue(forKey: "U6") == 3 && delays["U6"] == nil && delays.count == 2)
    delays.merge([("M2", 1), ("U8", 4)]) { $0 + $1 }
    #expect(delays == ["M2": 8, "S1": 5, "U8": 4] && delays != ["S1": 5, "M2": 8, "U8": 4])
    delays.sort { $0.value < $1.value }
    delays.values[0] = 1
    #expect(delays == ["U8": 1, "S1": 5, "M2": 8] && delays.filter { $0.value > 4 }.count == 2)
    #expect(delays.mapValues { $0 * 2 }.values == [2, 10, 16])
    // The package writes a list of keys and values in turns.
    let data = try JSONEncoder().encode(delays)
    #expect(String(decoding: data, as: UTF8.self) == #"["U8",1,"S1",5,"M2",8]"#)
    #expect(try JSONDecoder().decode(OrderedDictionary<String, Int>.self, from: data) == delays)
    let groups = OrderedDictionary(grouping: ["tram", "bus", "train"]) { $0.first! }
    #expect(groups == ["t": ["tram", "train"], "b": ["bus"]])
  }
}
