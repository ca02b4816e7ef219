#include "joints/composed_joint.h"

#include <utility>

namespace gyre {
namespace {

constexpr const char* coincidenceNames[] = {"coincidence along x", "coincidence along y", "coincidence along z"};
constexpr const char* displacementNames[] = {"no displacement along x1", "no displacement along y1",
                                             "no displacement along z1"};
constexpr const char* perpendicularNames[3][3] = {
    {"x1 perpendicular to x2", "x1 perpendicular to y2", "x1 perpendicular to z2"},
    {"y1 perpendicular to x2", "y1 perpendicular to y2", "y1 perpendicular to z2"},
    {"z1 perpendicular to x2", "z1 perpendicular to y2", "z1 perpendicular to z2"}};

PointPair points(const LinkEnds& ends) { return {ends.frame1.position, ends.frame2.position}; }
Vec3 axisOf(const Frame& marker, Axis axis) { return marker.orientation * Vec3::Unit(static_cast<int>(axis)); }

class ComposedJoint final : public Joint {
 public:
  ComposedJoint(const LinkEnds& ends, JointEquations equations)
      : equations_(std::move(equations)), A1_(ends.frame1.orientation), A2_(ends.frame2.orientation) {
    for (const JointEquation& e : equations_.rows)
      std::visit(
          [&](const auto& p) {
            for (int i = 0; i < p.count; ++i) {
              names_.push_back(p.count == 3 ? coincidenceNames[i] : e.name);
              force_.push_back(p.force);
            }
          },
          e.primitive);
  }

  int rows() const override { return static_cast<int>(names_.size()); }
  void evaluate(const BodyKinematics& k1, const BodyKinematics& k2, JointRows& out) const override {
    forEach([&](const auto& p, int row) { p.evaluate(k1, k2, row, out); });
  }
  void violation(const BodyKinematics& k1, const BodyKinematics& k2, Vec6& Phi) const override {
    forEach([&](const auto& p, int row) {
      if constexpr (std::remove_cvref_t<decltype(p)>::count == 3) Phi.segment<3>(row) = p.violation(k1, k2);
      else Phi[row] = p.violation(k1, k2);
    });
  }
  void addTangent(const BodyKinematics& k1, const BodyKinematics& k2, const Vec6& lambda, Mat12& K) const override {
    forEach([&](const auto& p, int row) {
      if constexpr (std::remove_cvref_t<decltype(p)>::count == 3) p.addTangent(k1, k2, lambda.segment<3>(row), K);
      else p.addTangent(k1, k2, lambda[row], K);
    });
  }
  Vec6 accelerationBias(const BodyKinematics& k1, const BodyKinematics& k2) const override {
    Vec6 b = Vec6::Zero();
    forEach([&](const auto& p, int row) {
      if constexpr (std::remove_cvref_t<decltype(p)>::count == 3) b.segment<3>(row) = p.accelerationBias(k1, k2);
      else b[row] = p.accelerationBias(k1, k2);
    });
    return b;
  }
  bool couples() const override {
    bool couples = false;
    forEach([&](const auto& p, int) { couples = couples || p.couples; });
    return couples;
  }
  bool usesOrientation(int end) const override {
    bool uses = false;
    forEach([&](const auto& p, int) { uses = uses || p.usesOrientation(end); });
    return uses;
  }
  const char* rowName(int i) const override { return names_[static_cast<std::size_t>(i)]; }
  bool isForce(int i) const override { return force_[static_cast<std::size_t>(i)]; }
  bool isRod() const override {
    return equations_.rows.size() == 1 && std::holds_alternative<FixedDistance>(equations_.rows.front().primitive);
  }
  std::optional<PointPair> ball() const override {
    if (equations_.rows.size() != 1) return std::nullopt;
    const auto* coincident = std::get_if<CoincidentPoints>(&equations_.rows.front().primitive);
    return coincident ? std::optional(coincident->points) : std::nullopt;
  }
  std::optional<std::string> wrongAssembly(const BodyKinematics& k1, const BodyKinematics& k2) const override {
    if (!equations_.wrong) return std::nullopt;
    return equations_.wrong((k1.R * A1_).transpose() * (k2.R * A2_));
  }

  std::vector<JointCoordinate> coordinates() const override { return equations_.coordinates; }

 private:
  /// visit(primitive, index of its first row)
  template <class Visit>
  void forEach(const Visit& visit) const {
    int row = 0;
    for (const JointEquation& e : equations_.rows)
      std::visit(
          [&](const auto& p) {
            visit(p, row);
            row += p.count;
          },
          e.primitive);
  }

  JointEquations equations_;
  Mat3 A1_, A2_;
  std::vector<const char*> names_;
  std::vector<bool> force_;
};

}  // namespace

JointEquation coincidence(const LinkEnds& ends) { return {CoincidentPoints{points(ends)}}; }

JointEquation noDisplacement(const LinkEnds& ends, Axis along) {
  return {PointInPlane{points(ends), axisOf(ends.frame1, along)}, displacementNames[static_cast<int>(along)]};
}

JointEquation perpendicular(const LinkEnds& ends, Axis of1, Axis of2) {
  return {PerpendicularAxes{{axisOf(ends.frame1, of1), axisOf(ends.frame2, of2)}},
          perpendicularNames[static_cast<int>(of1)][static_cast<int>(of2)]};
}

JointEquation distance(const LinkEnds& ends, double length) {
  return {FixedDistance{points(ends), length}, "distance"};
}

template <Axis axis>
std::optional<std::string> opposedAxes(const Mat3& Q) {
  constexpr int i = static_cast<int>(axis);
  if (Q(i, i) > 0) return std::nullopt;
  return std::string("the ") + "xyz"[i] + " axes of the two markers point in opposite directions";
}
template std::optional<std::string> opposedAxes<Axis::x>(const Mat3&);
template std::optional<std::string> opposedAxes<Axis::y>(const Mat3&);
template std::optional<std::string> opposedAxes<Axis::z>(const Mat3&);

std::optional<std::string> differentAxes(const Mat3& Q) {
  if (Q.trace() > 0) return std::nullopt;  // turned by less than 90 degrees
  return "the axes of the two markers point in different directions";
}

JointCoordinate displacement(const LinkEnds& ends, CoordinateName name, Axis along) {
  return JointCoordinate::displacement(name, ends.frame1, ends.frame2, static_cast<int>(along));
}

JointCoordinate angle(const LinkEnds& ends, CoordinateName name, Axis about) {
  const Axis next = after(about, 1);
  return angle(ends, name, {next, next}, {after(about, 2), next});
}

JointCoordinate angle(const LinkEnds& ends, CoordinateName name, AxisPair cosine, AxisPair sine) {
  const auto axes = [&](AxisPair p) { return AxisProduct{axisOf(ends.frame1, p.of1), axisOf(ends.frame2, p.of2)}; };
  return JointCoordinate::angle(name, axes(cosine), axes(sine));
}

std::unique_ptr<Joint> composedJoint(const LinkEnds& ends, JointEquations equations) {
  return std::make_unique<ComposedJoint>(ends, std::move(equations));
}

JointType composedType(std::string id, std::string label, std::string help, Glyph glyph,
                       JointEquations (*equations)(const LinkEnds&)) {
  return {{.category = Category::joint,
           .id = std::move(id),
           .label = std::move(label),
           .help = std::move(help),
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
