import SkerryCases
import SkerryFormats

/// Generated states whose pictures are all the same as those of an earlier generated state of the activity: its views do not tell them apart.
struct SameStates {
  /// One sentence for each state that others look like, in the order of the pictures.
  let sentences: [String]

  /// - Parameter pictures: the pictures of a drawing run with the hashes of their contents.
  init(_ pictures: [(record: PictureRecord, content: ContentHash)]) {
    struct State: Hashable { var activity, name: String }
    struct Picture: Hashable {
      var path: String
      var content: ContentHash
    }
    struct Look: Hashable {
      var activity: String
      var pictures: Set<Picture>
    }
    var order: [State] = []
    var drawn: [State: Set<Picture>] = [:]
    for (record, content) in pictures where !record.isSheet {
      guard case .made = record.origin else { continue }
      let state = State(activity: record.activity, name: record.state)
      if drawn[state] == nil { order.append(state) }
      let own = "/\(record.state)/"
      drawn[state, default: []].insert(Picture(path: record.path.replacing(own, with: "/", maxReplacements: 1), content: content))
    }
    var first: [Look: State] = [:]
    var others: [State: [String]] = [:]
    for state in order {
      let look = Look(activity: state.activity, pictures: drawn[state] ?? [])
      if let known = first[look] { others[known, default: []].append("\(state.activity)/\(state.name)") } else { first[look] = state }
    }
    sentences = order.compactMap { state in
      guard let names = others[state] else { return nil }
      let verb = names.count == 1 ? "looks" : "look"
      return
        "\(ShortList.text(names, limit: Self.named)) \(verb) like \(state.activity)/\(state.name) in every picture: the views do not tell these states apart."
    }
  }

  /// The number of states that a sentence names; the rest is counted.
  private static let named = 6
}
