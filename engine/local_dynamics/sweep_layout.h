#pragma once
// A local problem as sweeps go through it: its schedule, its contacts packed in lanes, what is not packed as units, and
// the velocities of its bodies, which the sweeps move. Memory is kept between problems.

#include "core/parallel.h"
#include "local_dynamics/contact_packets.h"
#include "local_dynamics/general_unit.h"

#include <vector>

namespace gyre {

struct SweepLayout {
  LocalSchedule schedule;
  std::vector<ContactPacket> packets;
  std::vector<PacketPoint> points;
  GeneralUnits general;
  std::vector<LocalVelocity> velocities;  ///< of bodies, and one that is zero

  /// Lays the problem out, with its guesses and its velocities.
  void build(const LocalProblem& problem);
  PacketPoint* pointsOf(const ContactPacket& packet) { return &points[static_cast<std::size_t>(packet.firstPoint)]; }

  /// Steps of a batch: rounds one after the other, their tasks at once. visit(LocalStep, number of the task).
  template <class Visit>
  void eachStep(const LocalBatch& batch, const Visit& visit) const {
    const auto task = [&](int t) {
      const LocalRange& range = schedule.tasks()[static_cast<std::size_t>(t)];
      for (int s = range.first; s < range.last; ++s)
        visit(schedule.steps()[static_cast<std::size_t>(s)], static_cast<std::size_t>(t));
    };
    for (int r = batch.rounds.first; r < batch.rounds.last; ++r) {
      const LocalRange& round = schedule.rounds()[static_cast<std::size_t>(r)];
      parallelFor(static_cast<std::size_t>(round.last - round.first), 1,
                  [&](std::size_t i) { task(round.first + static_cast<int>(i)); });
    }
  }
  /// work(number of the batch), for all of them at once.
  template <class Work>
  void eachBatch(const Work& work) const {
    parallelFor(schedule.batches().size(), 1, work);
  }
};

}  // namespace gyre
