#pragma once
// From where a scene is looked at, in the window and in what is exported.

#include "scene/scene_description.h"

namespace gyre {

/// The axis of the world that points up: against gravity; without gravity that of the model's camera, z when in doubt.
Vec3 verticalOf(const SceneDescription& scene);

/// From the scene towards the eye, where a model has no camera of its own: above a corner. @param vertical  unit vector
Vec3 cornerDirection(const Vec3& vertical);

}  // namespace gyre
