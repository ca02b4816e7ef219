// The tyre of a wheel on a plane: the plane is that of x and y of marker 1, the wheel turns about z of marker 2.
//
// The wheel is a thin disc with camber angle gamma between it and the normal n. From its centre it reaches down to the
// plane over the loaded radius r, and is deflected by delta = radius - r. With energy k delta^2 / 2 the load is
//   N cos(gamma) = k delta + d delta' >= 0.
// At the centre of contact the wheel slips by V_s = (V_sx, V_sy); it rolls by V_r = |V_x - V_sx|. The brush model with
// a parabolic distribution of pressure and combined slip (H. B. Pacejka, Tire and Vehicle Dynamics, 3rd ed. 2012,
// sec. 3.2):
//   sigma = -V_s / V_r,  theta = C / (3 mu N),  C the slip stiffness
//   F = mu N (3 theta |sigma| - 3 (theta |sigma|)^2 + (theta |sigma|)^3) up to |sigma| = 1 / theta, then mu N,
// along sigma; and the aligning moment of its part across by the pneumatic trail
//   t = (a / 3) (1 - theta |sigma|)^3 / (1 - theta |sigma| + (theta |sigma|)^2 / 3),  a half the length of contact.
// At rest slip is not defined: V_r is taken as sqrt(V_r^2 + low_speed^2), by which a wheel at rest creeps.
// The carcass follows at once (no relaxation length); there is no rolling resistance.
#include <gyre/extend/plugin.h>

#include <algorithm>

namespace {

using namespace gyre::extend;

class Tyre final : public Force {
 public:
  explicit Tyre(const Values& values)
      : radius_(values.number("radius")),
        stiffness_(values.number("stiffness")),
        damping_(values.number("damping")),
        slipStiffness_(values.number("slip_stiffness")),
        friction_(values.number("friction")),
        halfContact_(values.number("contact_length") / 2),
        lowSpeed_(values.number("low_speed")) {}

  Wrench wrench(const Motion& m) const override {
    const Contact c = contact(m);
    if (c.load <= 0) return {};
    const Vector force = c.load * normal + c.along * c.forward + c.across * c.left;
    return {.force = force, .torque = cross(c.arm, force) + c.aligning * normal};
  }
  Energy energy(const Motion& m) const override {
    const Contact c = contact(m);
    if (c.deflection <= 0) return {};
    return {
        .stored = stiffness_ * c.deflection * c.deflection / 2,
        .dissipated = (c.radial - stiffness_ * c.deflection) * c.rate - c.along * c.slipAlong - c.across * c.slipAcross,
        .supplied = c.aligning * m.angularVelocity.z};
  }
  void report(const Motion& m, std::span<double> values) const override {
    const Contact c = contact(m);
    const double all[] = {c.load, c.along, c.across, c.aligning, c.deflection, c.sigmaAlong, c.sigmaAcross};
    std::copy(std::begin(all), std::end(all), values.begin());
  }

 private:
  static constexpr Vector normal{0, 0, 1};
  struct Contact {
    double deflection = 0, rate = 0;  ///< delta, delta'
    double radial = 0, load = 0;      ///< N cos(gamma), N
    Vector arm, forward, left;        ///< from the centre of the wheel to the contact; where it rolls, and left of it
    double slipAlong = 0, slipAcross = 0, sigmaAlong = 0, sigmaAcross = 0;
    double along = 0, across = 0, aligning = 0;
  };

