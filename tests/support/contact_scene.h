#pragma once
// Models with contact for tests, written as files are.

#include "catalog/catalog.h"
#include "io/model_file.h"
#include "support/run_model.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <stdexcept>
#include <string>
#include <vector>

namespace gyre::test {

class ContactScene {
 public:
  /// @param materials  e.g. R"({"name": "m", "friction": 0.5, "restitution": 1})"; the first is that of all shapes
  explicit ContactScene(std::string materials, Vec3 gravity = {0, 0, -9.81})
      : materials_(std::move(materials)), gravity_(std::move(gravity)) {}

  ContactScene& floor() { return ground(R"({"type": "plane"})"); }
  ContactScene& ground(const std::string& shape) {
    ground_.push_back(shape);
    return *this;
  }
  /// @param more  further keys, each with a comma before it
  ContactScene& body(const std::string& name, double mass, const Vec3& inertia, const Vec3& x,
                     const std::string& shapes, const std::string& more = {}) {
    bodies_.push_back(fmt::format(
        R"({{"name": "{}", "type": "rigid", "mass": {:.17g}, "inertia": {}, "position": {}, "shapes": [{}]{}}})", name,
        mass, numbers(inertia), numbers(x), shapes, more));
    return *this;
  }
  /// Mass and inertia by density.
  ContactScene& dense(const std::string& name, double density, const Vec3& x, const std::string& shapes) {
    bodies_.push_back(
        fmt::format(R"({{"name": "{}", "type": "rigid", "density": {:.17g}, "position": {}, "shapes": [{}]}})", name,
                    density, numbers(x), shapes));
    return *this;
  }
  ContactScene& sphere(const std::string& name, double mass, double radius, const Vec3& x,
                       const std::string& more = {}) {
    return body(name, mass, Vec3::Constant(0.4 * mass * radius * radius), x,
                fmt::format(R"({{"type": "sphere", "radius": {:.17g}}})", radius), more);
  }
  ContactScene& box(const std::string& name, double mass, const Vec3& size, const Vec3& x,
                    const std::string& more = {}) {
    const Vec3 s = size.cwiseAbs2();
    return body(name, mass, mass / 12 * Vec3(s.y() + s.z(), s.x() + s.z(), s.x() + s.y()), x,
                fmt::format(R"({{"type": "box", "size": {}}})", numbers(size)), more);
  }
  ContactScene& bodyOf(const std::string& text) {
    bodies_.push_back(text);
    return *this;
  }
  ContactScene& joint(const std::string& text) {
    joints_.push_back(text);
    return *this;
  }
  ContactScene& force(const std::string& text) {
    forces_.push_back(text);
    return *this;
  }
  ContactScene& contact(const std::string& more) {
    contact_ += more;
    return *this;
  }

  static std::string numbers(const Vec3& x) { return fmt::format("[{:.17g}, {:.17g}, {:.17g}]", x.x(), x.y(), x.z()); }
  static std::string velocity(const Vec3& v) { return ", \"velocity\": " + numbers(v); }
  static std::string spin(const Vec3& w) { return ", \"angular_velocity\": " + numbers(w); }
  /// About an axis through the body's centre [rad].
  static std::string turned(double angle, const Vec3& axis) {
    const Quat q(Eigen::AngleAxisd(angle, axis.normalized()));
    return fmt::format(", \"orientation\": [{:.17g}, {:.17g}, {:.17g}, {:.17g}]", q.w(), q.x(), q.y(), q.z());
  }

  std::string text(const std::string& simulation) const {
    return fmt::format(R"({{"gyre": 1, "name": "scene", "gravity": {}, "ground": {{"shapes": [{}]}}, "bodies": [{}],
"joints": [{}], "forces": [{}], "contact": {{"materials": [{}]{}}}, "simulation": {{{}}}}})",
                       numbers(gravity_), fmt::join(ground_, ", "), fmt::join(bodies_, ",\n"), fmt::join(joints_, ", "),
                       fmt::join(forces_, ", "), materials_, contact_, simulation);
  }
  /// @param settings  e.g. R"("integrator": "local_pos", "step": 1e-3, "end_time": 1)"
  Model model(const std::string& settings) const {
    const std::string file = text(settings);
    auto read = parseModel(file, "scene", catalog());
    if (!read) throw std::runtime_error(read.error().text() + "\n" + file);
    return std::move(*read);
  }
  Run run(const std::string& method, double step, double end, double output = 0, const std::string& more = {}) const {
    return runModel(model(fmt::format(
        R"("integrator": "{}", "step": {:.17g}, "end_time": {:.17g}, "output_step": {:.17g}, "merit": 1e-28, "sweeps": 1000{})",
        method, step, end, output, more)));
  }

 private:
  std::string materials_, contact_;
  Vec3 gravity_;
  std::vector<std::string> ground_, bodies_, joints_, forces_;
};

}  // namespace gyre::test
