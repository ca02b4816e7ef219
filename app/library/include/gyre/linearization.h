#pragma once
// The equations linearized for control, with named inputs and outputs:
//
//   x' = A (x - x0) + B (u - u0) + x0',   y = C (x - x0) + D (u - u0) + y0
//
// x are independent coordinates and their rates, then the states of forces: coordinates of joints, in the order of the
// model, where these suffice, else positions of bodies (inertial axes) and their turns (rotation vectors in body axes,
// counted from here). Contact is left out. A state at which x' is not zero is no equilibrium: the matrices then belong
// to these coordinates, and others have other eigenvalues.

#include <gyre/matrix.h>
#include <gyre/model.h>
#include <gyre/recording.h>

#include <string>
#include <vector>

namespace gyre {
inline namespace v0 {

struct Linearization {
  std::vector<Column> states = {}, inputs = {}, outputs = {};
  Matrix A, B, C, D;
  std::vector<double> x0 = {}, xdot0 = {}, u0 = {}, y0 = {};
};

struct LinearizationOptions {
  /// Keys of numbers, as in Model::set: parameters, loads, gains. Refused are those that move constraints.
  std::vector<std::string> inputs = {};
  /// Channels of elements, such as "pole.x"; accelerations and multipliers, too.
  std::vector<std::string> outputs = {};
  /// About the motion as the model is placed, not about an equilibrium found first.
  bool aboutInitial = false;
};

/// Differences of fourth order, to nine digits or so where forces are smooth; for up to 300 velocities.
GYRE_API Linearization linearize(const Model& model, const LinearizationOptions& options = {});

}  // namespace v0
}  // namespace gyre
