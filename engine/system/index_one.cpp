#include "system/index_one.h"

#include "linear/delassus.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace gyre {
namespace {

/// Violations below this that a correction does not reduce are rounding.
constexpr double positionRoundOff = 1e-12;

/// With a regularized matrix; and a change by the last of them after which another one would change nothing: each
/// leaves at most so much of what the one before left.
constexpr int mostSolves = 3;
constexpr double negligibleEffect = 1e-8;
/// Against passes that leave more than the last one that was measured.
constexpr double passSafety = 10;
/// Errors of exact accelerations against those of stages.
constexpr double ofExact = 1e-3;

}  // namespace

IndexOne::IndexOne(const System& system, const VecX& epsW, Factorizations expected, double ofStages)
    : system_(system),
      w_(system.makeWorkspace()),
      topology_(system.forces().superelements.empty() ? system.topology()->symmetric() : system.topology()),
      S_{KktMatrix(topology_->structure()), system.forces().superelements.makeTangents()},
      ofStages_(ofStages),
      rhs_(VecX::Zero(system.nv() + system.m())),
      xy_(rhs_),
      gyroscopic_(VecX::Zero(system.nv())),
      a_(gyroscopic_),
      b_(VecX::Zero(system.m())) {
  regularize(epsW);
  for (std::size_t b = 0; b < system.bodies().size(); ++b) system.bodies().body(b).massMatrix(S_.A[b]);
  if (S_.superelements.empty() && expected == Factorizations::many && system.m() > 0 &&
      topology_->delassus()->pays(*topology_->block()))
    delassus_ = std::make_unique<Delassus>(topology_->delassus(), S_.A);
  else solver_ = makeKktSolver(*topology_);
}

IndexOne::~IndexOne() = default;

void IndexOne::regularize(VecX epsW) {
  isRegularized_ = !epsW.isZero(0);
  S_.epsW = std::move(epsW);
}

EvaluatedKinematics IndexOne::takeMatrix(const State& s) {
  const EvaluatedKinematics at = evaluateWithConstraintMatrix(system_, s, w_, S_.B);
  takeMasses(at);
  return at;
}

void IndexOne::takeMasses(const EvaluatedKinematics& at) {
  if (S_.superelements.empty()) return;
  for (std::size_t b = 0; b < system_.bodies().size(); ++b) system_.bodies().body(b).massMatrix(S_.A[b]);
  for (std::vector<Mat6>* blocks : {&S_.Aij, &S_.Aji})
    for (Mat6& block : *blocks) block.setZero();
  system_.forces().superelements.addMasses(at, S_.superelements, S_);
  S_.C = S_.B;
}

IndexOne::Factored IndexOne::held(const State& s) { return {*this, evaluate(s)}; }

void IndexOne::persist(StateArchive& a) {
  bool hasSolver = solver_ != nullptr;
  if (!S_.superelements.empty()) a(S_.A, S_.Aij, S_.Aji, S_.C);
  a(work_, w_.forceEvaluations, S_.B, S_.epsW, usesDelassus_, effectOnAccelerations_, left_, leftInAccelerations_,
    leftByPass_, hasSolver);
  if (a.reads() && a.fits()) {
    isRegularized_ = !S_.epsW.isZero(0);
    if (hasSolver && !solver_) solver_ = makeKktSolver(*topology_);
    if (usesDelassus_ && !(delassus_ && delassus_->factor(S_.B, S_.epsW))) a.refuse();
  }
  if (hasSolver) a.visit(*solver_, S_, !usesDelassus_ && work_.factorizations > 0);
}

std::optional<IndexOne::Factored> IndexOne::factor(const State& s) {
  const EvaluatedKinematics at = takeMatrix(s);
  if (!factorMatrix()) return std::nullopt;
  return Factored(*this, at);
}

std::optional<IndexOne::Factored> IndexOne::factor(const EvaluatedKinematics& at) {
  constraintMatrix(system_, at, S_.B);
  takeMasses(at);
  if (!factorMatrix()) return std::nullopt;
  return Factored(*this, at);
}

bool IndexOne::factorMatrix() {
  ++work_.factorizations;
  usesDelassus_ = delassus_ && delassus_->factor(S_.B, S_.epsW);
  if (usesDelassus_) return true;
  if (!solver_) solver_ = makeKktSolver(*topology_);
  return solver_->factor(S_);
}

