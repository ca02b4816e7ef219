#include "system/contact_channels.h"

#include <algorithm>

namespace gyre {
namespace {

/// Those that may touch, ground (-1) first.
std::vector<std::pair<int, int>> pairsThatTouch(const ContactModel& model, std::size_t most) {
  const int n = static_cast<int>(model.bodies.size()) - 1;
  std::vector<std::pair<int, int>> out;
  const auto body = [&](int b) -> const TouchingBody& {
    return b < 0 ? model.bodies.back() : model.bodies[static_cast<std::size_t>(b)];
  };
  for (int a = -1; a < n; ++a) {
    if (body(a).parts.empty()) continue;
    const std::vector<int>& ignored = body(a).ignored;
    for (int b = std::max(a, -1) + 1; b < n; ++b) {
      if (body(b).parts.empty() || std::binary_search(ignored.begin(), ignored.end(), b)) continue;
      out.emplace_back(a, b);
      if (out.size() > most) return out;
    }
  }
  return out;
}

}  // namespace

void ContactChannels::collect() {
  if (!model_.any()) return;
  list_.push_back({documentId, "contact.count", ""});
  list_.push_back({documentId, "contact.penetration", "m"});
  const auto pairs = pairsThatTouch(model_, maximumPairs);
  if (pairs.size() <= maximumPairs) {
    for (const auto& [a, b] : pairs) {
      sumOfPair_[{a, b}] = sumOfPair_.size();
      addSum(bodies_[static_cast<std::size_t>(b)].id, bodies_.nameOf(a) + "-" + bodies_.nameOf(b));
    }
    return;
  }
  sumOfBody_.assign(bodies_.size(), -1);
  int sums = 0;
  for (std::size_t b = 0; b < bodies_.size(); ++b) {
    if (model_.bodies[b].parts.empty()) continue;
    sumOfBody_[b] = sums++;
    addSum(bodies_[b].id, bodies_[b].name);
  }
}

void ContactChannels::addSum(ElementId id, const std::string& name) {
  for (const char* quantity : {"fx", "fy", "fz", "mx", "my", "mz"})
    list_.push_back({id, "contact." + name + "." + quantity, quantity[0] == 'f' ? "N" : "N m"});
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
    const int a = c.contact.body1, b = c.contact.body2;
    if (sumOfBody_.empty()) {
      if (const auto found = sumOfPair_.find({a, b}); found != sumOfPair_.end())
        add(found->second, 1, c, k[static_cast<std::size_t>(b)].x, values);
      continue;
    }
    add(static_cast<std::size_t>(sumOfBody_[static_cast<std::size_t>(b)]), 1, c, k[static_cast<std::size_t>(b)].x,
        values);
    if (a >= 0)
      add(static_cast<std::size_t>(sumOfBody_[static_cast<std::size_t>(a)]), -1, c, k[static_cast<std::size_t>(a)].x,
          values);
  }
}

}  // namespace gyre