  Contact contact(const Motion& m) const {
    Contact c;
    const Vector spinAxis = m.orientation.column(2);
    const Vector ahead = cross(spinAxis, normal);
    const double cosine = length(ahead);  // of the camber angle
    if (cosine < 1e-3) return c;          // lies flat
    c.forward = (1 / cosine) * ahead;
    c.left = cross(normal, c.forward);
    const Vector down = (1 / cosine) * (dot(normal, spinAxis) * spinAxis - normal);
    const double reach = m.position.z / cosine;  // to the plane
    c.deflection = radius_ - reach;
    if (c.deflection <= 0 || reach <= 0) return c;
    c.arm = reach * down;
    const Vector slip = m.velocity + cross(m.angularVelocity, c.arm);
    c.rate = -slip.z / cosine;
    c.radial = std::max(0.0, stiffness_ * c.deflection + damping_ * c.rate);
    c.load = c.radial / cosine;
    c.slipAlong = dot(slip, c.forward);
    c.slipAcross = dot(slip, c.left);
    if (c.load <= 0) return c;
    const double rolling = dot(m.velocity, c.forward) - c.slipAlong;
    const double speed = std::sqrt(rolling * rolling + lowSpeed_ * lowSpeed_);
    c.sigmaAlong = -c.slipAlong / speed;
    c.sigmaAcross = -c.slipAcross / speed;
    const double sigma = std::hypot(c.sigmaAlong, c.sigmaAcross), most = friction_ * c.load;
    const double theta = slipStiffness_ / (3 * most), x = theta * sigma;
    const double perSlip = x < 1 ? most * theta * (3 - 3 * x + x * x) : most / sigma;
    c.along = perSlip * c.sigmaAlong;
    c.across = perSlip * c.sigmaAcross;
    if (x < 1) c.aligning = -c.across * halfContact_ / 3 * (1 - x) * (1 - x) * (1 - x) / (1 - x + x * x / 3);
    if (rolling < 0) c.aligning = -c.aligning;  // the trail is behind the centre, seen along the way
    return c;
  }

  double radius_, stiffness_, damping_, slipStiffness_, friction_, halfContact_, lowSpeed_;
};

Key positive(const char* name, const char* label, const char* help, const char* unit, double value) {
  return {
      .name = name, .label = label, .help = help, .unit = unit, .value = value, .minimum = 0, .isAboveMinimum = true};
}

Types types() {
  Key damping = positive("damping", "Vertical damping", "Of the deflection", "N s/m", 500);
  damping.isAboveMinimum = false;
  return {
      .forces = {
          {.about = {.name = "brush_tyre",
                     .title = "Tyre",
                     .summary = "A wheel on the plane of x and y of marker 1 that turns about z of marker 2: load by "
                                "its deflection, longitudinal and lateral force and aligning moment of the brush "
                                "model at combined slip.",
                     .source = "Pacejka 2012, sec. 3.2",
                     .keys = {positive("radius", "Radius", "Of the wheel without load", "m", 0.3),
                              positive("stiffness", "Vertical stiffness", "Load over deflection", "N/m", 2e5), damping,
                              positive("slip_stiffness", "Slip stiffness",
                                       "Force over slip of a wheel that slips little", "N", 6e4),
                              positive("friction", "Friction", "Largest force over load", "", 0.9),
                              positive("contact_length", "Contact length",
                                       "Of the area of contact, for the aligning "
                                       "moment",
                                       "m", 0.15),
                              positive("low_speed", "Low speed",
                                       "Below this the force is that of a damper, so that a wheel at rest creeps",
                                       "m/s", 0.1)}},
           .channels = {{"load", "N"},
                        {"longitudinal", "N"},
                        {"lateral", "N"},
                        {"aligning", "N m"},
                        {"deflection", "m"},
                        {"slip_longitudinal", ""},
                        {"slip_lateral", ""}},
           .surroundings = {.about = {.position = {0, 0, 0.28}, .orientation = {{1, 0, 0, 0, 0, -1, 0, 1, 0}}},
                            .length = 0.01,
                            .angle = 0.05,
                            .velocity = {10, 0, 0},
                            .speed = 0.3,
                            .angularVelocity = {0, 35, 0},
                            .spin = 1},
           .create = [](const Values& values) { return std::make_unique<Tyre>(values); }}}};
}

}  // namespace

GYRE_PLUGIN(types)
