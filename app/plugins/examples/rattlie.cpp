// RATTLie, a variational method on Lie groups for constrained systems (S. Hante, M. Arnold, RATTLie: A variational Lie
// group integration scheme for constrained mechanical systems, J. Comput. Appl. Math. 387, 2021, 112492). From the
// discrete Lagrangian  h (eta^T M eta) / 2 - (h / 2) (U(q_0) + U(q_1)),  q_1 = q_0 exp(h eta), follow
//
//   M v_0 = T(-h eta)^-T M eta + (h / 2) (B(q_0)^T lambda - f_0),   Phi(q_1) = 0
//   M v_1 = T(+h eta)^-T M eta - (h / 2) (B(q_1)^T mu - f_1),       B(q_1) v_1 = 0
//
// with the tangent operator T of the exponential map: for a rotation, T(x)^-T = I - hat(x) / 2 + c hat(x)^2 with
// c = (1 - (|x| / 2) cot(|x| / 2)) / |x|^2. The first line is solved for eta and lambda by Newton's method with the
// matrix [M B_0^T; B_0 0], which converges by a factor of the order of h. Where forces depend on velocities, f_1 is
// iterated.
#include <gyre/extend/plugin.h>

#include <algorithm>
#include <limits>

namespace {

using namespace gyre::extend;
using Numbers = std::vector<double>;

class Rattlie final : public Integrator {
 public:
  void start(Equations& e, const State&) override {
    const auto nv = static_cast<std::size_t>(e.velocities());
    for (Numbers* x : {&eta_, &momentum_, &impulse_, &kinetic_, &a_, &before_}) x->resize(nv);
    b_.resize(static_cast<std::size_t>(e.constraints()));
    q_.resize(static_cast<std::size_t>(e.positions()));
  }

  Step step(Equations& e, State& s, double h, double end) override {
    Step out;
    e.evaluate(s.t, s.q, s.v);
    if (!e.factor()) return {0, "the constraints are singular at the start of the step"};
    // M v_0 + (h / 2) f_0, and (h / 2) B_0^T lambda of the last step for a guess
    e.timesMass(s.v, momentum_);
    e.reaction(s.lambda, impulse_);
    const std::span<const double> f = e.forces();
    for (std::size_t i = 0; i < momentum_.size(); ++i) {
      momentum_[i] += h / 2 * f[i];
      impulse_[i] *= h / 2;
    }
    std::copy(s.v.begin(), s.v.end(), eta_.begin());
    if (!positions(e, s, h, end, out)) return out;
    velocities(e, s, h, end, out);
    return out;
  }

 private:
  static constexpr int mostIterations = 60;
  static constexpr double rounding = 4 * std::numeric_limits<double>::epsilon();
  static constexpr double roughest = 1e-12;  ///< relative to the model, where rounding lets no iteration lead further

  /// out = T(sign h eta)^-T M eta
  void kinetic(Equations& e, double h, double sign, Numbers& out) const {
    e.timesMass(eta_, out);
    for (const int r : e.rotations()) {
      const auto at = static_cast<std::size_t>(r);
      const Vector x{sign * h * eta_[at], sign * h * eta_[at + 1], sign * h * eta_[at + 2]};
      const Vector p{out[at], out[at + 1], out[at + 2]};
      const double angle = length(x), half = angle / 2;
      const double c = angle < 1e-3 ? 1. / 12 + angle * angle / 720 : (1 - half / std::tan(half)) / (angle * angle);
      const Vector y = p - 0.5 * cross(x, p) + c * cross(x, cross(x, p));
      for (int i = 0; i < 3; ++i) out[at + static_cast<std::size_t>(i)] = y[i];
    }
  }

