#pragma once
// Forces that a program computes, as elements of a model of the engine.

#include "model_hidden.h"

#include <gyre/computed_force.h>

namespace gyre {
inline namespace v0 {

/// A copy of the model with them.
engine::Model withForces(const Model& model, const ComputedForces& forces);

}  // namespace v0
}  // namespace gyre
