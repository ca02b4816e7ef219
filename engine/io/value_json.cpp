#include "io/value_json.h"

#include "io/function_json.h"
#include "io/geometry_json.h"
#include "io/marker_json.h"
#include "io/shape_json.h"
#include "io/suggestion.h"

#include <fmt/format.h>
#include <array>
#include <cmath>
#include <limits>

namespace gyre {
namespace {

template <class T, class... Kinds>
constexpr std::size_t indexIn(const std::variant<Kinds...>*) {
  std::size_t index = 0;
  (void)((std::is_same_v<T, Kinds> || (++index, false)) || ...);
  return index;
}

/// ", x, y, channels such as [pin.angle]" behind the first variable of an expression.
std::string othersText(const Argument& argument) {
  std::string out;
  for (const std::string& other : argument.others) out += ", " + other;
  return argument.takesSignals ? out + ", channels such as [pin.angle]" : out;
}

/// The position of a kind of value among the alternatives of Value.
template <class T>
constexpr std::size_t kindOf = indexIn<T>(static_cast<const Value*>(nullptr));

/// Widens the error or the value of a reader to Expected<Value>.
template <class T>
Expected<Value> asValue(Expected<T> x) {
  if (!x) return tl::unexpected(std::move(x.error()));
  return Value(std::move(*x));
}

Expected<Value> readInt(const JsonNode& node, const std::string& key) {
  constexpr double limit = std::numeric_limits<int>::max();
  if (!node.is(JsonNode::Kind::number) || node.number != std::floor(node.number) || std::abs(node.number) > limit)
    return wrongValue(node, key, "a whole number");
  return Value(static_cast<int>(node.number));
}

Expected<Value> readInertia(const JsonNode& node, const std::string& key) {
  constexpr std::string_view expected = "a list of three numbers [xx, yy, zz] or six [xx, yy, zz, xy, yz, zx]";
  std::array<double, 6> j{};
  const std::size_t count = node.is(JsonNode::Kind::array) && node.items.size() == 3 ? 3 : 6;
  if (auto ok = readNumbers(node, key, expected, std::span(j).first(count)); !ok)
    return tl::unexpected(std::move(ok.error()));
  return Value(Inertia{j[0], j[1], j[2], j[3], j[4], j[5]});
}

Expected<Value> readMatrix6(const JsonNode& node, const std::string& key) {
  constexpr std::string_view expected = "a list of six numbers (the diagonal) or six lists of six numbers";
  if (!node.is(JsonNode::Kind::array) || node.items.size() != 6) return wrongValue(node, key, expected);
  Matrix6 out;
  std::array<double, 6> row{};
  if (!node.items.front().is(JsonNode::Kind::array)) {
    if (auto ok = readNumbers(node, key, expected, row); !ok) return tl::unexpected(std::move(ok.error()));
    out.m.diagonal() = Eigen::Map<const Vec6>(row.data());
    return Value(out);
  }
  for (Eigen::Index i = 0; i < 6; ++i) {
    if (auto ok = readNumbers(node.items[static_cast<std::size_t>(i)], key, expected, row); !ok)
      return tl::unexpected(std::move(ok.error()));
    out.m.row(i) = Eigen::Map<const Vec6>(row.data()).transpose();
  }
  return Value(out);
}

Expected<Value> readPoints(const JsonNode& node, const std::string& key) {
  if (!node.is(JsonNode::Kind::array)) return wrongValue(node, key, "a list of points [[x, y, z], ...]");
  Points points;
  for (const JsonNode& item : node.items) {
    auto point = readVec3(item, key);
    if (!point) return tl::unexpected(std::move(point.error()));
    points.push_back(*point);
  }
  return Value(std::move(points));
}

Expected<Value> readTimeVector(const JsonNode& node, const Field& field) {
  const std::string &key = field.key, &variable = field.argument.name;
  const std::string expected = fmt::format(
      "a list of three, each a number, an expression of {0} such as \"sin(2*{0})\" or a table [[{0}, value], ...]",
      variable);
  if (!node.is(JsonNode::Kind::array) || node.items.size() != 3) return wrongValue(node, key, expected);
  TimeVector out;
  for (std::size_t i = 0; i < 3; ++i) {
    auto component = readFunction(node.items[i], key, expected);
    if (!component) return tl::unexpected(std::move(component.error()));
    out[i] = std::move(*component);
  }
  return Value(out);
}

Expected<Value> readShapes(const JsonNode& node, const Field& field, const ReferenceLookup& elements) {
  const std::string& key = field.key;
  if (!node.is(JsonNode::Kind::array)) return wrongValue(node, key, "a list of shapes");
  Shapes shapes;
  for (const JsonNode& item : node.items) {
    auto shape = readShape(item, fmt::format("{}[{}]", key, shapes.size()), elements, field.halfSpaces);
    if (!shape) return tl::unexpected(std::move(shape.error()));
    shapes.push_back(*shape);
  }
  return Value(std::move(shapes));
}

Expected<Value> readChoice(const JsonNode& node, const Field& field) {
  for (std::size_t i = 0; i < field.choices.size(); ++i)
    if (node.is(JsonNode::Kind::string) && node.text == field.choices[i]) return Value(Choice{static_cast<int>(i)});
  return wrongValue(node, field.key, expectedValue(field));
}

Expected<Value> readReference(const JsonNode& node, const Field& field, const ReferenceLookup& elements) {
  if (!node.is(JsonNode::Kind::string)) return wrongValue(node, field.key, expectedValue(field));
  auto id = elements(node.text, field.refersTo);
  if (id) return Value(*id);
  id.error().line = node.line;
  id.error().key = field.key;
  return tl::unexpected(std::move(id.error()));
}

struct Writer {
  const FieldInfo& field;
  const ElementName& nameOf;

