#pragma once
// The rows of a plot: of its run, and of the one that was kept to compare it with; and which of the two is the baseline
// that differences are taken from.

#include "plots/curve_rows.h"

namespace gyre::ui {

/// What the run that a plot compares with is.
enum class KeptRole {
  baseline,        ///< drawn behind; or subtracted from the run
  hiddenBaseline,  ///< not drawn; or subtracted from the run
  compared         ///< drawn behind; or the run, which is the baseline, is subtracted from it
};

class ComparedRows {
 public:
  void setRun(std::shared_ptr<const Recording> recording) { run_.set(std::move(recording)); }
  /// @return whether it is another one, or in another role
  bool setKept(std::shared_ptr<const Recording> recording, KeptRole role);
  /// More rows of the run, or of others, are to come soon: what is made of the last ones has to wait.
  void setGrowing(bool run, bool others);

  /// The run whose channels can be shown, and used in formulas; null: none.
  const Recording* run() const { return run_.run().get(); }
  /// Where the columns of curves are: the run, or what is derived of it; and the same of the kept run.
  const std::shared_ptr<const Recording>& own() const { return run_.recording(); }
  const std::shared_ptr<const Recording>& kept() const { return kept_.recording(); }
  /// The kept one is the run itself.
  bool isOneRun() const { return kept_.run() == run_.run(); }
  /// Whether a kept run is to be drawn: there is one, and it is not the run itself.
  bool drawsKept() const;

  bool runIsBaseline() const { return role_ == KeptRole::compared; }
  /// The rows that differences are taken from, and those of which they are taken; null: none.
  const std::shared_ptr<const Recording>& baseline() const { return runIsBaseline() ? own() : kept(); }
  const std::shared_ptr<const Recording>& compared() const { return runIsBaseline() ? kept() : own(); }
  bool baselineGrows() const { return (runIsBaseline() ? run_ : kept_).isGrowing(); }

  /// Finds rows with these channels and formulas.
  /// @return whether they are others than before
  bool choose(const QStringList& names, bool hasFormulas);
  /// Derives at most so many rows of each. @return whether there were any
  bool append(std::size_t maxRows);

 private:
  CurveRows run_, kept_;
  KeptRole role_ = KeptRole::baseline;
};

}  // namespace gyre::ui
