#pragma once
// Stiffnesses for new springs and bushings, so that they hold what they are put between.

#include "model/model.h"

namespace gyre::ui {

/// A spring gives a twentieth of the model's size under the weight (at 9.81 m/s^2) of the lighter of its two bodies, a
/// bushing a five hundredth, and about its axes as stiff as if that stood a quarter of the size away; a torsion spring
/// turns by 0.2 rad under that weight at half the size. Other types, and bodies without a mass, are left as they are.
void setHoldingStiffness(const Model& model, Element& element);

}  // namespace gyre::ui
