// A plugin whose types fail: when they are made, or behind a time, by an exception or a number that is not finite; and
// types whose equations are wrong, for what tests them.
#include <gyre/extend/plugin.h>

#include <limits>
#include <stdexcept>

namespace {

using namespace gyre::extend;

class FailingForce final : public Force {
 public:
  explicit FailingForce(int how) : how_(how) {
    if (how == 0) throw std::invalid_argument("nothing can be made of this");
  }
  Wrench wrench(const Motion& m) const override {
    if (m.t < 0.05) return {};
    if (how_ == 1) throw std::runtime_error("the coil has melted");
    return {.force = {std::numeric_limits<double>::quiet_NaN(), 0, 0}};
  }
  Energy energy(const Motion&) const override { return {}; }

 private:
  int how_;
};

/// A spring along x whose tangent and energy are twice what they should be.
class WrongSpring final : public Force {
 public:
  Wrench wrench(const Motion& m) const override { return {.force = {-100 * m.position.x, 0, 0}}; }
  Energy energy(const Motion& m) const override { return {.stored = 100 * m.position.x * m.position.x}; }
  bool tangent(const Motion&, Tangent& out) const override {
    out.byPlacement[0] = -200;
    return true;
  }
};

/// A plane whose matrix has the wrong sign, or which throws away from it.
class WrongPlane final : public Joint {
 public:
  explicit WrongPlane(int how) : how_(how) {}
  void equations(const Placement& at, std::span<double> Phi) const override {
    if (how_ == 1 && at.position.x > 0.01) throw std::range_error("the plane ends here");
    Phi[0] = at.position.z;
  }
  void matrix(const Placement&, std::span<double> B) const override {
    for (double& b : B) b = 0;
    B[2] = how_ == 0 ? -1 : 1;
  }

 private:
  int how_;
};

/// Euler's method, of first order, which lets positions drift off the constraints.
class ExplicitEuler final : public Integrator {
 public:
  void start(Equations& e, const State&) override {
    f_.resize(static_cast<std::size_t>(e.velocities()));
    b_.resize(static_cast<std::size_t>(e.constraints()));
  }
  Step step(Equations& e, State& s, double h, double) override {
    e.evaluate(s.t, s.q, s.v);
    if (!e.factor()) return {0, "singular"};
    const auto f = e.forces();
    e.gyroscopic(s.v, f_);
    for (std::size_t i = 0; i < f_.size(); ++i) f_[i] = f[i] - f_[i];
    e.solve(f_, b_);
    for (std::size_t i = 0; i < f_.size(); ++i) s.v[i] += h * f_[i];
    for (std::size_t i = 0; i < f_.size(); ++i) f_[i] = h * s.v[i];
    e.move(s.q, f_, s.q);
    return {};
  }

 private:
  std::vector<double> f_, b_;
};

Key how(Choice choice) { return {.name = "how", .label = "How", .help = "How it fails", .value = std::move(choice)}; }

Types types() {
  return {.joints = {{.about = {.name = "wrong_plane",
                                .title = "Wrong plane",
                                .summary = "A plane that is wrong.",
                                .keys = {how({{"sign", "edge"}, 0})}},
                      .equations = {{.name = "in the plane"}},
                      .create = [](const Values& v) { return std::make_unique<WrongPlane>(v.choice("how")); }}},
          .forces = {{.about = {.name = "failing",
                                .title = "Failing",
                                .summary = "A force that fails.",
                                .keys = {how({{"at_once", "exception", "nan"}, 1})}},
                      .create = [](const Values& v) { return std::make_unique<FailingForce>(v.choice("how")); }},
                     {.about = {.name = "wrong_spring", .title = "Wrong spring", .summary = "A spring that is wrong."},
                      .create = [](const Values&) { return std::make_unique<WrongSpring>(); }}},
          .integrators = {
              {.about = {.name = "wrong_method", .title = "Wrong", .summary = "Euler's method, without joints."},
               .order = 2,
               .isSymmetric = true,
               .create = [](const Values&) { return std::make_unique<ExplicitEuler>(); }}}};
}

}  // namespace

GYRE_PLUGIN(types)
