#pragma once
// GMRES without restart (Saad and Schultz 1986): x with |b - A x| <= tolerance |b| after at most `steps` products, or
// the least residual that these allow.

#include "core/types.h"

#include <functional>

namespace gyre {

VecX gmres(const std::function<VecX(const VecX&)>& product, const VecX& b, double tolerance, int steps);

}  // namespace gyre
