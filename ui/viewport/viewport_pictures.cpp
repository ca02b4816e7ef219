// What the viewport shows, as pictures of any size.
#include "viewport/viewport.h"

#include <vtkCamera.h>

namespace gyre::ui {

std::unique_ptr<Viewport> Viewport::copyForPictures(QSize size) const {
  auto copy = std::make_unique<Viewport>();
  copy->setPixelRatio(1);  // the size asked for, whatever the screen's
  copy->resize(size);
  copy->setDark(dark_);
  copy->setScene(scene_.scene());
  copy->setGlyphs(glyphs_);
  copy->setTriads(triads_);
  copy->setTrails(hasTrails());
  copy->takeContacts(*this);
  copy->camera()->DeepCopy(camera());
  copy->keepFitted_ = false;
  return copy;
}

QImage Viewport::picture(std::span<const BodyPose> bodies, double time) {
  setPoses(bodies, time);
  moving_ = false;  // with smooth edges
  return grabFramebuffer();
}

QImage Viewport::renderImage(QSize size) const {
  const std::unique_ptr<Viewport> copy = copyForPictures(size);
  copy->setGhosts(ghosts_);
  return copy->picture(scene_.poses(), time_);
}

}  // namespace gyre::ui
