#include "run/body_islands.h"

#include "flexible/expanded_model.h"
#include "model/references.h"

#include <algorithm>
#include <unordered_map>

namespace gyre {

BodyIslands::BodyIslands(const Model& given) {
  const ExpandedModel expanded = ExpandedModel::orGiven(given);
  const Model& model = expanded.model();
  bodies_ = model.active(Category::body).size();
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
    if (!ends.empty()) held_.push_back(ends.front());
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

std::vector<std::vector<std::int32_t>> BodyIslands::of(const LoggedSolve& solve,
                                                       std::span<const LoggedContact> contacts) const {
  DisjointSets sets(bodies_);
  for (const auto& [i, j] : joined_) sets.join(i, j);
  for (std::size_t i = 0; i < solve.islandOf.size(); ++i)
    if (const LoggedContact& c = contacts[i]; solve.islandOf[i] >= 0 && c.body1 >= 0 && c.body2 >= 0)
      sets.join(static_cast<std::size_t>(c.body1), static_cast<std::size_t>(c.body2));
  std::vector<std::int32_t> islandOfRoot(bodies_, -1);
  for (std::size_t i = 0; i < solve.islandOf.size(); ++i)
    if (const std::int32_t body = std::max(contacts[i].body1, contacts[i].body2); solve.islandOf[i] >= 0 && body >= 0)
      islandOfRoot[sets.root(static_cast<std::size_t>(body))] = solve.islandOf[i];
  const auto isOfJoints = [](const LocalIsland& island) { return island.contacts == 0; };
  auto next = std::find_if(solve.islands.begin(), solve.islands.end(), isOfJoints);
  for (auto body = held_.begin(); body != held_.end() && next != solve.islands.end(); ++body) {
    std::int32_t& island = islandOfRoot[sets.root(*body)];
    if (island >= 0) continue;
    island = static_cast<std::int32_t>(next - solve.islands.begin());
    next = std::find_if(next + 1, solve.islands.end(), isOfJoints);
  }
  std::vector<std::vector<std::int32_t>> out(solve.islands.size());
  for (std::size_t b = 0; b < bodies_; ++b)
    if (const std::int32_t island = islandOfRoot[sets.root(b)]; island >= 0)
      out[static_cast<std::size_t>(island)].push_back(static_cast<std::int32_t>(b));
  return out;
}

}  // namespace gyre
