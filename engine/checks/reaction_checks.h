#pragma once
// Whether reported reactions of joints close Newton's and Euler's equations of the bodies.

#include "model/model.h"
#include "system/system.h"

namespace gyre {

/// Largest relative residual, over rigid bodies, of  m x'' = m g + sum F  and
/// J W' + W x J W = R^T sum (M + (p - x) x F), with the accelerations of the state and the forces F and moments M that
/// joints report. @pre what acts beside joints is the gravity of the document
double reactionImbalance(const Model& model, const System& system, const EvaluatedKinematics& at);

}  // namespace gyre
