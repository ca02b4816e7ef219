#pragma once
// Names with energies and their shares: the bands of a ledger, or the elements behind one of them.

#include "core/ids.h"

#include <QAbstractTableModel>
#include <QColor>

#include <vector>

namespace gyre::ui {

struct LedgerLine {
  QString name;
  double value = 0;   ///< [J]
  double share = 0;   ///< of what all lines stand for; not a number: none
  QColor color = {};  ///< none: no mark
  QString explanation = {};
  std::vector<ElementId> elements = {};  ///< that it is of: one, or two that touch

  bool operator==(const LedgerLine&) const = default;
};

class LedgerTable : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { name, energy, share, columns };

  explicit LedgerTable(const QString& title, QObject* parent = nullptr) : QAbstractTableModel(parent), title_(title) {}

  /// Lines stay in their place while only their numbers change.
  void show(std::vector<LedgerLine> lines);
  const std::vector<LedgerLine>& lines() const { return lines_; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : columns; }
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  QString text(const LedgerLine& line, int column) const;

  QString title_;
  std::vector<LedgerLine> lines_;
};

}  // namespace gyre::ui
