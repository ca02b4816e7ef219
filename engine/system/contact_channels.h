#pragma once
// Names and values of what is reported of contacts: their number, how deep bodies overlap, and for every two bodies
// that may touch the sum of their contacts' forces on body 2 at its centre of mass, in inertial axes. Where there are
// too many pairs, the sum is one of all contacts of a body instead (system/contact_sums.h).

#include "contact/contact_record.h"
#include "system/body_set.h"
#include "system/channel.h"
#include "system/contact_sums.h"

#include <span>
#include <string>
#include <vector>

namespace gyre {

class ContactChannels {
 public:
  static constexpr std::size_t perSum = 6;

  ContactChannels(const BodySet& bodies, const ContactModel& model) : bodies_(bodies), model_(model) {}

  /// Collects the names, once the bodies and what touches are there; none where nothing touches.
  void collect();
  /// Count and penetration, then six for each sum.
  const std::vector<Channel>& list() const { return list_; }
  /// @param at  centres of mass; @param values  as many as list()
  void report(std::span<const BodyKinematics> k, const ContactRecord& record, std::span<double> values) const;

  const ContactSums& sums() const { return sums_; }
  /// "contact.A-B" or "contact.B", of the element of its body 2.
  Channel channelOf(const ContactSum& sum, const std::string& quantity, const std::string& unit) const;

 private:
  void add(std::size_t sum, double sign, const ContactState& c, const Vec3& centre, std::span<double> values) const;

  const BodySet& bodies_;
  const ContactModel& model_;
  ContactSums sums_;
  std::vector<Channel> list_;
};

}  // namespace gyre
