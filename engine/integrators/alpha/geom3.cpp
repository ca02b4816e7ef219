#include "integrators/alpha/geom3.h"

#include "integrators/alpha/geometric_form.h"

namespace gyre {

const IntegratorType& geom3Type() {
  // As geom2: splitting the second factor adds terms of order h^5 only.
  static const IntegratorType type =
      geometricForm<Geom3>({.number = "3", .ordinal = "third", .separateFactors = 2, .velocityBracket = -1.0 / 6});
  return type;
}

}  // namespace gyre
