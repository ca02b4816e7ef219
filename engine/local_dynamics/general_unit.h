#pragma once
// Contacts and joints that are visited one by one: those on bodies in groups, those with rolling or spinning friction
// or with targets across the normal, and joints that are iterated over as contacts are.
//
// A contact first gets its force with its moment held, then the moment of spinning, then that of rolling, each exactly:
//
//   |M_N| <= spinning R_N, M_N opposite to w_N where equal;    |M_T| <= rolling R_N, M_T opposite to w_T where equal
//
// A joint gets R with J1 u1 + J2 u2 = target; directions that cannot move are left alone.

#include "local_dynamics/contact_packets.h"
#include "local_dynamics/local_rows.h"

#include <Eigen/Cholesky>

namespace gyre {

struct GeneralContact {
  int contact = 0, body1 = -1, body2 = -1;
  Mat6 J1, J2;
  Mat3 E;
  Vec3 arm1, arm2;
  FrictionResponse<double> W;
  FrictionForce<double> R;
  double mu = 0;
  Vec3 target;                       ///< principal axes
  FrictionResponse<double> turning;  ///< the same of moments; its inverseNormal is that of spinning
  FrictionForce<double> M;           ///< principal axes of rolling; n: of spinning
  double rolling = 0, spinning = 0;
  double p = 0;  ///< of the projection of positions
};

struct GeneralJoint {
  int joint = 0, body1 = -1, body2 = -1, rows = 0;
  Mat6 J1, J2;  ///< rows beyond the joint's are zero
  Mat6 W;       ///< beyond the joint's rows the identity
  Eigen::LDLT<Mat6> inverse;
  Vec6 target, R;
};

class GeneralUnits {
 public:
  /// Those of the schedule that are not packed. The problem must stay.
  void build(const LocalProblem& problem, const LocalSchedule& schedule);
  /// sum of each unit: <W_aa^-1 B_a, B_a> at the velocities given, free ones.
  void prepare(int unit, const LocalVelocity* velocities);
  void dropGuess(int unit);
  /// Velocities with the guess of R and M.
  void start(int unit, LocalVelocity* velocities);
  void sweep(int unit, LocalVelocity* velocities, SweepSums& sums);
  /// sum of the unit: <W_aa^-1 C_a, C_a>.
  void measure(int unit, const LocalVelocity* velocities);
  void startProjection();
  /// Velocities of bodies in groups that move by themselves (group_response.h).
  void settle(LocalVelocity* velocities) const;
  /// Normals only, and joints as equalities with nothing to correct; gap by the numbers of contacts.
  void project(int unit, std::span<const double> gap, LocalVelocity* displacements);
  void read(LocalProblem& problem) const;
  void readPushes(std::vector<double>& p) const;

  double sum(int unit) const { return of(unit).sum; }

 private:
  struct Unit {
    int first = 0, count = 0;  ///< in contacts_
    int joint = -1;            ///< in joints_
    double sum = 0;
  };
  Unit& of(int unit) { return units_[static_cast<std::size_t>(unit)]; }
  const Unit& of(int unit) const { return units_[static_cast<std::size_t>(unit)]; }
  std::span<GeneralContact> contactsOf(int unit);
  std::span<const GeneralContact> contactsOf(int unit) const;
  GeneralContact contactOf(int number) const;
  GeneralJoint jointOf(int number) const;
  /// J1 u1 + J2 u2.
  template <class Block>
  Vec6 relative(const Block& block, const LocalVelocity* velocities) const;
  Vec6 twistOf(int body, const LocalVelocity* velocities) const;
  template <class Block>
  void push(const Block& block, const Vec6& R, LocalVelocity* velocities);
  void pushBody(int body, const Vec6& wrench, LocalVelocity* velocities);
  void startMotions(bool free);
  Vec3 principal(const FrictionResponse<double>& W, const Vec3& U) const;
  Vec3 fromPrincipal(const FrictionResponse<double>& W, double x1, double x2, double n) const;
  void sweepForce(GeneralContact& c, LocalVelocity* velocities, SweepSums& sums);
  void sweepMoment(GeneralContact& c, LocalVelocity* velocities, SweepSums& sums);
  void sweepJoint(GeneralJoint& j, LocalVelocity* velocities, SweepSums& sums);
  double residual(const GeneralContact& c, const LocalVelocity* velocities) const;
  double residual(const GeneralJoint& j, const LocalVelocity* velocities) const;

  const LocalProblem* problem_ = nullptr;
  std::vector<Unit> units_;  ///< by the number of the unit in the schedule; empty where it is packed
  std::vector<GeneralContact> contacts_;
  std::vector<GeneralJoint> joints_;
  std::vector<GroupMotion> motions_;  ///< by group; of those with a response
  std::vector<Vec6> twists_;
};

}  // namespace gyre
