#pragma once
// A rod between two places, with a hinge wherever it shall hang on something: its frame stands in its middle, x along
// it, and mass and inertia follow from its section and its density.

#include "model/model.h"

#include <array>

namespace gyre::ui {

struct RodForm {
  enum class Section {
    roundEnds,  ///< round, with half a ball beyond each place
    round,      ///< round, from place to place
    square
  };
  Section section = Section::roundEnds;
  double width = 0.02;    ///< [m]
  double density = 7850;  ///< [kg/m^3]
};

struct RodEnd {
  Vec3 place = Vec3::Zero();  ///< in the world [m]
  ElementId body = ground;
  bool isHinged = false;  ///< to that body
};

struct NewRod {
  Compound edit;  ///< inserts it and its hinges
  Element rod;
};

/// @param axis  that its hinges turn about, in the world; on a particle it is a spherical joint
/// @pre the places differ
NewRod newRod(const Model& model, const TypeList& types, const RodForm& form, const std::array<RodEnd, 2>& ends,
              const Mat3& axes);

}  // namespace gyre::ui
