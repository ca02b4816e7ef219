#pragma once
// How the solver of contacts converged in the step of every recorded row (local_dynamics/local_settings.h): a list
// beside the Recording.
//
// Every iteration is measured only in steps that rows are written of, and only in runs that somebody looks at: to
// measure where all contacts are takes a good part of a sweep. That is a twelfth of the time of a run of a heap whose
// every step is a row, and less than a hundredth where every tenth is.

#include "local_dynamics/local_settings.h"
#include "run/row_list.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace gyre {

/// One solve of a step. Most steps have one; blows that run through a row of bodies take one after the other.
struct LoggedSolve {
  double wanted = 0;                       ///< merit; 0: all sweeps were asked for
  LocalIterate last;                       ///< of all islands together
  int iterations = 0;                      ///< the most that an island took
  bool reached = false;                    ///< by every island
  std::span<const LocalIterate> iterates;  ///< of sweeps over all islands, then of single islands
  std::span<const LocalIsland> islands;
  std::span<const std::int32_t> islandOf;  ///< of each contact of the row: its place in islands; -1: it took no part
};

class SolverLog {
 public:
  static constexpr int lists = 4;  ///< RowLists that it consists of
  /// @param rows  as the recording has at most
  static Expected<std::unique_ptr<SolverLog>> create(std::size_t rows, const RowPagesOptions& options);

  /// Solves of a row that was published, in their order; none where nothing was solved. @pre row < rows of the
  /// recording
  std::vector<LoggedSolve> row(std::size_t row) const;

  /// Writer only: those of the next row, before it is published. False where there is no room.
  bool append(std::span<const LocalTrace> solves);

 private:
  struct Head {
    double wanted;
    LocalIterate last;
    int iterations;
    bool reached;
    std::uint32_t iterates, islands, contacts;  ///< how many
  };
  SolverLog(RowList<Head> heads, RowList<LocalIterate> iterates, RowList<LocalIsland> islands,
            RowList<std::int32_t> islandOf);

  RowList<Head> heads_;
  RowList<LocalIterate> iterates_;
  RowList<LocalIsland> islands_;
  RowList<std::int32_t> islandOf_;
};

}  // namespace gyre
