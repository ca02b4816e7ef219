#pragma once
// Any local problem by the method asked for; automatic: Gauss-Seidel on all, then Newton (DSF) on each island that has
// not reached the merit and has no more rows than Newton is worth. Light bodies under heavy ones are what it is for.
//
// All methods but Gauss-Seidel take one island after the other (several at once on several threads), with memory of
// their own. Results are the same bytes for any number of threads.

#include "linear/local/gauss_seidel.h"

namespace gyre {

class LocalSolver {
 public:
  /// R, M of contacts and R of joints: guesses in, reactions out; v, w: free in, at the end of the step out.
  void solve(LocalProblem& problem, const LocalSettings& settings, LocalTrace& trace);
  /// For the projection of positions, which may go on with the problem just solved by Gauss-Seidel or automatic.
  GaussSeidel& sweeps() { return sweeps_; }

 private:
  void solveIslands(LocalProblem& problem, const LocalSettings& settings, LocalTrace& trace);
  void refineIslands(LocalProblem& problem, const LocalSettings& settings, LocalTrace& trace);

  GaussSeidel sweeps_;
  std::vector<LocalVelocity> free_;
};

/// The same, once.
void solveLocal(LocalProblem& problem, const LocalSettings& settings, LocalTrace& trace);

}  // namespace gyre
