#pragma once
// The scene of a model in its initial state.

#include "model/model.h"
#include "scene/scene_description.h"

namespace gyre {

SceneDescription sceneFromModel(const Model& model);

}  // namespace gyre
