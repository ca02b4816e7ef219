#include "model/pair_index.h"

#include <algorithm>

namespace gyre {

std::pair<ElementId, ElementId> betweenOf(const Element& element) {
  const auto reference = [&](const std::string& key) {
    return std::get<ElementId>(element.type->find(key)->get(element.params));
  };
  return {reference(element.type->between.first), reference(element.type->between.second)};
}

PairIndex::Key PairIndex::keyOf(const Element& e) {
  const auto [a, b] = betweenOf(e);
  return {e.type->category, std::min(a, b), std::max(a, b)};
}

bool PairIndex::isTaken(const Element& e) const {
  const auto it = ids_.find(keyOf(e));
  return it != ids_.end() && it->second != e.id;
}

}  // namespace gyre
