public import Foundation

@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

@preconcurrency @MainActor
public protocol UITableViewDelegate: AnyObject {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    UITableView.automaticDimension
  }
}

/// A table that counts when it is asked to reload and draws when it is laid out, as the real one does.
///
/// Like it, it stops the program when a delegate is given another count than the one it will be asked for:
/// no such check is needed here, as rows are only ever asked for within the last count.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public static let automaticDimension: CGFloat = -1

  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  open weak var delegate: (any UITableViewDelegate)?
  open var separatorColor: UIColor?
  open var rowHeight = UITableView.automaticDimension
  open var estimatedRowHeight = UITableView.automaticDimension
  open var tableFooterView: UIView?
  open var backgroundView: UIView?
  open private(set) var indexPathForSelectedRow: IndexPath?

  private var counts: [Int]?
  private var cells: [IndexPath: UITableViewCell] = [:]
  private var footers: [UIView] = []
  private var pool: [String: [UITableViewCell]] = [:]
  private var classes: [String: UITableViewCell.Type] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }
  public init(frame: CGRect, style: Style) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func reloadData() {
    for cell in cells.values {
      if let id = cell.reuseIdentifier { pool[id, default: []].append(cell) }
    }
    for view in Array(cells.values) + footers { view.removeFromSuperview() }
    cells = [:]
    footers = []
    indexPathForSelectedRow = nil
    counts = nil
  }

  open func register(_ type: AnyClass?, forCellReuseIdentifier id: String) {
    classes[id] = type as? UITableViewCell.Type
  }

  open func dequeueReusableCell(withIdentifier id: String) -> UITableViewCell? {
    if let cell = pool[id]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    let cell = classes[id]?.init(coder: NSCoder())
    cell?.reuseIdentifier = id
    return cell
  }

  open func dequeueReusableCell(withIdentifier id: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: id) ?? UITableViewCell(style: .default, reuseIdentifier: id)
  }

  open var numberOfSections: Int { simulateCount().count }

  open func numberOfRows(inSection section: Int) -> Int { simulateCount()[section] }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

  open func selectRow(at indexPath: IndexPath?, animated: Bool) { indexPathForSelectedRow = indexPath }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    simulateDraw()
  }
}

// MARK: - For tests

extension UITableView {
  /// The first half of a reload: asks for the counts.
  @discardableResult
  public func simulateCount() -> [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let made = (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
    counts = made
    return made
  }

  /// The second half: asks for every cell and footer that the counts promise and that is not there yet.
  public func simulateDraw() {
    for (section, rows) in simulateCount().enumerated() {
      for row in 0..<rows {
        let path = IndexPath(row: row, section: section)
        guard cells[path] == nil, let cell = dataSource?.tableView(self, cellForRowAt: path) else { continue }
        cells[path] = cell
        addSubview(cell)
      }
      guard footers.isEmpty, let delegate else { continue }
      if delegate.tableView(self, heightForFooterInSection: section) == Self.automaticDimension,
        let footer = delegate.tableView(self, viewForFooterInSection: section)
      {
        footers.append(footer)
        addSubview(footer)
      }
    }
  }

  /// What stands in the rows, a line each, `first / second`; a button in brackets.
  public var simulatedRows: [String] {
    layoutIfNeeded()
    return cells.keys.sorted().compactMap { cells[$0]?.simulatedText }
  }

  /// What stands in the footers.
  public var simulatedFooters: [String] {
    layoutIfNeeded()
    return footers.compactMap { ($0 as? UITableViewHeaderFooterView)?.simulatedText }
  }

  /// A touch on a row that is on show.
  public func simulateTap(row: Int, section: Int = 0) {
    layoutIfNeeded()
    simulateStaleTap(row: row, section: section)
  }

  /// A touch on a row as it was last drawn, whatever has been asked to reload since.
  public func simulateStaleTap(row: Int, section: Int = 0) {
    let path = IndexPath(row: row, section: section)
    indexPathForSelectedRow = path
    delegate?.tableView(self, didSelectRowAt: path)
  }
}
