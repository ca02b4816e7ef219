#pragma once
// A field of a type: name, unit, range, help, and how to read and write it, from a member pointer.

#include "core/error.h"
#include "core/units.h"
#include "describe/category.h"
#include "describe/value.h"

#include <any>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace gyre {

struct Range {
  double minimum = -std::numeric_limits<double>::infinity();
  double maximum = std::numeric_limits<double>::infinity();
  bool openMinimum = false;  ///< the minimum itself is excluded
  bool openMaximum = false;

  bool contains(double x) const;
  std::string text() const;  ///< "> 0", ">= 0", "in [0, 1]"; empty when unbounded
};

inline constexpr Range positive{.minimum = 0, .openMinimum = true};
inline constexpr Range nonNegative{.minimum = 0};

/// Where a field says something. Elsewhere it keeps its value, which files may hold, and forms do not show it.
struct AppliesWhere {
  std::string key = {};                   ///< of a Choice, or of a reference to a body; empty: everywhere
  std::vector<std::string> choices = {};  ///< of that Choice, one of which is chosen; none: that body is flexible
};

/// What a field tells about itself.
struct FieldInfo {
  std::string key;    ///< JSON key, snake case
  std::string label;  ///< in the window
  std::string help;   ///< one sentence
  Quantity quantity = Quantity::none;
  Range range = {};                       ///< applies to every number of the value
  std::vector<std::string> choices = {};  ///< names of a Choice
  std::string coordinateOf = {};          ///< Choice of a coordinate: key of the field that names its joint
  bool required = false;                  ///< must stand in the file
  bool advanced = false;                  ///< folded away in the window
  Category refersTo = Category::body;     ///< ElementId: what it names; "ground" counts as a body
  bool mayBeLost = false;                 ///< ElementId: names none when that goes; else its element goes, too
  std::string derivedFrom = {};           ///< key of a number or matrix: where it is > 0 or not zero, this follows
  bool twoQuantities = false;             ///< Matrix6: rotation entries are the rotational counterpart of quantity
  Argument argument = {};                 ///< Function, TimeVector: their variable
  bool halfSpaces = false;                ///< Shapes: planes too
  std::optional<double> notGiven = {};    ///< a number beside the range that stands for none; never written
  bool isColor = false;                   ///< a text: "#rrggbb" (core/rgb.h), or empty where none is chosen
  std::string insteadOfZero = {};         ///< a number whose range leaves zero out: what to do who means zero
  AppliesWhere appliesWhere = {};
};

struct Field : FieldInfo {
  std::function<Value(const std::any&)> get;
  std::function<void(std::any&, const Value&)> set;  ///< value has this field's alternative
  std::size_t kind = 0;                              ///< index of the alternative in Value
  /// Function or TimeVector: what `argument` says counts.
  bool isFunction() const;
  /// Quantity of a function's values where it depends on other fields: a drive prescribes an angle or a speed.
  std::function<Quantity(const std::any&)> quantityBy = {};
  Quantity quantityIn(const std::any& params) const { return quantityBy ? quantityBy(params) : quantity; }
  /// True where the value follows from other fields: it then stands in no file and cannot be set.
  std::function<bool(const std::any&)> derived = {};
  bool isDerived(const std::any& params) const { return derived && derived(params); }

  /// Empty when the value may be stored here; else an error with the key filled in.
  std::optional<Error> check(const Value& value) const;
  /// Like check(), for a value that a file or a formula gives: not the number that stands for none.
  std::optional<Error> checkGiven(const Value& value) const;
  bool isNotGiven(const Value& value) const;
};

/// field<Rigid>(&Rigid::mass, {.key = "mass", ...}); a C++ enum member becomes a Choice.
template <class Params, class Member, class Owner>
Field field(Member Owner::*member, FieldInfo info) {
  Field f;
  static_cast<FieldInfo&>(f) = std::move(info);
  if constexpr (std::is_enum_v<Member>) {
    f.get = [member](const std::any& p) -> Value {
      return Choice{static_cast<int>(std::any_cast<const Params&>(p).*member)};
    };
    f.set = [member](std::any& p, const Value& v) {
      std::any_cast<Params&>(p).*member = static_cast<Member>(std::get<Choice>(v).index);
    };
  } else {
    f.get = [member](const std::any& p) -> Value { return std::any_cast<const Params&>(p).*member; };
    f.set = [member](std::any& p, const Value& v) { std::any_cast<Params&>(p).*member = std::get<Member>(v); };
  }
  f.kind = f.get(std::any(Params{})).index();
  return f;
}

}  // namespace gyre
