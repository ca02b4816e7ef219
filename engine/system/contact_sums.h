#pragma once
// What is told of contacts is told in sums: one for every two bodies that may touch. Where more than mostPairs pairs
// may, one for each body instead, of all its contacts.

#include "system/contact_model.h"

#include <array>
#include <cstddef>
#include <map>
#include <span>
#include <utility>
#include <vector>

namespace gyre {

/// The bodies that a sum is about; ground is -1. A sum of one body names it twice.
struct ContactSum {
  int body1 = -1, body2 = 0;
  bool ofPair() const { return body1 != body2; }
};

class ContactSums {
 public:
  static constexpr std::size_t mostPairs = 200;

  /// Once what touches is there; none where nothing does.
  void collect(const ContactModel& model);
  const std::vector<ContactSum>& list() const { return list_; }
  std::size_t size() const { return list_.size(); }

  /// Those that a contact belongs to.
  struct Of {
    std::array<std::size_t, 2> sums{};  ///< that of body 2 first, where they are sums of bodies
    std::size_t count = 0;
    std::span<const std::size_t> all() const { return std::span(sums).first(count); }
    /// Share of the energy that both bodies exchange with the contact: it is shared out in halves, but for ground's.
    double share() const { return count == 2 ? 0.5 : 1; }
  };
  Of of(int body1, int body2) const;

 private:
  std::vector<ContactSum> list_;
  std::map<std::pair<int, int>, std::size_t> sumOfPair_;
  std::vector<int> sumOfBody_;  ///< or -1; empty where pairs are told apart
};

}  // namespace gyre
