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

#include "local_dynamics/contact_packets.h"
#include "local_dynamics/general_unit.h"
#include "local_dynamics/local_settings.h"

#include <span>

namespace gyre {

/// A displacement of one body: of the centre of mass [m], and a rotation vector in inertial axes [rad].
struct LocalDisplacement {
  Vec3 dx = Vec3::Zero(), dtheta = Vec3::Zero();
};

class GaussSeidel {
 public:
  /// R, M of contacts and R of joints: guesses in, reactions out; v, w: free in, at the end of the step out.
  void solve(LocalProblem& problem, const LocalSettings& settings, LocalTrace& trace);

  /// Displacements that open gaps that are closed too far, leaving velocities alone:
  ///
  ///   gap_a + H_N delta >= 0  perp  p_a >= 0,   delta = h A^-1 H_N^T p,   from p = 0
  ///
  /// @param gap       of each contact [m]; only contacts that are pressed together need be in the problem
  /// @param prepared  the problem is that of the last call, with bodies, arms and frames unchanged
  void projectPositions(const LocalProblem& problem, std::span<const double> gap, int sweeps,
                        std::vector<LocalDisplacement>& displacements, bool prepared = false);

  /// p of the last projection, per contact: its bodies got the impulse h p along a_N [kg m/s].
  void readPushes(std::vector<double>& p) const;

  /// Schedule of the last problem.
  const LocalSchedule& schedule() const { return schedule_; }
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
  void fillGaps(std::span<const double> gap);
  PacketPoint* pointsOf(const ContactPacket& packet) { return &points_[static_cast<std::size_t>(packet.firstPoint)]; }
  template <class Visit>
  void eachStep(const LocalBatch& batch, const Visit& step);
  template <class Work>
  void eachBatch(const Work& work);

  LocalSchedule schedule_;
  std::vector<ContactPacket> packets_;
  std::vector<PacketPoint> points_;
  GeneralUnits general_;
  std::vector<LocalVelocity> velocities_;  ///< of bodies, and one that is zero
  std::vector<double> free_, residual_;    ///< <W_aa^-1 B_a, B_a> and <W_aa^-1 C_a, C_a> of islands
  std::vector<SweepSums> taskSums_;
  std::vector<BatchRun> runs_;
  std::vector<int> islandContacts_, islandRows_;
  std::vector<PacketGap> gaps_;
};

}  // namespace gyre
