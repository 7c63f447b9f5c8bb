/// The behaviour contract written out a second time, slow and obvious, without the typing engine.
enum ReferenceModel {
  static func play(_ scenario: Scenario, on door: FrontDoor) -> Trace {
    Trace(scenario: scenario.name, door: door, side: "reference", events: [])
  }
}
