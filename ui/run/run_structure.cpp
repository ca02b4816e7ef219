#include "run/run_structure.h"

#include <algorithm>

namespace gyre::ui {
namespace {

bool isNamedView(const Element& e) { return e.type->category == Category::namedView; }

}  // namespace

bool sameStructure(const Model& a, const Model& b) {
  const auto next = [](auto at, auto end) { return std::find_if_not(at, end, isNamedView); };
  auto x = next(a.elements().begin(), a.elements().end()), y = next(b.elements().begin(), b.elements().end());
  while (x != a.elements().end() && y != b.elements().end() && x->id == y->id && x->enabled == y->enabled) {
    x = next(x + 1, a.elements().end());
    y = next(y + 1, b.elements().end());
  }
  return x == a.elements().end() && y == b.elements().end();
}

}  // namespace gyre::ui
