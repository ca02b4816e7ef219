#pragma once
// LIEMID[I], the implicit midpoint Lie method of Krysl 2005 and Krysl and Endres 2005:
//
//   I psi = h exp(-psi/2) Pi_0 + (h^2/2) T_m,   T_m at R_0 exp(psi/2)
//   R_1 = R_0 exp(psi),   Pi_1 = exp(-psi) Pi_0 + h exp(-psi/2) T_m
//
// Order 2, symmetric. Forces by fixed-point iteration, which wants h^2 K / M well below 4.

#include "integrators/integrator.h"
#include "integrators/rotation/composition.h"
#include "model/settings.h"

namespace gyre {

struct LiemidI : RunSettings {
  Composition composition = Composition::none;
};

const IntegratorType& liemidIType();

}  // namespace gyre
