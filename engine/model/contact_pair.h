#pragma once
// How two materials touch, where that does not follow from what each of them is. What is not given does follow
// (model/contact.h). Both materials may be the same.

#include "model/contact_law_fields.h"
#include "model/material.h"

namespace gyre {

enum class PairFrictionLaw { ofMaterials, regularised, bristle };

struct ContactPair {
  ElementId material1 = ground, material2 = ground;
  double friction = asTheMaterials, restitution = asTheMaterials;
  double rolling = asTheMaterials, spinning = asTheMaterials;
  double stiffness = asTheMaterials, exponent = asTheMaterials, damping = asTheMaterials;
  double slip_velocity = asTheMaterials;
  PairFrictionLaw friction_law = {};
  double bristle_stiffness = asTheMaterials, bristle_damping = asTheMaterials;
};

/// The only type of the category.
const TypeInfo& contactPairType();

}  // namespace gyre
