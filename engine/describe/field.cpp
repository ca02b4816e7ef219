#include "describe/field.h"

#include "core/rgb.h"
#include "describe/nearest_inertia.h"
#include "functions/compiled_function.h"

#include <fmt/format.h>
#include <cmath>

namespace gyre {
namespace {

struct NumberCheck {
  const Field& f;
  std::optional<std::string> number(double x) const {
    if (!std::isfinite(x)) return "a finite number was expected";
    if (x == f.notGiven) return std::nullopt;
    if (f.range.contains(x)) return std::nullopt;
    const bool advised = x == 0 && !f.insteadOfZero.empty();
    return fmt::format("{} is out of range: a value {} was expected{}{}", shortest(x), f.range.text(),
                       advised ? "; " : "", advised ? f.insteadOfZero : std::string());
  }
  template <class Dense>
  std::optional<std::string> all(const Dense& m) const {
    for (Eigen::Index i = 0; i < m.size(); ++i)
      if (auto bad = number(m.data()[i])) return bad;
    return std::nullopt;
  }

  std::optional<std::string> operator()(bool) const { return std::nullopt; }
  std::optional<std::string> operator()(int x) const { return number(x); }
  std::optional<std::string> operator()(double x) const { return number(x); }
  std::optional<std::string> operator()(const std::string& x) const {
    if (!f.isColor || x.empty() || rgbFromText(x)) return std::nullopt;
    return fmt::format(
        "'{}' is no colour: one such as \"#3366cc\" was expected, two hexadecimal digits each of red, "
        "green and blue, or an empty text for none",
        x);
  }
  std::optional<std::string> operator()(const Vec3& x) const { return all(x); }
  std::optional<std::string> operator()(const Quat& x) const {
    if (!x.coeffs().allFinite()) return "four finite numbers w, x, y, z were expected";
    if (std::abs(x.norm() - 1.0) > 1e-6)
      return fmt::format("a unit quaternion w, x, y, z was expected; this one has length {:.6g}", x.norm());
    return std::nullopt;
  }
  std::optional<std::string> operator()(const Frame& x) const {
    if (auto bad = all(x.position)) return bad;
    return (*this)(x.orientation);
  }
  std::optional<std::string> operator()(const Inertia& x) const { return x.impossible(); }
  std::optional<std::string> operator()(const Matrix6& x) const {
    if (!x.m.allFinite()) return "finite numbers were expected";
    return std::nullopt;
  }
  std::optional<std::string> operator()(const Points& points) const {
    for (const Vec3& p : points)
      if (auto bad = all(p)) return bad;
    return std::nullopt;
  }
  std::optional<std::string> operator()(const TimeVector& x) const {
    for (const Function& c : x)
      if (auto bad = (*this)(c)) return bad;
    return std::nullopt;
  }
  std::optional<std::string> operator()(const Function& x) const {
    if (auto bad = CompiledFunction::fault(x, f.argument)) return bad;
    if (x.isConstant()) return number(x.constant);
    for (const TablePoint& p : x.table)
      if (auto bad = number(p.y)) return bad;
    return std::nullopt;
  }
  std::optional<std::string> operator()(const Choice& x) const {
    if (x.index < 0 || x.index >= static_cast<int>(f.choices.size())) return "no such choice";
    return std::nullopt;
  }
  std::optional<std::string> operator()(const ElementId&) const { return std::nullopt; }
  std::optional<std::string> operator()(const Shapes& shapes) const {
    for (const Shape& s : shapes) {
      if (s.kind == Shape::Kind::plane && !f.halfSpaces) return std::string(planeElsewhere);
      if (auto bad = s.impossible()) return bad;
      if (auto bad = (*this)(s.placement)) return bad;
    }
    return std::nullopt;
  }
};

}  // namespace

bool Range::contains(double x) const {
  return (openMinimum ? x > minimum : x >= minimum) && (openMaximum ? x < maximum : x <= maximum);
}

std::string Range::text() const {
  const bool low = std::isfinite(minimum), high = std::isfinite(maximum);
  if (low && high)
    return fmt::format("in {}{}, {}{}", openMinimum ? '(' : '[', shortest(minimum), shortest(maximum),
                       openMaximum ? ')' : ']');
  if (low) return fmt::format("{} {}", openMinimum ? ">" : ">=", shortest(minimum));
  if (high) return fmt::format("{} {}", openMaximum ? "<" : "<=", shortest(maximum));
  return {};
}

bool Field::isFunction() const {
  static const std::size_t function = Value(std::in_place_type<Function>).index(),
                           vector = Value(std::in_place_type<TimeVector>).index();
  return kind == function || kind == vector;
}

std::optional<Error> Field::check(const Value& value) const {
  if (value.index() != kind) return Error{.message = "a value of another kind was expected", .key = key};
  auto bad = std::visit(NumberCheck{*this}, value);
  if (!bad) return std::nullopt;
  const auto* inertia = std::get_if<Inertia>(&value);
  const bool canMend = inertia && nearestPossible(*inertia);
  return Error{.message = *bad, .key = key, .remedy = canMend ? Error::Remedy::nearestInertia : Error::Remedy::none};
}

bool Field::isNotGiven(const Value& value) const {
  const auto* number = std::get_if<double>(&value);
  return number && notGiven && *number == *notGiven;
}

std::optional<Error> Field::checkGiven(const Value& value) const {
  if (!isNotGiven(value)) return check(value);
  Field strict = *this;
  strict.notGiven.reset();
  return strict.check(value);
}

}  // namespace gyre
