#include "viewport/off_parts.h"

#include <algorithm>

namespace gyre::ui {
namespace {

/// Half its colour, half grey.
QRgb faded(QRgb color) {
  constexpr int grey = 140;
  return qRgb((qRed(color) + grey) / 2, (qGreen(color) + grey) / 2, (qBlue(color) + grey) / 2);
}

}  // namespace

void OffParts::setScene(const SceneParts& shown) {
  const SceneDescription& all = shown.description();
  off_.clear();
  for (const SceneBody& body : all.offBodies) off_.push_back(body.id);
  for (const SceneLink& link : all.offLinks) off_.push_back(link.id);
  std::sort(off_.begin(), off_.end());
  if (off_.empty()) return;
  SceneDescription scene{.bodies = all.offBodies, .links = all.offLinks, .gravity = all.gravity, .view = all.view};
  for (SceneBody body : all.bodies) {
    body.shapes.clear();
    scene.bodies.push_back(std::move(body));
  }
  scene_.setScene(scene, all.bodies.empty() ? nullptr : &shown.extent());
}

std::vector<Part> OffParts::build(const SceneParts::Options& options) const {
  if (off_.empty()) return {};
  SceneParts::Options own = options;
  own.triads = false;
  std::vector<Part> parts = scene_.build(own);
  for (Part& part : parts) {
    const std::optional<QColor> mark = options.markOf(part.id);  // a rim would shine through
    part.color = mark ? mark->rgb() : faded(part.color);
    if (!std::binary_search(off_.begin(), off_.end(), part.id)) part.id = ground;
  }
  return parts;
}

}  // namespace gyre::ui
