#include "verification/mechanisms/measured_run.h"

#include "run/stepper.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace gyre::test {
namespace {

constexpr std::array letters{"x", "y", "z"}, totals{"x_total", "y_total", "z_total"};

/// Values of one row by the names of channels, in the mechanism's own units.
class RowReader {
 public:
  RowReader(const Stepper& stepper, const Units& units) : units_(units) {
    const std::vector<Channel> channels = stepper.channels();
    for (std::size_t c = 0; c < channels.size(); ++c) column_[channels[c].name] = c;
    values_.resize(channels.size());
  }
  Expected<void> read(Stepper& stepper) { return stepper.writeRow(values_); }
  bool has(const std::string& name) const { return column_.contains(name); }
  double at(const std::string& name, Quantity q) const { return values_[column_.at(name)] / units_.of(q); }
  using Names = std::array<const char*, 3>;
  Vec3 vector(const std::string& stem, const Names& names, Quantity q) const {
    Vec3 out;
    for (int i = 0; i < 3; ++i) out[i] = at(stem + names[static_cast<std::size_t>(i)], q);
    return out;
  }

 private:
  Units units_;
  std::map<std::string, std::size_t> column_;
  std::vector<double> values_;
};

void compareBodies(const Mechanism& m, const ExpectedMotion& e, const ExpectedMotion::At& row, const RowReader& now,
                   Errors& out, BodyPlaces& places) {
  for (std::size_t b = 0; b < row.bodies.size(); ++b) {
    const std::string& name = m.bodyNames()[b];
    const BodyMotion& k = row.bodies[b];
    Place at{now.vector(name + ".", letters, Quantity::length), Mat3::Identity()};
    double position = (at.x - k.at.x).norm() / m.length;
    double speed = (now.vector(name + ".v", letters, Quantity::velocity) - k.v).norm() / (e.rate * m.length);
    if (now.has(name + ".qw")) {
      const auto q = [&](const char* c) { return now.at(name + c, Quantity::none); };
      at.R = Quat(q(".qw"), q(".qx"), q(".qy"), q(".qz")).normalized().toRotationMatrix();
      const Vec3 W = now.vector(name + ".w", letters, Quantity::angularVelocity);
      position = std::max(position, (at.R - k.at.R).norm() / std::sqrt(2.0));
      speed = std::max(speed, (W - k.W).norm() / e.rate);
    }
    if (!(position <= out.position)) {
      out.position = position;
      out.where = name;
    }
    if (!(speed <= out.speed)) out.speed = speed;
    places.push_back(at);
  }
}

void compareForces(const Mechanism& m, const ExpectedMotion& e, const ExpectedMotion::At& row, const RowReader& now,
                   Errors& out) {
  for (Eigen::Index i = 0; i < row.drives.size(); ++i) {
    const Input& in = m.inputs[static_cast<std::size_t>(i)];
    const std::string motor = "motor " + std::to_string(in.q);
    const bool slides = now.has(motor + ".force");
    const double force =
        slides ? now.at(motor + ".force", Quantity::force) : now.at(motor + ".torque", Quantity::torque);
    out.drive = std::max(out.drive, std::abs(in.sign * force - row.drives[in.q]) / e.moment);
  }
  if (!m.supports) return;
  Vec3 support = Vec3::Zero();
  for (const auto& [joint, sign] : m.groundJoints())
    if (now.has(joint + ".fx")) {
      // With what a drive or a rack does along the joint.
      const bool total = now.has(joint + ".fx_total");
      support += sign * now.vector(joint + ".f", total ? totals : letters, Quantity::force);
    }
  out.support = std::max(out.support, (support - row.support).norm() / e.force);
}

/// Methods of impacts take it where the step begins, and are then of first order (local_methods.h).
bool hasDamping(const Model& model) {
  for (const Element* force : model.active(Category::force))
    if (const Field* damping = force->type->find("damping"))
      if (const Value value = damping->get(force->params); std::holds_alternative<double>(value))
        if (std::get<double>(value) > 0) return true;
  return false;
}

Model modelFor(const ModelBuilder& own, const ExpectedMotion& e, const HowToRun& how) {
  ModelBuilder b(scaledModel(own.model(), how.units));
  b.useIntegrator(how.type->id);
  if (how.tolerance > 0 && how.type->find("atol_positions")) {
    b.set(simulationId, "rtol", how.tolerance);
    if (how.units.length == 1) {  // in other units those that follow the model by themselves
      b.set(simulationId, "atol_positions", how.tolerance);
      b.set(simulationId, "atol_velocities", how.tolerance);
    }
  }
  b.run(how.step * how.units.time, e.end * how.units.time, e.end * how.units.time / static_cast<double>(e.rows.size()));
  return b.model();
}

}  // namespace

MeasuredRun measure(const Mechanism& m, const ModelBuilder& model, const ExpectedMotion& e, const HowToRun& how) {
  MeasuredRun out;
  // Told for contact where a method meets impacts; there is none here.
  const Capabilities& can = how.type->capabilities;
  out.order = how.type->create(how.type->defaults)->order();
  if (!can.impacts || hasDamping(model.model())) out.order = std::min(out.order, can.order);
  auto stepper = Stepper::create(modelFor(model, e, how));
  if (!stepper) {
    out.failure = stepper.error().text();
    return out;
  }
  Stepper& run = **stepper;
  out.choosesStep = run.choosesStep();
  out.freedoms = run.mobility().degreesOfFreedom();
  RowReader now(run, how.units);
  if (auto read = now.read(run); !read) {
    out.failure = read.error().text();
    return out;
  }
  const double energy = now.at("energy.total", Quantity::energy);
  std::size_t row = 0;
  while (!run.finished() && row < e.rows.size()) {
    if (auto step = run.step(); !step) {
      out.failure = step.error().text();
      return out;
    }
    if (run.takeRemark()) ++out.notes;
    if (!run.isOutput()) continue;
    if (auto read = now.read(run); !read) {
      out.failure = read.error().text();
      return out;
    }
    BodyPlaces places;
    compareBodies(m, e, e.rows[row], now, out.errors, places);
    compareForces(m, e, e.rows[row], now, out.errors);
    if (e.kinetic > 0)
      out.errors.energy =
          std::max(out.errors.energy, std::abs(now.at("energy.total", Quantity::energy) - energy) / e.kinetic);
    out.errors.drift = std::max(out.errors.drift, now.at("drift.position", Quantity::length) / m.length);
    if (m.law) out.errors.law = std::max(out.errors.law, std::abs(m.law(places)) / m.length);
    ++row;
  }
  if (row < e.rows.size()) out.failure = "the run ended before its end";
  return out;
}

}  // namespace gyre::test
