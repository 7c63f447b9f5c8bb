// What the toolchain's own parser sees of places in Swift files: names, imports, calls and references.
//
// usage: oracle NAMES BASES FILE...     NAMES and BASES are files with a word a line
//
// Prints a line per sight: the file, what it is, line and column in bytes, the name; with tabs between.

import Foundation
import SwiftParser
import SwiftSyntax

final class Sights: SyntaxVisitor {
  let names: Set<String>
  let bases: Set<String>
  let places: SourceLocationConverter
  var lines: [String] = []
  var calls: Set<AbsolutePosition> = []

  init(_ tree: SourceFileSyntax, names: Set<String>, bases: Set<String>) {
    self.names = names
    self.bases = bases
    places = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  func see(_ kind: String, _ token: TokenSyntax, _ name: String) {
    // A name in backticks begins at its backtick, here and there.
    let place = places.location(for: token.positionAfterSkippingLeadingTrivia)
    lines.append("\(kind)\t\(place.line)\t\(place.column)\t\(name)")
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .identifier = token.tokenKind, names.contains(token.plain) { see("name", token, token.plain) }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name { see("import", module, module.plain) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression
    let name = callee.as(MemberAccessExprSyntax.self)?.declName ?? callee.as(DeclReferenceExprSyntax.self)
    guard let name, name.argumentNames == nil, bases.contains(name.baseName.plain) else {
      return .visitChildren
    }
    var labels = node.arguments.map { $0.label?.plain ?? "_" }
    // The label that a trailing closure leaves out is nowhere to be seen: it stands as a star.
    if node.trailingClosure != nil { labels.append("*") }
    labels += node.additionalTrailingClosures.map { $0.label.plain }
    calls.insert(name.baseName.position)
    see("call", name.baseName, name.baseName.plain + "(" + labels.map { $0 + ":" }.joined() + ")")
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard bases.contains(node.baseName.plain), !calls.contains(node.baseName.position) else {
      return .visitChildren
    }
    let labels = node.argumentNames.map { "(" + $0.arguments.map { $0.name.plain + ":" }.joined() + ")" }
    see("reference", node.baseName, node.baseName.plain + (labels ?? ""))
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if bases.contains(node.name.plain), node.modifiers.contains(where: { $0.name.plain == "override" }) {
      let labels = node.signature.parameterClause.parameters.map { $0.firstName.plain + ":" }
      see("override", node.name, node.name.plain + "(" + labels.joined() + ")")
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.contains(where: { $0.name.plain == "override" }) else { return .visitChildren }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        bases.contains(name.plain)
      else { continue }
      see("override", name, name.plain)
    }
    return .visitChildren
  }

  func declares(_ name: TokenSyntax) { see("declares", name, name.plain) }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    declares(node.name)
    return .visitChildren
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    declares(node.name)
    return .visitChildren
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    declares(node.name)
    return .visitChildren
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    declares(node.name)
    return .visitChildren
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    declares(node.name)
    return .visitChildren
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declares(node.name)
    return .visitChildren
  }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    declares(node.name)
    return .visitChildren
  }
}

extension TokenSyntax {
  var plain: String { text.replacingOccurrences(of: "`", with: "") }
}

func words(_ path: String) throws -> Set<String> {
  Set(try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init))
}

let arguments = Array(CommandLine.arguments.dropFirst())
let (names, bases) = (try words(arguments[0]), try words(arguments[1]))
for path in arguments.dropFirst(2) {
  let tree = Parser.parse(source: try String(contentsOfFile: path, encoding: .utf8))
  let sights = Sights(tree, names: names, bases: bases)
  sights.walk(tree)
  for line in sights.lines { print("\(path)\t\(line)") }
}
