#include "benchmarks/peers/motion.h"

#ifndef GYRE_HAS_MUJOCO

namespace gyre {

std::vector<MotionSeries> topInMuJoCo() { return {}; }
std::vector<MotionSeries> chainInMuJoCo() { return {}; }
std::vector<MotionSeries> fourBarsInMuJoCo(FourBars) { return {}; }

}  // namespace gyre

#else

#include <fmt/format.h>
#include <mujoco/mujoco.h>

#include <filesystem>
#include <fstream>
#include <functional>
#include <limits>
#include <memory>
#include <stdexcept>

namespace gyre {
namespace {

/// A model with its data, in joint coordinates.
class MuJoCo {
 public:
  explicit MuJoCo(const std::string& bodies, const std::string& equality = {}) {
    mju_user_warning = [](const char*) {};  // failed() asks for what it would write to a file
    const auto file = std::filesystem::temp_directory_path() / "gyre-motion.xml";
    std::ofstream(file) << R"(<mujoco><compiler angle="radian" inertiafromgeom="false"/><size nstack="4000000"/>
<option gravity="0 0 -9.81" iterations="100" tolerance="1e-12"><flag contact="disable"/></option><worldbody>)"
                        << bodies << "</worldbody>" << equality << "</mujoco>";
    char error[500] = "";
    model_.reset(mj_loadXML(file.c_str(), nullptr, error, sizeof error));
    std::filesystem::remove(file);
    if (!model_) throw std::runtime_error(error);
    data_.reset(mj_makeData(model_.get()));
    copy_.reset(mj_makeData(model_.get()));
  }
  mjModel& model() { return *model_; }
  mjData& data() { return *data_; }
  void start(int integrator, double step) {
    model_->opt.integrator = integrator;
    model_->opt.timestep = step;
    mj_resetData(model_.get(), data_.get());
  }
  void step(int count, ProcessorClock& clock) {
    clock.go();
    for (int i = 0; i < count; ++i) mj_step(model_.get(), data_.get());
    clock.stop();
  }
  bool failed() const {
    for (const int w : {mjWARN_BADQACC, mjWARN_BADQPOS, mjWARN_BADQVEL})
      if (data_->warning[w].number > 0) return true;
    return false;
  }
  /// Quantities of the present state, without touching it.
  const mjData& look() {
    mj_copyData(copy_.get(), model_.get(), data_.get());
    model_->opt.enableflags |= mjENBL_ENERGY;
    mj_forward(model_.get(), copy_.get());
    model_->opt.enableflags = 0;
    return *copy_;
  }

 private:
  std::unique_ptr<mjModel, void (*)(mjModel*)> model_{nullptr, mj_deleteModel};
  std::unique_ptr<mjData, void (*)(mjData*)> data_{nullptr, mj_deleteData}, copy_{nullptr, mj_deleteData};
};

Vec3 vectorAt(const mjtNum* x) { return {x[0], x[1], x[2]}; }

/// @param coarsest  steps per second, which are multiples of it
std::vector<MotionSeries> seriesOf(int coarsest, double finest, const std::string& what,
                                   const std::function<void(int integrator, int perSecond, MotionRun&)>& run) {
  std::vector<MotionSeries> out;
  for (const auto& [name, integrator] : {std::pair{"Euler", mjINT_EULER}, {"RK4", mjINT_RK4}})
    out.push_back(refined(
        fmt::format("MuJoCo {}{}", name, what), 1.0 / coarsest, 32, finest, [](double step) { return step / 1.4; },
        [&, integrator = integrator](MotionRun& one) {
          const int perSecond = static_cast<int>(std::lround(1 / (one.parameter * coarsest))) * coarsest;
          one.parameter = 1.0 / perSecond;
          run(integrator, perSecond, one);
        }));
  return out;
}

}  // namespace

std::vector<MotionSeries> topInMuJoCo() {
  const Vec3 J = HeavyTop::inertia();
  MuJoCo top(fmt::format(
      R"(<body><joint type="ball"/><inertial pos="0 1 0" mass="15" diaginertia="{:.17g} {:.17g} {:.17g}"/></body>)",
      J.x(), J.y(), J.z()));
  return seriesOf(125, 1e-8, "", [&](int integrator, int perSecond, MotionRun& out) {
    ProcessorClock clock;
    top.start(integrator, 1.0 / perSecond);
    for (int i = 0; i < 3; ++i) top.data().qvel[i] = HeavyTop::spin()[i];
    Vec3 at[2];
    for (Vec3& x : at) {
      top.step(perSecond, clock);
      mj_kinematics(&top.model(), &top.data());
      x = vectorAt(top.data().xipos + 3);
    }
    out.seconds = clock.seconds;
    if (!top.failed()) out.error = HeavyTop::error(at[0], at[1]);
  });
}

