#pragma once
// LIEMID[EA], the explicit Newmark method for rotations of Krysl 2005 (boxes 3 and 4): its two first-order halves,
// one after the other,
//
//   Pi <- Pi + (h/2) T_0;  drift h/2;  drift h/2;  Pi <- Pi + (h/2) T_1,
//   drift h:  I psi = h exp(-psi/2) Pi,  R <- R exp(psi),  Pi <- exp(-psi) Pi        (midpoint_drift.h)
//
// with the momentum Pi = I W in body axes. Order 2, symmetric, one evaluation of forces per step. It conserves the
// momenta that belong to symmetries to round-off; its energy error is bounded and does not drift.

#include "integrators/integrator.h"
#include "integrators/rotation/composition.h"
#include "model/settings.h"

namespace gyre {

struct LiemidEa : RunSettings {
  Composition composition = Composition::none;
};

const IntegratorType& liemidEaType();

}  // namespace gyre
