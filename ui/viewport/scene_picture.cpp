#include "viewport/scene_picture.h"

#include "viewport/viewport.h"

namespace gyre::ui {

QImage renderScene(const SceneDescription& scene, QSize size, bool dark) {
  Viewport viewport;  // never shown
  viewport.resize(size);
  viewport.setDark(dark);
  viewport.setScene(scene);
  return viewport.grabFramebuffer();
}

}  // namespace gyre::ui
