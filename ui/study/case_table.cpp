#include "study/case_table.h"

#include "theme/icons.h"
#include "theme/theme.h"

#include <QAbstractTableModel>
#include <QEvent>
#include <QHeaderView>
#include <QSortFilterProxyModel>

namespace gyre::ui {
namespace {

constexpr int kLeastColumn = 72, kWidestColumn = 280;
constexpr std::size_t kRowsLookedAt = 200;
constexpr int kSortRole = Qt::UserRole;
constexpr int kCaseRole = Qt::UserRole + 1;

/// Numbers by size, those that are none at the end whichever way; texts by the alphabet.
class Sorted : public QSortFilterProxyModel {
 public:
  using QSortFilterProxyModel::QSortFilterProxyModel;

 protected:
  bool lessThan(const QModelIndex& left, const QModelIndex& right) const override {
    const QVariant a = left.data(kSortRole), b = right.data(kSortRole);
    const bool noA = !a.isValid(), noB = !b.isValid();
    if (noA && noB) return QString::localeAwareCompare(left.data().toString(), right.data().toString()) < 0;
    if (noA || noB) return (sortOrder() == Qt::AscendingOrder) == noB;
    return a.toDouble() < b.toDouble();
  }
};

}  // namespace

class CaseTableModel : public QAbstractTableModel {
 public:
  using QAbstractTableModel::QAbstractTableModel;

  void setTable(const StudyTable& table) {
    const bool sameShape = table.headers == table_.headers && table.rows.size() == table_.rows.size();
    if (!sameShape) beginResetModel();
    table_ = table;
    if (!sameShape) return endResetModel();
    if (!table_.rows.empty()) emit dataChanged(index(0, 0), index(rowCount({}) - 1, columnCount({}) - 1));
  }

  int rowCount(const QModelIndex& parent) const override {
    return parent.isValid() ? 0 : static_cast<int>(table_.rows.size());
  }
  int columnCount(const QModelIndex& parent) const override {
    return parent.isValid() ? 0 : static_cast<int>(table_.headers.size());
  }

  QVariant headerData(int section, Qt::Orientation orientation, int role) const override {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::DisplayRole) return table_.headers[section];
    if (role == Qt::ToolTipRole) return table_.headerTips[section];
    if (role == Qt::TextAlignmentRole) return alignment(section);
    return {};
  }

  QVariant data(const QModelIndex& at, int role) const override {
    if (!at.isValid()) return {};
    const StudyRow& row = table_.rows[static_cast<std::size_t>(at.row())];
    const StudyCell& cell = row.cells[static_cast<std::size_t>(at.column())];
    const bool isState = at.column() == columnCount({}) - 1;
    switch (role) {
      case Qt::DisplayRole: return cell.text;
      case Qt::ToolTipRole: return row.state == CaseState::failed ? row.cells.back().text : cell.tip;
      case Qt::TextAlignmentRole: return alignment(at.column());
      case Qt::ForegroundRole:
        if (isState && row.state == CaseState::failed) return currentTheme().error;
        return row.state == CaseState::waiting ? currentTheme().textMuted : QVariant();
      case Qt::DecorationRole:
        // In sight however many columns there are.
        if (at.column() > 0) return {};
        return row.state == CaseState::failed    ? icon("not-held", currentTheme().error)
               : row.state == CaseState::waiting ? icon("not-judged", currentTheme().textMuted)
                                                 : icon("held", currentTheme().success);
      case kSortRole: return std::isnan(cell.number) ? QVariant() : cell.number;
      case kCaseRole: return QVariant::fromValue<qulonglong>(row.index);
      default: return {};
    }
  }

 private:
  int alignment(int column) const {
    return static_cast<int>((table_.numeric[static_cast<std::size_t>(column)] ? Qt::AlignRight : Qt::AlignLeft) |
                            Qt::AlignVCenter);
  }

  StudyTable table_;
};

CaseTable::CaseTable(QWidget* parent)
    : QTableView(parent), model_(new CaseTableModel(this)), sorted_(new Sorted(this)) {
  setObjectName("caseTable");
  setAccessibleName(tr("Cases of the study"));
  sorted_->setSourceModel(model_);
  setModel(sorted_);
  setSortingEnabled(true);
  sortByColumn(-1, Qt::AscendingOrder);  // as the study has them, until a header is clicked
  setSelectionBehavior(SelectRows);
  setEditTriggers(NoEditTriggers);
  setShowGrid(false);
  setTabKeyNavigation(false);
  setWordWrap(false);
  setFont(tabularFont(font()));
  setAlternatingRowColors(true);
  verticalHeader()->hide();
  verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
  horizontalHeader()->setHighlightSections(false);
  horizontalHeader()->setStretchLastSection(true);
  setHorizontalScrollMode(ScrollPerPixel);
  connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& at) {
    if (at.isValid()) emit caseEntered(at.siblingAtColumn(0).data(kCaseRole).toInt());
  });
}

void CaseTable::setTable(const StudyTable& table) {
  const bool another = model_->columnCount({}) != table.headers.size();
  model_->setTable(table);
  // As wide as the widest text so far; columns do not shrink while results come in, nor when the user widened them.
  const QFontMetrics metrics(font());
  const std::size_t looked = std::min(table.rows.size(), kRowsLookedAt);
  for (int c = 0; c + 1 < table.headers.size(); ++c) {
    int width = std::max(metrics.horizontalAdvance(table.headers[c]) + 36, another ? kLeastColumn : columnWidth(c));
    for (std::size_t r = 0; r < looked; ++r)
      width = std::max(
          width, metrics.horizontalAdvance(table.rows[r].cells[static_cast<std::size_t>(c)].text) + (c == 0 ? 48 : 24));
    if (another || columnWidth(c) < std::min(width, kWidestColumn)) setColumnWidth(c, std::min(width, kWidestColumn));
  }
}

void CaseTable::selectCases(const std::vector<std::size_t>& cases) {
  clearSelection();
  QItemSelection chosen;
  for (int row = 0; row < sorted_->rowCount(); ++row) {
    const QModelIndex first = sorted_->index(row, 0);
    if (std::find(cases.begin(), cases.end(), first.data(kCaseRole).toULongLong()) == cases.end()) continue;
    if (chosen.isEmpty()) scrollTo(first);
    chosen.select(first, sorted_->index(row, sorted_->columnCount() - 1));
  }
  selectionModel()->select(chosen, QItemSelectionModel::ClearAndSelect);
}

std::vector<std::size_t> CaseTable::order() const {
  std::vector<std::size_t> cases;
  for (int row = 0; row < sorted_->rowCount(); ++row)
    cases.push_back(sorted_->index(row, 0).data(kCaseRole).toULongLong());
  return cases;
}

void CaseTable::changeEvent(QEvent* event) {
  QTableView::changeEvent(event);
  if (event->type() == QEvent::StyleChange) viewport()->update();
}

}  // namespace gyre::ui

#include "moc_case_table.cpp"
