#include "shapes/shape_kinds.h"

#include <algorithm>

namespace gyre {
namespace {

const MeasureInfo radius{Measure::radius, "radius", "Radius", "Radius [m]"};
const MeasureInfo height{Measure::length, "length", "Length", "Length along z [m]"};

}  // namespace

std::span<const ShapeKind> shapeKinds() {
  static const std::vector<ShapeKind> kinds{
      {Shape::Kind::box,
       "box",
       "Box",
       "A box, centred.",
       {{Measure::size, "size", "Size", "Edge lengths along x, y, z [m]"}}},
      {Shape::Kind::sphere, "sphere", "Sphere", "A ball.", {radius}},
      {Shape::Kind::cylinder, "cylinder", "Cylinder", "A cylinder about z, centred.", {radius, height}},
      {Shape::Kind::capsule,
       "capsule",
       "Capsule",
       "A cylinder about z with half balls on its ends, centred.",
       {radius, {Measure::length, "length", "Length", "Length of the cylinder, without the caps [m]"}}},
      {Shape::Kind::cone,
       "cone",
       "Cone",
       "A cone about z: the base at -length/2, the apex at +length/2.",
       {{Measure::radius, "radius", "Radius", "Radius of the base [m]"}, height}},
      {Shape::Kind::ellipsoid,
       "ellipsoid",
       "Ellipsoid",
       "An ellipsoid, centred.",
       {{Measure::size, "size", "Semi-axes", "Semi-axes along x, y, z [m]"}}},
      {Shape::Kind::extrusion,
       "extrusion",
       "Extrusion",
       "A closed polygon in x-y, drawn out along z from -length/2 to +length/2.",
       {{Measure::outline, "outline", "Outline", "Points [[x, y], ...] of the polygon, in either sense [m]", true},
        height}},
      {Shape::Kind::mesh,
       "mesh",
       "Mesh",
       "A surface of triangles. They are kept in the file, so that it runs everywhere; triangles that face inwards are "
       "turned when it is read. Mass follows from a density only where the surface is closed.",
       {{Measure::vertices, "vertices", "Vertices", "Coordinates x, y, z of the vertices, one after the other [m]",
         true},
        {Measure::triangles, "triangles", "Triangles",
         "Three positions among the vertices for each triangle, counted from 0, counter-clockwise seen from outside",
         true},
        {Measure::source, "source", "Source", "Name of the file it was imported from"}}},
      {Shape::Kind::plane,
       "plane",
       "Plane",
       "The half space below z = 0 of its frame, without end; of the ground only.",
       {}},
  };
  return kinds;
}

const ShapeKind& shapeKind(Shape::Kind kind) { return shapeKinds()[static_cast<std::size_t>(kind)]; }

const ShapeKind* findShapeKind(std::string_view id) {
  const auto kinds = shapeKinds();
  const auto it = std::find_if(kinds.begin(), kinds.end(), [id](const ShapeKind& k) { return k.id == id; });
  return it == kinds.end() ? nullptr : &*it;
}

}  // namespace gyre
