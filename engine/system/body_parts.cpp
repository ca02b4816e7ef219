#include "system/body_parts.h"

#include <numeric>

namespace gyre {
namespace {

/// More than threads, so that these share what others have left.
constexpr int partsOfLargeSystem = 32;

std::size_t bodyPlace(int body) { return static_cast<std::size_t>(body); }

/// Bodies in the order in which one comes to them along elements, the last way first.
std::vector<int> alongElements(std::size_t bodies, std::span<const BodyParts::Ends> elements) {
  std::vector<std::vector<int>> neighbours(bodies);
  for (const auto& [a, b] : elements)
    if (a >= 0 && b >= 0) {
      neighbours[bodyPlace(a)].push_back(b);
      neighbours[bodyPlace(b)].push_back(a);
    }
  std::vector<int> order, open;
  std::vector<char> seen(bodies);
  const auto go = [&](int from) {
    open.push_back(from);
    while (!open.empty()) {
      const int body = open.back();
      open.pop_back();
      if (std::exchange(seen[bodyPlace(body)], 1)) continue;
      order.push_back(body);
      open.insert(open.end(), neighbours[bodyPlace(body)].begin(), neighbours[bodyPlace(body)].end());
    }
  };
  for (const auto& [a, b] : elements)  // from what hangs on the ground
    if ((a < 0) != (b < 0)) go(a < 0 ? b : a);
  for (int b = 0; b < static_cast<int>(bodies); ++b) go(b);
  return order;
}

}  // namespace

BodyParts::BodyParts(std::size_t bodies, std::span<const Ends> elements) {
  if (bodies < parallelFrom) return;
  count_ = partsOfLargeSystem;
  part_.resize(bodies);
  const std::vector<int> order = alongElements(bodies, elements);
  for (std::size_t i = 0; i < bodies; ++i)
    part_[bodyPlace(order[i])] = static_cast<int>(i * partsOfLargeSystem / bodies);
}

int BodyParts::partOf(const Ends& ends) const {
  if (part_.empty()) return 0;
  const auto& [a, b] = ends;
  if (a < 0 && b < 0) return count_;
  if (a < 0 || b < 0) return part_[bodyPlace(a < 0 ? b : a)];
  return part_[bodyPlace(a)] == part_[bodyPlace(b)] ? part_[bodyPlace(a)] : count_;
}

ElementParts::ElementParts(const BodyParts& parts, const std::vector<int>& place) : order_(place.size()) {
  if (parts.count() == 1) {
    std::iota(order_.begin(), order_.end(), std::size_t{0});
    return;
  }
  first_.resize(static_cast<std::size_t>(parts.count()) + 2);
  for (const int p : place) ++first_[static_cast<std::size_t>(p) + 1];
  std::partial_sum(first_.begin(), first_.end(), first_.begin());
  std::vector<std::size_t> next(first_.begin(), first_.end() - 1);
  for (std::size_t i = 0; i < place.size(); ++i) order_[next[static_cast<std::size_t>(place[i])]++] = i;
}

}  // namespace gyre
