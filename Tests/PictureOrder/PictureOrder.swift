import Foundation
import SkerryGeometry
import SkerryDrawing
import SkerryPipeline
import SkerryRaster
import SkerryRuntime
import SkerryTestSupport
import SwiftUI

/// Draws many views in many orders and beside many others; each picture must equal the one that a new process draws of
/// it alone.
///
/// `PictureOrder` draws a sample and takes seconds; `--long` draws every picture alone and each way with 10,000
/// pictures between. `--plant` adds a pair that depends on the order, which must be found. Exit 1 where a picture
/// depends on the others, with the fewest pictures before it that change it. `--hashes FOLDER` prints each picture's hash;
/// `.ci/determinism` compares them between processes.
@main
@MainActor
struct PictureOrder {
  static func main() throws {
    ProcessSettings.makeDeterministic()
    let words = Array(CommandLine.arguments.dropFirst())
    let plants = words.contains("--plant")
    if let place = words.firstIndex(of: "--hashes") {
      let folder = URL(fileURLWithPath: words[place + 1])
      try SampleFiles.write(to: folder)
      let order = PictureOrder(folder: folder, isLong: false, plants: false)
      for (name, pixels) in zip(order.names, order.draw(order.names)) { print(name, pixels) }
      return
    }
    if let place = words.firstIndex(of: "--sequence") {
      // Run by the parent as a fresh process: the files, then the names to draw; the last one's pixels are the answer.
      let order = PictureOrder(folder: URL(fileURLWithPath: words[place + 1]), isLong: false, plants: plants)
      print(order.draw(words[place + 2].split(separator: ",").map(String.init)).last ?? "")
      return
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("skerry-samples-\(getpid())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try SampleFiles.write(to: folder)
    let order = PictureOrder(folder: folder, isLong: words.contains("--long"), plants: plants)
    let failures = order.run()
    failures.forEach { print($0) }
    try? FileManager.default.removeItem(at: folder)
    if !failures.isEmpty { exit(1) }
    print(
      "\(order.names.count) pictures and \(SampleScripts.names.count) lifecycles, \(order.drawn.count) ways: the same pixels alone and in every order"
    )
  }

  let folder: URL
  let isLong: Bool
  let plants: Bool
  let pictures: [String: SamplePicture]
  let names: [String]
  let drawn = Counter()

  final class Counter { var count = 0 }

  init(folder: URL, isLong: Bool, plants: Bool) {
    self.folder = folder
    self.isLong = isLong
    self.plants = plants
    let all = SampleViews.pictures(plants: plants)
    names = all.map(\.name)
    var pictures = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
    for kind in SampleViews.failing {
      var settings = RenderSettings()
      settings.scale = 1
      pictures["failing/" + kind.name] = SamplePicture(name: kind.name, settings: settings, view: kind.view)
    }
    self.pictures = pictures
  }

  func engine() -> Engine { Engine(resourceFolders: [folder]) }

  /// Draws one after another with one engine; an unknown name draws nothing.
  func draw(_ names: [String]) -> [String] {
    let engine = engine()
    return names.map { SampleScripts.names.contains($0) ? SampleScripts.draw($0) : pictures[$0]?.draw(engine) ?? "" }
  }

  // MARK: Orders

  func run() -> [String] {
    var random = SeededGenerator(seed: 20)
    let lifecycles = SampleScripts.names
    let chosen = (isLong ? names : sample(&random)) + lifecycles
    let alone = Dictionary(uniqueKeysWithValues: zip(chosen, inFreshProcesses(chosen)))
    let drawnLifecycles = Set(lifecycles.compactMap { alone[$0] }.filter { $0.contains(" files ") })
    guard drawnLifecycles.count == lifecycles.count else {
      return ["a lifecycle is not drawn, or two are alike: \(lifecycles.map { alone[$0] ?? "" })"]
    }
    let failing = SampleViews.failing.map { "failing/" + $0.name }
    var ways: [(String, [String])] = []
    for turn in 0..<(isLong ? 12 : 2) { ways.append(("shuffled \(turn + 1)", (names + lifecycles).shuffled(using: &random))) }
    ways.append(("after pictures that failed", chosen.flatMap { name in failing.shuffled(using: &random).prefix(1) + [name] }))
    ways.append(("between two others that differ in their look", Self.between(chosen, names)))
    if isLong {
      let crowd = (0..<10_000).map { _ in names.randomElement(using: &random) ?? names[0] }
      ways.append(("after 10,000 others", crowd + (names + lifecycles).shuffled(using: &random)))
    }
    var failures: [String] = []
    for (way, sequence) in ways {
      drawn.count += 1
      let found = draw(sequence)
      if let index = zip(sequence, found).enumerated().first(where: { alone[$1.0] != nil && alone[$1.0] != $1.1 })?.offset {
        failures.append("\(way): " + shrunk(sequence, index, alone[sequence[index]] ?? ""))
        // One sentence is enough: all further differences may have the same cause.
        return failures
      }
    }
    for threads in isLong ? [1, 2, 3, 8] : [4] {
      drawn.count += 1
      if let name = onThreads(threads, alone) { failures.append("\(name) has different pixels where \(threads) threads paint") }
    }
    return failures
  }

  /// Every view once, each in a look of its turn, and the planted pair.
  private func sample(_ random: inout SeededGenerator) -> [String] {
    let looks = SampleLooks.all.count
    return stride(from: 0, to: names.count, by: looks).flatMap { first in
      [names[first], names[first + 1 + random.below(looks - 1)]]
    }
  }

  /// Each picture with the same view under two other looks before it.
  private static func between(_ chosen: [String], _ names: [String]) -> [String] {
    let looks = SampleLooks.all.count
    return chosen.flatMap { name -> [String] in
      guard let index = names.firstIndex(of: name) else { return [name] }
      let first = index - index % looks
      return names[first..<(first + looks)].filter { $0 != name }.flatMap { [$0, name] }
    }
  }

  /// Lays out on this thread and paints on several, all at once; names the first picture that differs.
  private func onThreads(_ count: Int, _ alone: [String: String]) -> String? {
    let engine = engine()
    let jobs = alone.keys.sorted().compactMap { name -> Job? in
      guard let picture = pictures[name] else { return nil }
      let scene = picture.layOut(engine)
      return Job(
        name: name, list: engine.displayList(of: scene.tree, scale: picture.settings.scale), size: scene.size, scale: picture.settings.scale
      )
    }
    let results = Painted()
    let rasterizer = engine.rasterizer
    DispatchQueue.concurrentPerform(iterations: count) { thread in
      for index in jobs.indices {
        let job = jobs[(index + thread * 7) % jobs.count]
        results.add(job.name, SamplePicture.paint(job.list, job.size, job.scale, rasterizer))
      }
    }
    return results.all.keys.sorted().first { name in results.all[name] != [alone[name] ?? ""] }
  }

  // MARK: Fresh processes

  private func inFreshProcesses(_ names: [String]) -> [String] {
    let results = Painted()
    let (folder, plants) = (folder, plants)
    DispatchQueue.concurrentPerform(iterations: names.count) { index in
      results.add(names[index], Self.fresh([names[index]], folder, plants: plants))
    }
    return names.map { results.all[$0]?.first ?? "" }
  }

  nonisolated private static func fresh(_ sequence: [String], _ folder: URL, plants: Bool) -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--sequence", folder.path, sequence.joined(separator: ",")] + (plants ? ["--plant"] : [])
    let pipe = Pipe()
    process.standardOutput = pipe
    do { try process.run() } catch { return "\(error)" }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  // MARK: Shrinking

  /// The fewest pictures before one that change it, as a sentence: a pair where one is enough.
  private func shrunk(_ sequence: [String], _ index: Int, _ right: String) -> String {
    let name = sequence[index]
    var before = Array(sequence[..<index])
    func changes(_ before: [String]) -> Bool { Self.fresh(before + [name], folder, plants: plants) != right }
    guard changes(before) else { return "\(name) has different pixels than alone, but only in this process" }
    // The nearest are tried first, because the last drawn pictures are still cached.
    var piece = max(1, before.count / 2)
    while true {
      var start = 0
      while start < before.count, before.count > 1 {
        let shorter = Array(before[..<start] + before[min(before.count, start + piece)...])
        if changes(shorter) { before = shorter } else { start += piece }
      }
      if piece == 1 { break }
      piece = max(1, piece / 2)
    }
    return "\(name) has different pixels after \(before.joined(separator: ", ")) than alone"
  }
}

private struct Job: Sendable {
  var name: String
  var list: DisplayList
  var size: CGSize
  var scale: CGFloat
}

/// Answers of threads, by picture.
private final class Painted: @unchecked Sendable {
  // `@unchecked Sendable`: the lock guards the dictionary.
  private let lock = NSLock()
  private var found: [String: Set<String>] = [:]
  func add(_ name: String, _ hash: String) { lock.withLock { _ = found[name, default: []].insert(hash) } }
  var all: [String: Set<String>] { lock.withLock { found } }
}
