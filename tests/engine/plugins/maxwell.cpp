// A plugin whose force has a state: a spring and a damper in series along x, z the length of the spring.
#include <gyre/extend/plugin.h>

namespace {

using namespace gyre::extend;

class Maxwell final : public Force {
 public:
  explicit Maxwell(const Values& values) : k_(values.number("stiffness")), c_(values.number("damping")) {}
  Wrench wrench(const Motion& m) const override { return {.force = {-k_ * m.states[0], 0, 0}}; }
  Energy energy(const Motion& m) const override {
    const double z = m.states[0];
    return {.stored = k_ * z * z / 2, .dissipated = k_ * z * k_ * z / c_};
  }
  void rates(const Motion& m, std::span<double> rates) const override {
    rates[0] = m.velocity.x - k_ / c_ * m.states[0];
  }
  void report(const Motion& m, std::span<double> values) const override { values[0] = k_ / c_ * m.states[0]; }

 private:
  double k_, c_;
};

Types types() {
  return {.forces = {{.about = {.name = "maxwell",
                                .title = "Maxwell element",
                                .summary = "Spring and damper in series along x.",
                                .keys = {{.name = "stiffness",
                                          .label = "Stiffness",
                                          .help = "Of the spring",
                                          .unit = "N/m",
                                          .value = 100.0,
                                          .minimum = 0},
                                         {.name = "damping",
                                          .label = "Damping",
                                          .help = "Of the damper",
                                          .unit = "N s/m",
                                          .value = 20.0,
                                          .minimum = 0,
                                          .isAboveMinimum = true}}},
                      .channels = {{"damper_rate", "m/s"}},
                      .states = {{.name = "spring_length", .unit = "m", .size = 0.1}},
                      .usesOrientation = false,
                      .create = [](const Values& values) { return std::make_unique<Maxwell>(values); }}}};
}

}  // namespace

GYRE_PLUGIN(types)
