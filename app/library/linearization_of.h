#pragma once
// Matrices of the library from those of the engine.

#include "engine.h"

#include <gyre/linearization.h>

namespace gyre {
inline namespace v0 {

std::vector<double> numbersOf(const VecX& x);
Linearization linearizationOf(const StateSpace& space);

}  // namespace v0
}  // namespace gyre
