#pragma once
// Whether two models say the same, identities included.

#include "model/model.h"

#include <algorithm>

namespace gyre::test {

/// What the first element is called in which they differ, and where; empty where they are the same.
inline std::string difference(const Model& a, const Model& b) {
  if (a.elements().size() != b.elements().size()) return "their number of elements";
  for (std::size_t i = 0; i < a.elements().size(); ++i) {
    const Element &x = a.elements()[i], &y = b.elements()[i];
    if (x.id != y.id || x.name != y.name || x.type != y.type) return "the element '" + x.name + "'";
    if (x.enabled != y.enabled) return "whether '" + x.name + "' takes part";
    // Each formula stands at a number of its own, so that their order says nothing.
    if (!std::is_permutation(x.formulas.begin(), x.formulas.end(), y.formulas.begin(), y.formulas.end()))
      return "the formulas of '" + x.name + "'";
    for (const Field& f : x.type->fields)
      if (!sameValue(f.get(x.params), f.get(y.params))) return "'" + x.name + "', " + f.key;
  }
  return {};
}

inline bool sameModel(const Model& a, const Model& b) { return difference(a, b).empty(); }

}  // namespace gyre::test
