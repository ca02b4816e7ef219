#pragma once
// The equations linearized about a state, for control: with inputs u, numbers of the model, and outputs y, channels,
//
//   x' = A (x - x0) + B (u - u0) + x0',   y = C (x - x0) + D (u - u0) + y0
//
// x are independent coordinates and their rates (state_coordinates.h), then the states of forces. Constraints are
// fulfilled by what is compared: each column comes from consistent states (consistentState) on both sides, by central
// differences of fourth order with steps that fall; of each entry the value is taken that changes least from step to
// step (Ridders 1982, Adv. Eng. Softw. 4, who extrapolates them, too). So outputs may be anything that is reported,
// accelerations and multipliers among it, and the state may move. Contact is left out.

#include "analysis/state_coordinates.h"
#include "core/error.h"
#include "model/model.h"

#include <string>
#include <vector>

namespace gyre {

struct StateSpace {
  std::vector<Channel> states = {}, inputs = {}, outputs = {};  ///< names and units
  MatX A, B, C, D;
  VecX x = {}, xdot = {}, u = {}, y = {};  ///< where they are linearized; xdot = 0 at an equilibrium
};

/// @param model    of which the system is compiled
/// @param s        consistent, with vdot and lambda (consistentState)
/// @param inputs   keys of numbers as in `gyre run --set`; refused are those that move constraints
/// @param outputs  channels of elements, such as "crank.x"
/// @param types    as in applySetting
Expected<StateSpace> stateSpace(const Model& model, const System& system, const State& s,
                                const std::vector<std::string>& inputs, const std::vector<std::string>& outputs,
                                const TypeList& types);

}  // namespace gyre
