#pragma once
// A contact within one step of local dynamics (contact_step.h).

#include "local_dynamics/local_problem.h"
#include "system/contact_model.h"

#include <algorithm>

namespace gyre {

/// Gaps below this share of the length of the model are touch: rounding of positions in a file.
inline constexpr double touchingGap = 1e-9;
/// Overlap below this share is rounding.
inline constexpr double roundedGap = 1e-12;
/// The merit that leaves velocities wrong by 1e-4 of those to be removed: worth a word.
inline constexpr double poorMerit = 1e-8;

struct StepTimes {
  double h = 0;       ///< of the step [s]
  double toNext = 0;  ///< H, to the middle of the next one [s]
};

/// Velocities and reactions in E.
struct SteppedContact {
  enum class Part { rest, impact, out };

  const ContactLaw* law = nullptr;
  int body1 = -1, body2 = -1;  ///< of the problem, -1: ground
  double gap = 0;
  Vec3 arm1 = Vec3::Zero(), arm2 = Vec3::Zero();
  Mat3 E = Mat3::Identity();
  Vec3 start = Vec3::Zero(), spinStart = Vec3::Zero();  ///< U and relative angular velocity at the start of the step
  Vec3 stageStart = Vec3::Zero();                       ///< U where the stage started
  Vec3 now = Vec3::Zero(), spin = Vec3::Zero();
  Vec3 R = Vec3::Zero(), M = Vec3::Zero();  ///< of all stages
  Vec3 guessR = Vec3::Zero(), guessM = Vec3::Zero();
  Vec3 ahead = Vec3::Zero(), aim = Vec3::Zero();  ///< A H/2 of the last solve; of the next
  double fast = 0;                                ///< approach above this is an impact [m/s]
  Part part = Part::rest;
  int island = -1;       ///< of the last solve of a stage that it took part in
  bool carried = false;  ///< in the last step

  Vec3 atEnd() const { return now + ahead; }
  /// By friction below its limit.
  bool sticks() const {
    constexpr double onCone = 1e-9;  // this near to it a contact slips, if it moves
    return R.head<2>().norm() < law->friction * R.z() * (1 - onCone);
  }
  /// For the solver, without a guess, and without what it may look ahead for.
  LocalContact local(int manifold, double toNext) const {
    LocalContact c;
    c.body1 = body1;
    c.body2 = body2;
    c.E = E;
    c.arm1 = arm1;
    c.arm2 = arm2;
    c.friction = law->friction;
    c.rolling = law->rolling;
    c.spinning = law->spinning;
    c.manifold = manifold;
    c.target.z() = part == Part::impact ? law->restitution * stageStart.z() : std::max(gap, 0.0) / toNext;
    return c;
  }
};

}  // namespace gyre
