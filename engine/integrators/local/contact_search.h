#pragma once
// Which contacts a step has: as far ahead as its bodies move.

#include "contact/contact_set.h"
#include "system/system.h"

#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace gyre {

class ContactSearch {
 public:
  /// @param system  outlives this
  explicit ContactSearch(const System& system);

  /// Where a run begins, the first middle may lie behind what the bodies hit on the way there.
  /// @param start  kinematics at the start of a step of size h
  void lookFrom(const EvaluatedKinematics& start, double h);
  /// Bodies that were found to hit each other on the way to the middle, and have passed there.
  std::optional<std::pair<int, int>> passed() const;
  /// Finds what bodies may touch within a time, at the velocities v or free [nv].
  void find(const EvaluatedKinematics& middle, double time, const VecX& v, const VecX& free);
  /// Whether bodies at the velocities u move further than contacts were looked for; then they are found anew.
  bool findFurther(const EvaluatedKinematics& middle, double time, const VecX& u);
  std::span<const Contact> contacts() const { return set_ ? set_->contacts() : std::span<const Contact>(); }

 private:
  /// How far any point of a body moves within a time, at the velocities u [nv].
  double way(const EvaluatedKinematics& at, std::size_t body, const VecX& u, double time) const;

  const System& system_;
  std::optional<ContactSet> set_;  ///< where anything may touch
  std::vector<double> reach_;
  std::vector<Contact> expected_;  ///< that lookFrom() found to be met before the middle
};

}  // namespace gyre
