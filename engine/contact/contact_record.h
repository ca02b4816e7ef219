#pragma once
// What the contacts of one step did, for who looks at it.

#include "contact/contact_set.h"

#include <vector>

namespace gyre {

struct ContactState {
  enum class Kind { open, stick, slip };
  Contact contact;  ///< where it was evaluated
  Kind kind = Kind::open;
  int island = -1;             ///< in the last solve that it took part in (LocalTrace::islands); -1: in none
  Vec3 force = Vec3::Zero();   ///< on body 2, inertial axes, the mean of the step [N]
  Vec3 moment = Vec3::Zero();  ///< the same about the point, of rolling and spinning friction [N m]
  Vec3 speed = Vec3::Zero();   ///< of body 2 against body 1 at the point, at the end, inertial axes [m/s]
  double friction = 0;         ///< coefficient of the pair
  bool impact = false;         ///< by the law of restitution
  bool gains = false;          ///< an impact that gained energy, as did all that is in touch with it in this step
  /// Energy that both bodies gained by it in the step; of a force by the trapezoidal rule, whoever wants the sum over
  /// many steps finds it to the order of the method in diagnostics/energy_budget.h [J].
  double work = 0;
  double normalWork = 0;  ///< of that by the normal force

  void persist(StateArchive& a) {
    a(contact, kind, island, force, moment, speed, friction, impact, gains, work, normalWork);
  }
};

struct ContactRecord {
  std::vector<ContactState> contacts;  ///< in the order of the ContactSet
  // Energy that the bodies gained in the step by impulses, by the exact identity of a step from u to u_1 [J]:
  //   E_1 - E_0 = h f . (u + u_1)/2 + sum h R . (U + U_1)/2
  // 0 where contacts are forces.
  double normal = 0;       ///< of normal forces: impacts
  double friction = 0;     ///< of tangential forces and of moments
  double correction = 0;   ///< of moves out of each other and onto the constraints, against the applied forces
  double penetration = 0;  ///< largest -gap [m]
  double merit = 0;        ///< that the solver left (local_dynamics/local_settings.h): the worst of the step's solves
  bool solved = true;      ///< the solver reached the merit that was asked for
  int unresolved = 0;      ///< contacts that start so deep that they are drawn apart at a limited speed

  void persist(StateArchive& a) {
    a.lists(contacts);
    a(normal, friction, correction, penetration, merit, solved, unresolved);
  }
};

}  // namespace gyre
