#include "contact/placed_parts.h"

#include "contact/collider_bounds.h"
#include "core/parallel.h"

#include <algorithm>

namespace gyre {
namespace {

constexpr std::size_t itemsPerTask = 512;  // some 20 us of work, far above what a task costs
constexpr double roundOff = 1e-14;         // of a few dozen operations, so that no box is smaller than what it holds

}  // namespace

PlacedParts::PlacedParts(const std::vector<TouchingBody>& bodies) {
  const auto addItem = [&](int body, int part, bool isPlane) {
    items_.push_back({body, part, isPlane});
    first_.push_back(placements_.size());
    planeOf_.push_back(isPlane ? static_cast<int>(planes_.size()) : -1);
    if (isPlane) planes_.emplace_back();
  };
  const TouchingBody& earth = bodies.back();
  for (std::size_t p = 0; p < earth.parts.size(); ++p) {
    addItem(-1, static_cast<int>(p), earth.parts[p].collider.kind == Collider::Kind::plane);
    placements_.push_back(poseOf(earth.parts[p].collider.placement));
  }
  for (std::size_t b = 0; b + 1 < bodies.size(); ++b) {
    if (bodies[b].parts.empty()) continue;
    addItem(static_cast<int>(b), 0, false);
    for (const TouchingBody::Part& p : bodies[b].parts) placements_.push_back(poseOf(p.collider.placement));
  }
  first_.push_back(placements_.size());
  parts_.resize(placements_.size());
  needed_.resize(items_.size());
  reach_.resize(items_.size());
}

void PlacedParts::place(const std::vector<TouchingBody>& bodies, std::span<const BodyKinematics> k,
                        std::span<const double> reach, double margin) {
  const std::size_t atOnce = items_.size() <= 2 * itemsPerTask ? items_.size() : itemsPerTask;
  parallelFor(items_.size(), atOnce, [&](std::size_t i) {
    const std::size_t body = items_[i].body < 0 ? bodies.size() - 1 : static_cast<std::size_t>(items_[i].body);
    reach_[i] = reach[body];
    placeItem(i, bodies[body], k[body], margin / 2 + reach[body]);
  });
}

void PlacedParts::placeItem(std::size_t item, const TouchingBody& body, const BodyKinematics& k, double larger) {
  const Pose pose{k.x, k.R};
  Bounds& all = needed_[item] = {};
  std::size_t part = items_[item].body < 0 ? static_cast<std::size_t>(items_[item].part) : 0;
  for (std::size_t p = first_[item]; p < first_[item + 1]; ++p, ++part) {
    PlacedPart& placed = parts_[p];
    placed.pose = placedAt(pose, placements_[p]);
    if (planeOf_[item] >= 0) {
      const Vec3 n = placed.pose.R.col(2);
      planes_[static_cast<std::size_t>(planeOf_[item])] = {n, n.dot(placed.pose.x) + larger};
      return;
    }
    const Bounds tight = boundsOf(body.parts[part].collider, placed.pose);
    const double far = std::max(tight.lower.cwiseAbs().maxCoeff(), tight.upper.cwiseAbs().maxCoeff());
    placed.needed = tight.inflated(larger + roundOff * far);
    all.include(placed.needed);
  }
}

std::span<const PlacedPart> PlacedParts::parts(int item) const {
  const auto i = static_cast<std::size_t>(item);
  return std::span(parts_).subspan(first_[i], first_[i + 1] - first_[i]);
}

bool PlacedParts::mayTouch(int item1, int item2) const {
  const auto i = static_cast<std::size_t>(item1), j = static_cast<std::size_t>(item2);
  if (planeOf_[i] >= 0) return planes_[static_cast<std::size_t>(planeOf_[i])].reaches(needed_[j]);
  return needed_[i].overlaps(needed_[j]);
}

bool PlacedParts::mayTouch(int item1, const PlacedPart& part1, const PlacedPart& part2) const {
  const int plane = planeOf_[static_cast<std::size_t>(item1)];
  if (plane >= 0) return planes_[static_cast<std::size_t>(plane)].reaches(part2.needed);
  return part1.needed.overlaps(part2.needed);
}

}  // namespace gyre
