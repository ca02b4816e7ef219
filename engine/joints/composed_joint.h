#pragma once
// A joint whose equations are primitives, one after another, and what makes them from the two markers:
// x1, y1, z1 are the axes of marker 1, u the vector from its origin to that of marker 2.

#include "coordinates/joint_coordinate.h"
#include "joints/primitives.h"

#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace gyre {

enum class Axis { x, y, z };
/// The axis some places on in the cycle x, y, z.
inline Axis after(Axis a, int places) { return static_cast<Axis>((static_cast<int>(a) + places) % 3); }

/// One primitive, and what it says. CoincidentPoints names its three rows itself.
template <class Primitive>
struct JointEquation {
  Primitive primitive;
  const char* name = "";
};

/// Three equations: u = 0, in inertial axes.
JointEquation<CoincidentPoints> coincidence(const LinkEnds& ends);
/// The displacement along an axis of marker 1 stays zero: x1 . u = 0.
JointEquation<PointInPlane> noDisplacement(const LinkEnds& ends, Axis along);
/// An axis of marker 1 stays perpendicular to one of marker 2: x1 . y2 = 0.
JointEquation<PerpendicularAxes> perpendicular(const LinkEnds& ends, Axis of1, Axis of2);
/// |u| = length.
JointEquation<FixedDistance> distance(const LinkEnds& ends, double length);

/// Why a placement that satisfies the equations is a wrong one all the same, from Q = marker 2 seen from marker 1;
/// empty when it is right.
using WrongPlacement = std::optional<std::string> (*)(const Mat3& Q);
/// Parallel axes may be opposed.
template <Axis axis>
std::optional<std::string> opposedAxes(const Mat3& Q);
/// Three perpendicularities x1 . y2 = y1 . z2 = z1 . x2 = 0 also hold for axes in other directions.
std::optional<std::string> differentAxes(const Mat3& Q);

/// Angle of marker 2 from marker 1 about an axis that both have in common.
JointCoordinate angle(const LinkEnds& ends, CoordinateName name, Axis about = Axis::z);
/// Displacement x1 . u along an axis of marker 1.
JointCoordinate displacement(const LinkEnds& ends, CoordinateName name, Axis along = Axis::z);
/// The angle whose cosine and sine are those of two pairs of axes: x1 . y2 and so on.
struct AxisPair {
  Axis of1, of2;
};
JointCoordinate angle(const LinkEnds& ends, CoordinateName name, AxisPair cosine, AxisPair sine);

/// @tparam Rows  a tuple of equations; where which there are is not known beforehand, a vector of them, each with a
/// variant of primitives
template <class Rows>
struct JointEquations {
  Rows rows;
  WrongPlacement wrong = nullptr;
  std::vector<JointCoordinate> coordinates = {};
};

/// visit(primitive, name, index of its first row)
template <class... Primitives, class Visit>
void forEachEquation(const std::tuple<JointEquation<Primitives>...>& rows, const Visit& visit) {
  int row = 0;
  const auto one = [&](const auto& equation) {
    visit(equation.primitive, equation.name, row);
    row += equation.primitive.count;
  };
  std::apply([&](const auto&... equations) { (one(equations), ...); }, rows);
}
template <class Variant, class Visit>
void forEachEquation(const std::vector<JointEquation<Variant>>& rows, const Visit& visit) {
  int row = 0;
  for (const JointEquation<Variant>& equation : rows)
    std::visit(
        [&](const auto& primitive) {
          visit(primitive, equation.name, row);
          row += primitive.count;
        },
        equation.primitive);
}

/// Which of the three equations of CoincidentPoints.
const char* coincidenceName(int row);

template <class Rows>
class ComposedJoint final : public Joint {
 public:
  ComposedJoint(const LinkEnds& ends, JointEquations<Rows> equations)
      : equations_(std::move(equations)), A1_(ends.frame1.orientation), A2_(ends.frame2.orientation) {}

