#pragma once
// A flexible beam as a part: the vertices of its skin at one moment.

#include "scene/scene_description.h"
#include "viewport/part.h"

#include <Eigen/Core>

#include <span>
#include <vector>

namespace gyre::ui {

struct SweptMesh {
  std::shared_ptr<const BeamSkin> skin;
  Eigen::Matrix3Xf points;   ///< (x - center of the box) / its extents
  Eigen::Matrix3Xf normals;  ///< of length one, in the world
  Eigen::Matrix3Xf growth;   ///< where vertices go to when all faces move outwards by one, in the world
  std::vector<QRgb> colors;  ///< of the sections; none: that of the part
};

/// @param nodes       placements of the beam's nodes
/// @param nodeColors  colours there, between which those of the sections lie; none: all in `color`
Part sweptPart(const SceneBeam& beam, std::span<const Frame> nodes, QRgb color, std::span<const QRgb> nodeColors,
               ElementId id);

}  // namespace gyre::ui
