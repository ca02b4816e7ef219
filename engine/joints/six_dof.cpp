#include "joints/six_dof.h"

#include "joints/composed_joint.h"

#include <algorithm>
#include <array>

namespace gyre {
namespace {

struct SixDof : LinkEnds {
  bool lock_x = true, lock_y = true, lock_z = true;
  bool lock_rx = true, lock_ry = true, lock_rz = true;
};

using Row = JointEquation<std::variant<PointInPlane, PerpendicularAxes>>;
using Equations = JointEquations<std::vector<Row>>;

constexpr std::array axes{Axis::x, Axis::y, Axis::z};

CoordinateName displacementName(Axis a) {
  constexpr std::array names{CoordinateName::displacement_x, CoordinateName::displacement_y,
                             CoordinateName::displacement_z};
  return names[static_cast<std::size_t>(a)];
}
CoordinateName angleName(Axis a) {
  constexpr std::array names{CoordinateName::angle_x, CoordinateName::angle_y, CoordinateName::angle_z};
  return names[static_cast<std::size_t>(a)];
}

template <class Primitive>
void add(const JointEquation<Primitive>& equation, Equations& out) {
  out.rows.push_back({equation.primitive, equation.name});
}

template <Axis free>
void keepAxisCommon(const LinkEnds& p, Equations& out) {
  add(perpendicular(p, after(free, 1), free), out);
  add(perpendicular(p, after(free, 2), free), out);
  out.wrong = opposedAxes<free>;
  out.coordinates.push_back(angle(p, angleName(free), free));
}

/// Turned by an angle about the next axis b of marker 1, then about the one after it, c of marker 2: b1 . c2 = 0.
void keepArmsPerpendicular(const LinkEnds& p, Axis locked, Equations& out) {
  const Axis b = after(locked, 1), c = after(locked, 2);
  add(perpendicular(p, b, c), out);
  out.coordinates.push_back(angle(p, angleName(b), {c, c}, {locked, c}));
  out.coordinates.push_back(angle(p, angleName(c), {b, b}, {b, locked}));
}

Equations equations(const SixDof& p) {
  const bool moves[] = {!p.lock_x, !p.lock_y, !p.lock_z}, turns[] = {!p.lock_rx, !p.lock_ry, !p.lock_rz};
  Equations out;
  for (const Axis a : axes) {
    if (moves[static_cast<int>(a)]) out.coordinates.push_back(displacement(p, displacementName(a), a));
    else add(noDisplacement(p, a), out);
  }
  switch (std::count(turns, turns + 3, false)) {
    case 1:
      keepArmsPerpendicular(p, axes[static_cast<std::size_t>(std::find(turns, turns + 3, false) - turns)], out);
      break;
    case 2:
      if (turns[0]) keepAxisCommon<Axis::x>(p, out);
      if (turns[1]) keepAxisCommon<Axis::y>(p, out);
      if (turns[2]) keepAxisCommon<Axis::z>(p, out);
      break;
    case 3:
      for (const Axis a : axes) add(perpendicular(p, after(a, 1), after(a, 2)), out);
      out.wrong = differentAxes;
      break;
    default: break;
  }
  return out;
}

std::optional<Error> check(const std::any& any) {
  if (auto bad = checkEnds<SixDof>(any)) return bad;
  const auto& p = std::any_cast<const SixDof&>(any);
  if (p.lock_x || p.lock_y || p.lock_z || p.lock_rx || p.lock_ry || p.lock_rz) return std::nullopt;
  return Error{.message = "at least one locked direction was expected", .key = "lock_x"};
}

}  // namespace

const JointType& sixDofType() {
  using P = SixDof;
  static const JointType type = [] {
    std::vector<Field> fields = endFields<P>();
    const auto lock = [&](bool P::*member, const char* key, const char* label, const char* help) {
      fields.push_back(field<P>(member, {.key = key, .label = label, .help = help}));
    };
    lock(&P::lock_x, "lock_x", "Lock x", "No displacement along x of marker 1");
    lock(&P::lock_y, "lock_y", "Lock y", "No displacement along y of marker 1");
    lock(&P::lock_z, "lock_z", "Lock z", "No displacement along z of marker 1");
    lock(&P::lock_rx, "lock_rx", "Lock rotation x", "No rotation about x of marker 1");
    lock(&P::lock_ry, "lock_ry", "Lock rotation y", "No rotation about y of marker 1");
    lock(&P::lock_rz, "lock_rz", "Lock rotation z", "No rotation about z of marker 1");
    return JointType{{.category = Category::joint,
                      .id = "six_dof",
                      .label = "Six-direction joint",
                      .help = "Any mask of the six directions of marker 1, 1 to 6 equations: displacements along its "
                              "axes and rotations. With one rotation locked, two axes of the markers stay "
                              "perpendicular, as in a universal joint; with two, the axis that stays free is common. "
                              "Its kind is the total joint of Masarati 2011.",
                      .glyph = Glyph::sixDof,
                      .fields = std::move(fields),
                      .defaults = P{},
                      .check = check},
                     [](const std::any& any) {
                       const auto& p = std::any_cast<const P&>(any);
                       return composedJoint(p, equations(p));
                     }};
  }();
  return type;
}

}  // namespace gyre
