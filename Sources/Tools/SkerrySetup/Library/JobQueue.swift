import Foundation
import SkerryDiagnostics
import SkerryCases
import SkerryRuntime

/// Runs jobs as soon as their inputs exist, as many in parallel as there are processors, the longest chains first.
struct JobQueue {
  struct Failure: Error {
    var name: String
    var output: String
  }
  /// The caller wanted no more jobs; those that had finished are kept.
  struct Stopped: Error {}

  private let jobs: [CompileJob]
  /// The number of parallel processes.
  private let width: Int
  /// Called with the number of finished jobs, the number of all jobs, and the name of the job that begins.
  private let note: (Int, Int, String) -> Void
  /// Asked several times a second while jobs run.
  private let shouldStop: (() -> Bool)?

  /// The number of looks at the running processes between two questions whether to stop: about a fifth of a second.
  private static let looksBetweenQuestions = 50

  init(
    _ jobs: [CompileJob], width: Int = ProcessInfo.processInfo.activeProcessorCount, shouldStop: (() -> Bool)? = nil,
    note: @escaping (Int, Int, String) -> Void
  ) {
    (self.jobs, self.width, self.note, self.shouldStop) = (jobs, max(1, width), note, shouldStop)
  }

  private struct Running {
    var index: Int
    var process: Process
    /// The process and those that it starts.
    var group: Int32
    var log: URL
    var toldModule = false
  }

  func run() throws {
    let maker = Dictionary(jobs.indices.flatMap { i in jobs[i].outputs.map { ($0, i) } }, uniquingKeysWith: { first, _ in first })
    let keys = keys(maker)
    let chainWeights = chainWeights(maker)
    var there: Set<String> = []
    let kept = Set(jobs.indices.filter { Self.isKept(jobs[$0], keys[$0]) })
    var waiting = Set(jobs.indices).subtracting(kept)
    // A module also reads those that its own needs have read. If a call ended after one module was complete and before the object of another that it
    // reads, the first is kept, and is useful only once the other exists again.
    var unreached = kept
    let total = waiting.count
    var running: [Running] = []
    var looks = 0
    // What is still written after the end of the call could be taken for a finished file.
    defer {
      for one in running { kill(-one.group, SIGKILL) }
      for one in running {
        one.process.waitUntilExit()
        ToolProcess.forget(one.group)
      }
    }
    while !waiting.isEmpty || !running.isEmpty {
      while let index = unreached.first(where: { jobs[$0].needs.isSubset(of: there) }) {
        unreached.remove(index)
        there.formUnion(jobs[index].outputs)
      }
      let ready = waiting.filter { jobs[$0].needs.isSubset(of: there) }.sorted { (chainWeights[$0], $1) > (chainWeights[$1], $0) }
      for index in ready.prefix(max(0, width - running.count)) {
        waiting.remove(index)
        note(total - waiting.count, total, jobs[index].name)
        running.append(try start(index))
      }
      guard !running.isEmpty else {
        throw Failure(name: jobs[waiting.first ?? 0].name, output: "The job waits for a file that no job produces.")
      }
      usleep(4000)
      looks += 1
      if looks % Self.looksBetweenQuestions == 0, shouldStop?() == true { throw Stopped() }
      for place in running.indices.reversed() {
        let job = jobs[running[place].index]
        if !running[place].toldModule, let module = job.module, access(module, F_OK) == 0 {
          running[place].toldModule = true
          there.insert(module)
        }
        guard !running[place].process.isRunning else { continue }
        let ended = running.remove(at: place)
        ToolProcess.forget(ended.group)
        guard ended.process.terminationStatus == 0 else {
          let output = InputFile.data(atPath: ended.log.path).map { String(decoding: $0, as: UTF8.self) } ?? ""
          throw Failure(name: job.name, output: output)
        }
        unlink(ended.log.path)
        try? Data(Self.record(of: job, keys[ended.index]).utf8).write(to: URL(fileURLWithPath: Self.keyFile(job)))
        there.formUnion(job.outputs)
      }
    }
  }

  private func start(_ index: Int) throws -> Running {
    let job = jobs[index]
    for output in job.outputs {
      try SkerryCache.make(URL(fileURLWithPath: output).deletingLastPathComponent())
      unlink(output)
    }
    unlink(Self.keyFile(job))
    let log = URL(fileURLWithPath: job.outputs[0] + ".log")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    let handle = try FileHandle(forWritingTo: log)
    defer { try? handle.close() }
    let process = ToolProcess.process(job.arguments)
    process.standardOutput = handle
    process.standardError = handle
    process.standardInput = FileHandle.nullDevice
    return Running(index: index, process: process, group: try ToolProcess.start(process), log: log)
  }

  // MARK: Finished jobs

  private static func keyFile(_ job: CompileJob) -> String { job.outputs[0] + ".key" }

  private static func isKept(_ job: CompileJob, _ key: String) -> Bool {
    job.outputs.allSatisfy { access($0, F_OK) == 0 } && InputFile.data(atPath: keyFile(job)) == Data(record(of: job, key).utf8)
  }

  /// What is kept of a finished job: its key, and the sizes of its outputs, so that an output that was cut off is noticed.
  private static func record(of job: CompileJob, _ key: String) -> String {
    key + job.outputs.map { " \(OutputSize.bytes(at: $0) ?? 0)" }.joined()
  }

  /// The key of each job's inputs: its arguments, its sources, and the keys of all jobs that it depends on.
  private func keys(_ maker: [String: Int]) -> [String] {
    var keys = [String?](repeating: nil, count: jobs.count)
    func key(of index: Int) -> String {
      if let known = keys[index] { return known }
      // Reached by a job that depends on itself, directly or indirectly.
      keys[index] = ""
      var state = FolderState(jobs[index].arguments.joined(separator: "\n"))
      for source in jobs[index].sources { state.add(source) }
      for need in jobs[index].needs.sorted() {
        if let other = maker[need] { state.add(word: jobs[other].name + " " + key(of: other)) }
      }
      keys[index] = state.key.text
      return state.key.text
    }
    return jobs.indices.map(key(of:))
  }

  /// The weight of the longest chain of jobs that begins with each job.
  private func chainWeights(_ maker: [String: Int]) -> [Int] {
    var readers = [[Int]](repeating: [], count: jobs.count)
    for index in jobs.indices {
      for need in jobs[index].needs { if let other = maker[need], other != index { readers[other].append(index) } }
    }
    var chainWeights = [Int?](repeating: nil, count: jobs.count)
    func chainWeight(_ index: Int) -> Int {
      if let known = chainWeights[index] { return known }
      chainWeights[index] = 0
      let result = jobs[index].weight + (readers[index].map(chainWeight).max() ?? 0)
      chainWeights[index] = result
      return result
    }
    return jobs.indices.map(chainWeight)
  }
}
