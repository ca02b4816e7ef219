#include "io/shape_json.h"

#include "io/geometry_json.h"
#include "io/json_object.h"
#include "io/suggestion.h"
#include "shapes/shape_kinds.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>
#include <limits>

namespace gyre {
namespace {

using Kind = JsonNode::Kind;
using Done = Expected<void>;

/// A shape being read; a mesh is made when all its lists are there.
struct Reading {
  Shape shape;
  std::vector<Vec3> vertices;
  std::vector<Triangle> triangles;
  std::string source;
};

template <class T>
Done store(Expected<T> value, T& into) {
  if (!value) return tl::unexpected(std::move(value.error()));
  into = std::move(*value);
  return {};
}

Done readOutline(const JsonNode& node, const std::string& key, Outline& outline) {
  constexpr std::string_view expected = "a list of points [[x, y], ...]";
  if (!node.is(Kind::array)) return wrongValue(node, key, expected);
  for (const JsonNode& item : node.items) {
    Vec2& p = outline.emplace_back();
    if (auto ok = readNumbers(item, key, expected, {p.data(), 2}); !ok) return ok;
  }
  return {};
}

/// A flat list, three numbers for each of `out`.
template <class Store>
Done readTriples(const JsonNode& node, const std::string& key, std::string_view expected, Store&& storeTriple) {
  if (!node.is(Kind::array) || node.items.size() % 3 != 0) return wrongValue(node, key, expected);
  for (std::size_t i = 0; i < node.items.size(); i += 3) {
    std::array<double, 3> triple{};
    for (std::size_t k = 0; k < 3; ++k) {
      const JsonNode& item = node.items[i + k];
      if (!item.is(Kind::number)) return wrongValue(item, key, expected);
      triple[k] = item.number;
    }
    if (!storeTriple(triple)) return wrongValue(node.items[i], key, expected);
  }
  return {};
}

Done readVertices(const JsonNode& node, const std::string& key, std::vector<Vec3>& out) {
  return readTriples(node, key, "a list of coordinates [x, y, z, x, y, z, ...]", [&](const auto& x) {
    out.emplace_back(x[0], x[1], x[2]);
    return true;
  });
}

Done readTriangles(const JsonNode& node, const std::string& key, std::vector<Triangle>& out) {
  return readTriples(node, key, "a list of positions of vertices [a, b, c, a, b, c, ...]", [&](const auto& x) {
    const auto isPosition = [](double p) {
      return p == std::floor(p) && p >= 0 && p < std::numeric_limits<int>::max();
    };
    if (!std::all_of(x.begin(), x.end(), isPosition)) return false;
    out.push_back({static_cast<int>(x[0]), static_cast<int>(x[1]), static_cast<int>(x[2])});
    return true;
  });
}

Done readMeasure(const JsonNode& node, const std::string& key, Measure what, Reading& into) {
  switch (what) {
    case Measure::size: return store(readVec3(node, key), into.shape.size);
    case Measure::radius: return store(readNumber(node, key), into.shape.radius);
    case Measure::length: return store(readNumber(node, key), into.shape.length);
    case Measure::outline: return readOutline(node, key, into.shape.outline);
    case Measure::vertices: return readVertices(node, key, into.vertices);
    case Measure::triangles: return readTriangles(node, key, into.triangles);
    case Measure::source:
      if (!node.is(Kind::string)) return wrongValue(node, key, "a text");
      into.source = node.text;
      return {};
  }
  return {};
}

JsonNode measureJson(const Shape& shape, Measure what) {
  JsonNode list = JsonNode::array();
  switch (what) {
    case Measure::size: return vec3Json(shape.size);
    case Measure::radius: return JsonNode::ofNumber(shape.radius);
    case Measure::length: return JsonNode::ofNumber(shape.length);
    case Measure::outline:
      for (const Vec2& p : shape.outline) list.push(numbersJson({p.data(), 2}));
      break;
    case Measure::vertices:
      for (const Vec3& x : shape.mesh->vertices())
        for (const double c : x) list.push(JsonNode::ofNumber(c));
      break;
    case Measure::triangles:
      for (const Triangle& t : shape.mesh->triangles())
        for (const int corner : t) list.push(JsonNode::ofNumber(corner));
      break;
    case Measure::source: return JsonNode::ofText(shape.mesh->source());
  }
  return list;
}

std::vector<std::string> membersOf(const ShapeKind& kind) {
  std::vector<std::string> keys{"type"};
  for (const MeasureInfo& m : kind.measures) keys.emplace_back(m.key);
  keys.emplace_back("position");
  keys.insert(keys.end(), {"orientation", "material", "contact"});
  return keys;
}

Done readMaterial(const JsonNode& node, const std::string& key, const ReferenceLookup& elements, ElementId& material) {
  if (!node.is(Kind::string)) return wrongValue(node, key, "the name of a material");
  const auto id = elements(node.text, Category::material);
  if (!id) return fail({.message = id.error().message, .line = node.line, .key = key});
  material = *id;
  return {};
}

Done readMember(const JsonNode& member, const std::string& key, const ShapeKind& kind, const ReferenceLookup& elements,
                Reading& into) {
  if (member.key == "type") return {};
  if (member.key == "material") return readMaterial(member, key, elements, into.shape.material);
  if (member.key == "contact") return readInto(member, key, into.shape.contact);
  if (member.key == "position") return store(readVec3(member, key), into.shape.placement.position);
  if (member.key == "orientation") return store(readQuat(member, key), into.shape.placement.orientation);
  for (const MeasureInfo& m : kind.measures)
    if (member.key == m.key) return readMeasure(member, key, m.what, into);
  return unknownMember(member, key, membersOf(kind));
}

std::vector<std::string> kindIds(bool halfSpaces) {
  std::vector<std::string> ids;
  for (const ShapeKind& k : shapeKinds())
    if (halfSpaces || k.kind != Shape::Kind::plane) ids.emplace_back(k.id);
  return ids;
}

}  // namespace

Expected<Shape> readShape(const JsonNode& node, const std::string& key, const ReferenceLookup& elements,
                          bool halfSpaces) {
  if (!node.is(Kind::object)) return wrongValue(node, key, "a shape {\"type\": ..., ...}");
  const JsonNode* type = node.find("type");
  if (!type) return fail({.message = "a shape needs the key 'type'", .line = node.line, .key = key});
  const ShapeKind* kind = findShapeKind(type->text);
  if (!kind)
    return fail({.message = fmt::format("unknown type of shape '{}'{}", type->text,
                                        acceptedText(type->text, kindIds(halfSpaces))),
                 .line = type->line,
                 .key = key + ".type"});
  if (kind->kind == Shape::Kind::plane && !halfSpaces)
    return fail({.message = planeElsewhere, .line = type->line, .key = key + ".type"});
  Reading reading;
  reading.shape.kind = kind->kind;
  for (const JsonNode& member : node.items)
    if (auto ok = readMember(member, key + "." + member.key, *kind, elements, reading); !ok)
      return tl::unexpected(std::move(ok.error()));
  for (const MeasureInfo& m : kind->measures)
    if (m.required && !node.find(m.key))
      return fail({.message = fmt::format("this key is missing: {}", m.help),
                   .line = node.line,
                   .key = fmt::format("{}.{}", key, m.key)});
  if (kind->kind == Shape::Kind::mesh) {
    auto mesh = TriangleMesh::create(std::move(reading.vertices), std::move(reading.triangles), reading.source);
    if (!mesh) return fail({.message = mesh.error().message, .line = node.line, .key = key});
    reading.shape.mesh = std::move(*mesh);
  }
  return std::move(reading.shape);
}

JsonNode shapeJson(const Shape& shape, const ElementName& nameOf) {
  const ShapeKind& kind = shapeKind(shape.kind);
  JsonNode out = JsonNode::object();
  out.add("type", JsonNode::ofText(kind.id));
  for (const MeasureInfo& m : kind.measures)
    if (m.what != Measure::source || !shape.mesh->source().empty()) out.add(m.key, measureJson(shape, m.what));
  if (shape.placement.position != Vec3::Zero()) out.add("position", vec3Json(shape.placement.position));
  if (shape.placement.orientation.coeffs() != Quat::Identity().coeffs())
    out.add("orientation", quatJson(shape.placement.orientation));
  if (shape.material != ground) out.add("material", JsonNode::ofText(nameOf(shape.material)));
  if (!shape.contact) out.add("contact", JsonNode::ofBool(false));
  return out;
}

}  // namespace gyre
