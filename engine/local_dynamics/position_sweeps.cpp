#include "local_dynamics/position_sweeps.h"

#include <algorithm>

namespace gyre {
namespace {

std::size_t asSize(int i) { return static_cast<std::size_t>(i); }

}  // namespace

void PositionSweeps::project(SweepLayout& layout, std::span<const double> gap, int sweeps,
                             std::vector<LocalDisplacement>& displacements) {
  LocalVelocity* moves = layout.velocities.data();
  std::fill(layout.velocities.begin(), layout.velocities.end(), LocalVelocity{});
  fillGaps(layout, gap);
  layout.general.startProjection();
  const auto project = [&](const LocalStep& step) {
    if (step.packet < 0) return layout.general.project(step.unit, gap, moves);
    const ContactPacket& packet = layout.packets[asSize(step.packet)];
    projectPacket(packet, layout.pointsOf(packet), &gaps_[asSize(packet.firstPoint)], moves);
  };
  layout.eachBatch([&](std::size_t b) {
    for (int s = 0; s < sweeps; ++s)
      layout.eachStep(layout.schedule.batches()[b], [&](const LocalStep& step, auto) { project(step); });
  });
  layout.general.settle(moves);
  displacements.resize(layout.velocities.size() - 1);
  for (std::size_t b = 0; b < displacements.size(); ++b) displacements[b] = {at3(moves[b].v), at3(moves[b].w)};
}

void PositionSweeps::fillGaps(const SweepLayout& layout, std::span<const double> gap) {
  if (gaps_.size() < layout.points.size()) gaps_.resize(layout.points.size());
  for (std::size_t p = 0; p < layout.schedule.packets().size(); ++p) {
    const LocalPacketPlan& plan = layout.schedule.packets()[p];
    PacketGap* gaps = &gaps_[asSize(layout.packets[p].firstPoint)];
    for (int i = 0; i < plan.points; ++i) gaps[i] = PacketGap{};
    for (int l = 0; l < laneCount; ++l) {
      const int unit = plan.units[asSize(l)];
      const LocalUnit* u = unit < 0 ? nullptr : &layout.schedule.units()[asSize(unit)];
      for (int i = 0; i < plan.points; ++i) gaps[i].gap[l] = u && i < u->count ? gap[asSize(u->first + i)] : 0;
    }
  }
}

void PositionSweeps::readPushes(const SweepLayout& layout, std::vector<double>& p) const {
  std::fill(p.begin(), p.end(), 0.0);
  layout.general.readPushes(p);
  for (std::size_t i = 0; i < layout.schedule.packets().size(); ++i) {
    const LocalPacketPlan& plan = layout.schedule.packets()[i];
    for (int l = 0; l < laneCount; ++l) {
      if (plan.units[asSize(l)] < 0) continue;
      const LocalUnit& u = layout.schedule.units()[asSize(plan.units[asSize(l)])];
      for (int k = 0; k < u.count; ++k) p[asSize(u.first + k)] = gaps_[asSize(layout.packets[i].firstPoint + k)].p[l];
    }
  }
}

}  // namespace gyre
