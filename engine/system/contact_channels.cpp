#include "system/contact_channels.h"

#include <algorithm>

namespace gyre {

void ContactChannels::collect() {
  if (!model_.any()) return;
  list_.push_back({documentId, "contact.count", ""});
  list_.push_back({documentId, "contact.penetration", "m"});
  sums_.collect(model_);
  for (const ContactSum& sum : sums_.list())
    for (const char* quantity : {"fx", "fy", "fz", "mx", "my", "mz"})
      list_.push_back(channelOf(sum, quantity, quantity[0] == 'f' ? "N" : "N m"));
}

Channel ContactChannels::channelOf(const ContactSum& sum, const std::string& quantity, const std::string& unit) const {
  const BodySet::Entry& body2 = bodies_[static_cast<std::size_t>(sum.body2)];
  const std::string name = sum.ofPair() ? bodies_.nameOf(sum.body1) + "-" + body2.name : body2.name;
  return {body2.id, "contact." + name + "." + quantity, unit};
}

void ContactChannels::add(std::size_t sum, double sign, const ContactState& c, const Vec3& centre,
                          std::span<double> values) const {
  const std::span<double> out = values.subspan(2 + perSum * sum, perSum);
  at3(out.data()) += sign * c.force;
  at3(out.data() + 3) += sign * ((c.contact.x - centre).cross(c.force) + c.moment);
}

void ContactChannels::report(std::span<const BodyKinematics> k, const ContactRecord& record,
                             std::span<double> values) const {
  std::fill(values.begin(), values.end(), 0.0);
  values[0] = static_cast<double>(record.contacts.size());
  values[1] = record.penetration;
  for (const ContactState& c : record.contacts) {
    const int bodies[] = {c.contact.body2, c.contact.body1};
    const ContactSums::Of of = sums_.of(c.contact.body1, c.contact.body2);
    for (std::size_t i = 0; i < of.count; ++i)
      add(of.sums[i], i == 0 ? 1 : -1, c, k[static_cast<std::size_t>(bodies[i])].x, values);
  }
}

}  // namespace gyre
