#include "ledger/ledger_table.h"

#include "figure/readable_number.h"

#include <QIcon>
#include <QPixmap>

#include <algorithm>
#include <cmath>

namespace gyre::ui {
namespace {

/// A square of the colour; it stays as it is in a line that is selected.
QIcon swatch(const QColor& color) {
  QPixmap square(12, 12);
  square.fill(color);
  QIcon out(square);
  out.addPixmap(square, QIcon::Selected);
  return out;
}

/// No more digits than a share means, and none of round-off.
QString percent(double share) {
  const double size = std::abs(100 * share);
  if (size < 0.005) return LedgerTable::tr("0 %");
  QString digits = QString::number(size, 'f', size >= 10 ? 0 : size >= 1 ? 1 : 2);
  if (share < 0) digits.prepend(QChar(0x2212));
  return LedgerTable::tr("%1 %").arg(digits);
}

}  // namespace

void LedgerTable::show(std::vector<LedgerLine> lines) {
  const bool same = std::ranges::equal(lines, lines_, {}, &LedgerLine::name, &LedgerLine::name);
  if (!same) beginResetModel();
  lines_ = std::move(lines);
  if (!same) return endResetModel();
  if (!lines_.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
}

int LedgerTable::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(lines_.size());
}

QString LedgerTable::text(const LedgerLine& line, int column) const {
  switch (column) {
    case name: return line.name;
    case energy: return compactNumber(line.value, 4);
    default: return std::isnan(line.share) ? QString() : percent(line.share);
  }
}

QVariant LedgerTable::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  const LedgerLine& line = lines_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case Qt::DisplayRole: return text(line, index.column());
    case Qt::DecorationRole:
      return index.column() == name && line.color.isValid() ? QVariant(swatch(line.color)) : QVariant();
    case Qt::TextAlignmentRole:
      return index.column() == name ? QVariant() : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::ToolTipRole: return line.explanation.isEmpty() ? QVariant(line.name) : QVariant(line.explanation);
    default: return {};
  }
}

QVariant LedgerTable::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole)
    return section == name ? QVariant(Qt::AlignLeft | Qt::AlignVCenter) : QVariant(Qt::AlignRight | Qt::AlignVCenter);
  if (role != Qt::DisplayRole) return {};
  switch (section) {
    case name: return title_;
    case energy: return tr("Energy [J]");
    default: return tr("Share");
  }
}

}  // namespace gyre::ui

#include "moc_ledger_table.cpp"
