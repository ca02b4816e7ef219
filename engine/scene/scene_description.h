#pragma once
// What there is to see of a model, as plain values: bodies with their shapes, links with their sketches, gravity,
// camera. The window draws it, exports write it.

#include "bodies/body.h"
#include "flexible/beam_skin.h"
#include "model/attachments.h"
#include "model/settings.h"
#include "scene/body_colors.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace gyre {

struct SceneBody {
  ElementId id;
  ElementId element;  ///< of the model: itself, or the flexible beam whose node it is
  std::string name;
  Shapes shapes;  ///< in the body's frame at its centre of mass
  Rgb color;
  Frame initial;         ///< placement of that frame in the inertial frame
  bool isSwept = false;  ///< seen by the skin of its beam, not by its shapes
};

/// A flexible beam, whose nodes are bodies of the scene.
struct SceneBeam {
  ElementId id;
  Rgb color;
  std::vector<std::size_t> bodies;  ///< of its nodes, by their places in SceneDescription::bodies
  std::shared_ptr<const BeamSkin> skin;
};

/// A joint, a force or a point.
struct SceneLink {
  ElementId id;
  std::string name;
  Glyph glyph = Glyph::none;
  std::vector<Attachment> ends;
  Vec3 direction = Vec3::UnitZ();  ///< of an arrow, resolved in the inertial frame, or in the first end's body
  bool directionInBody = false;
  std::optional<Rgb> color = {};  ///< its own, and that of its path; none: that of its kind
};

struct SceneDescription {
  std::vector<SceneBody> bodies;
  std::vector<SceneBeam> beams = {};
  std::vector<SceneLink> links;
  /// What is switched off, and what hangs on that: no part of the equations.
  std::vector<SceneBody> offBodies = {};
  std::vector<SceneLink> offLinks = {};
  Shapes ground = {};  ///< what stands still, planes among them
  Vec3 gravity{0, 0, -9.81};
  ViewSettings view;
};

}  // namespace gyre
