#pragma once
// The equations that the BDF methods of Yen and Petzold (1998) hand to IDA, for any system of Gyre. Unknowns are
// q [nq] (unit quaternions for rotations) and v [nv], for GGL also mu and lambda [m]. With E(q) q' the velocities that
// q' amounts to (E dp = 2 vec(conj(p) dp) / |p|^2 for a quaternion p, so that E p = 0: E annihilates the gradient of
// the norm), the residuals are
//
//   r1 = W (E(q) q' - v),   r2 = M v' + g(q, v, t),   Phi(q, t),   B v + Phi_t,   (p.p - 1)/2
//
//   GGL, GGL*   r1 + B^T mu = 0,  r2 + B^T lambda = 0,  Phi = 0,  B v + Phi_t = 0,  p.p = 1
//               (Gear, Leimkuhler and Gupta 1985); GGL* leaves mu and lambda out of Newton's test
//   CS          P(q) r1 = 0,  P(q) r2 = 0  in their place; P(q) B^T = 0 by coordinate splitting
//   CM          the same, without the derivative of P in Newton's matrix. Projector frozen: P is that of the place
//               where the matrix was last made, also in the residual; exact: P(q) in the residual
//
// W = diag(1/L^2 of translations, 1 of rotations) with the size L of the model stands where the sources, whose unknowns
// are all of one unit, have none: B^T mu and P mix lengths and angles, and where levers are of micrometres rows that
// differ by rotations only would otherwise be as good as dependent.
//
// Frozen, P lags behind the motion. What it lets through of the constraint force, P(q0) B(q)^T lambda, acts as a force
// that is not there: of whichever sign, so that it damps an oscillation about a body under compression and drives one
// under tension, and moves a mechanism that travels off its path. Hence a bound of our own: where an iteration begins
// with more than the tolerance (of positions) let through, relative to B^T lambda (moments beside forces times
// L), P is renewed there. Within the iteration it stays frozen. Steps over oscillations of an amplitude near the
// tolerance are not touched by this.
//
// Newton's matrix of CS follows from d(P r)/dq = P (dr/dq - d(B^T s)/dq), s = (B Y)^-T Y^T r held: it is that of GGL
// with mu = -s1, lambda = -s2, and that of CM is the same with mu = lambda = 0. All are solved by one sparse
// factorization, in changes of position as body velocities (q o exp(theta)), see linear/stabilized_kkt.h.
// After each correction quaternions are normalized: norms hold to round-off.
// Local errors and Newton's corrections are weighed by 1 / (rtol |y_i| + atol), as in the sources, where an absolute
// tolerance atol is given (in metres and for quaternions; in m/s, rad/s, N and N m). Where it is 0 they are measured by
// the motion of the run itself (bdf/motion_sizes.h): by 1 / (rtol e + 1e-6 s) of a position, e how far its body has got
// from where the run began, s its size; by 1 / (rtol |v_i| + 1e-5 s) of a velocity; of multipliers lambda s is the
// largest so far, at least a thousandth of what makes the heaviest body go round at the fastest rate, of mu the fastest
// motion.
// At a singular position, as the change point of a parallelogram, a row of B comes to depend on others: what
// elimination leaves of it goes through zero (linear/coordinate_splitting.h). The motion goes on smoothly beyond, and
// so do the predictions of q and v, while multipliers may grow without bound. Three things take an integration across:
// Newton's tolerance is smaller where less is left of a row, a matrix made where it was another is not used, and a step
// that would end beside the position ends before it (wayToSingular), so that the next one leads across. For the
// splitting of the error test's coordinates rows of the norms join G; P itself is split in velocities.

#include "integrators/bdf/bdf_step_trace.h"
#include "integrators/bdf/bdf_trace.h"
#include "integrators/bdf/ida.h"
#include "integrators/bdf/motion_sizes.h"
#include "integrators/bdf/multiplier_tolerances.h"
#include "integrators/bdf/weak_rows.h"
#include "linear/coordinate_splitting.h"
#include "linear/stabilized_kkt.h"
#include "system/iteration_matrix.h"
#include "system/system.h"
#include "system/work.h"

#include <memory>
#include <optional>
#include <vector>

namespace gyre {

enum class BdfIteration { ggl, gglStar, cs, cm };
enum class BdfErrorTest { positions, positionsVelocities };
enum class BdfProjector { frozen, exact };

struct BdfEquationSettings {
  BdfIteration iteration = BdfIteration::cs;
  BdfProjector projector = BdfProjector::frozen;  ///< of CM
  BdfErrorTest errorTest = BdfErrorTest::positionsVelocities;
  double rtol = 1e-4, atolPositions = 0, atolVelocities = 0;  ///< 0: by the motion of the run
  int maxOrder = 2;
};

class BdfEquations final : public IdaProblem {
 public:
  BdfEquations(const System& system, const BdfEquationSettings& settings);

  int size() const { return size_; }
  /// y and y' of a consistent state, at which the coordinates were split.
  void pack(const EvaluatedKinematics& at, VecX& y, VecX& yp);
  /// q (of norm 1), v and v' of y and y'.
  void unpack(const VecX& y, const VecX& yp, State& s) const;

