// A radial active magnetic bearing with eight poles, between a stator (marker 1, whose z is the axis) and a rotor
// (marker 2), with bias current, differential driving and a PD controller. Each of two perpendicular axes has a pair of
// horseshoe magnets whose poles stand at alpha = 22.5 degrees to it:
//
//   F = k ((i0 + i)^2 / (s0 - x)^2 - (i0 - i)^2 / (s0 + x)^2) cos(alpha),   k = mu0 n^2 A / 4
//   i = -(P x + D x'),  |i| <= i0
//
// (G. Schweitzer, E. H. Maslen, Magnetic Bearings, Springer 2009, sec. 4.1 and 4.2: law of a magnet, differential
// driving mode), x the displacement of the rotor, s0 the gap. About the centre F = k_i i + k_s x with
// k_i = 4 k i0 cos(alpha) / s0^2 and k_s = 4 k i0^2 cos(alpha) / s0^3: without controller it does not hold. All power
// that the rotor receives comes from the amplifiers. There is no force along the axis, and iron does not saturate.
#include <gyre/extend/plugin.h>

#include <algorithm>
#include <numbers>
#include <stdexcept>

namespace {

using namespace gyre::extend;

class MagneticBearing final : public Force {
 public:
  explicit MagneticBearing(const Values& values)
      : bias_(values.number("bias_current")),
        gap_(values.number("gap")),
        proportional_(values.number("proportional")),
        derivative_(values.number("derivative")) {
    constexpr double mu0 = 4e-7 * std::numbers::pi, alpha = std::numbers::pi / 8;
    const double turns = values.number("turns");
    k_ = mu0 * turns * turns * values.number("pole_area") / 4 * std::cos(alpha);
  }

  Wrench wrench(const Motion& m) const override {
    return {.force = {axis(m.position.x, m.velocity.x).force, axis(m.position.y, m.velocity.y).force, 0}};
  }
  Energy energy(const Motion& m) const override { return {.supplied = dot(wrench(m).force, m.velocity)}; }
  bool tangent(const Motion& m, Tangent& out) const override {
    for (int i = 0; i < 2; ++i) {
      const Axis a = axis(m.position[i], m.velocity[i]);
      out.byPlacement[static_cast<std::size_t>(7 * i)] = a.byPosition;
      out.byVelocity[static_cast<std::size_t>(7 * i)] = a.byVelocity;
    }
    return true;
  }
  void report(const Motion& m, std::span<double> values) const override {
    for (int i = 0; i < 2; ++i) values[static_cast<std::size_t>(i)] = axis(m.position[i], m.velocity[i]).current;
  }

 private:
  struct Axis {
    double current, force, byPosition, byVelocity;
  };
  Axis axis(double x, double v) const {
    if (std::abs(x) >= gap_) throw std::domain_error("the rotor touches the stator: its displacement is the gap");
    const double asked = -(proportional_ * x + derivative_ * v), i = std::clamp(asked, -bias_, bias_);
    const double follows = i == asked ? 1 : 0;
    const double towards = (bias_ + i) / (gap_ - x), away = (bias_ - i) / (gap_ + x);
    const double byCurrent = 2 * k_ * (towards / (gap_ - x) + away / (gap_ + x));
    const double atCurrent = 2 * k_ * (towards * towards / (gap_ - x) + away * away / (gap_ + x));
    return {i, k_ * (towards * towards - away * away), atCurrent - follows * proportional_ * byCurrent,
            -follows * derivative_ * byCurrent};
  }

  double k_, bias_, gap_, proportional_, derivative_;
};

Types types() {
  return {.forces = {
              {.about = {.name = "magnetic_bearing",
                         .title = "Active magnetic bearing",
                         .summary = "Holds a rotor in the field of eight poles by a PD controller of their currents: "
                                    "F = k ((i0 + i)^2/(s0 - x)^2 - (i0 - i)^2/(s0 + x)^2) cos 22.5 deg along x and y "
                                    "of marker 1.",
                         .source = "Schweitzer and Maslen 2009, sec. 4.1, 4.2",
                         .keys = {{.name = "bias_current",
                                   .label = "Bias current",
                                   .help = "i0 [A], which the control current adds to and is at most as large as",
                                   .value = 3.0,
                                   .minimum = 0,
                                   .isAboveMinimum = true},
                                  {.name = "gap",
                                   .label = "Gap",
                                   .help = "s0, between rotor and stator at the centre",
                                   .unit = "m",
                                   .value = 4e-4,
                                   .minimum = 0,
                                   .isAboveMinimum = true},
                                  {.name = "turns",
                                   .label = "Turns",
                                   .help = "Turns of a magnet's winding",
                                   .value = 100.0,
                                   .minimum = 0,
                                   .isAboveMinimum = true},
                                  {.name = "pole_area",
                                   .label = "Pole area",
                                   .help = "Area of one pole",
                                   .unit = "m^2",
                                   .value = 2e-4,
                                   .minimum = 0,
                                   .isAboveMinimum = true},
                                  {.name = "proportional",
                                   .label = "P",
                                   .help = "Current over displacement [A/m]",
                                   .value = 15000.0,
                                   .minimum = 0},
                                  {.name = "derivative",
                                   .label = "D",
                                   .help = "Current over velocity [A s/m]",
                                   .value = 30.0,
                                   .minimum = 0}}},
               .channels = {{"current_x", "A"}, {"current_y", "A"}},
               .surroundings = {.length = 5e-5, .angle = 0.01, .speed = 0.01, .spin = 10},
               .create = [](const Values& values) { return std::make_unique<MagneticBearing>(values); }}}};
}

}  // namespace

GYRE_PLUGIN(types)
