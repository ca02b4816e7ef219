#pragma once
// The two markers of a joint or a force as they stand in the world with their bodies, placed there: how one builds from
// a list of hard points, whatever the bodies' own axes.

#include "model/model.h"

namespace gyre::ui {

enum class MarkerPlaces {
  none,     ///< the element has no two markers
  meeting,  ///< one place: a hinge, a bushing
  apart     ///< two ends: a spring, a rod
};
MarkerPlaces markerPlaces(const Element& element);

/// Marker 1 or 2 in inertial axes. @pre markerPlaces() is not none
Frame markerInWorld(const Model& model, const Element& element, int end);

/// Marker 1 goes to `place`, inertial, and marker 2 with it: as it stands to marker 1 where that is as it should be,
/// else onto it.
Edit markersAt(const Model& model, const Element& element, const Frame& place);

/// One end goes to `point`, inertial [m]. A length that was that between the ends stays it, and axes that lay along the
/// link turn with it.
Edit endAt(const Model& model, const Element& element, int end, const Vec3& point);

/// Another body under the key `body1` or `body2`: its marker stays where it is in the world.
Edit onOtherBody(const Model& model, const Element& element, const std::string& bodyKey, ElementId body);

}  // namespace gyre::ui
