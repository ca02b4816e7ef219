#pragma once
// The iterations of one step, a line each: what was left of the equations, by kind, what was done about it, and where
// it was worst.

#include "run/newton_log.h"

#include <QAbstractTableModel>

#include <vector>

namespace gyre::ui {

class IterateTable : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column {
    iteration,
    stepSize,
    update,
    contraction,
    dynamics,
    contact,
    position,
    velocity,
    condition,
    matrix,
    share,
    worst,
    columns
  };

  using QAbstractTableModel::QAbstractTableModel;

  /// @param log  where the attempts lie; they may be none. It outlives what is shown
  void show(std::vector<LoggedAttempt> step, const NewtonLog* log);
  /// The name of the element whose unknown that line corrects most.
  std::string elementOf(int line) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : columns; }
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  struct Line {
    std::size_t attempt, iterate;
  };
  QString text(const Line& line, int column) const;
  const LoggedIterate& iterate(const Line& line) const { return step_[line.attempt].iterates[line.iterate]; }

  std::vector<LoggedAttempt> step_;
  std::vector<Line> lines_;
  const NewtonLog* log_ = nullptr;
};

}  // namespace gyre::ui
