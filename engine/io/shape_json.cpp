#include "io/shape_json.h"

#include "io/geometry_json.h"
#include "io/suggestion.h"

#include <fmt/format.h>
#include <algorithm>
#include <array>

namespace gyre {
namespace {

/// What a kind of shape is called and which of Shape's measures it has.
struct ShapeKind {
  Shape::Kind kind;
  const char* name;
  bool size, radius, length;
};

constexpr std::array kinds{
    ShapeKind{Shape::Kind::box, "box", true, false, false},
    ShapeKind{Shape::Kind::sphere, "sphere", false, true, false},
    ShapeKind{Shape::Kind::cylinder, "cylinder", false, true, true},
    ShapeKind{Shape::Kind::capsule, "capsule", false, true, true},
    ShapeKind{Shape::Kind::cone, "cone", false, true, true},
    ShapeKind{Shape::Kind::ellipsoid, "ellipsoid", true, false, false},
};

std::vector<std::string> kindNames() {
  std::vector<std::string> names;
  for (const ShapeKind& k : kinds) names.push_back(k.name);
  return names;
}

std::vector<std::string> membersOf(const ShapeKind& k) {
  std::vector<std::string> keys{"type"};
  if (k.size) keys.push_back("size");
  if (k.radius) keys.push_back("radius");
  if (k.length) keys.push_back("length");
  keys.push_back("position");
  keys.push_back("orientation");
  return keys;
}

template <class T>
Expected<void> store(Expected<T> value, T& into) {
  if (!value) return tl::unexpected(std::move(value.error()));
  into = std::move(*value);
  return {};
}

Expected<void> readMember(const JsonNode& member, const std::string& key, const ShapeKind& kind, Shape& shape) {
  if (member.key == "type") return {};
  if (member.key == "size" && kind.size) return store(readVec3(member, key), shape.size);
  if (member.key == "radius" && kind.radius) return store(readNumber(member, key), shape.radius);
  if (member.key == "length" && kind.length) return store(readNumber(member, key), shape.length);
  if (member.key == "position") return store(readVec3(member, key), shape.placement.position);
  if (member.key == "orientation") return store(readQuat(member, key), shape.placement.orientation);
  return unknownMember(member, key, membersOf(kind));
}

}  // namespace

Expected<Shape> readShape(const JsonNode& node, const std::string& key) {
  if (!node.is(JsonNode::Kind::object)) return wrongValue(node, key, "a shape {\"type\": ..., ...}");
  const JsonNode* type = node.find("type");
  if (!type) return fail({.message = "a shape needs the key 'type'", .line = node.line, .key = key});
  const auto kind = std::find_if(kinds.begin(), kinds.end(), [&](const ShapeKind& k) { return k.name == type->text; });
  if (kind == kinds.end())
    return fail(
        {.message = fmt::format("unknown type of shape '{}'{}", type->text, acceptedText(type->text, kindNames())),
         .line = type->line,
         .key = key + ".type"});
  Shape shape;
  shape.kind = kind->kind;
  for (const JsonNode& member : node.items)
    if (auto ok = readMember(member, key + "." + member.key, *kind, shape); !ok)
      return tl::unexpected(std::move(ok.error()));
  return shape;
}

JsonNode shapeJson(const Shape& shape) {
  const auto kind = std::find_if(kinds.begin(), kinds.end(), [&](const ShapeKind& k) { return k.kind == shape.kind; });
  JsonNode out = JsonNode::object();
  out.add("type", JsonNode::ofText(kind->name));
  if (kind->size) out.add("size", vec3Json(shape.size));
  if (kind->radius) out.add("radius", JsonNode::ofNumber(shape.radius));
  if (kind->length) out.add("length", JsonNode::ofNumber(shape.length));
  if (shape.placement.position != Vec3::Zero()) out.add("position", vec3Json(shape.placement.position));
  if (shape.placement.orientation.coeffs() != Quat::Identity().coeffs())
    out.add("orientation", quatJson(shape.placement.orientation));
  return out;
}

}  // namespace gyre