void IndexOne::solveNearby(VecX& ab) {
  work_.solves += usesDelassus_ ? 1 : static_cast<std::uint64_t>(solver_->passes());
  if (usesDelassus_) delassus_->solveBoth(ab);
  else solver_->solve(ab);
}

void IndexOne::solveMultipliersNearby(VecX& b) {
  if (usesDelassus_) {
    ++work_.solves;
    b = -b;
    delassus_->solve(b);
    return;
  }
  rhs_.head(system_.nv()).setZero();
  rhs_.tail(system_.m()) = b;
  solveNearby(rhs_);
  b = rhs_.tail(system_.m());
}

/// Solves with a = 0 on the right-hand side.
void IndexOne::solveMove(VecX& a, VecX& b, double error, double size) {
  a.setZero();
  if (isRegularized_ || !usesDelassus_) {
    solve(a, b, error, size);
    return;
  }
  solveMultipliersNearby(b);
  delassus_->pushBack(b, a);
}

/// The effect that regularization had on the first solve, relative.
/// @param error  that may stay in a, relative to it or to a motion of this size, if that is more
double IndexOne::solve(VecX& a, VecX& b, double error, double size) {
  left_ = 0;
  if (!isRegularized_) {
    solveOnce(a, b);
    return 0;
  }
  const int nv = system_.nv(), m = system_.m();
  rhs_.head(nv) = a;
  rhs_.tail(m) = b;
  solveNearby(rhs_);
  xy_ = rhs_;
  a = rhs_.head(nv);
  double effectOnFirst = 0, effect = 0;
  const double fastest = system_.scales().relativeMotion(a), allowed = error * std::max(size, fastest);
  for (int pass = 1; pass < mostSolves; ++pass) {
    rhs_.head(nv).setZero();
    rhs_.tail(m) = -S_.epsW.cwiseProduct(rhs_.tail(m));
    solveNearby(rhs_);
    xy_ += rhs_;
    a = rhs_.head(nv);
    effect = fastest > 0 ? system_.scales().relativeMotion(a) / fastest : 1;
    if (pass == 1) effectOnFirst = effect;
    else leftByPass_ = effect / effectOnFirst;
    if (effect <= negligibleEffect || passSafety * std::max(leftByPass_, effect) * effect * fastest <= allowed) break;
  }
  if (fastest > 0) left_ = leftByPass_ < 1 ? effect * leftByPass_ / (1 - leftByPass_) : effect;
  a = xy_.head(nv);
  b = xy_.tail(m);
  return effectOnFirst;
}

/// Without removing the effect of the regularization: for what repeats with the exact residual itself.
void IndexOne::solveOnce(VecX& a, VecX& b) {
  const int nv = system_.nv(), m = system_.m();
  rhs_.head(nv) = a;
  rhs_.tail(m) = b;
  solveNearby(rhs_);
  a = rhs_.head(nv);
  b = rhs_.tail(m);
}

std::optional<IndexOne::Factored> IndexOne::accelerations(State& s, Accuracy accuracy) {
  auto factored = factor(s);
  return factored && factored->accelerations(s, accuracy) ? factored : std::nullopt;
}

bool IndexOne::Factored::accelerations(State& s, Accuracy accuracy) const {
  i_->system_.appliedForce(at_, i_->a_);
  if (!i_->a_.allFinite()) return false;
  accelerations(i_->a_, s, accuracy);
  return s.vdot.allFinite() && s.lambda.allFinite();
}

void IndexOne::Factored::accelerations(const VecX& f, State& s, Accuracy accuracy) const {
  s.vdot.setZero();
  i_->system_.bodies().inertia(s, i_->gyroscopic_);  // alone, since v' = 0
  s.vdot = f - i_->gyroscopic_;
  if (i_->system_.m() > 0) i_->system_.constraints().accelerationBias(at_, s.lambda);
  s.lambda = -s.lambda;
  i_->left_ = 0;
  if (accuracy == Accuracy::exact) i_->effectOnAccelerations_ = i_->solve(s.vdot, s.lambda, ofExact * i_->ofStages_);
  else if (i_->effectOnAccelerations_ <= i_->ofStages_) i_->solveOnce(s.vdot, s.lambda);
  else i_->solve(s.vdot, s.lambda, i_->ofStages_);
  i_->leftInAccelerations_ = i_->left_;
}

