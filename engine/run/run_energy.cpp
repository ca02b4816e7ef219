#include "run/run_energy.h"

#include "system/energy_sources.h"

namespace gyre {

void RunEnergy::start(const System& system, const EvaluatedKinematics& at, int order, double scale) {
  budget_.start(system, at, order);
  watch_.start(budget_, scale);
}

void RunEnergy::prepare(const System& system, const Integrator& integrator, const State& s) {
  middle_ = s;
  middleSpace_.reset();
  if (integrator.toMiddle(middle_) && exchangesEnergy(system))
    middleSpace_ = std::make_unique<Workspace>(system.makeWorkspace());
}

void RunEnergy::add(const System& system, const Integrator& integrator, const State& s, const EvaluatedKinematics& at,
                    double t0, double h) {
  if (middleSpace_) {
    middle_ = s;
    if (integrator.toMiddle(middle_) && middle_.t > t0 && middle_.t < s.t)
      return budget_.add(at, h, system.evaluateKinematics(middle_, *middleSpace_));
  }
  budget_.add(at);
}

}  // namespace gyre
