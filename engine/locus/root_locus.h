#pragma once
// The eigenvalues of small deviations from a run, at moments of it (analysis/frozen_motion.h), followed from each to
// the next; and how fast the run itself moves there, by its accelerations and their rate along the motion, in the norm
// of the mass,
//
//   |v''|_M / |v'|_M,
//
// which for a motion at one frequency is that frequency, and leaves out what carries a load at rest: a stiff spring
// that is stretched and does not vibrate counts for nothing.

#include "core/error.h"
#include "run/recording.h"
#include "system/system.h"

#include <Eigen/Core>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace gyre {

struct LocusMoment {
  std::size_t row = 0;
  double t = 0;                  ///< [s]
  Eigen::VectorXcd lambda = {};  ///< [1/s]; of one number all along; not a number where it is none of this moment
  double slowest = 0;            ///< least |lambda| beside zero [1/s]; 0: all are zero
  double stiffest = 0;           ///< largest [1/s]
  double growth = 0;             ///< largest real part, where it is above zero [1/s]
  double turn = 0;               ///< largest angular velocity of a body [rad/s]
  double acceleration = 0;       ///< |v'|_M [m/s^2 sqrt(kg)]
  double jerk = 0;               ///< |v''|_M

  double stiffnessRatio() const { return slowest > 0 ? stiffest / slowest : 1; }
};

struct RootLocus {
  std::vector<LocusMoment> moments = {};
  std::size_t leftOut = 0;        ///< moments without eigenvalues
  std::optional<Error> why = {};  ///< of the first of them
  bool withoutContact = false;    ///< what touches is left out

  double duration() const { return moments.empty() ? 0 : moments.back().t - moments.front().t; }
  const LocusMoment& stiffest() const;  ///< @pre !moments.empty()
  const LocusMoment* fastestGrowth() const;
  double largestRatio() const;
  /// How fast the run moves, where it moves most, [rad/s]: of vibrations and swings, and of turns.
  double excited() const;
  double turn() const;
};

/// A rate times the duration of the run below which it counts as zero: nothing comes of it (Lambert 1991, Numerical
/// Methods for Ordinary Differential Systems, sec. 6.2: what is stiff depends on the interval, too).
inline constexpr double nothingHappens = 0.01;

/// Systems of up to so many velocities: each moment is an eigenvalue problem of twice the size, dense.
inline constexpr int rootLocusLimit = 300;

/// The rows nearest to n times, evenly spread over the whole of a recording.
std::vector<std::size_t> rowsForLocus(const Recording& recording, int n);

/// @param system    of the model of that run
/// @param stop      ends it early, with the moments until then
/// @param progress  told how many moments are done; may be empty
/// Fails where the system is too large, where the rows do not tell its state (run/run_start.h), and where no moment has
/// eigenvalues.
Expected<RootLocus> rootLocus(const System& system, std::shared_ptr<const Recording> recording,
                              const std::vector<std::size_t>& rows, const std::stop_token& stop = {},
                              const std::function<void(std::size_t)>& progress = {});

/// One moment of it, not followed. @param s  consistent
Expected<LocusMoment> locusMoment(const System& system, const State& s);

}  // namespace gyre
