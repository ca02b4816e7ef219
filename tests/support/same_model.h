#pragma once
// Whether two models say the same, identities included.

#include "model/model.h"

namespace gyre::test {

inline bool sameModel(const Model& a, const Model& b) {
  if (a.elements().size() != b.elements().size()) return false;
  for (std::size_t i = 0; i < a.elements().size(); ++i) {
    const Element &x = a.elements()[i], &y = b.elements()[i];
    if (x.id != y.id || x.name != y.name || x.type != y.type || x.enabled != y.enabled) return false;
    for (const Field& f : x.type->fields)
      if (!sameValue(f.get(x.params), f.get(y.params))) return false;
  }
  return true;
}

}  // namespace gyre::test
