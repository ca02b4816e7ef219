#pragma once
// The numbers a value consists of, where formulas may stand, counted from 0: a number; a vector's x y z; a frame's
// position; an inertia's xx yy zz xy yz zx; a 6x6 matrix row by row.

#include "describe/value.h"

#include <span>
#include <vector>

namespace gyre {

std::vector<double*> numbersOf(Value& value);

}  // namespace gyre
