#pragma once
// Types of the values that fields of elements have. What is not given has the default of its field; of a vector or an
// inertia of which something is given, the rest is 0.

#include <gyre/export.h>
#include <gyre/value.h>

#include <array>
#include <string>
#include <vector>

namespace gyre {
inline namespace v0 {

/// A number in SI, a number with its unit ("12 mm"), or a formula of the model's parameters ("2*length").
class Number {
 public:
  Number() = default;
  Number(double si) : is_(si) {}
  Number(int si) : is_(si) {}
  Number(const char* text) : is_(text) {}
  Number(std::string text) : is_(std::move(text)) {}
  operator Value() const { return is_; }
  bool isGiven() const { return !is_.isNull(); }

 private:
  Value is_;
};

/// Three components.
struct Vector {
  Number x = {}, y = {}, z = {};
  GYRE_API operator Value() const;
};

/// A unit quaternion.
struct Orientation {
  Number w = {}, x = {}, y = {}, z = {};
  /// By an angle [rad] about an axis, of any length but zero.
  GYRE_API static Orientation about(std::array<double, 3> axis, double angle);
  GYRE_API operator Value() const;
};

/// A place and an orientation on a body, from its centre of mass in its axes; or the name of a frame of the model,
/// which gives both.
struct Frame {
  Vector position = {};
  Orientation orientation = {};
  std::string frame = {};
  GYRE_API operator Value() const;
};

/// About the centre of mass in body axes; xy, yz, zx are entries of the tensor, J_xy = -integral(x y dm) [kg m^2].
struct Inertia {
  Number xx = {}, yy = {}, zz = {}, xy = {}, yz = {}, zx = {};
  GYRE_API operator Value() const;
};

/// 6 x 6, translation before rotation: by its diagonal, or row by row.
class Matrix6 {
 public:
  Matrix6() = default;
  Matrix6(const std::array<double, 6>& diagonal) : is_(diagonal) {}
  Matrix6(const std::array<std::array<double, 6>, 6>& rows) : is_(Value::List(rows.begin(), rows.end())) {}
  operator Value() const { return is_; }

 private:
  Value is_;
};

/// A function of one variable: a number, an expression ("sin(2*t)"), or points (x, y) between which it is interpolated.
class Function {
 public:
  Function() = default;
  Function(double constant) : is_(constant) {}
  Function(int constant) : is_(constant) {}
  Function(const char* expression) : is_(expression) {}
  Function(std::string expression) : is_(std::move(expression)) {}
  Function(const std::vector<std::array<double, 2>>& points) : is_(Value::List(points.begin(), points.end())) {}
  operator Value() const { return is_; }

 private:
  Value is_;
};

/// Three functions of time, the components of a vector.
struct TimeVector {
  Function x = {}, y = {}, z = {};
  GYRE_API operator Value() const;
};

/// A polyline.
class Points {
 public:
  Points() = default;
  Points(const std::vector<std::array<double, 3>>& points) : is_(Value::List(points.begin(), points.end())) {}
  operator Value() const { return is_; }

 private:
  Value is_;
};

/// One of the solids in namespace gyre::shapes.
class Shape {
 public:
  Shape(Value value) : is_(std::move(value)) {}
  operator Value() const { return is_; }

 private:
  Value is_;
};

}  // namespace v0
}  // namespace gyre