  int rows() const override {
    int count = 0;
    forEach([&](const auto& p, const char*, int) { count += p.count; });
    return count;
  }
  void evaluate(const BodyKinematics& k1, const BodyKinematics& k2, JointRows& out) const override {
    forEach([&](const auto& p, const char*, int row) { p.evaluate(k1, k2, row, out); });
  }
  void violation(const BodyKinematics& k1, const BodyKinematics& k2, Vec6& Phi) const override {
    forEach([&](const auto& p, const char*, int row) { set(Phi, row, p.violation(k1, k2)); });
  }
  void rates(const BodyKinematics& k1, const BodyKinematics& k2, Vec6& out) const override {
    forEach([&](const auto& p, const char*, int row) { set(out, row, p.rate(k1, k2)); });
  }
  void addReaction(const BodyKinematics& k1, const BodyKinematics& k2, const Vec6& lambda, Vec6& Phi,
                   Vec12& wrench) const override {
    forEach([&](const auto& p, const char*, int row) {
      if constexpr (std::remove_cvref_t<decltype(p)>::count == 3)
        set(Phi, row, p.addReaction(k1, k2, lambda.segment<3>(row), wrench));
      else set(Phi, row, p.addReaction(k1, k2, lambda[row], wrench));
    });
  }
  void addTangent(const BodyKinematics& k1, const BodyKinematics& k2, const Vec6& lambda, Mat12& K) const override {
    forEach([&](const auto& p, const char*, int row) {
      if constexpr (std::remove_cvref_t<decltype(p)>::count == 3) p.addTangent(k1, k2, lambda.segment<3>(row), K);
      else p.addTangent(k1, k2, lambda[row], K);
    });
  }
  Vec6 accelerationBias(const BodyKinematics& k1, const BodyKinematics& k2) const override {
    Vec6 b = Vec6::Zero();
    forEach([&](const auto& p, const char*, int row) { set(b, row, p.accelerationBias(k1, k2)); });
    return b;
  }
  bool couples() const override {
    bool couples = false;
    forEach([&](const auto& p, const char*, int) { couples = couples || p.couples; });
    return couples;
  }
  bool usesOrientation(int end) const override {
    bool uses = false;
    forEach([&](const auto& p, const char*, int) { uses = uses || p.usesOrientation(end); });
    return uses;
  }
  const char* rowName(int i) const override {
    const char* out = "";
    forEach([&](const auto& p, const char* name, int row) {
      if (i >= row && i < row + p.count) out = p.count == 3 ? coincidenceName(i - row) : name;
    });
    return out;
  }
  bool isForce(int i) const override {
    bool force = false;
    forEach([&](const auto& p, const char*, int row) {
      if (i >= row && i < row + p.count) force = p.force;
    });
    return force;
  }
  bool isRod() const override { return std::is_same_v<Rows, std::tuple<JointEquation<FixedDistance>>>; }
  std::optional<PointPair> ball() const override {
    if constexpr (std::is_same_v<Rows, std::tuple<JointEquation<CoincidentPoints>>>)
      return std::get<0>(equations_.rows).primitive.points;
    else return std::nullopt;
  }
  std::optional<std::string> wrongAssembly(const BodyKinematics& k1, const BodyKinematics& k2) const override {
    if (!equations_.wrong) return std::nullopt;
    return equations_.wrong((k1.R * A1_).transpose() * (k2.R * A2_));
  }
  std::vector<JointCoordinate> coordinates() const override { return equations_.coordinates; }

 private:
  static void set(Vec6& of, int row, double one) { of[row] = one; }
  static void set(Vec6& of, int row, const Vec3& three) { of.segment<3>(row) = three; }
  template <class Visit>
  void forEach(const Visit& visit) const {
    forEachEquation(equations_.rows, visit);
  }

  JointEquations<Rows> equations_;
  Mat3 A1_, A2_;
};

template <class Rows>
std::unique_ptr<Joint> composedJoint(const LinkEnds& ends, JointEquations<Rows> equations) {
  return std::make_unique<ComposedJoint<Rows>>(ends, std::move(equations));
}

/// A type without parameters beside its ends.
/// @param equations  JointEquations of LinkEnds
template <class Equations>
JointType composedType(std::string id, std::string label, std::string help, std::string words, Glyph glyph,
                       Equations equations) {
  return {{.category = Category::joint,
           .id = std::move(id),
           .label = std::move(label),
           .help = std::move(help),
           .words = std::move(words),
           .glyph = glyph,
           .fields = endFields<LinkEnds>(),
           .defaults = LinkEnds{},
           .check = checkEnds<LinkEnds>},
          [equations](const std::any& p) {
            const auto& ends = std::any_cast<const LinkEnds&>(p);
            return composedJoint(ends, equations(ends));
          }};
}

}  // namespace gyre
