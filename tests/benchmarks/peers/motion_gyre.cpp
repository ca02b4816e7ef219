#include "benchmarks/peers/motion.h"
#include "catalog/catalog.h"
#include "integrators/integrator.h"
#include "io/model_file.h"
#include "model/settings.h"
#include "system/initial_conditions.h"
#include "system/system.h"

#include <fmt/format.h>
#include <stdexcept>

namespace gyre {
namespace {

std::string numbers(const Vec3& v) { return fmt::format("[{:.17g}, {:.17g}, {:.17g}]", v.x(), v.y(), v.z()); }

std::string modelText(const std::string& bodies, const std::string& joints, const std::string& simulation) {
  return fmt::format(R"({{"gyre": 1, "gravity": [0, 0, -9.81], "bodies": [{}], "joints": [{}], "simulation": {{{}}}}})",
                     bodies, joints, simulation);
}

/// A run whose steps alone are timed.
class TimedRun {
 public:
  explicit TimedRun(const std::string& text) {
    const auto model = parseModel(text, "motion", catalog());
    if (!model) throw std::runtime_error(model.error().text());
    system_ = System::compile(*model).value();
    const auto initial = consistentInitialState(*system_, false).value();
    const Element& simulation = model->simulation();
    const auto& method = static_cast<const IntegratorType&>(*simulation.type);
    dense_ = method.capabilities.denseOutput;
    integrator_ = method.create(simulation.params);
    if (const auto ok = integrator_->initialize(system_, initial, s_); !ok) throw std::runtime_error(ok.error().text());
    integrator_->omitAccelerations(true);  // as between the rows of a run: positions and velocities are looked at here
  }
  /// With a step that ends there. False where a step fails.
  bool to(double end) { return pass(end, end); }
  /// As to(), but a method with dense output steps over t, up to `end`, as it likes.
  bool pass(double t, double end) {
    clock_.go();
    bool ok = true;
    while (ok && s_.t < t - 1e-12) ok = integrator_->advance(s_, dense_ ? end : t).has_value();
    clock_.stop();
    seen_ = s_;
    return ok && (s_.t < t + 1e-12 || integrator_->interpolate(t, seen_));
  }
  const BodyKinematics& body(std::size_t b) const { return integrator_->evaluated(seen_).body(b); }
  double energy() const {
    const SystemEnergy e = system_->energy(integrator_->evaluated(seen_));
    return e.kinetic + e.potential;
  }
  double seconds() const { return clock_.seconds; }

