#include "run/fresh_start.h"

#include "integrators/newton_test.h"
#include "integrators/step_failure.h"

namespace gyre {

FreshStart::FreshStart(std::shared_ptr<const System> system, const InitialState& initial)
    : system_(std::move(system)),
      indexOne_(*system_, indexOneRegularization(*system_, initial), IndexOne::Factorizations::few),
      from_(initial.state),
      change_(initial.state.v) {}

Expected<void> FreshStart::begin(State& s, Integrator& integrator, bool projected) {
  bool found = true;
  if (projected && system_->m() > 0) {
    auto met = indexOne_.projectPosition(s, roundOff(1));
    if (met) met->projectVelocity(s);
    found = met.has_value();
  }
  if (!found || !indexOne_.accelerations(s))
    return fail(stepFailure(*system_, "the motion does not go on where a function switches", s.t, 0));
  return integrator.restart(s);
}

Expected<StepReport> FreshStart::stepTo(double t, State& s, Integrator& integrator) {
  from_ = s;
  const double h = t - s.t;
  change_ = h * s.v + (h * h / 2) * s.vdot;
  system_->bodies().plus(from_.q, change_, s.q);
  s.v += h * s.vdot;
  s.t = t;
  if (auto ok = begin(s, integrator, true); !ok) return fail(ok.error());
  return StepReport{.t0 = from_.t, .t1 = t};
}

}  // namespace gyre
