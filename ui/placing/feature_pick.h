#pragma once
// Which feature of which shape is under the mouse. Points come before edges, edges before axes, axes before faces, so
// that what is small can be hit, and a face draws the mouse to its points and edges; what a shape hides cannot be
// picked, except that a shape's own centre, ends and axis lie within it.

#include "placing/feature.h"
#include "viewport/ground_grid.h"
#include "viewport/part.h"
#include "viewport/projection.h"

#include "describe/value.h"

#include <span>

namespace gyre::ui {

/// A shape where it is now.
struct PlacedShape {
  ElementId body;
  Shape shape;
  Frame bodyFrame;  ///< of its body, in the world
  Part part;        ///< the same for rays

  PlacedShape(ElementId body, const Shape& shape, const Frame& bodyFrame);
};

struct PickScene {
  std::vector<PlacedShape> shapes;
  std::vector<Feature> markers;  ///< points that no shape hides: origin, markers of joints
  GroundPlane ground;
};

/// How close the mouse must come [pixels].
inline constexpr double pointReach = 9, lineReach = 6;
/// How close to a point, an edge or a rim of the face that it is over.
inline constexpr double pointReachOnFace = 24, lineReachOnFace = 14;

enum class Snap {
  wide,  ///< also from further away on a face
  none   ///< only to what lies under the mouse
};

/// The feature under a point of the widget; over no shape that of the ground, if it is seen there.
std::optional<Feature> pickFeature(const PickScene& scene, const Projection& projection, QPointF position,
                                   Snap snap = Snap::wide);

/// Shortest distance of a point of the widget from a polyline of the world as it is drawn [pixels].
double pixelsFrom(const std::vector<Vec3>& polyline, const Projection& projection, QPointF position);

}  // namespace gyre::ui
