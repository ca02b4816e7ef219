#include "forces/applied_force.h"

#include "describe/point_frame.h"
#include "describe/station_field.h"
#include "forces/body_point.h"

#include <algorithm>
#include <array>

namespace gyre {
namespace {

using so3::hat;

class AppliedForceElement final : public Force {
 public:
  explicit AppliedForceElement(const AppliedForce& p)
      : s_(p.point), value_(p.value), inBody_(p.resolved_in == ResolvedIn::body) {}

  void evaluate(const Instant& at, const BodyKinematics& k1, const BodyKinematics&, Vec12& g) const override {
    const Vec3 F = world(at.t, k1);
    g.setZero();
    g.head<3>() = -F;
    g.segment<3>(3) = -s_.cross(k1.R.transpose() * F);
  }
  void addTangent(const Instant& at, const BodyKinematics& k1, const BodyKinematics&, Mat12& K, Mat12&) const override {
    const Vec3 f = value_(at.t);
    if (inBody_) K.block<3, 3>(0, 3) += k1.R * hat(f);
    else K.block<3, 3>(3, 3) -= hat(s_) * hat(k1.R.transpose() * f);
  }
  ForceEnergy energy(const Instant& at, const BodyKinematics& k1, const BodyKinematics&) const override {
    return {.work = world(at.t, k1).dot(point().velocity(k1))};
  }
  std::vector<ForceChannel> channels() const override {
    return {{"fx", "N"}, {"fy", "N"}, {"fz", "N"},   {"power", "W"}, {"x", "m"},
            {"y", "m"},  {"z", "m"},  {"vx", "m/s"}, {"vy", "m/s"},  {"vz", "m/s"}};
  }
  void report(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2,
              std::span<double> values) const override {
    at3(values.data()) = world(at.t, k1);
    values[3] = energy(at, k1, k2).work;
    at3(values.data() + 4) = point().place(k1);
    at3(values.data() + 7) = point().velocity(k1);
  }
  std::optional<ForceCoordinate> coordinate(std::string_view channel, const Instant&, const BodyKinematics& k1,
                                            const BodyKinematics&) const override {
    constexpr std::array<std::string_view, 6> names{"x", "y", "z", "vx", "vy", "vz"};
    const auto at = std::find(names.begin(), names.end(), channel);
    if (at == names.end()) return std::nullopt;
    return point().coordinate((at - names.begin()) % 3, Vec3::Zero(), k1);
  }
  bool usesOrientation(int) const override { return inBody_ || !s_.isZero(0); }

 private:
  BodyPoint point() const { return {s_}; }
  Vec3 world(double t, const BodyKinematics& k) const { return inBody_ ? Vec3(k.R * value_(t)) : value_(t); }
  Vec3 s_;
  AppliedVector value_;
  bool inBody_;
};

}  // namespace

const ForceType& appliedForceType() {
  using P = AppliedForce;
  static const ForceType type{
      {.category = Category::force,
       .id = "force",
       .label = "Force",
       .help = "A force on a point of a body; each component a number, an expression of t or a table. Its energy is "
               "counted as work.",
       .words = "load push thrust",
       .glyph = Glyph::forceArrow,
       .fields =
           {field<P>(&P::body, {.key = "body", .label = "Body", .help = "Body the force acts on", .required = true}),
            field<P>(&P::point, {.key = "point",
                                 .label = "Point",
                                 .help = "From the centre of mass, body axes",
                                 .quantity = Quantity::length}),
            pointFrameField<P>(&P::point_frame), stationField<P>(&P::station),
            field<P>(
                &P::value,
                {.key = "value",
                 .label = "Force",
                 .help = "Three, each a number, an expression such as \"10*sin(2*pi*t)\" or a table [[t, value], ...]",
                 .quantity = Quantity::force,
                 .required = true}),
            resolvedInField<P>()},
       .defaults = P{}},
      [](const std::any& p) -> std::unique_ptr<Force> {
        return std::make_unique<AppliedForceElement>(std::any_cast<const P&>(p));
      }};
  return type;
}

}  // namespace gyre
