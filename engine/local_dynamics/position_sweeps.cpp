// The projection of positions by the machinery of Gauss-Seidel.

#include "local_dynamics/batch_visits.h"

#include <algorithm>

namespace gyre {

namespace {

std::size_t asSize(int i) { return static_cast<std::size_t>(i); }

}  // namespace

void GaussSeidel::projectPositions(const LocalProblem& problem, std::span<const double> gap, int sweeps,
                                   std::vector<LocalDisplacement>& displacements, bool prepared) {
  if (!prepared) prepare(problem);
  velocities_.assign(problem.bodies.size() + 1, {});
  fillGaps(gap);
  general_.startProjection();
  const auto project = [&](const LocalStep& step) {
    if (step.packet < 0) return general_.project(step.unit, gap, velocities_.data());
    const ContactPacket& packet = packets_[asSize(step.packet)];
    const std::size_t first = asSize(packet.firstPoint);
    projectPacket(packet, &points_[first], &gaps_[first], velocities_.data());
  };
  const auto batch = [&](std::size_t b) {
    for (int s = 0; s < sweeps; ++s)
      eachStep(schedule_.batches()[b], [&](const LocalStep& step, auto) { project(step); });
  };
  eachBatch(batch);
  general_.settle(velocities_.data());
  displacements.resize(problem.bodies.size());
  for (std::size_t b = 0; b < displacements.size(); ++b)
    displacements[b] = {at3(velocities_[b].v), at3(velocities_[b].w)};
}

void GaussSeidel::fillGaps(std::span<const double> gap) {
  if (gaps_.size() < points_.size()) gaps_.resize(points_.size());
  for (std::size_t p = 0; p < schedule_.packets().size(); ++p) {
    const LocalPacketPlan& plan = schedule_.packets()[p];
    PacketGap* gaps = &gaps_[asSize(packets_[p].firstPoint)];
    for (int i = 0; i < plan.points; ++i) gaps[i] = PacketGap{};
    for (int l = 0; l < laneCount; ++l) {
      const int unit = plan.units[asSize(l)];
      const LocalUnit* u = unit < 0 ? nullptr : &schedule_.units()[asSize(unit)];
      for (int i = 0; i < plan.points; ++i) gaps[i].gap[l] = u && i < u->count ? gap[asSize(u->first + i)] : 0;
    }
  }
}

void GaussSeidel::readPushes(std::vector<double>& p) const {
  std::fill(p.begin(), p.end(), 0.0);
  general_.readPushes(p);
  for (std::size_t i = 0; i < schedule_.packets().size(); ++i) {
    const LocalPacketPlan& plan = schedule_.packets()[i];
    for (int l = 0; l < laneCount; ++l) {
      if (plan.units[asSize(l)] < 0) continue;
      const LocalUnit& u = schedule_.units()[asSize(plan.units[asSize(l)])];
      for (int k = 0; k < u.count; ++k) p[asSize(u.first + k)] = gaps_[asSize(packets_[i].firstPoint + k)].p[l];
    }
  }
}

}  // namespace gyre
