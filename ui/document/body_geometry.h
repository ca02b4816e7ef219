#pragma once
// Where bodies are and how large they look, as they stand at the start.

#include "bodies/body.h"
#include "core/frames.h"
#include "model/model.h"

#include <span>

namespace gyre::ui {

/// The box around a body's shapes in the body's own axes, about its centre of mass [m].
Eigen::AlignedBox3d ownBox(const Element& body);
/// The box around bodies in inertial axes [m]; empty without bodies.
Eigen::AlignedBox3d worldBox(std::span<const Element* const> bodies);
/// A typical extent of the model's bodies [m]; `otherwise` without bodies.
double typicalSize(std::span<const Element* const> bodies, double otherwise);

/// The placement of a body, or of the ground.
Frame placementOf(const Model& model, ElementId body);
/// Whether it has no orientation that a marker could turn with.
bool isPoint(const Model& model, ElementId body);

/// Rounded to so many significant digits, so that files and forms stay readable.
double rounded(double x, int digits);

}  // namespace gyre::ui
