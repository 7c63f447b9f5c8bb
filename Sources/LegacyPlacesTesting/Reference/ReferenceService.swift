/// A question that the object decided to ask, and what becomes of it.
struct ReferenceWork {
  enum Purpose: Equatable {
    case predictions
    case details
    /// A call of the client; its callback belongs to whoever listened when it was made.
    case client(listener: String?)
  }

  /// How a piece of work came out.
  enum Outcome {
    case places([PredictionFacts])
    case place(PlaceFacts)
    /// By its legacy code.
    case failure(Int)
    /// The service gave it up, although nobody stopped it.
    case gone
  }

  enum State { case decided, asked, ended }

  var purpose: Purpose
  var question: ServiceQuestion
  var state = State.decided
  /// Whether nobody waits for it any more.
  var isStopped = false
  /// The number of its call, once it was asked.
  var call = 0
  var answer: Scenario.Answer?
}

// What reaches the service, and what comes back.

extension ReferenceModel {
  /// Decides to ask; the service hears of it when the turn is over. A question that breaks a rule of ours is
  /// refused then (-12), and never reaches the service.
  ///
  /// - Returns: the work's index.
  mutating func start(_ purpose: ReferenceWork.Purpose, _ question: ServiceQuestion?) -> Int {
    works.append(ReferenceWork(purpose: purpose, question: question ?? ServiceQuestion()))
    let work = works.count - 1
    agenda.addAfterTurn(question == nil ? .refuse(work: work) : .reachService(work: work))
    return work
  }

  /// Nobody wants the answer any more. What the service has not heard of it never hears of; a call under way
  /// ends as cancelled, unless the service is deaf to that.
  mutating func stop(_ work: Int) {
    guard !works[work].isStopped else { return }
    works[work].isStopped = true
    guard works[work].state == .asked, let answer = works[work].answer else { return }
    if answer.isDeaf, !answer.isNever { return }
    end(work, .cancelled)
  }

  mutating func reachService(_ work: Int) {
    guard !works[work].isStopped else { return }
    calls += 1
    let question = works[work].question
    let answer = script.next(text: question.text, place: question.place)
    works[work].call = calls
    works[work].state = .asked
    works[work].answer = answer
    write(.asked(call: calls, question))
    if answer.isNever { return }
    if answer.after <= 0, !answer.isDeaf {
      self.answer(work)
    } else {
      agenda.add(after: answer.after, .answer(work: work))
    }
  }

  mutating func answer(_ work: Int) {
    guard works[work].state == .asked, let answer = works[work].answer else { return }
    let outcome: ReferenceWork.Outcome
    let isAboutPlaces = works[work].question.place == nil
    switch answer.reply {
    case .never: return
    case .gone:
      end(work, .cancelled)
      outcome = .gone
    case .failure(let code, _):
      end(work, .failed)
      outcome = .failure((-12 ... -1).contains(code) ? code : -3)
    case .places(let places):
      end(work, .answered)
      // An answer to another question than the one asked is our own fault.
      outcome = isAboutPlaces ? .places(places.map(PredictionFacts.init(seen:))) : .failure(-3)
    case .details(let name):
      end(work, .answered)
      outcome =
        isAboutPlaces ? .failure(-3) : .place(PlaceFacts(id: works[work].question.place, name: name))
    }
    if !works[work].isStopped { cameOut(work, outcome) }
  }

  mutating func refuse(_ work: Int) {
    guard !works[work].isStopped else { return }
    works[work].state = .ended
    cameOut(work, .failure(-12))
  }

  private mutating func end(_ work: Int, _ how: TraceEvent.CallEnd) {
    works[work].state = .ended
    write(.ended(call: works[work].call, how))
  }

  private mutating func cameOut(_ work: Int, _ outcome: ReferenceWork.Outcome) {
    switch works[work].purpose {
    case .predictions: predictionsCameOut(outcome)
    case .details: detailsCameOut(outcome)
    case .client(let listener): clientTells(outcome, to: listener)
    }
  }
}

extension Scenario.Answer {
  fileprivate var isNever: Bool { reply == .never }
}
