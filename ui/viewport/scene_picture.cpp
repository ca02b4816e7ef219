#include "viewport/scene_picture.h"

#include "viewport/viewport.h"

namespace gyre::ui {

QImage renderScene(const SceneDescription& scene, QSize size, bool dark) {
  Viewport viewport;  // never shown
  viewport.resize(size);
  viewport.setDark(dark);
  viewport.setCornerTriad(false);  // too large beside so small a picture
  viewport.setScene(scene);
  return viewport.grabFramebuffer();
}

}  // namespace gyre::ui