  /// How far and how fast the run has moved.
  MotionSizes& sizes() { return sizes_; }
  /// Absolute tolerance of the position that goes with a velocity; weight of an error of a velocity.
  double positionTolerance(Eigen::Index iv) const {
    return s_.atolPositions > 0 ? s_.atolPositions : BdfShares::ofPositions * sizes_.ofPositionAlong(iv);
  }
  double velocityTolerance(Eigen::Index iv, double v) const {
    return s_.rtol * std::abs(v) +
           (s_.atolVelocities > 0 ? s_.atolVelocities : BdfShares::ofVelocities * sizes_.ofVelocity(iv));
  }
  /// Before a first step of size h: what rounding amounts to in it (see weights()).
  void expectStep(double h) { alpha_ = 1 / h; }
  /// Splits the coordinates at a state.
  EvaluatedKinematics split(const State& s);
  /// Whether that choice is a bad one here.
  bool isSplitBad(const State& s);
  const WeakRows& weakRows() const { return weak_; }
  /// Where rows go through zero on the way from s to a state nearby, as a share of that way, maybe beyond its end.
  std::optional<double> wayToSingular(const State& s, const State& ahead);
  /// Splits them again at a state on the constraints: beside them redundant rows are independent of each other. IDA's
  /// history does not depend on it: all coordinates are among its unknowns, and so are all multipliers, whose parts in
  /// other rows Newton's next iteration finds.
  void renewSplit(const State& s);
  /// Rows that are kept.
  int rank() const { return velocities_.rank(); }
  /// Components of y in the local error test.
  const VecX& errorTest() const { return inTest_; }
  /// How far angles have been counted.
  void setInternal(const InternalState& internal) { trial_.internal = internal; }

  bool residual(const IdaPoint& point, double* r) override;
  bool jacobian(double t, double alpha, const double* y, const double* yp) override;
  void solve(double* b, double scale) override;
  /// Solves with Newton's matrix alone.
  void linearSolve(double* b);
  void weights(const double* y, double* w) override;
  NewtonCare newtonCare() const override;
  bool fearsLongerSteps() const override { return !hasMultipliers(); }

  /// Row of [r; Phi] (see System::rowName) that was not finite, or else called for the largest correction.
  bool isNotFinite() const { return notFiniteRow_ >= 0; }
  int worstRow() const { return notFiniteRow_ >= 0 ? notFiniteRow_ : worstRow_; }
  /// So far.
  Work work() const { return Work{.evaluations = w_.forceEvaluations} + work_; }
  /// Weighted RMS of the last correction.
  double lastCorrection() const { return lastCorrection_; }
  /// Trace of the iterations to come; none at first.
  BdfTrace& trace() { return trace_; }
  /// Trace of the attempts at steps to come; none at first.
  BdfStepTrace& steps() { return steps_; }
  /// IDA made a step, or gave up.
  void stepped(bool ok) {
    steps_.stepped(ok, [this] { return largestError(); });
  }

 private:
  friend class StateArchive;
  void persist(StateArchive& a);
  void takeTopology(std::size_t couplings);
  bool hasMultipliers() const { return s_.iteration == BdfIteration::ggl || s_.iteration == BdfIteration::gglStar; }
  bool isFrozen() const { return s_.iteration == BdfIteration::cm && s_.projector == BdfProjector::frozen; }
  void load(double t, const double* y, const double* yp);
  bool evaluate();
  bool fill(const IdaPoint& point, double* r);
  EquationResiduals residualsOf(const double* r) const;
  void constraintMatrix(const EvaluatedKinematics& at);
  void putRows(const std::vector<Mat6>& B);
  void chooseVelocities();
  void choosePositions(const State& s);
  bool refreshProjector();
  double leak();
  void markErrorTest();
  double positionWeight(Eigen::Index iq, double q) const;
  void projected(double* r);
  void linearize(double alpha);
  int rowOf(int component) const;
  LargestError largestError() const;
  bool findNotFinite();

  struct Rotation {
    int q, v;  ///< first of its quaternion in q, of its angular velocity in v
    std::size_t body;
    int inBody;                 ///< first of the angular velocity within the body
    Quat p{}, rate{};           ///< as loaded: of any norm
    Vec3 omega = Vec3::Zero();  ///< E p'
    Quat pOfMatrix{};
    Vec3 omegaOfMatrix = Vec3::Zero();  ///< where Newton's matrix was made
    void persist(StateArchive& a) { a(p, rate, omega, pOfMatrix, omegaOfMatrix); }
  };
  struct Direct {
    int q, v;
  };

  const System& system_;
  BdfEquationSettings s_;
  int nq_, nv_, m_, nb_ = 0, size_;
  VecX rateWeights_;  ///< the diagonal of W
  std::vector<Rotation> rotations_;
  std::vector<Direct> direct_;  ///< positions whose rate is a velocity
  State trial_;
  Workspace w_;
  EvaluatedState at_;  ///< of the trial state
  VecX r1_, mu_, rate_, norm_, force_, s1_, inTest_, rhs_, weights_;
  SparseRows G_, Gq_;
  CoordinateSplitting velocities_, positions_;
  WeakRows weak_;
  std::vector<char> isKept_;
  std::vector<Mat6> B_;
  IterationMatrix position_, stiffness_, damping_;
  std::shared_ptr<const KktTopology> topology_;  ///< that of the solver
  std::unique_ptr<StabilizedKkt> kkt_;
  Work work_;
  MotionSizes sizes_;
  std::optional<MultiplierTolerances> multiplierTolerances_;  ///< where Newton's test sees multipliers
  double alpha_ = 0;                                          ///< of the last matrix
  bool hasMatrix_ = false;
  double velocityQuality_ = 1;  ///< of the splitting in velocities where it was used last
  double testScale_ = 1;        ///< IDA's norms divide by all components, those that no test sees included
  bool projectAgain_ = false;   ///< P was refreshed after the residual at hand
  int notFiniteRow_ = -1, worstRow_ = 0;
  double lastCorrection_ = 0;
  BdfTrace trace_;
  BdfStepTrace steps_;
};

}  // namespace gyre
