#include "benchmarks/peers/motion.h"

#ifndef GYRE_HAS_SIMBODY

namespace gyre {

std::vector<MotionSeries> topInSimbody() { return {}; }
std::vector<MotionSeries> chainInSimbody() { return {}; }
std::vector<MotionSeries> fourBarsInSimbody(FourBars) { return {}; }

}  // namespace gyre

#else

#include <Simbody.h>

#include <functional>
#include <limits>
#include <memory>

namespace gyre {
namespace {

namespace sk = SimTK;

struct Simbody {
  sk::MultibodySystem system;
  sk::SimbodyMatterSubsystem matter{system};
  sk::GeneralForceSubsystem forces{system};
  sk::State start;

  explicit Simbody(const sk::Vec3& gravity) { sk::Force::UniformGravity(forces, matter, gravity); }
  void finish() {
    start = system.realizeTopology();
    system.realizeModel(start);
  }
};

/// Steps of an integrator to a time; it throws where it fails.
void advance(sk::Integrator& integrator, double end, ProcessorClock& clock) {
  clock.go();
  while (integrator.getState().getTime() < end - 1e-12) integrator.stepTo(end);
  clock.stop();
}

using Run = std::function<void(sk::Integrator&, ProcessorClock&, MotionRun&)>;

std::vector<MotionSeries> seriesOf(Simbody& of, double finest, const Run& run) {
  std::vector<MotionSeries> out;
  for (const bool merson : {true, false})
    out.push_back(refined(
        merson ? "Simbody RK-Merson" : "Simbody RK-Feldberg", 0.1, 24, finest,
        [](double p) { return p / std::sqrt(10.0); },
        [&](MotionRun& one) {
          std::unique_ptr<sk::Integrator> integrator;
          if (merson) integrator = std::make_unique<sk::RungeKuttaMersonIntegrator>(of.system);
          else integrator = std::make_unique<sk::RungeKuttaFeldbergIntegrator>(of.system);
          integrator->setAccuracy(one.parameter);
          integrator->setAllowInterpolation(false);
          ProcessorClock clock;
          try {
            integrator->initialize(of.start);
            run(*integrator, clock, one);
          } catch (const std::exception&) {  // gives up: no error that counts
          }
          one.seconds = clock.seconds;
        }));
  return out;
}

Vec3 fromSimbody(const sk::Vec3& v) { return {v[0], v[1], v[2]}; }

}  // namespace

std::vector<MotionSeries> topInSimbody() {
  Simbody model(sk::Vec3(0, 0, -9.81));
  const Vec3 J = HeavyTop::inertia(), W = HeavyTop::spin();
  const sk::Body::Rigid top(sk::MassProperties(HeavyTop::mass, sk::Vec3(0, 1, 0),
                                               sk::Inertia(J.x() + HeavyTop::mass, J.y(), J.z() + HeavyTop::mass)));
  sk::MobilizedBody::Ball ball(model.matter.Ground(), sk::Transform(), top, sk::Transform());
  model.finish();
  ball.setUToFitAngularVelocity(model.start, sk::Vec3(W.x(), W.y(), W.z()));
  return seriesOf(model, 1e-8, [&](sk::Integrator& integrator, ProcessorClock& clock, MotionRun& out) {
    Vec3 at[2];
    for (int i = 0; i < 2; ++i) {
      advance(integrator, i + 1, clock);
      model.system.realize(integrator.getState(), sk::Stage::Position);
      at[i] = fromSimbody(ball.findStationLocationInGround(integrator.getState(), sk::Vec3(0, 1, 0)));
    }
    out.error = HeavyTop::error(at[0], at[1]);
  });
}

std::vector<MotionSeries> chainInSimbody() {
  Simbody model(sk::Vec3(0, 0, -9.81));
  const sk::Body::Rigid rod(sk::MassProperties(RodChain::mass, sk::Vec3(0),
                                               sk::Inertia(RodChain::along, RodChain::across, RodChain::across)));
  sk::MobilizedBody::Ball first, last;
  for (int i = 0; i < RodChain::rods; ++i) {
    sk::MobilizedBody& parent = i > 0 ? static_cast<sk::MobilizedBody&>(last) : model.matter.Ground();
    sk::MobilizedBody::Ball ball(parent, sk::Transform(sk::Vec3(i > 0 ? 0.5 : 0, 0, 0)), rod,
                                 sk::Transform(sk::Vec3(-0.5, 0, 0)));
    if (i == 0) first = ball;
    last = ball;
  }
  model.finish();
  const Vec3 W = RodChain::spin();
  first.setUToFitAngularVelocity(model.start, sk::Vec3(W.x(), W.y(), W.z()));
  return seriesOf(model, 1e-5, [&](sk::Integrator& integrator, ProcessorClock& clock, MotionRun& out) {
    advance(integrator, RodChain::end, clock);
    model.system.realize(integrator.getState(), sk::Stage::Position);
    out.error =
        RodChain::error(fromSimbody(last.findStationLocationInGround(integrator.getState(), sk::Vec3(0.5, 0, 0))));
  });
}

/// Pins about z, gravity along -y; each loop is closed by a ball, which leaves one equation in the plane too many.
std::vector<MotionSeries> fourBarsInSimbody(FourBars bars) {
  Simbody model(sk::Vec3(0, -9.81, 0));
  const double across = FourBars::across, along = FourBars::along;
  const sk::Body::Rigid crank(
      sk::MassProperties(1, sk::Vec3(0, 0.5, 0), sk::Inertia(across + 0.25, along, across + 0.25)));
  const sk::Body::Rigid coupler(
      sk::MassProperties(1, sk::Vec3(0.5, 0, 0), sk::Inertia(along, across + 0.25, across + 0.25)));
  std::vector<sk::MobilizedBody::Pin> cranks, couplers;
  for (int i = 0; i <= bars.loops; ++i)
    cranks.emplace_back(model.matter.Ground(), sk::Transform(sk::Vec3(i, 0, 0)), crank, sk::Transform());
  for (std::size_t i = 0; i < static_cast<std::size_t>(bars.loops); ++i) {
    couplers.emplace_back(cranks[i], sk::Transform(sk::Vec3(0, 1, 0)), coupler, sk::Transform());
    sk::Constraint::Ball(couplers[i], sk::Vec3(1, 0, 0), cranks[i + 1], sk::Vec3(0, 1, 0));
  }
  model.finish();
  for (auto& c : cranks) c.setRate(model.start, -1);
  for (auto& c : couplers) c.setRate(model.start, 1);
  return seriesOf(model, 0, [&](sk::Integrator& integrator, ProcessorClock& clock, MotionRun& out) {
    FourBarJudge judge(bars);
    for (int i = 1; i <= FourBars::samples && judge.passes() && clock.seconds < longestMotion; ++i) {
      advance(integrator, i * FourBars::sample, clock);
      const sk::State& s = integrator.getState();
      model.system.realize(s, sk::Stage::Velocity);
      double tilt = 0;
      for (auto& c : couplers) tilt = std::max(tilt, std::abs(double(c.getBodyRotation(s).x()[1])));
      const sk::Vec3 tip = cranks[0].findStationLocationInGround(s, sk::Vec3(0, 1, 0));
      judge.look(i, model.system.calcEnergy(s), tilt, tip[0], tip[1]);
    }
    if (judge.passes() && clock.seconds < longestMotion) out.error = 0;
  });
}

}  // namespace gyre

#endif
