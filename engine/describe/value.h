#pragma once
// The kinds of value a field of an element can have. Everything the document holds is one of these,
// so that forms, JSON, undo and the command line treat all elements alike.

#include "core/ids.h"
#include "core/types.h"
#include "functions/function.h"
#include "shapes/shape.h"

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace gyre {

/// Inertia tensor in body axes [kg m^2]; xy, yz, zx are tensor entries J_xy = -integral(x y dm).
struct Inertia {
  double xx = 1, yy = 1, zz = 1, xy = 0, yz = 0, zx = 0;
  Mat3 matrix() const;
  static Inertia of(const Mat3& symmetric);
  Vec3 principalMoments() const;  ///< ascending; of finite entries
  /// Empty when positive definite and obeying the triangle inequality of the principal moments, else the reason.
  std::optional<std::string> impossible() const;
  bool operator==(const Inertia&) const = default;
};

/// 6x6 stiffness or damping: translation x y z, then rotation x y z.
struct Matrix6 {
  Mat6 m = Mat6::Zero();
  bool isDiagonal() const { return m.isDiagonal(0.0); }
  bool operator==(const Matrix6& o) const { return m == o.m; }
};

/// A polyline [m].
using Points = std::vector<Vec3>;

/// Three functions of time t [s].
using TimeVector = std::array<Function, 3>;

/// One of a field's named choices, by position.
struct Choice {
  int index = 0;
  bool operator==(const Choice&) const = default;
};

using Value = std::variant<bool, int, double, std::string, Vec3, Quat, Frame, Inertia, Matrix6, TimeVector, Choice,
                           ElementId, Shapes, Function, Points>;

bool sameValue(const Value& a, const Value& b);

}  // namespace gyre
