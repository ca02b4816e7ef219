#pragma once
// The scene of a model in its initial state.

#include "model/model.h"
#include "viewport/scene_description.h"

namespace gyre::ui {

SceneDescription sceneFromModel(const Model& model);

}  // namespace gyre::ui