std::vector<MotionSeries> chainInMuJoCo() {
  std::string bodies, ends;
  for (int i = 0; i < RodChain::rods; ++i) {
    bodies += fmt::format(
        R"(<body pos="{} 0 0"><joint type="ball"/><inertial pos="0.5 0 0" mass="1" diaginertia="{:.17g} {:.17g} {:.17g}"/>)",
        i > 0 ? 1 : 0, RodChain::along, RodChain::across, RodChain::across);
    ends += "</body>";
  }
  MuJoCo chain(bodies + ends);
  return seriesOf(32, 1e-5, "", [&](int integrator, int perSecond, MotionRun& out) {
    ProcessorClock clock;
    chain.start(integrator, 1.0 / perSecond);
    for (int i = 0; i < 3; ++i) chain.data().qvel[i] = RodChain::spin()[i];
    chain.step(perSecond, clock);
    mj_kinematics(&chain.model(), &chain.data());
    const int last = chain.model().nbody - 1;
    const mjtNum* R = chain.data().xmat + 9 * last;
    out.seconds = clock.seconds;
    if (!chain.failed()) out.error = RodChain::error(vectorAt(chain.data().xpos + 3 * last) + Vec3(R[0], R[3], R[6]));
  });
}

/// Couplers hang on their left crank; their right end is held by a soft equality, twice the step stiff.
std::vector<MotionSeries> fourBarsInMuJoCo(FourBars bars) {
  std::string bodies, equality;
  for (int i = 0; i <= bars.loops; ++i) {
    bodies += fmt::format(
        R"(<body name="k{0}" pos="{0} 0 0"><joint type="hinge" axis="0 1 0"/><inertial pos="0 0 0.5" mass="1" diaginertia="{1:.17g} {1:.17g} {2}"/>)",
        i, FourBars::across, FourBars::along);
    if (i < bars.loops) {
      bodies += fmt::format(
          R"(<body name="c{0}" pos="0 0 1"><joint type="hinge" axis="0 1 0"/><inertial pos="0.5 0 0" mass="1" diaginertia="{2} {1:.17g} {1:.17g}"/></body>)",
          i, FourBars::across, FourBars::along);
      equality += fmt::format(R"(<connect body1="c{}" body2="k{}" anchor="1 0 0"/>)", i, i + 1);
    }
    bodies += "</body>";
  }
  MuJoCo model(bodies, "<equality>" + equality + "</equality>");
  mjModel& m = model.model();
  return seriesOf(20, 0, ", soft loops", [&](int integrator, int perSecond, MotionRun& out) {
    ProcessorClock clock;
    for (int e = 0; e < m.neq; ++e) {
      m.eq_solref[mjNREF * e] = 2.0 / perSecond;
      m.eq_solref[mjNREF * e + 1] = 1;
      m.eq_solimp[mjNIMP * e] = m.eq_solimp[mjNIMP * e + 1] = 0.9999;
    }
    model.start(integrator, 1.0 / perSecond);
    for (int b = 1; b < m.nbody; ++b) model.data().qvel[m.body_dofadr[b]] = m.body_parentid[b] == 0 ? 1 : -1;
    FourBarJudge judge(bars);
    for (int i = 1; i <= FourBars::samples && judge.passes(); ++i) {
      model.step(perSecond / 20, clock);
      out.seconds = clock.seconds;
      if (model.failed()) return;
      const mjData& d = model.look();
      double tilt = 0;
      for (int b = 1; b < m.nbody; ++b)
        if (m.body_parentid[b] > 0) tilt = std::max(tilt, std::abs(d.xmat[9 * b + 6]));
      judge.look(i, d.energy[0] + d.energy[1], tilt, d.xmat[9 + 2], d.xmat[9 + 8]);
    }
    if (judge.passes()) out.error = 0;
  });
}

}  // namespace gyre

#endif