  /// eta_ and q at the end.
  bool positions(Equations& e, State& s, double h, double end, Step& out) {
    double before = std::numeric_limits<double>::infinity();
    for (;; ++out.iterations) {
      for (std::size_t i = 0; i < eta_.size(); ++i) a_[i] = h * eta_[i];
      e.move(s.q, a_, q_);
      e.evaluate(end, q_, eta_);
      const std::span<const double> Phi = e.violation();
      const double violated = b_.empty() ? 0 : e.size(Phi);
      kinetic(e, h, -1, kinetic_);
      for (std::size_t i = 0; i < a_.size(); ++i) a_[i] = momentum_[i] - kinetic_[i] - impulse_[i];
      for (std::size_t i = 0; i < b_.size(); ++i) b_[i] = -Phi[i] / h;
      solve(e);
      const double change = e.motion(a_), error = std::max(h * change, violated);
      if (!(error < std::numeric_limits<double>::infinity()))
        return failed(out, "a force or a constraint is not finite");
      const bool met = change <= rounding * e.motion(eta_) && violated <= rounding;
      if (met || (error <= roughest && error >= before / 2)) break;
      if (out.iterations == mostIterations) return failed(out, "the positions of the step do not converge");
      before = error;
      for (std::size_t i = 0; i < eta_.size(); ++i) eta_[i] += a_[i];
      takeReaction(e);
    }
    std::copy(q_.begin(), q_.end(), s.q.begin());
    return true;
  }

  /// v at the end, on the constraints.
  void velocities(Equations& e, State& s, double h, double end, Step& out) {
    if (!e.factor()) {
      failed(out, "the constraints are singular at the end of the step");
      return;
    }
    kinetic(e, h, 1, momentum_);
    std::copy(eta_.begin(), eta_.end(), s.v.begin());
    std::fill(impulse_.begin(), impulse_.end(), 0.0);
    const int most = e.forcesDependOnVelocity() ? mostIterations : 4;  // of redundant constraints, each leaves less
    double last = std::numeric_limits<double>::infinity();
    for (int i = 0; i < most; ++i) {
      e.evaluate(end, s.q, s.v);
      const std::span<const double> f = e.forces(), rate = e.rates();
      e.timesMass(s.v, kinetic_);
      for (std::size_t k = 0; k < a_.size(); ++k) a_[k] = momentum_[k] + h / 2 * f[k] - kinetic_[k] - impulse_[k];
      for (std::size_t k = 0; k < b_.size(); ++k) b_[k] = -rate[k];
      solve(e);
      const double change = e.motion(a_);
      if (!(change < std::numeric_limits<double>::infinity())) {
        failed(out, "a force is not finite");
        return;
      }
      for (std::size_t k = 0; k < a_.size(); ++k) s.v[k] += a_[k];
      takeReaction(e);
      if (change <= rounding * e.motion(s.v) || (h * change <= roughest && change >= last / 2)) return;
      last = change;
    }
    if (e.forcesDependOnVelocity()) failed(out, "the velocities at the end of the step do not converge");
  }

  void solve(Equations& e) {
    std::copy(a_.begin(), a_.end(), before_.begin());
    e.solve(a_, b_);
  }
  /// What of the right-hand side solved last is not M times the solution is an impulse of the reactions.
  void takeReaction(Equations& e) {
    e.timesMass(a_, kinetic_);
    for (std::size_t i = 0; i < impulse_.size(); ++i) impulse_[i] += before_[i] - kinetic_[i];
  }

  static bool failed(Step& out, const char* why) {
    out.failure = why;
    return false;
  }

  Numbers eta_, momentum_, impulse_, kinetic_, a_, b_, q_, before_;
};

Types types() {
  return {
      .integrators = {{.about = {.name = "rattlie",
                                 .title = "RATTLie",
                                 .summary = "Variational method on the Lie group, with constraints of positions and "
                                            "velocities: momentum is conserved, energy oscillates but does not "
                                            "drift.",
                                 .source = "Hante and Arnold 2021"},
                       .isSymmetric = true,
                       .create = [](const Values&) { return std::make_unique<Rattlie>(); }}}};
}

}  // namespace

GYRE_PLUGIN(types)
