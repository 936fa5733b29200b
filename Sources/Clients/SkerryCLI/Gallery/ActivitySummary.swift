import SkerryCases

/// What was drawn of an activity or a widget, and what was left out.
struct ActivitySummary {
  struct State {
    var name: String
    var origin: CaseOrigin
    var pictureCount = 0
  }
  var name: String
  var states: [State] = []
  /// Sentences: what could not be drawn and why.
  var leftOut: [String] = []
  var pictureCount: Int { states.reduce(0) { $0 + $1.pictureCount } }

  /// One for each activity, in the order of the pictures; those without any follow.
  static func all(_ pictures: [PictureRecord], _ leftOut: [LeftOut]) -> [ActivitySummary] {
    var found: [ActivitySummary] = []
    func index(_ name: String) -> Int {
      if let known = found.firstIndex(where: { $0.name == name }) { return known }
      found.append(ActivitySummary(name: name))
      return found.count - 1
    }
    for picture in pictures {
      let own = index(picture.activity)
      if let state = found[own].states.firstIndex(where: { $0.name == picture.state }) {
        found[own].states[state].pictureCount += 1
      } else {
        found[own].states.append(State(name: picture.state, origin: picture.origin, pictureCount: 1))
      }
    }
    // `Ride/sample` is left out of Ride.
    for entry in leftOut { found[index(entry.name.split(separator: "/").first.map(String.init) ?? entry.name)].leftOut.append(entry.reason) }
    return found
  }
}
