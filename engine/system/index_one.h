#pragma once
// The index-1 form of the equations at one state: accelerations, multipliers, and moves onto the constraints, all
// from the matrix [M B^T; B 0].
//
//   M v' + B^T lambda = -g,   B v' = -B' v - Phi_tt        (Bruels and Cardona 2010, after eq. 33)
//
// Redundant constraints: the matrix gets -eps W in its corner (see initial_conditions.h), whose effect repeated
// solves remove: what the multipliers y of one leave of the second equation is eps W y (the method of multipliers:
// M. R. Hestenes, J. Optim. Theory Appl. 4, 1969). Multipliers are then some of those that carry the load
// (minimum_norm.h).
// Allocates in the constructor only.

#include "linear/kkt_solver.h"
#include "system/iteration_matrix.h"
#include "system/system.h"
#include "system/work.h"

#include <optional>

namespace gyre {

class Delassus;

class IndexOne {
 public:
  /// How often it is to factor: a Delassus matrix is faster, and pays when the plan of its elimination is used often.
  enum class Factorizations { few, many };
  /// @param epsW  regularization [m], or zero where no constraint is redundant
  /// @param ofStages  relative errors of accelerations that stages may have
  IndexOne(const System& system, const VecX& epsW, Factorizations expected, double ofStages = 0);
  ~IndexOne();

  /// How exact accelerations are: all of the effect of regularization is removed, or all but a thousandth of the error
  /// given to the constructor; or, for stages of a method, only as far as it is more than this error, and not at all
  /// where the last exact ones show none.
  enum class Accuracy { exact, stage };

  /// Regularizes the matrices factored from now on. @param epsW  as in the constructor
  void regularize(VecX epsW);
  /// M and B at s, not factored.
  EvaluatedKinematics takeMatrix(const State& s);
  /// The matrix factored at a state. Refers to what IndexOne holds until it factors anew.
  class Factored;
  /// Kinematics and the matrix at s; nothing where it is singular.
  std::optional<Factored> factor(const State& s);
  /// Factors M and B where the kinematics were evaluated last.
  std::optional<Factored> factor(const EvaluatedKinematics& at);
  /// v' and lambda of s from its t, q and v. Nothing where the matrix is singular or a force is not finite.
  std::optional<Factored> accelerations(State& s, Accuracy accuracy = Accuracy::exact);
  /// Smallest mass-weighted change of q with Phi(q, t) = 0 within tolerance (Scales::relativeViolation, of lengths as
  /// large as positions are), or to round-off; nothing when Newton fails.
  std::optional<Factored> projectPosition(State& s, double tolerance);
  /// Kinematics at s in the memory of the matrix, which stays that of the state factored last.
  EvaluatedKinematics evaluate(const State& s) { return system_.evaluateKinematics(s, w_); }
  /// The matrix factored last, which was that of s or of a state near it, with the kinematics at s.
  Factored held(const State& s);
  /// Replaces (a, b) by (x, y) with the matrix factored last, with the effect of its regularization, for what iterates
  /// with its own residual near that state.
  void solveNearby(VecX& ab);
  /// Replaces b [m] by the y that goes with (0, b), the same way.
  void solveMultipliersNearby(VecX& b);
  const KktMatrix& matrix() const { return S_; }
  /// What the accelerations computed last are still off by for the regularization, relative: next to nothing but beside
  /// singular positions, where rows become redundant that were not.
  double leftInAccelerations() const { return leftInAccelerations_; }
  /// So far.
  Work work() const { return Work{.evaluations = w_.forceEvaluations} + work_; }

  /// B v' + B' v + Phi_tt [m], which accelerations(s) leaves where the constraints contradict each other, and what to
  /// measure it by (Scales::relativeMotion).
  struct AccelerationResidual {
    VecX rows;
    double fastest;   ///< the largest acceleration with and without constraints
    double rounding;  ///< of the constraint forces, which cancel each other in the accelerations
  };

 private:
  struct Matrix : KktMatrix {
    std::vector<Superelement::Tangents> superelements;  ///< memory: their masses couple bodies and depend on the place
  };
  friend class StateArchive;
  void persist(StateArchive& a);
  void takeMasses(const EvaluatedKinematics& at);
  bool factorMatrix();
  double solve(VecX& a, VecX& b, double error = 0, double size = 0);
  void solveOnce(VecX& a, VecX& b);
  void solveMove(VecX& a, VecX& b, double error = 0, double size = 0);
  void correctPosition(const EvaluatedKinematics& at, bool once);

  const System& system_;
  Workspace w_;
  std::shared_ptr<const KktTopology> topology_;
  Matrix S_;
  std::unique_ptr<Delassus> delassus_;  ///< where it pays
  bool usesDelassus_ = false;
  std::unique_ptr<KktSolver> solver_;  ///< null until it is needed
  Work work_;
  bool isRegularized_ = false;
  double ofStages_, effectOnAccelerations_ = 1;
  double left_ = 0, leftInAccelerations_ = 0;
  double leftByPass_ = 1;  ///< by a solve of what the one before left of the effect of regularization, measured last
  VecX rhs_, xy_, gyroscopic_, a_, b_;
};

class IndexOne::Factored {
 public:
  /// The state of the factorization, or where a projection led from there.
  const EvaluatedKinematics& at() const { return at_; }
  const KktMatrix& matrix() const { return i_->matrix(); }
  /// Takes the kinematics at s, which has the same t and q.
  void evaluate(const State& s) { at_ = i_->evaluate(s); }
  /// Takes other velocities where at() was evaluated last.
  void takeVelocities(const State& s) { at_ = i_->system_.evaluateVelocities(s, i_->w_); }
  /// Solves M x + B^T y = a, B x = b for the smallest y; a and b are replaced by x and y.
  void solve(VecX& a, VecX& b) const { i_->solve(a, b); }
  /// v' and lambda of s, which has the t and q of the factorization and was evaluated last. False where a force is not
  /// finite.
  bool accelerations(State& s, Accuracy accuracy = Accuracy::exact) const;
  /// Accelerations from applied forces f = -g [nv] that are known.
  void accelerations(const VecX& f, State& s, Accuracy accuracy = Accuracy::exact) const;
  AccelerationResidual accelerationResidual(const State& s) const;
  /// Smallest mass-weighted change of v with B v + Phi_t = 0, s the state of the factorization but for any v; at() then
  /// has the new ones.
  void projectVelocity(State& s);
  /// Smallest mass-weighted change of q as projectPosition() makes it, from a state near that of the factorization,
  /// which serves until a step does not halve the violation; only then the matrix is factored anew. Within tolerance,
  /// or to round-off. How often it was factored, or nothing when that does not help.
  /// @pre at() is of s
  std::optional<int> projectPositionNearby(State& s, double tolerance);

 private:
  friend class IndexOne;
  Factored(IndexOne& i, EvaluatedKinematics at) : i_(&i), at_(at) {}
  IndexOne* i_;
  EvaluatedKinematics at_;
};

}  // namespace gyre
