#pragma once
// A picture of a scene without a window, for the gallery.

#include "scene/scene_description.h"

#include <QImage>

namespace gyre::ui {

/// Has an OpenGL context of its own for the time being; visible widgets are not touched.
QImage renderScene(const SceneDescription& scene, QSize size, bool dark);

}  // namespace gyre::ui
