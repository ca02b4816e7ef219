#pragma once
// The energy of each element as columns of a recording, behind all others: BODY.kinetic and BODY.potential, what a
// force stores, has turned into heat and has brought in as FORCE.elastic, .dissipated and .work, the .work of a drive,
// of every two bodies that may touch what their contacts store and what both gained by them as contact.A-B.elastic,
// .normal_work and .friction_work (of each body, and its half of it, where there are too many pairs:
// system/contact_sums.h), and of the whole run energy.hand: what a hand did, changes of the model under way and jumps
// of prescribed velocities. The sums are the energy.* of the whole.

#include "core/error.h"
#include "diagnostics/energy_budget.h"
#include "system/channel.h"

#include <span>
#include <vector>

namespace gyre {

class EnergyColumns {
 public:
  /// All of a system.
  explicit EnergyColumns(const System& system);

  std::size_t size() const { return parts_.size(); }
  /// Only these from then on. @param columns  of channels(), ascending
  void keep(std::span<const std::size_t> columns);
  std::vector<Channel> channels(const System& system) const;
  /// @param values  as many as channels()
  void fill(const System& system, const EvaluatedKinematics& at, const EnergyBudget& energy,
            std::span<double> values) const;

 private:
  struct Part {
    enum class Kind {
      kinetic,
      potential,
      elastic,
      dissipated,
      work,
      contactElastic,
      normalWork,
      frictionWork,
      mouseSpring
    } kind;
    std::size_t index;  ///< of the body, the source or the sum of contacts
  };

  std::vector<Part> parts_;
};

}  // namespace gyre
