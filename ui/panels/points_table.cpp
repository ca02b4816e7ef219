#include "panels/points_table.h"

#include "panels/number_edit.h"
#include "theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QRegularExpression>
#include <QSignalBlocker>

#include <algorithm>
#include <set>

namespace gyre::ui {
namespace {

constexpr int pointRowHeight = 26;
constexpr int mostRowsShown = 9;

QString heading(const QString& name, Quantity q) {
  const QString unit = printedUnit(siSymbol(q));
  return unit.isEmpty() ? name : QString("%1 [%2]").arg(name, unit);
}

}  // namespace

PointsTable::PointsTable(const Argument& argument, Quantity quantity, QWidget* parent)
    : QTableWidget(0, 2, parent), argument_(argument.quantity), quantity_(quantity) {
  setObjectName("points");
  setTabKeyNavigation(false);  // Tab leads out of it, and from cell to cell while one types
  setFont(tabularFont(font()));
  setHorizontalHeaderLabels(
      {heading(QString::fromStdString(argument.name), argument_), heading(tr("value"), quantity_)});
  horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  verticalHeader()->hide();
  verticalHeader()->setDefaultSectionSize(pointRowHeight);
  setToolTip(tr("Type into the empty row to add a point, Del removes the selected points, Ctrl+V pastes two columns."));
  connect(this, &QTableWidget::cellChanged, this, &PointsTable::cellEdited);
}

void PointsTable::setQuantity(Quantity quantity) {
  quantity_ = quantity;
  horizontalHeaderItem(1)->setText(heading(tr("value"), quantity_));
}

void PointsTable::show(const std::vector<TablePoint>& points) {
  points_ = points;
  const QSignalBlocker quiet(this);
  const int row = currentRow(), column = currentColumn();
  const int count = static_cast<int>(points.size());
  setRowCount(count + 1);
  for (int i = 0; i <= count; ++i)
    for (int j = 0; j < 2; ++j) {
      QString text;
      if (i < count) {
        const TablePoint& p = points[static_cast<std::size_t>(i)];
        text = QString::fromStdString(shortest(j == 0 ? p.x : p.y));
      }
      auto* cell = new QTableWidgetItem(text);
      cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
      setItem(i, j, cell);
    }
  if (row >= 0) setCurrentCell(std::min(row, count), column);
  setFixedHeight(horizontalHeader()->sizeHint().height() + pointRowHeight * std::min(count + 1, mostRowsShown) + 2);
}

void PointsTable::cellEdited(int row, int column) {
  const Quantity q = column == 0 ? argument_ : quantity_;
  const QString typed = item(row, column)->text().trimmed();
  const bool fresh = row == static_cast<int>(points_.size());
  if (typed.isEmpty() && fresh) return;
  const auto number = parseQuantity(typed.toStdString(), q);
  emit hint(number ? QString() : QString::fromStdString(number.error().message));
  if (!number) return;
  std::vector<TablePoint> points = points_;
  if (fresh) {
    const auto x = parseQuantity(item(row, 0)->text().toStdString(), argument_);
    const auto y = parseQuantity(item(row, 1)->text().toStdString(), quantity_);
    if (!x || !y) return;  // the other half is still to come
    points.push_back({*x, *y});
  } else {
    TablePoint& p = points[static_cast<std::size_t>(row)];
    if ((column == 0 ? p.x : p.y) == *number) return show(points_);
    (column == 0 ? p.x : p.y) = *number;
  }
  commit(std::move(points));
}

void PointsTable::removeSelected() {
  std::set<int> rows;
  for (const QTableWidgetItem* cell : selectedItems()) rows.insert(cell->row());
  std::vector<TablePoint> left;
  for (std::size_t i = 0; i < points_.size(); ++i)
    if (!rows.contains(static_cast<int>(i))) left.push_back(points_[i]);
  if (left.size() == points_.size()) return;
  if (left.size() < 2) return emit hint(tr("a table needs at least two points"));
  commit(std::move(left));
}

void PointsTable::paste() {
  static const QRegularExpression lineBreak("[\r\n]+"), gap("[\t;, ]+");
  std::vector<TablePoint> points = points_;
  for (const QString& line : QApplication::clipboard()->text().split(lineBreak, Qt::SkipEmptyParts)) {
    const QStringList cells = line.trimmed().split(gap, Qt::SkipEmptyParts);
    const auto x = parseNumber(cells.value(0).toStdString());
    const auto y = parseNumber(cells.value(1).toStdString());
    if (cells.size() != 2 || !x || !y)
      return emit hint(tr("two numbers in each line are expected, not '%1'").arg(line));
    points.push_back({*x, *y});
  }
  if (points.size() > points_.size()) commit(std::move(points));
}

void PointsTable::commit(std::vector<TablePoint> points) {
  std::stable_sort(points.begin(), points.end(), [](const TablePoint& a, const TablePoint& b) { return a.x < b.x; });
  std::vector<TablePoint> single;
  for (const TablePoint& p : points) {
    if (!single.empty() && single.back().x == p.x) single.back() = p;
    else single.push_back(p);
  }
  emit hint({});
  if (single.size() < 2)
    return emit hint(tr("a table needs two points with different %1").arg(horizontalHeaderItem(0)->text()));
  emit committed(single);
}

void PointsTable::keyPressEvent(QKeyEvent* event) {
  if (event->matches(QKeySequence::Paste)) return paste();
  if (event->key() == Qt::Key_Delete && state() != EditingState) return removeSelected();
  QTableWidget::keyPressEvent(event);
}

void PointsTable::focusInEvent(QFocusEvent* event) {
  QTableWidget::focusInEvent(event);
  emit entered();
}

}  // namespace gyre::ui

#include "moc_points_table.cpp"
