#pragma once
// A joint, a force or a point made by picking: its markers are given in the world and expressed in the bodies they
// belong to.

#include "model/model.h"

namespace gyre::ui {

struct WorldMarker {
  ElementId body = ground;
  Frame frame;  ///< in the world, with the model in its initial placement
};

/// How many places must be picked.
enum class LinkPicks {
  none,    ///< cannot be made by picking: has no body of its own
  onBody,  ///< one place on one body
  joined,  ///< one place that two bodies share
  apart    ///< a place on each of two bodies
};
LinkPicks picksOf(const TypeInfo& type);

/// The joints, forces and points that can be made by picking, in the order of the catalogue.
std::vector<const TypeInfo*> pickedTypes(const TypeList& types);

/// The element, with a free name and number. The ground comes first, because a reaction is shown on the second body;
/// a length of its own is that between the markers.
/// @pre picksOf(type) != none; the bodies differ where there are two
Element newLink(const Model& model, const TypeInfo& type, WorldMarker first, WorldMarker second);

}  // namespace gyre::ui
