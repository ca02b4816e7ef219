#include "viewport/shown_scene.h"

#include "viewport/part_extent.h"

#include <algorithm>
#include <utility>

namespace gyre::ui {

ShownScene::ShownScene(const Highlights& highlights) : highlights_(highlights) {
  connect(&highlights, &Highlights::changed, this, &ShownScene::redraw);
}

void ShownScene::redraw() {
  stale_ = true;
  emit changed();
}

void ShownScene::setScene(const SceneDescription& scene) {
  scene_.setScene(scene);
  off_.setScene(scene_);
  resetPoses();
  swept_ = bounds(parts());
}

void ShownScene::recolor(const SceneDescription& scene) {
  scene_.recolor(scene);
  redraw();
}

void ShownScene::setPoses(std::span<const BodyPose> bodies) {
  scene_.setPoses(bodies);
  stale_ = true;
  ++revision_;
  emit moved();
}

void ShownScene::resetPoses() {
  scene_.resetPoses();
  ++revision_;
  redraw();
}

const std::vector<Part>& ShownScene::parts() {
  if (!std::exchange(stale_, false)) return parts_;
  const ViewportColors colors = viewportColors(options_.dark);
  const SceneParts::Options look{.colors = colors,
                                 .glyphs = options_.glyphs,
                                 .triads = options_.triads,
                                 .selected = highlights_.selection(),
                                 .emphasized = highlights_.emphasized()};
  parts_ = scene_.build(look);
  offParts_ = options_.off ? off_.build(look) : std::vector<Part>{};
  if (preview_) scene_.appendPreview(*preview_, colors, parts_);
  return parts_;
}

const std::vector<Part>& ShownScene::offParts() {
  parts();
  return offParts_;
}

void ShownScene::setOptions(const Options& options) {
  if (options == options_) return;
  const bool otherTheme = options.dark != options_.dark || options.backdrop != options_.backdrop;
  options_ = options;
  if (otherTheme) emit colorsChanged();
  redraw();
}

void ShownScene::setBodyColors(const std::unordered_map<ElementId, QColor>& colors) {
  std::vector<QRgb> all;
  if (!colors.empty())
    for (const SceneBody& body : scene_.description().bodies) {
      const auto found = colors.find(body.id);
      all.push_back((found == colors.end() ? toQColor(body.color) : found->second).rgb());
    }
  if (std::equal(all.begin(), all.end(), scene_.colors().begin(), scene_.colors().end())) return;
  scene_.setColors(std::move(all));
  redraw();
}

void ShownScene::setPreview(const SceneLink& link) {
  const bool none = link.ends.empty();
  if (none && !preview_) return;
  preview_ = none ? std::nullopt : std::optional(link);
  redraw();
}

}  // namespace gyre::ui

#include "moc_shown_scene.cpp"