 private:
  std::shared_ptr<const System> system_;
  std::unique_ptr<Integrator> integrator_;
  State s_, seen_;
  bool dense_;
  ProcessorClock clock_;
};

/// One method with a range of steps or tolerances, from coarse to fine.
struct Method {
  std::string name, simulation;  ///< with {} for the parameter
  double coarsest, ratio;
  int count;
  bool isOnGrid = true;
};

/// @param compositions  of liemid_ea beside the method itself
std::vector<Method> methods(double coarsest, std::initializer_list<const char*> compositions) {
  const std::string adaptive = R"("integrator": "rkmk", "rtol": {0:.9g}, "atol": {0:.9g})";
  std::vector<Method> out{
      {"geom1", R"("integrator": "geom1", "step": {:.9g})", 1.0 / 32, 1.4, 30},
      {"rkmk", adaptive, 1e-2, std::sqrt(10.0), 24, false},
      {"rkmk, equal steps", R"("integrator": "rkmk", "rtol": 1, "atol": 1, "step": {0:.9g}, "max_step": {0:.9g})",
       1.0 / 8, 1.1, 30, false}};
  for (const char* composition : compositions)
    out.push_back({std::string("liemid_ea ") + composition,
                   R"("integrator": "liemid_ea", "composition": ")" + std::string(composition) + R"(", "step": {:.9g})",
                   coarsest, 1.4, 30});
  return out;
}

/// A run looks at states on the grid of its steps (run/step_grid.h), unless the method has states between them.
double dividing(double interval, double step) { return interval / std::ceil(interval / step * (1 - 1e-12)); }

/// @param interval  between looks
template <class Run>
std::vector<MotionSeries> seriesOf(const std::vector<Method>& methods, double finest, double interval, const Run& run) {
  std::vector<MotionSeries> out;
  for (const Method& m : methods)
    out.push_back(refined(
        "Gyre " + m.name, m.coarsest, m.count, finest, [&](double p) { return p / m.ratio; },
        [&](MotionRun& one) {
          if (m.isOnGrid) one.parameter = dividing(interval, one.parameter);
          run(fmt::format(fmt::runtime(m.simulation), one.parameter), one);
        }));
  return out;
}

}  // namespace

std::vector<MotionSeries> topInGyre(bool onBallJoint) {
  const Vec3 c = HeavyTop::center(), J = HeavyTop::inertia(), W = HeavyTop::spin();
  const Vec3 aboutPivot = J + HeavyTop::mass * Vec3(1, 0, 1);
  const std::string pivoted = fmt::format(
      R"({{"name": "top", "type": "pivoted", "mass": {}, "inertia": {}, "com": {}, "angular_velocity": {}}})",
      HeavyTop::mass, numbers(aboutPivot), numbers(c), numbers(W));
  const std::string free = fmt::format(
      R"({{"name": "top", "type": "rigid", "mass": {}, "inertia": {}, "position": {}, "velocity": {}, "angular_velocity": {}}})",
      HeavyTop::mass, numbers(J), numbers(c), numbers(W.cross(c)), numbers(W));
  const std::string joint =
      R"({"name": "ball", "type": "spherical", "body1": "ground", "body2": "top", "frame2": {"position": [0, -1, 0]}})";
  return seriesOf(methods(1.0 / 8, {"none", "kahan_li6", "kahan_li8"}), 1e-8, 1,
                  [&](const std::string& simulation, MotionRun& out) {
                    TimedRun run(onBallJoint ? modelText(free, joint, simulation) : modelText(pivoted, "", simulation));
                    const bool first = run.to(1);
                    const Vec3 at1 = run.body(0).x;
                    if (first && run.to(HeavyTop::end)) out.error = HeavyTop::error(at1, run.body(0).x);
                    out.seconds = run.seconds();
                  });
}

std::vector<MotionSeries> chainInGyre() {
  std::string bodies, joints;
  for (int i = 0; i < RodChain::rods; ++i) {
    const Vec3 x(i + 0.5, 0, 0), W = RodChain::spin();
    bodies += fmt::format(
        R"({}{{"name": "rod {}", "type": "rigid", "mass": 1, "inertia": {}, "position": {}, "velocity": {}, "angular_velocity": {}}})",
        i > 0 ? ", " : "", i, numbers({RodChain::along, RodChain::across, RodChain::across}), numbers(x),
        numbers(W.cross(x)), numbers(W));
    joints += fmt::format(
        R"({}{{"name": "ball {}", "type": "spherical", "body1": "{}", "frame1": {{"position": {}}}, "body2": "rod {}", "frame2": {{"position": [-0.5, 0, 0]}}}})",
        i > 0 ? ", " : "", i, i == 0 ? "ground" : fmt::format("rod {}", i - 1), numbers({i == 0 ? 0 : 0.5, 0, 0}), i);
  }
  return seriesOf(methods(1.0 / 16, {"none", "kahan_li6"}), 1e-5, RodChain::end,
                  [&](const std::string& simulation, MotionRun& out) {
                    TimedRun run(modelText(bodies, joints, simulation));
                    if (run.to(RodChain::end)) {
                      const BodyKinematics& last = run.body(RodChain::rods - 1);
                      out.error = RodChain::error(last.x + last.R * Vec3(0.5, 0, 0));
                    }
                    out.seconds = run.seconds();
                  });
}

std::vector<MotionSeries> fourBarsInGyre(FourBars bars) {
  const Vec3 upright(FourBars::across, FourBars::across, FourBars::along);
  const Vec3 level(FourBars::along, FourBars::across, FourBars::across);
  std::string parts, joints;
  const auto hinge = [&](const std::string& body1, const Vec3& at1, const std::string& body2, const Vec3& at2) {
    const std::string axis = R"("orientation": [0.7071067811865476, -0.7071067811865476, 0, 0])";  // z along y
    joints += fmt::format(
        R"({}{{"name": "{} on {}", "type": "revolute", "body1": "{}", "frame1": {{"position": {}, {}}}, "body2": "{}", "frame2": {{"position": {}, {}}}}})",
        joints.empty() ? "" : ", ", body2, body1, body1, numbers(at1), axis, body2, numbers(at2), axis);
  };
  const auto rod = [&](const std::string& name, const Vec3& J, const Vec3& x, const Vec3& v, const Vec3& W) {
    parts += fmt::format(
        R"({}{{"name": "{}", "type": "rigid", "mass": 1, "inertia": {}, "position": {}, "velocity": {}, "angular_velocity": {}}})",
        parts.empty() ? "" : ", ", name, numbers(J), numbers(x), numbers(v), numbers(W));
  };
  const auto crank = [](int i) { return fmt::format("crank {}", i); };
  const auto coupler = [](int i) { return fmt::format("coupler {}", i); };
  for (int i = 0; i <= bars.loops; ++i) {
    rod(crank(i), upright, Vec3(i, 0, 0.5), Vec3(0.5, 0, 0), Vec3(0, 1, 0));
    hinge("ground", Vec3(i, 0, 0), crank(i), Vec3(0, 0, -0.5));
  }
  for (int i = 0; i < bars.loops; ++i) {
    rod(coupler(i), level, Vec3(i + 0.5, 0, 1), Vec3(1, 0, 0), Vec3::Zero());
    hinge(crank(i), Vec3(0, 0, 0.5), coupler(i), Vec3(-0.5, 0, 0));
    hinge(crank(i + 1), Vec3(0, 0, 0.5), coupler(i), Vec3(0.5, 0, 0));
  }
  return seriesOf(methods(1.0 / 32, {"none"}), 0, FourBars::sample, [&](const std::string& simulation, MotionRun& out) {
    TimedRun run(modelText(parts, joints, simulation));
    FourBarJudge judge(bars);
    for (int i = 1; i <= FourBars::samples && judge.passes(); ++i) {
      const bool ok = run.pass(i * FourBars::sample, FourBars::end);
      out.seconds = run.seconds();
      if (!ok) return;
      double tilt = 0;
      for (int k = 0; k < bars.loops; ++k)
        tilt = std::max(tilt, std::abs(run.body(static_cast<std::size_t>(bars.loops + 1 + k)).R(2, 0)));
      const Vec3 tip = run.body(0).x + 0.5 * run.body(0).R.col(2);
      judge.look(i, run.energy(), tilt, tip.x(), tip.z());
    }
    if (judge.passes()) out.error = 0;
  });
}

}  // namespace gyre
