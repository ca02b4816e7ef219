#include "ledger/ledger_view.h"

#include "theme/step_panel.h"

#include <QHeaderView>
#include <QScopedValueRollback>

#include <algorithm>

namespace gyre::ui {
namespace {

constexpr int widthOfNumber = 108, widthOfShare = 72;  // [pixels]

}  // namespace

LedgerView::LedgerView(const QString& title, const QString& name, QWidget* parent)
    : QTreeView(parent), table_(new LedgerTable(title, this)) {
  makeTable(*this, name);
  setModel(table_);
  header()->setStretchLastSection(false);
  header()->setSectionResizeMode(LedgerTable::name, QHeaderView::Stretch);
  setColumnWidth(LedgerTable::energy, widthOfNumber);
  setColumnWidth(LedgerTable::share, widthOfShare);
  connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, &LedgerView::tellChosen);
}

void LedgerView::tellChosen() {
  const QModelIndex at = currentIndex();
  if (marking_ || !at.isValid() || !selectionModel()->hasSelection()) return;
  emit lineChosen(static_cast<std::size_t>(at.row()));
}

void LedgerView::mark(std::ptrdiff_t line) {
  const QScopedValueRollback guard(marking_, true);
  const QModelIndex at = line < std::ssize(lines()) ? table_->index(static_cast<int>(line), 0) : QModelIndex();
  if (at.isValid() && currentIndex().row() == at.row() && selectionModel()->hasSelection()) return;
  if (at.isValid()) setCurrentIndex(at);
  else selectionModel()->clearSelection();
}

int LedgerView::heightOfAll() const {
  // Before it was shown, a view knows the height of its lines without what the style adds.
  const int line = std::max(sizeHintForRow(0), visualRect(table_->index(0, 0)).height());
  return table_->rowCount() * line + header()->height() + 2 * frameWidth() + 2;
}

}  // namespace gyre::ui

#include "moc_ledger_view.cpp"
