#pragma once
// Where a mechanism can go from where it stands: places on its constraints along each free motion, with all drives
// held, either way, and along its drives through the time of the run.
//
//   q_(k+1) = q_k + h u_k, moved onto Phi = 0 by the smallest mass-weighted change
//   u_(k+1) = the nearest to u_k, in the norm of the masses, with B u = 0 (free) or B u = -Phi_t (driven)
//
// a continuation along the tangent (Allgower and Georg 1990, Numerical Continuation Methods, ch. 2), which turning
// points do not stop. In one step nothing moves by more than 0.15 of the model's length or of a radian; a free path
// goes on for a turn. It ends before that where the constraints let it go no further, and where steps no longer find
// them.

#include "system/index_one.h"
#include "system/system.h"

#include <optional>
#include <vector>

namespace gyre {

struct PathPlace {
  State s;
  VecX u;       ///< how the path goes on [per unit of h]
  double next;  ///< h to the next place; 0 at the end
};

struct MotionPath {
  bool driven = false;  ///< h is time
  std::vector<PathPlace> places;
};

class MotionPaths {
 public:
  /// More free motions are not followed.
  static constexpr int mostMotions = 6;

  /// @param start  with Phi = 0
  MotionPaths(const System& system, const State& start);
  int freeMotions() const { return static_cast<int>(directions_.cols()); }
  /// Two for each free motion, then one along the drives where there are any. Each begins at the start; a path that
  /// leads nowhere is left out.
  std::vector<MotionPath> find(double endTime);
  /// h further on; nothing where the constraints cannot be met near there.
  std::optional<PathPlace> onwards(const MotionPath& path, const PathPlace& from, double h);

 private:
  /// Adds the place a step h further, or a part of it where that does not lead there; false where none does.
  bool extend(MotionPath& path, double h);
  MotionPath freePath(VecX u);
  MotionPath drivenPath(double endTime);
  double drivenStep(const PathPlace& from, double endTime) const;

  const System& system_;
  State start_;
  MatX directions_;  ///< a basis of B u = 0, columns
  IndexOne indexOne_;
};

}  // namespace gyre
