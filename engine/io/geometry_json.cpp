#include "io/geometry_json.h"

#include "io/suggestion.h"

#include <fmt/format.h>
#include <algorithm>
#include <array>
#include <cmath>

namespace gyre {
namespace {

constexpr double unitTolerance = 1e-6;

/// Leaves a quaternion that is of unit length to round-off as it is, so that reading and writing change no digits.
Quat normalisedOnce(const Quat& q) {
  return std::abs(q.squaredNorm() - 1.0) > 8 * std::numeric_limits<double>::epsilon() ? q.normalized() : q;
}

}  // namespace

tl::unexpected<Error> wrongValue(const JsonNode& node, const std::string& key, std::string_view expected) {
  return fail(
      {.message = fmt::format("{} was expected, not {}", expected, node.described()), .line = node.line, .key = key});
}

tl::unexpected<Error> unknownMember(const JsonNode& member, const std::string& key,
                                    std::span<const std::string> accepted) {
  return fail({.message = "unknown key" + acceptedText(member.key, accepted), .line = member.line, .key = key});
}

Expected<double> readNumber(const JsonNode& node, const std::string& key) {
  if (!node.is(JsonNode::Kind::number)) return wrongValue(node, key, "a number");
  return node.number;
}

Expected<void> readNumbers(const JsonNode& node, const std::string& key, std::string_view expected,
                           std::span<double> out) {
  if (!node.is(JsonNode::Kind::array) || node.items.size() != out.size()) return wrongValue(node, key, expected);
  for (std::size_t i = 0; i < out.size(); ++i) {
    if (!node.items[i].is(JsonNode::Kind::number))
      return fail(
          {.message = fmt::format("{} was expected; entry {} is {}", expected, i + 1, node.items[i].described()),
           .line = node.items[i].line,
           .key = key});
    out[i] = node.items[i].number;
  }
  return {};
}

Expected<Vec3> readVec3(const JsonNode& node, const std::string& key) {
  Vec3 x;
  if (auto ok = readNumbers(node, key, "a list of three numbers [x, y, z]", {x.data(), 3}); !ok)
    return tl::unexpected(std::move(ok.error()));
  return x;
}

Expected<Quat> readQuat(const JsonNode& node, const std::string& key) {
  std::array<double, 4> c{};
  if (auto ok = readNumbers(node, key, "a unit quaternion of four numbers [w, x, y, z]", c); !ok)
    return tl::unexpected(std::move(ok.error()));
  const Quat q(c[0], c[1], c[2], c[3]);
  if (!(std::abs(q.norm() - 1.0) <= unitTolerance))
    return fail(
        {.message = fmt::format("a unit quaternion [w, x, y, z] was expected; this one has length {:.9g}", q.norm()),
         .line = node.line,
         .key = key});
  return normalisedOnce(q);
}

Expected<Frame> readFrame(const JsonNode& node, const std::string& key) {
  static const std::array<std::string, 2> accepted{"position", "orientation"};
  if (!node.is(JsonNode::Kind::object))
    return wrongValue(node, key, "an object {\"position\": ..., \"orientation\": ...}");
  Frame frame;
  for (const JsonNode& member : node.items) {
    const std::string memberKey = key + "." + member.key;
    if (member.key == "position") {
      auto x = readVec3(member, memberKey);
      if (!x) return tl::unexpected(std::move(x.error()));
      frame.position = *x;
    } else if (member.key == "orientation") {
      auto q = readQuat(member, memberKey);
      if (!q) return tl::unexpected(std::move(q.error()));
      frame.orientation = *q;
    } else {
      return unknownMember(member, memberKey, accepted);
    }
  }
  return frame;
}

JsonNode numbersJson(std::span<const double> numbers) {
  JsonNode list = JsonNode::array();
  for (const double x : numbers) list.push(JsonNode::ofNumber(x));
  return list;
}

JsonNode vec3Json(const Vec3& x) { return numbersJson({x.data(), 3}); }

JsonNode quatJson(const Quat& q) {
  const Quat unit = normalisedOnce(q);
  return numbersJson(std::array{unit.w(), unit.x(), unit.y(), unit.z()});
}

JsonNode frameJson(const Frame& frame) {
  JsonNode out = JsonNode::object();
  out.add("position", vec3Json(frame.position));
  if (frame.orientation.coeffs() != Quat::Identity().coeffs()) out.add("orientation", quatJson(frame.orientation));
  return out;
}

}  // namespace gyre
