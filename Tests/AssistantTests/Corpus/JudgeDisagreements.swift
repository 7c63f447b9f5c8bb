/// Where the scanner and the judge's labels do not agree, and why.
///
/// The judge's files were written from the rules alone and not looked at while the scanner was made; nothing in the
/// scanner was mended for them afterwards. A − is a label that was not found, a + a finding without a label.
struct JudgeDisagreement {
  var why: String
  var lines: [String]
}

enum JudgeDisagreements {
  static let all: [String: [JudgeDisagreement]] = [:]
}
