#pragma once
// What is drawn at a point of the widget.

#include "viewport/contact_glyphs.h"
#include "viewport/scene_camera.h"

#include <optional>

namespace gyre::ui {

class Picking {
 public:
  Picking(ShownScene& shown, const SceneCamera& camera, const ContactGlyphs& contacts)
      : shown_(shown), camera_(camera), contacts_(contacts) {}

  /// The element there; ground: nothing that could be picked.
  ElementId elementAt(QPointF position) const;
  /// The point there on a part, if there is one.
  std::optional<Vec3> partPointAt(QPointF position) const;
  /// The point there on a part, else at the depth of the scene's centre.
  Vec3 pointUnder(QPointF position) const;
  /// The contact drawn there, in front of others.
  std::optional<std::size_t> contactAt(QPointF position) const;

 private:
  /// Picks exactly, then around the point, so that thin things can be hit.
  std::optional<Hit> hitAt(QPointF position, Ray& ray) const;

  ShownScene& shown_;
  const SceneCamera& camera_;
  const ContactGlyphs& contacts_;
};

}  // namespace gyre::ui
