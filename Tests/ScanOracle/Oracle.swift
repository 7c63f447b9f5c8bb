// Says with the compiler's own parser what stands in Swift files, for comparison with the scanner:
//
//     oracle WORDS FILE…
//
// WORDS is a file with one word a line. A line for each thing found, with tabs between: the number of the file in
// the arguments, line, column in bytes of UTF-8, what it is, its name, and its labels:
//
//     name       an identifier among the words, wherever it is code
//     declared   a type of that name that the file declares
//     import     the module of an import
//     reference  the name of a value, a member or an override; called when the labels are not "-"

import Foundation
import SwiftParser
import SwiftSyntax

final class Reader: SyntaxVisitor {
  let words: Set<String>
  let file: Int
  let places: SourceLocationConverter
  /// Labels of the call whose function is this reference.
  var labels: [SyntaxIdentifier: String] = [:]
  var lines: [String] = []

  init(_ tree: SourceFileSyntax, words: Set<String>, file: Int) {
    self.words = words
    self.file = file
    places = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  func tell(_ token: TokenSyntax, _ what: String, _ labels: String = "-") {
    let place = places.location(for: token.positionAfterSkippingLeadingTrivia)
    lines.append("\(file)\t\(place.line)\t\(place.column)\t\(what)\t\(name(token))\t\(labels)")
  }

  func name(_ token: TokenSyntax) -> String { token.text.filter { $0 != "`" } }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .identifier = token.tokenKind, words.contains(name(token)) { tell(token, "name") }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name { tell(module, "import") }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    var function = node.calledExpression
    while true {
      if let inner = function.as(OptionalChainingExprSyntax.self) {
        function = inner.expression
      } else if let inner = function.as(ForceUnwrapExprSyntax.self) {
        function = inner.expression
      } else {
        break
      }
    }
    let reference =
      function.as(MemberAccessExprSyntax.self)?.declName ?? function.as(DeclReferenceExprSyntax.self)
    if let reference {
      var words = node.arguments.map { ($0.label?.text ?? "_") + ":" }
      if node.trailingClosure != nil { words.append("{}:") }
      words += node.additionalTrailingClosures.map { $0.label.text + ":" }
      labels[reference.id] = "(" + words.joined() + ")"
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let written = node.argumentNames.map { "(" + $0.arguments.map { $0.name.text + ":" }.joined() + ")" }
    tell(node.baseName, "reference", labels[node.id] ?? written ?? "-")
    return .visitChildren
  }

  func declared(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    if words.contains(self.name(name)) { tell(name, "declared") }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declared(node.name) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declared(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declared(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declared(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declared(node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declared(node.name) }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.contains(where: { $0.name.text == "override" }) {
      tell(node.name, "reference", "override")
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.contains(where: { $0.name.text == "override" }) {
      for binding in node.bindings {
        if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier {
          tell(name, "reference", "override")
        }
      }
    }
    return .visitChildren
  }
}

let arguments = CommandLine.arguments.dropFirst()
let words = Set(
  try String(contentsOfFile: arguments.first ?? "", encoding: .utf8).split(separator: "\n").map(String.init))
for (number, path) in arguments.dropFirst().enumerated() {
  let tree = Parser.parse(source: try String(contentsOfFile: path, encoding: .utf8))
  let reader = Reader(tree, words: words, file: number)
  reader.walk(tree)
  for line in reader.lines { print(line) }
}
