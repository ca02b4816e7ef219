#include "system/contact_sums.h"

#include <algorithm>

namespace gyre {
namespace {

/// Those that may touch, ground (-1) first.
std::vector<ContactSum> pairsThatTouch(const ContactModel& model, std::size_t most) {
  const int n = static_cast<int>(model.bodies.size()) - 1;
  std::vector<ContactSum> out;
  const auto body = [&](int b) -> const TouchingBody& {
    return b < 0 ? model.bodies.back() : model.bodies[static_cast<std::size_t>(b)];
  };
  for (int a = -1; a < n; ++a) {
    if (body(a).parts.empty()) continue;
    const std::vector<int>& ignored = body(a).ignored;
    for (int b = std::max(a, -1) + 1; b < n; ++b) {
      if (body(b).parts.empty() || std::binary_search(ignored.begin(), ignored.end(), b)) continue;
      out.push_back({a, b});
      if (out.size() > most) return out;
    }
  }
  return out;
}

}  // namespace

void ContactSums::collect(const ContactModel& model) {
  if (!model.any()) return;
  list_ = pairsThatTouch(model, mostPairs);
  if (list_.size() <= mostPairs) {
    for (std::size_t i = 0; i < list_.size(); ++i) sumOfPair_[{list_[i].body1, list_[i].body2}] = i;
    return;
  }
  list_.clear();
  sumOfBody_.assign(model.bodies.size() - 1, -1);
  for (std::size_t b = 0; b < sumOfBody_.size(); ++b) {
    if (model.bodies[b].parts.empty()) continue;
    sumOfBody_[b] = static_cast<int>(list_.size());
    list_.push_back({static_cast<int>(b), static_cast<int>(b)});
  }
}

ContactSums::Of ContactSums::of(int body1, int body2) const {
  Of out;
  if (sumOfBody_.empty()) {
    if (const auto found = sumOfPair_.find({body1, body2}); found != sumOfPair_.end())
      out.sums[out.count++] = found->second;
    return out;
  }
  for (const int body : {body2, body1})
    if (body >= 0) out.sums[out.count++] = static_cast<std::size_t>(sumOfBody_[static_cast<std::size_t>(body)]);
  return out;
}

}  // namespace gyre