  JsonNode operator()(bool x) const { return JsonNode::ofBool(x); }
  JsonNode operator()(int x) const { return JsonNode::ofNumber(x); }
  JsonNode operator()(double x) const { return JsonNode::ofNumber(x); }
  JsonNode operator()(const std::string& x) const { return JsonNode::ofText(x); }
  JsonNode operator()(const Vec3& x) const { return vec3Json(x); }
  JsonNode operator()(const Quat& x) const { return quatJson(x); }
  JsonNode operator()(const Frame& x) const { return markerJson(x, nameOf); }
  JsonNode operator()(const Inertia& x) const {
    const std::array all{x.xx, x.yy, x.zz, x.xy, x.yz, x.zx};
    const bool diagonal = x.xy == 0 && x.yz == 0 && x.zx == 0;
    return numbersJson(std::span(all).first(diagonal ? 3 : 6));
  }
  JsonNode operator()(const Matrix6& x) const {
    if (x.isDiagonal()) {
      const Vec6 diagonal = x.m.diagonal();
      return numbersJson({diagonal.data(), 6});
    }
    JsonNode rows = JsonNode::array();
    for (Eigen::Index i = 0; i < 6; ++i) {
      const Vec6 row = x.m.row(i).transpose();
      rows.push(numbersJson({row.data(), 6}));
    }
    return rows;
  }
  JsonNode operator()(const TimeVector& x) const {
    JsonNode list = JsonNode::array();
    for (const Function& f : x) list.push(functionJson(f));
    return list;
  }
  JsonNode operator()(const Points& x) const {
    JsonNode list = JsonNode::array();
    for (const Vec3& point : x) list.push(vec3Json(point));
    return list;
  }
  JsonNode operator()(const Function& x) const { return functionJson(x); }
  JsonNode operator()(const Choice& x) const {
    return JsonNode::ofText(field.choices.at(static_cast<std::size_t>(x.index)));
  }
  JsonNode operator()(const ElementId& x) const { return JsonNode::ofText(nameOf(x)); }
  JsonNode operator()(const Shapes& x) const {
    JsonNode list = JsonNode::array();
    for (const Shape& shape : x) list.push(shapeJson(shape, nameOf));
    return list;
  }
};

}  // namespace

Expected<Value> readValue(const JsonNode& node, const Field& field, const ReferenceLookup& elements) {
  const std::string& key = field.key;
  switch (field.kind) {
    case kindOf<bool>:
      if (!node.is(JsonNode::Kind::boolean)) return wrongValue(node, key, expectedValue(field));
      return Value(node.boolean);
    case kindOf<int>: return readInt(node, key);
    case kindOf<double>: return asValue(readNumber(node, key));
    case kindOf<std::string>:
      if (!node.is(JsonNode::Kind::string)) return wrongValue(node, key, expectedValue(field));
      return Value(node.text);
    case kindOf<Vec3>: return asValue(readVec3(node, key));
    case kindOf<Quat>: return asValue(readQuat(node, key));
    case kindOf<Frame>: return asValue(readMarker(node, key, elements));
    case kindOf<Inertia>: return readInertia(node, key);
    case kindOf<Matrix6>: return readMatrix6(node, key);
    case kindOf<TimeVector>: return readTimeVector(node, field);
    case kindOf<Function>: return asValue(readFunction(node, key, expectedValue(field)));
    case kindOf<Choice>: return readChoice(node, field);
    case kindOf<ElementId>: return readReference(node, field, elements);
    case kindOf<Shapes>: return readShapes(node, field, elements);
    case kindOf<Points>: return readPoints(node, key);
  }
  return fail({.message = "a value of a kind that files cannot hold", .line = node.line, .key = key});
}

JsonNode valueJson(const Value& value, const FieldInfo& field, const ElementName& nameOf) {
  return std::visit(Writer{field, nameOf}, value);
}

Expected<Value> valueFromText(const std::string& text, const Field& field, const ReferenceLookup& elements) {
  if (field.kind == kindOf<double>) {
    auto number = parseQuantity(text, field.quantity);
    if (!number) number.error().key = field.key;
    return asValue(std::move(number));
  }
  if (field.kind == kindOf<Function>) {
    auto function = functionFromText(text, field.quantity);
    if (!function) function.error().key = field.key;
    return asValue(std::move(function));
  }
  const bool wantsText =
      field.kind == kindOf<std::string> || field.kind == kindOf<Choice> || field.kind == kindOf<ElementId>;
  if (wantsText) return readValue(JsonNode::ofText(text), field, elements);
  auto node = parseJson(text, {});
  if (!node)
    return fail({.message = fmt::format("{} was expected, not '{}'", expectedValue(field), text), .key = field.key});
  auto value = readValue(*node, field, elements);
  if (!value) value.error().line = 0;
  return value;
}

std::string expectedValue(const Field& field) {
  switch (field.kind) {
    case kindOf<bool>: return "true or false";
    case kindOf<int>: return "a whole number";
    case kindOf<double>: return "a number";
    case kindOf<std::string>: return field.isColor ? "a colour \"#rrggbb\"" : "a text";
    case kindOf<Vec3>: return "three numbers [x, y, z]";
    case kindOf<Quat>: return "a unit quaternion [w, x, y, z]";
    case kindOf<Frame>: return "a marker {position, orientation} or {frame}";
    case kindOf<Inertia>: return "three or six numbers [xx, yy, zz, xy, yz, zx]";
    case kindOf<Matrix6>: return "six numbers or 6x6";
    case kindOf<TimeVector>:
      return fmt::format("three, each a number, an expression of {0}{1} or a table [[{0}, value], ...]",
                         field.argument.name, othersText(field.argument));
    case kindOf<Function>:
      return fmt::format("a number, an expression of {0}{1} or a table [[{0}, value], ...]", field.argument.name,
                         othersText(field.argument));
    case kindOf<Choice>: return fmt::format("one of {}", fmt::join(field.choices, ", "));
    case kindOf<ElementId>:
      return field.refersTo == Category::body ? "the name of a body, or ground"
                                              : fmt::format("the name of a {}", singular(field.refersTo));
    case kindOf<Shapes>: return "a list of shapes";
    case kindOf<Points>: return "a list of points [[x, y, z], ...]";
  }
  return "a value";
}

}  // namespace gyre
