#pragma once
// Visits the bodies that rotate.

#include "system/system.h"

namespace gyre {

/// f(body, first of its rotation in v, the same within the body)
template <class F>
void forEachRotation(const System& system, F f) {
  for (std::size_t b = 0; b < system.bodies().size(); ++b)
    if (const BodyLayout l = system.bodies().layout(b); l.rotation >= 0) f(b, l.v + l.rotation, l.rotation);
}

}  // namespace gyre
