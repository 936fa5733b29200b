/// Combine's types of publishers: those that join several, and the names of the others for signatures.
///
/// An operator returns an `AnyPublisher` here; a function that is declared with the operator's own type returns the same.
public enum Publishers {
  public typealias Autoconnect<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  public typealias Share<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  public typealias ReceiveOn<Upstream: Publisher, Context> = AnyPublisher<Upstream.Output, Upstream.Failure>
  public typealias SubscribeOn<Upstream: Publisher, Context> = AnyPublisher<Upstream.Output, Upstream.Failure>
  public typealias Debounce<Upstream: Publisher, Context> = AnyPublisher<Upstream.Output, Upstream.Failure>
  public typealias Throttle<Upstream: Publisher, Context> = AnyPublisher<Upstream.Output, Upstream.Failure>
  public typealias Delay<Upstream: Publisher, Context> = AnyPublisher<Upstream.Output, Upstream.Failure>
  public typealias HandleEvents<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  public typealias Filter<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  public typealias RemoveDuplicates<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  public typealias First<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  public typealias Drop<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  public typealias Print<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  public typealias Collect<Upstream: Publisher> = AnyPublisher<[Upstream.Output], Upstream.Failure>
  public typealias Map<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  public typealias CompactMap<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  public typealias TryMap<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
  public typealias MapError<Upstream: Publisher, Failure: Error> = AnyPublisher<Upstream.Output, Failure>
  public typealias ReplaceError<Upstream: Publisher> = AnyPublisher<Upstream.Output, Never>
  public typealias FlatMap<NewPublisher: Publisher, Upstream: Publisher> = AnyPublisher<NewPublisher.Output, Upstream.Failure>
  public typealias SwitchToLatest<P: Publisher, Upstream: Publisher> = AnyPublisher<P.Output, P.Failure>

  /// The elements of a sequence, one after another.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements
    public init(sequence: Elements) { self.sequence = sequence }
    public func attach(_ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
      sequence.forEach(value)
      end(.finished)
      return AnyCancellable {}
    }
  }

  /// The values of several publishers as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }
    public init(_ upstream: Upstream...) { publishers = upstream }
    public func attach(_ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
      let all = publishers.map { $0.attach(value, end) }
      return AnyCancellable { for one in all { one.cancel() } }
    }
  }
  /// The values of two publishers as they come.
  public static func Merge<A: Publisher, B: Publisher>(_ a: A, _ b: B) -> AnyPublisher<A.Output, A.Failure>
  where B.Output == A.Output, B.Failure == A.Failure { a.merge(with: b) }
  /// The values of three publishers as they come.
  public static func Merge3<A: Publisher, B: Publisher, C: Publisher>(_ a: A, _ b: B, _ c: C) -> AnyPublisher<A.Output, A.Failure>
  where B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure { a.merge(with: b, c) }
  /// The values of four publishers as they come.
  public static func Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> AnyPublisher<A.Output, A.Failure>
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure, D.Output == A.Output, D.Failure == A.Failure
  { a.merge(with: b, c).merge(with: d) }

  /// The latest values of two publishers.
  public static func CombineLatest<A: Publisher, B: Publisher>(_ a: A, _ b: B) -> AnyPublisher<(A.Output, B.Output), A.Failure>
  where B.Failure == A.Failure { a.combineLatest(b) }
  /// The latest values of three publishers.
  public static func CombineLatest3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure> where B.Failure == A.Failure, C.Failure == A.Failure {
    a.combineLatest(b, c)
  }
  /// The latest values of four publishers.
  public static func CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> AnyPublisher<(A.Output, B.Output, C.Output, D.Output), A.Failure>
  where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure { a.combineLatest(b, c, d) }

  /// The values of two publishers in pairs: first with first, second with second.
  public static func Zip<A: Publisher, B: Publisher>(_ a: A, _ b: B) -> AnyPublisher<(A.Output, B.Output), A.Failure>
  where B.Failure == A.Failure { a.zip(b) }
  /// The values of three publishers, first with first.
  public static func Zip3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure> where B.Failure == A.Failure, C.Failure == A.Failure { a.zip(b, c) }
  /// The values of four publishers, first with first.
  public static func Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> AnyPublisher<(A.Output, B.Output, C.Output, D.Output), A.Failure>
  where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure { a.zip(b, c, d) }
}

extension Publisher {
  public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    joined(other, keeping: 1)
  }
  public func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T) -> AnyPublisher<T, Failure>
  where P.Failure == Failure { combineLatest(other).map(transform) }
  public func combineLatest<P: Publisher, Q: Publisher>(_ p: P, _ q: Q) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure { combineLatest(p).combineLatest(q).map { ($0.0, $0.1, $1) } }
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure { combineLatest(p, q).map(transform) }
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ p: P, _ q: Q, _ r: R
  ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(p, q).combineLatest(r).map { ($0.0, $0.1, $0.2, $1) }
  }

  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    joined(other, keeping: .max)
  }
  public func zip<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T) -> AnyPublisher<T, Failure>
  where P.Failure == Failure { zip(other).map(transform) }
  public func zip<P: Publisher, Q: Publisher>(_ p: P, _ q: Q) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure { zip(p).zip(q).map { ($0.0, $0.1, $1) } }
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ p: P, _ q: Q, _ r: R
  ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure { zip(p, q).zip(r).map { ($0.0, $0.1, $0.2, $1) } }

  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure> where P.Failure == Failure, P.Output == Output {
    AnyPublisher { value, end in
      let (a, b) = (attach(value, end), other.attach(value, end))
      return AnyCancellable {
        a.cancel()
        b.cancel()
      }
    }
  }
  public func merge<P: Publisher, Q: Publisher>(with p: P, _ q: Q) -> AnyPublisher<Output, Failure>
  where P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output { merge(with: p).merge(with: q) }

  /// Pairs of the values of two publishers.
  /// - Parameter count: how many values of each are kept: one for the latest of both, all for pairs in order, which use each value once.
  private func joined<P: Publisher>(_ other: P, keeping count: Int) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher { value, end in
      var (left, right): ([Output], [P.Output]) = ([], [])
      func send() {
        guard let a = left.first, let b = right.first else { return }
        if count > 1 {
          left.removeFirst()
          right.removeFirst()
        }
        value((a, b))
      }
      let a = attach(
        {
          left = left.suffix(count - 1) + [$0]
          send()
        }, end)
      let b = other.attach(
        {
          right = right.suffix(count - 1) + [$0]
          send()
        }, end)
      return AnyCancellable {
        a.cancel()
        b.cancel()
      }
    }
  }
}
