#include "import/mjcf_geom.h"

#include "core/frames.h"
#include "lie/so3.h"
#include "shapes/shape_solid.h"

#include <fmt/format.h>
#include <algorithm>

namespace gyre {
namespace {

/// Sizes of a kind of geom: how many there are, and whether the last one is a half length along z that `fromto` gives.
struct GeomKind {
  const char* name;
  Shape::Kind kind;
  std::size_t sizes;
};
constexpr GeomKind kinds[] = {{"sphere", Shape::Kind::sphere, 1},     {"capsule", Shape::Kind::capsule, 2},
                              {"cylinder", Shape::Kind::cylinder, 2}, {"ellipsoid", Shape::Kind::ellipsoid, 3},
                              {"box", Shape::Kind::box, 3},           {"mesh", Shape::Kind::mesh, 0}};

void setSize(Shape& shape, const std::vector<double>& size) {
  shape.radius = size[0];
  if (size.size() == 2) shape.length = 2 * size[1];
  if (size.size() == 3) shape.size = (shape.kind == Shape::Kind::box ? 2.0 : 1.0) * Vec3(size.data());
}

std::optional<Shape> readPrimitive(const MjcfAttributes& geom, const GeomKind& kind, const MjcfCompiler& compiler) {
  const XmlElement& e = geom.element();
  Shape shape{.kind = kind.kind};
  const auto fromto = kind.sizes > 1 ? geom.numbers("fromto", 6, 6) : std::nullopt;
  const Frame frame = geom.frame(compiler);
  auto size = geom.numbers("size", 1, 3).value_or(std::vector<double>{});
  if (fromto) {
    const Vec3 from(fromto->data()), to(fromto->data() + 3);
    // A single size serves both directions across.
    if (kind.sizes == 3 && size.size() == 1) size.push_back(size[0]);
    size.resize(kind.sizes - 1);
    size.push_back((to - from).norm() / 2);
    shape.placement = {(from + to) / 2, so3::between(Vec3::UnitZ(), to - from)};
  } else {
    shape.placement = frame;
  }
  if (size.size() < kind.sizes) {
    e.error(fmt::format("a {} needs {} sizes", kind.name, kind.sizes));
    return std::nullopt;
  }
  size.resize(kind.sizes);  // MuJoCo passes over the rest
  setSize(shape, size);
  if (const auto impossible = shape.impossible()) {
    e.error(*impossible);
    return std::nullopt;
  }
  return shape;
}

std::optional<Shape> readMeshGeom(const MjcfAttributes& geom, const MjcfCompiler& compiler, MjcfMeshes& meshes,
                                  bool counts) {
  const auto mesh = meshes.named(geom.text("mesh").value_or(""));
  if (mesh) return Shape{.kind = Shape::Kind::mesh, .placement = geom.frame(compiler), .mesh = *mesh};
  geom.leaveOut((counts ? "left out, and its mass with it: " : "left out: ") + mesh.error().message,
                counts ? XmlElement::About::motion : XmlElement::About::looks);
  return std::nullopt;
}

constexpr double defaultDensity = 1000;

/// Whether its attributes give it a mass.
bool isHeavy(const MjcfAttributes& geom) {
  const double density = geom.number("density").value_or(defaultDensity);
  return geom.number("mass").value_or(density) > 0;
}

std::optional<Solid> massOf(const MjcfAttributes& geom, const Shape& shape) {
  auto solid = solidOf(shape);
  if (!solid) {
    geom.element().note(fmt::format("it has no mass here: {}", solid.error().message));
    return std::nullopt;
  }
  double density = geom.number("density").value_or(defaultDensity);
  if (const auto mass = geom.number("mass")) density = *mass / solid->volume;
  solid->volume *= density;
  solid->second *= density;
  return *solid;
}

/// One of a known kind, in the axes of what surrounds it.
MjcfGeom readKnownGeom(const MjcfAttributes& geom, const GeomKind& kind, const MjcfCompiler& compiler,
                       MjcfMeshes& meshes, bool counts) {
  const bool isMesh = kind.kind == Shape::Kind::mesh;
  if (isMesh) geom.text("size");  // means nothing for a mesh
  if (!isMesh && geom.text("mesh")) {
    geom.leaveOut(fmt::format("left out{}: a {} that is fitted to a mesh has no equal here",
                              counts ? ", and its mass with it" : "", kind.name),
                  counts ? XmlElement::About::motion : XmlElement::About::looks);
    return {.shape = {}, .mass = {}, .massIsUnknown = counts};
  }
  MjcfGeom out;
  out.shape = isMesh ? readMeshGeom(geom, compiler, meshes, counts) : readPrimitive(geom, kind, compiler);
  if (out.shape && counts) out.mass = massOf(geom, *out.shape);
  out.massIsUnknown = counts && !out.mass;
  return out;
}

/// A geom without weight only shows, so that one that cannot be is left out.
MjcfGeom readWeightlessGeom(const MjcfAttributes& geom, const GeomKind& kind, const MjcfCompiler& compiler,
                            MjcfMeshes& meshes) {
  MjcfGeom out;
  const auto wrong = attempt(geom.element(), [&] { out = readKnownGeom(geom, kind, compiler, meshes, false); });
  if (!wrong) return out;
  geom.leaveOut("left out, which changes its looks alone: " + wrong->message, XmlElement::About::looks);
  return {};
}

/// Whether masses follow from the geoms of its group.
bool isInGroups(const MjcfAttributes& geom, const MjcfCompiler& compiler) {
  if (!compiler.hasGroups) return true;
  const double group = geom.number("group").value_or(0);
  return group >= compiler.firstGroup && group <= compiler.lastGroup;
}

}  // namespace

MjcfGeom readGeom(const MjcfAttributes& geom, const Frame& frame, const MjcfCompiler& compiler, MjcfMeshes& meshes,
                  bool isWeighed) {
  const XmlElement& e = geom.element();
  e.text("name");
  const bool counts = isHeavy(geom) && isInGroups(geom, compiler) && isWeighed;
  const std::string type = geom.text("type").value_or("sphere");
  const auto kind = std::find_if(std::begin(kinds), std::end(kinds), [&](const GeomKind& k) { return type == k.name; });
  if (kind == std::end(kinds)) {
    geom.leaveOut(fmt::format("a geom of type '{}' is left out", type));
    return {};
  }
  MjcfGeom out =
      counts ? readKnownGeom(geom, *kind, compiler, meshes, true) : readWeightlessGeom(geom, *kind, compiler, meshes);
  if (out.shape) out.shape->placement = composed(frame, out.shape->placement);
  if (out.mass) out.mass = placed(*out.mass, frame);
  return out;
}

}  // namespace gyre
