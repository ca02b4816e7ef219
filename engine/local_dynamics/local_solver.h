#pragma once
// Any local problem by the method asked for; automatic: Gauss-Seidel on all, then Newton (DSF) on each island that has
// not reached the merit and has no more rows than Newton is worth. Light bodies under heavy ones are what it is for.
//
// All methods but Gauss-Seidel take one island after the other (several at once on several threads), with memory of
// their own. Results are the same bytes for any number of threads.

#include "local_dynamics/gauss_seidel.h"
#include "local_dynamics/position_sweeps.h"

namespace gyre {

class LocalSolver {
 public:
  /// R, M of contacts and R of joints: guesses in, reactions out; v, w: free in, at the end of the step out.
  void solve(LocalProblem& problem, const LocalSettings& settings, LocalTrace& trace);
  /// As PositionSweeps::project(), with settings.positionSweeps; then Newton on islands with bodies that needed
  /// more than sweeps in the last solve, if these leave it far from the end: they would move a light body between heavy
  /// ones to where it does not fit, again in each step.
  /// @param pushes    p of each contact
  /// @param prepared  the problem is that which Gauss-Seidel or automatic has just solved
  void projectPositions(const LocalProblem& problem, std::span<const double> gap, const LocalSettings& settings,
                        bool prepared, std::vector<double>& pushes);

 private:
  void refinePushes(const LocalProblem& problem, std::span<const double> gap, std::vector<double>& pushes) const;
  void refineIsland(const LocalProblem& problem, int island, std::span<const double> gap,
                    std::vector<double>& pushes) const;
  bool isRefined(int island) const;
  void solveIslands(LocalProblem& problem, const LocalSettings& settings, LocalTrace& trace);
  void refineIslands(LocalProblem& problem, const LocalSettings& settings, LocalTrace& trace);

  GaussSeidel sweeps_;
  PositionSweeps positions_;
  bool refined_ = false;       ///< more than Gauss-Seidel was called in the last solve
  std::vector<char> refines_;  ///< of nodes of the schedule, bodies and groups: it was for them
  std::vector<LocalDisplacement> displacements_;
  std::vector<LocalVelocity> free_;
};

/// Solves one problem by a solver of its own.
void solveLocal(LocalProblem& problem, const LocalSettings& settings, LocalTrace& trace);

}  // namespace gyre
