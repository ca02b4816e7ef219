#pragma once
// What the viewport shows, as plain values: bodies with their shapes, links with their sketches, gravity, camera.

#include "bodies/body.h"
#include "model/attachments.h"
#include "model/settings.h"

#include <QColor>
#include <QString>

#include <vector>

namespace gyre::ui {

struct SceneBody {
  ElementId id;
  QString name;
  Shapes shapes;  ///< in the body's frame at its centre of mass
  QColor color;
  Frame initial;  ///< placement of that frame in the inertial frame
};

/// A joint or a force.
struct SceneLink {
  ElementId id;
  QString name;
  Glyph glyph = Glyph::none;
  std::vector<Attachment> ends;
  Vec3 direction = Vec3::UnitZ();  ///< of an arrow, resolved in the inertial frame, or in the first end's body
  bool directionInBody = false;
};

struct SceneDescription {
  std::vector<SceneBody> bodies;
  std::vector<SceneLink> links;
  Shapes ground = {};  ///< what stands still, planes among them
  Vec3 gravity{0, 0, -9.81};
  ViewSettings view;
};

}  // namespace gyre::ui
