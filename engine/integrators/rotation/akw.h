#pragma once
// AKW: the rotation method of Austin, Krishnaprasad and Wang 1993, as in Krysl 2005:
//
//   Pi_1 = Pi_0 - h (I^-1 P) x P + (h/2)(T_0 + T_1),   P = (Pi_0 + Pi_1)/2,   R_1 = R_0 cay(h I^-1 P)
//
// with the Cayley map cay(a) = (I - A/2)^-1 (I + A/2), A = hat(a). Order 2, symmetric; conserves the energy of a free
// body and of one in a linear potential. Forces by fixed-point iteration.

#include "integrators/integrator.h"
#include "integrators/rotation/composition.h"
#include "model/settings.h"

namespace gyre {

struct Akw : RunSettings {
  Composition composition = Composition::none;
};

const IntegratorType& akwType();

}  // namespace gyre