IndexOne::AccelerationResidual IndexOne::Factored::accelerationResidual(const State& s) const {
  const System& system = i_->system_;
  const std::vector<Mat6>&A = matrix().A, &blocks = matrix().B;
  AccelerationResidual out{.rows = VecX(system.m()), .fastest = 0, .rounding = 0};
  system.constraints().accelerationBias(at_, out.rows);
  VecX carried = VecX::Zero(system.nv());
  forEachConstraintBlock(system.structure(), [&](const auto& constraint, const auto& body, std::size_t i) {
    const auto B = blocks[i].topLeftCorner(constraint.rows, body.size);
    out.rows.segment(constraint.offset, constraint.rows) += B * s.vdot.segment(body.offset, body.size);
    const auto lambda = s.lambda.segment(constraint.offset, constraint.rows);
    carried.segment(body.offset, body.size) += B.cwiseAbs().transpose() * lambda.cwiseAbs();
  });
  // What the forces would do to the bodies without constraints, by the diagonal of M: at rest it is all there is.
  VecX free(system.nv());
  system.appliedForce(at_, free);
  const KktStructure& k = system.structure();
  for (std::size_t b = 0; b < k.bodies.size(); ++b)
    for (int i = 0; i < k.bodies[b].size; ++i) {
      free[k.bodies[b].offset + i] /= A[b](i, i);
      carried[k.bodies[b].offset + i] /= A[b](i, i);
    }
  out.fastest = std::max(system.scales().relativeMotion(free), system.scales().relativeMotion(s.vdot));
  out.rounding = std::numeric_limits<double>::epsilon() * system.scales().relativeMotion(carried);
  return out;
}

void IndexOne::Factored::projectVelocity(State& s) {
  const System& system = i_->system_;
  if (system.m() == 0) return;
  VecX &a = i_->a_, &b = i_->b_;
  b = at_.Phi_t();
  addConstraintProduct(i_->topology_->structure(), matrix().B, s.v.data(), b.data());
  if (b.isZero(0)) return takeVelocities(s);  // as at rest
  b = -b;
  i_->solveMove(a, b, std::numeric_limits<double>::epsilon(), system.scales().relativeMotion(s.v));
  s.v += a;
  takeVelocities(s);
}

/// a_: the change of positions that Phi calls for.
void IndexOne::correctPosition(const EvaluatedKinematics& at, bool once) {
  b_ = -at.Phi();
  system_.scales().scaleVelocityRows(0, b_);
  if (!once) return solveMove(a_, b_);
  a_.setZero();
  if (!usesDelassus_) return solveOnce(a_, b_);
  solveMultipliersNearby(b_);
  delassus_->pushBack(b_, a_);
}

std::optional<IndexOne::Factored> IndexOne::projectPosition(State& s, double tolerance) {
  double before = std::numeric_limits<double>::infinity();
  for (int pass = 0; pass < 50; ++pass) {
    const auto here = factor(s);
    if (!here || system_.m() == 0) return here;
    const double now = system_.scales().relativeViolation(here->at().Phi(), system_.stretch(s));
    if (now <= tolerance || (now < positionRoundOff && now > 0.1 * before)) return here;
    before = now;
    correctPosition(here->at(), false);
    const double largest = system_.scales().relativeMotion(a_);
    if (!std::isfinite(largest)) return std::nullopt;
    if (largest > 0.5) a_ *= 0.5 / largest;  // far away: smaller steps keep Newton on its branch
    system_.bodies().plus(s.q, a_, s.q);
  }
  return std::nullopt;
}

std::optional<int> IndexOne::Factored::projectPositionNearby(State& s, double tolerance) {
  constexpr int most = 3;
  const System& system = i_->system_;
  int factorizations = 0;
  if (system.m() == 0) return factorizations;
  const double stretch = system.stretch(s);
  double violation = system.scales().relativeViolation(at_.Phi(), stretch);
  while (!(violation <= tolerance)) {
    i_->correctPosition(at_, true);
    if (!i_->a_.allFinite()) return std::nullopt;
    system.bodies().plus(s.q, i_->a_, s.q);
    at_ = i_->evaluate(s);
    const double before = std::exchange(violation, system.scales().relativeViolation(at_.Phi(), stretch));
    if (violation <= 0.5 * before) continue;
    if (violation < positionRoundOff) break;
    if (++factorizations > most) return std::nullopt;
    if (!i_->factor(at_)) return std::nullopt;
  }
  return factorizations;
}

}  // namespace gyre
