#pragma once
// The reactions of the last step, from which the solver starts in the next one where a contact goes on.

#include "contact/manifold.h"
#include "integrators/local/stepped_contact.h"

#include <cstdint>
#include <span>
#include <vector>

namespace gyre {

class ReactionMemory {
 public:
  /// Gives points the reactions that they had.
  void recall(std::span<const Contact> contacts, std::span<SteppedContact> points) const;
  /// Keeps those of a step; blows are none to start from.
  void keep(std::span<const Contact> contacts, std::span<const SteppedContact> points);

 private:
  friend class StateArchive;
  void persist(StateArchive& a) { a.lists(entries_); }
  struct Entry {
    int body1, body2;
    std::uint64_t feature;
    Vec3 R, M;  ///< inertial axes
    void persist(StateArchive& a) { a(body1, body2, feature, R, M); }
  };
  std::vector<Entry> entries_;  ///< sorted as contacts are
};

}  // namespace gyre
