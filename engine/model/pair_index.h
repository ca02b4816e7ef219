#pragma once
// The elements of a model that are about two others (TypeInfo::between), by which two.

#include "model/element.h"

#include <map>
#include <string>
#include <tuple>
#include <utility>

namespace gyre {

/// The two an element is about; ground may be one of them.
std::pair<ElementId, ElementId> betweenOf(const Element& element);

class PairIndex {
 public:
  void add(const Element& e) { ids_[keyOf(e)] = e.id; }
  void remove(const Element& e) { ids_.erase(keyOf(e)); }
  /// Another element of its category is about the same two.
  bool isTaken(const Element& e) const;

  auto begin() const { return ids_.begin(); }
  auto end() const { return ids_.end(); }

 private:
  using Key = std::tuple<Category, ElementId, ElementId>;  // the smaller identity first
  static Key keyOf(const Element& e);

  std::map<Key, ElementId> ids_;
};

}  // namespace gyre
