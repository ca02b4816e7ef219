#include "import/mjcf_geom.h"

#include "shapes/shape_solid.h"

#include <fmt/format.h>

namespace gyre {
namespace {

/// Sizes of a kind of geom: how many there are, and whether the last one is a half length along z that `fromto` gives.
struct GeomKind {
  const char* name;
  Shape::Kind kind;
  std::size_t sizes;
};
constexpr GeomKind kinds[] = {{"sphere", Shape::Kind::sphere, 1},
                              {"capsule", Shape::Kind::capsule, 2},
                              {"cylinder", Shape::Kind::cylinder, 2},
                              {"ellipsoid", Shape::Kind::ellipsoid, 3},
                              {"box", Shape::Kind::box, 3}};

void setSize(Shape& shape, const std::vector<double>& size) {
  shape.radius = size[0];
  if (size.size() == 2) shape.length = 2 * size[1];
  if (size.size() == 3) shape.size = (shape.kind == Shape::Kind::box ? 2.0 : 1.0) * Vec3(size.data());
}

}  // namespace

std::optional<MjcfGeom> readGeom(const MjcfAttributes& geom, const MjcfCompiler& compiler) {
  const XmlElement& e = geom.element();
  const std::string type = geom.text("type").value_or("sphere");
  const auto kind = std::find_if(std::begin(kinds), std::end(kinds), [&](const GeomKind& k) { return type == k.name; });
  if (kind == std::end(kinds)) {
    e.leaveOut(fmt::format("a geom of type '{}' is left out", type));
    return std::nullopt;
  }
  e.text("name");
  MjcfGeom out;
  out.shape.kind = kind->kind;
  const auto fromto = kind->sizes > 1 ? geom.numbers("fromto", 6, 6) : std::nullopt;
  auto size = geom.numbers("size", 1, 3).value_or(std::vector<double>{});
  if (fromto) {
    const Vec3 from(fromto->data()), to(fromto->data() + 3);
    // A single size serves both directions across.
    if (kind->sizes == 3 && size.size() == 1) size.push_back(size[0]);
    size.resize(kind->sizes - 1);
    size.push_back((to - from).norm() / 2);
    out.shape.placement = {(from + to) / 2, Quat::FromTwoVectors(Vec3::UnitZ(), to - from)};
  } else {
    out.shape.placement = geom.frame(compiler);
  }
  if (size.size() < kind->sizes) {
    e.error(fmt::format("a {} needs {} sizes", type, kind->sizes));
    return std::nullopt;
  }
  size.resize(kind->sizes);  // MuJoCo passes over the rest
  setSize(out.shape, size);
  const auto solid = solidOf(out.shape);
  if (!solid) {
    e.error(solid.error().message);
    return std::nullopt;
  }
  out.density = geom.number("density").value_or(1000);
  if (const auto mass = geom.number("mass")) out.density = *mass / solid->volume;
  return out;
}

}  // namespace gyre
