#pragma once
// Where the rows of curves are: in a run itself, or, where one of the curves is a formula over its channels, in a
// recording that is derived of it.

#include "signals/derived_rows.h"

#include <QStringList>

#include <memory>

namespace gyre::ui {

/// A channel of the run, or a formula that is understood there.
bool canPlot(const Recording& run, const QString& name);

/// The column of a channel; -1 where there is no recording or none of that name. Time is no channel.
int columnOf(const Recording* recording, const QString& name);

/// @param names     of channels and formulas; those that the run cannot plot are passed over
/// @param derived   what was derived of a run before: it serves again where it has what is needed. Null afterwards
/// where
///                  no formula is among the names, and without memory for them: formulas have no curves then
std::shared_ptr<const Recording> rowsOf(const std::shared_ptr<const Recording>& run, const QStringList& names,
                                        bool hasFormulas, std::unique_ptr<DerivedRows>& derived);

/// The rows of one run in which the curves of a plot have their columns.
class CurveRows {
 public:
  /// Takes effect when rows are chosen; null: none.
  void set(std::shared_ptr<const Recording> run) { run_ = std::move(run); }
  const std::shared_ptr<const Recording>& run() const { return run_; }
  /// Finds rows with these channels and formulas.
  /// @return whether they are others than before
  bool choose(const QStringList& names, bool hasFormulas);
  /// The run, or what is derived of it.
  const std::shared_ptr<const Recording>& recording() const { return rows_; }

  /// More rows are to come soon: what is made of the last ones has to wait.
  void setGrowing(bool on) { growing_ = on; }
  bool isGrowing() const { return growing_; }
  /// Derives at most so many rows. @return how many it took in and gave out
  std::size_t append(std::size_t maxRows) { return derived_ ? derived_->append(maxRows, !growing_) : 0; }

 private:
  std::shared_ptr<const Recording> run_, rows_;
  std::unique_ptr<DerivedRows> derived_;  ///< null: no curve is a formula
  bool growing_ = false;
};

}  // namespace gyre::ui
