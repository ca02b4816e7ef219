#pragma once
// BDF of variable step and order (Gear 1971; IDA, see ida.h) on constrained systems, by the four iterations of Yen and
// Petzold, "An efficient Newton-type iteration for the numerical solution of highly oscillatory constrained multibody
// dynamic systems" (SIAM J. Sci. Comput. 1998); equations in bdf_equations.h:
//
//   bdf_ggl       stabilized index 2 with multipliers in Newton's test
//   bdf_ggl_star  the same, without them in the test
//   bdf_cs        coordinate splitting
//   bdf_cm        modified coordinate splitting, which walks over fast oscillations of small amplitude
//
// The step is the method's own: output times are met by its interpolating polynomial and do not disturb it. The local
// error test sees positions, or positions and velocities, of the independent coordinates alone for CS and CM; never
// multipliers. Constraints hold to the tolerance of Newton's iteration, norms of quaternions to round-off at the ends
// of steps; both hold between steps to the accuracy of the polynomial. Multipliers reported are those of minimum norm
// with B^T lambda = -(M v' + g).
// Fails, with element and time, where IDA does: error or convergence test failing however small the step.

#include "integrators/bdf/bdf_equations.h"
#include "integrators/integrator.h"
#include "model/settings.h"

namespace gyre {

struct BdfParameters : RunSettings {
  int max_order = 2;
  double rtol = 1e-4;
  double atol_positions = 0;   ///< [m; quaternions]; 0: a millionth of the motion of the run (bdf_equations.h)
  double atol_velocities = 0;  ///< [m/s, rad/s]; of multipliers, too [N, N m]; 0: 1e-5 of the motion of the run
  BdfErrorTest error_test = BdfErrorTest::positionsVelocities;
};

std::unique_ptr<Integrator> makeBdf(const BdfParameters& parameters, BdfIteration iteration,
                                    BdfProjector projector = BdfProjector::frozen);

const IntegratorType& bdfGglType();
const IntegratorType& bdfGglStarType();
const IntegratorType& bdfCsType();
const IntegratorType& bdfCmType();

}  // namespace gyre
