#pragma once
// Lines of a ledger (ledger_table.h) as they are seen, of which one is chosen by the user or marked by the program.

#include "ledger/ledger_table.h"

#include <QTreeView>

namespace gyre::ui {

class LedgerView : public QTreeView {
  Q_OBJECT
 public:
  /// @param title  of the names
  /// @param name   of the lines, for who does not see them
  LedgerView(const QString& title, const QString& name, QWidget* parent);

  const LedgerTable& table() const { return *table_; }
  const std::vector<LedgerLine>& lines() const { return table_->lines(); }
  void show(std::vector<LedgerLine> lines) { table_->show(std::move(lines)); }
  /// Marks a line; where there is no such one, none.
  void mark(std::ptrdiff_t line);
  /// The height of all of it [pixels].
  int heightOfAll() const;

 signals:
  void lineChosen(std::size_t line);

 private:
  void tellChosen();

  LedgerTable* table_;
  bool marking_ = false;
};

}  // namespace gyre::ui
