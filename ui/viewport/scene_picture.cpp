#include "viewport/scene_picture.h"

#include "viewport/viewport.h"

namespace gyre::ui {

QImage renderScene(const SceneDescription& scene, QSize size, bool dark) {
  Viewport viewport;  // never shown
  viewport.setPixelRatio(1);
  viewport.resize(size);
  viewport.shown().setOptions({.dark = dark});
  viewport.setCornerTriad(false);  // too large beside so small a picture
  viewport.setScene(scene);
  viewport.camera().keepInSight();  // a card is of another shape than the window that the view was chosen in
  return viewport.grabFramebuffer();
}

}  // namespace gyre::ui
