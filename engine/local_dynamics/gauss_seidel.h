#pragma once
// Block Gauss-Seidel on U = B + W R without W: each contact in turn gets the exact solution of its law with all others
// held, and the velocities of its bodies follow (Jean 1999, "The non-smooth contact dynamics method"; matrix-free as
// in Tonge et al. 2012). Contacts of a manifold follow each other; the order is that of local_schedule.h.
//
// Islands are solved at once on several threads and large ones in spatial parts; results are the same bytes for any
// number of threads and any instruction set. Memory is kept between calls: a problem no larger than one before
// allocates nothing here.
//
// It always ends, with the velocities that the reactions found give. It converges slowly where light bodies carry heavy
// ones, and along chains (joints eliminated by groups have no such trouble).

#include "local_dynamics/local_settings.h"
#include "local_dynamics/sweep_layout.h"

namespace gyre {

class GaussSeidel {
 public:
  /// R, M of contacts and R of joints: guesses in, reactions out; v, w: free in, at the end of the step out.
  void solve(LocalProblem& problem, const LocalSettings& settings, LocalTrace& trace);

  /// The last problem as it was laid out; other sweeps may go through it when this has solved it.
  SweepLayout& layout() { return layout_; }
  const LocalSchedule& schedule() const { return layout_.schedule; }
  /// Sums of its islands: sum <W_aa^-1 B_a, B_a>.
  const std::vector<double>& freeSums() const { return free_; }

 private:
  /// <W_aa^-1 C_a, C_a> of a batch at one moment, and the largest merit of its islands.
  struct Residual {
    double sum = 0, worst = 0;
  };
  struct SweepRecord {
    SweepSums sums;
    Residual residual;  ///< at its end
  };
  struct BatchRun {
    int sweeps = 0;
    SweepSums sums;
    std::vector<SweepRecord> history;
  };
  void prepare(const LocalProblem& problem);
  void sumIslands(const LocalBatch& batch, std::vector<double>& sums);
  void dropGuesses();
  void run(std::size_t batch, const LocalSettings& settings);
  void sweep(const LocalBatch& batch, BatchRun& run);
  Residual measure(const LocalBatch& batch);
  void read(LocalProblem& problem) const;
  void report(const LocalSettings& settings, LocalTrace& trace) const;
  void reportRecord(LocalTrace& trace) const;

  SweepLayout layout_;
  std::vector<double> free_, residual_;  ///< <W_aa^-1 B_a, B_a> and <W_aa^-1 C_a, C_a> of islands
  std::vector<SweepSums> taskSums_;
  std::vector<BatchRun> runs_;
  std::vector<int> islandContacts_, islandRows_;
};

}  // namespace gyre
