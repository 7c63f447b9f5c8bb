import Foundation

/// Reads the body of a successful answer, or says where it is not what the service documents.
///
/// Unknown keys and unknown words are fine, what is left out has its default; wrong types and broken
/// JSON are a server failure that names the place in the answer, never its content.
enum AnswerDecoding {
  static func decode<Answer: Decodable>(
    _ type: Answer.Type, from response: HTTPResponse
  ) throws(ServiceFailure) -> Answer {
    let body = response.body
    do {
      return try JSONDecoder().decode(type, from: body)
    } catch {
      throw ServiceFailure(
        .server, whatIsWrong(with: body, error) + " " + advice, httpStatus: response.status)
    }
  }

  private static let advice = """
    Try again; if it stays, check for a proxy or a sign-in page between this device and \
    places.googleapis.com.
    """

  private static func whatIsWrong(with body: Data, _ error: any Error) -> String {
    if let problem = bodyProblem(body) { return "The places service answered with \(problem)." }
    guard let error = error as? DecodingError else { return "The answer is not valid JSON." }
    switch error {
    case .typeMismatch(let type, let context):
      return "The answer's \(path(context)) is not what was expected (\(type))."
    case .valueNotFound(_, let context):
      return "The answer's \(path(context)) is null."
    case .keyNotFound(let key, let context):
      return "The answer lacks \(path(context, key))."
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      // The decoder reports a number that does not fit in the same way as broken JSON.
      return "The answer is not valid JSON, was cut, or holds a number out of range."
    case .dataCorrupted(let context):
      return "The answer's \(path(context)) cannot be read."
    @unknown default:
      return "The answer cannot be read."
    }
  }

  /// What a body is instead of JSON, in words, if that can be told at a glance.
  static func bodyProblem(_ body: Data) -> String? {
    let blank: [UInt8] = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
    guard let first = body.first(where: { !blank.contains($0) }) else { return "an empty body" }
    return first == UInt8(ascii: "<") ? "a web page instead of JSON" : nil
  }

  private static func path(_ context: DecodingError.Context, _ key: (any CodingKey)? = nil) -> String {
    var text = ""
    for step in context.codingPath + (key.map { [$0] } ?? []) {
      if let index = step.intValue {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + step.stringValue
      }
    }
    return text.isEmpty ? "top level" : text
  }
}
