#pragma once
// Kick-drift, Phi~ of Krysl 2005: the first-order half of LIEMID[EA] as a method of its own,
//
//   Pi <- Pi + h T(R_0);  drift h,
//   drift h:  I psi = h exp(-psi/2) Pi,  R <- R exp(psi),  Pi <- exp(-psi) Pi        (midpoint_drift.h)
//
// Order 1. RATTLE needs a kick at both ends of the step, so joints are refused.

#include "integrators/integrator.h"
#include "model/settings.h"

namespace gyre {

struct KickDrift : RunSettings {};

const IntegratorType& kickDriftType();

}  // namespace gyre
