#pragma once
// How the solver of contacts converged in the step of every recorded row (linear/local/local_settings.h): a list beside
// the Recording.
//
// Every iteration is measured only in steps that rows are written of, and only in runs that somebody looks at: to
// measure where all contacts are takes a good part of a sweep. That is a twelfth of the time of a run of a heap whose
// every step is a row, and less than a hundredth where every tenth is.

#include "linear/local/local_settings.h"
#include "run/row_list.h"

#include <memory>
#include <optional>

namespace gyre {

/// The last solve of a step.
struct LoggedSolve {
  double wanted = 0;                       ///< merit; 0: all sweeps were asked for
  LocalIterate last;                       ///< of all islands together
  int iterations = 0;                      ///< the most that an island took
  bool reached = false;                    ///< by every island
  std::span<const LocalIterate> iterates;  ///< of sweeps over all islands, then of single islands
  std::span<const LocalIsland> islands;    ///< LoggedContact::island is a place here
};

class SolverLog {
 public:
  /// @param rows  as the recording has at most
  static Expected<std::unique_ptr<SolverLog>> create(std::size_t rows, const RowPagesOptions& options);

  /// Of a row that was published; nothing where nothing was solved. @pre row < rows of the recording
  std::optional<LoggedSolve> row(std::size_t row) const;

  /// Writer only: that of the next row, before it is published. False where there is no room.
  bool append(const LocalTrace* trace);

 private:
  struct Head {
    double wanted;
    LocalIterate last;
    int iterations;
    bool reached;
  };
  SolverLog(RowList<Head> heads, RowList<LocalIterate> iterates, RowList<LocalIsland> islands);

  RowList<Head> heads_;  ///< one, or none where nothing was solved
  RowList<LocalIterate> iterates_;
  RowList<LocalIsland> islands_;
};

}  // namespace gyre
