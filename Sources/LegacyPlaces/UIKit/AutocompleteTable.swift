#if os(iOS) || HEADLESS_UIKIT
  import Foundation
  import UIKit

  /// Serves a table from one snapshot of a list per reload (field report B35).
  ///
  /// The snapshot is taken when the table asks for its counts; cells and the footer are served from it
  /// whatever has become of the list since. An app may ask for counts without a reload, or serve two tables:
  /// so a tap means the row its cell was drawn for (D11), and the snapshot's only without a cell. What the snapshot does not have is an empty cell, and a tap on it
  /// does nothing: a table that was not told to reload may ask for either.
  @MainActor
  final class AutocompleteTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    private weak var owner: (any AutocompleteListShowing)?
    private var shown: AutocompleteList?

    init(owner: any AutocompleteListShowing) {
      self.owner = owner
    }

    func numberOfSections(in tableView: UITableView) -> Int {
      shown = owner?.list
      return 1
    }

    // Proxies in front of a data source often leave out the sections: the rows take a snapshot, too.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      shown = owner?.list
      return section == 0 ? rows.count : 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      guard let shown, let row = row(at: indexPath) else { return UITableViewCell() }
      tableView.separatorColor = shown.colors.separator
      switch row {
      case .prediction(let prediction):
        let name = "LegacyPlaces.prediction"
        let cell =
          tableView.dequeueReusableCell(withIdentifier: name) as? AutocompletePredictionCell
          ?? AutocompletePredictionCell(style: .default, reuseIdentifier: name)
        cell.drawn = AutocompleteDrawnRow(indexPath: indexPath, row: row)
        cell.show(prediction, colors: shown.colors)
        return cell
      case .message(let message):
        let name = "LegacyPlaces.message"
        let cell =
          tableView.dequeueReusableCell(withIdentifier: name) as? AutocompleteMessageCell
          ?? AutocompleteMessageCell(style: .default, reuseIdentifier: name)
        cell.drawn = AutocompleteDrawnRow(indexPath: indexPath, row: row)
        cell.show(message, colors: shown.colors) { [weak owner] in owner?.retry() }
        return cell
      }
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      guard let row = drawnRow(in: tableView, at: indexPath) ?? row(at: indexPath) else { return }
      owner?.select(row)
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      guard section == 0, let shown, let text = shown.attribution else { return nil }
      return AutocompleteFooter(text, colors: shown.colors)
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      // Zero would be the default height in a grouped table.
      shown?.attribution == nil ? .leastNonzeroMagnitude : UITableView.automaticDimension
    }

    private var rows: [AutocompleteList.Row] { shown?.rows ?? [] }

    /// The row as the table shows it. A proxy that adds rows of its own passes other index paths than the
    /// table's: then the cell there was drawn for another one, and does not count.
    private func drawnRow(in tableView: UITableView, at indexPath: IndexPath) -> AutocompleteList.Row? {
      let cell = tableView.cellForRow(at: indexPath) as? AutocompleteRowCell
      guard let drawn = cell?.drawn, drawn.indexPath == indexPath else { return nil }
      return drawn.row
    }

    private func row(at indexPath: IndexPath) -> AutocompleteList.Row? {
      guard indexPath.section == 0, rows.indices.contains(indexPath.row) else { return nil }
      return rows[indexPath.row]
    }
  }
#endif
