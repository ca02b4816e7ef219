#include "run/body_islands.h"

#include "model/references.h"

#include <unordered_map>

namespace gyre {

BodyIslands::BodyIslands(const Model& model) : bodies_(model.active(Category::body).size()) {
  std::unordered_map<ElementId, std::size_t> place;
  for (const Element* body : model.active(Category::body)) place.emplace(body->id, place.size());
  for (const Element* joint : model.active(Category::joint)) {
    std::vector<std::size_t> ends;
    const auto collect = [&](const Element& element, const auto& self) -> void {
      for (const ElementId id : references(element))
        if (const auto found = place.find(id); found != place.end()) ends.push_back(found->second);
        else if (const Element* other = model.find(id); other && other->type->category == Category::joint)
          self(*other, self);  // a coupler acts on the bodies of the joints that it names
    };
    collect(*joint, collect);
    for (std::size_t i = 1; i < ends.size(); ++i) joined_.emplace_back(ends[i - 1], ends[i]);
  }
}

std::vector<std::int32_t> BodyIslands::of(std::span<const LoggedContact> contacts) const {
  DisjointSets sets(bodies_);
  std::vector<bool> alone(bodies_, true);
  const auto connect = [&](std::size_t i, std::size_t j) {
    alone[i] = alone[j] = false;
    sets.join(i, j);
  };
  for (const auto& [i, j] : joined_) connect(i, j);
  for (const LoggedContact& c : contacts) {
    if (c.island < 0) continue;
    const auto [low, high] = std::minmax(c.body1, c.body2);
    if (high >= 0) connect(static_cast<std::size_t>(low < 0 ? high : low), static_cast<std::size_t>(high));
  }
  std::vector<std::int32_t> out(bodies_);
  for (std::size_t b = 0; b < bodies_; ++b) out[b] = alone[b] ? -1 : static_cast<std::int32_t>(sets.root(b));
  return out;
}

}  // namespace gyre
