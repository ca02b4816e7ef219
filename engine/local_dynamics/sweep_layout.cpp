#include "local_dynamics/sweep_layout.h"

namespace gyre {
namespace {

/// Packets below which their copying is not worth other threads.
constexpr std::size_t copiedAtOnce = 32;

}  // namespace

void SweepLayout::build(const LocalProblem& problem) {
  schedule.build(problem);
  const auto& plans = schedule.packets();
  if (packets.size() < plans.size()) packets.resize(plans.size());
  int count = 0;
  for (std::size_t p = 0; p < plans.size(); ++p) {
    packets[p].firstPoint = count;
    count += plans[p].points;
  }
  if (points.size() < static_cast<std::size_t>(count)) points.resize(static_cast<std::size_t>(count));
  velocities.resize(problem.bodies.size() + 1);
  for (std::size_t b = 0; b < problem.bodies.size(); ++b) {
    const LocalBody& body = problem.bodies[b];
    velocities[b] = {{body.v.x(), body.v.y(), body.v.z(), 0}, {body.w.x(), body.w.y(), body.w.z(), 0}};
  }
  velocities.back() = {};
  parallelFor(plans.size(), copiedAtOnce, [&](std::size_t p) {
    fillPacket(problem, schedule, plans[p], packets[p], pointsOf(packets[p]));
    preparePacket(packets[p], pointsOf(packets[p]), velocities.data());
  });
  general.build(problem, schedule);
  for (const LocalStep& step : schedule.steps())
    if (step.unit >= 0) general.prepare(step.unit, velocities.data());
}

}  // namespace gyre
