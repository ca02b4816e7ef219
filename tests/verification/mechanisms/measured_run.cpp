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

/// As the mechanism has it, whatever the axes.
BodyMotion readBody(const Mechanism& m, std::size_t b, const RowReader& now) {
  const std::string& name = m.bodyNames()[b];
  const Mat3 back = m.axes.space.transpose();
  BodyMotion out{};
  out.at = {back * (now.vector(name + ".", letters, Quantity::length) - m.axes.origin), Mat3::Identity()};
  out.v = back * now.vector(name + ".v", letters, Quantity::velocity);
  out.W = Vec3::Zero();
  if (!now.has(name + ".qw")) return out;
  const auto q = [&](const char* c) { return now.at(name + c, Quantity::none); };
  const Mat3 T = m.axes.ofBody(b);
  out.at.R = back * Quat(q(".qw"), q(".qx"), q(".qy"), q(".qz")).normalized().toRotationMatrix() * T.transpose();
  out.W = m.axes.hand() * T * now.vector(name + ".w", letters, Quantity::angularVelocity);
  return out;
}

/// What the drives give, in the order of the inputs, and the ground bears.
ExpectedMotion::At readRow(const Mechanism& m, double t, const RowReader& now) {
  ExpectedMotion::At row{t, {}, Vec3::Zero(), {}};
  for (std::size_t b = 0; b < m.bodyNames().size(); ++b) row.bodies.push_back(readBody(m, b, now));
  row.drives = VecX::Zero(static_cast<Eigen::Index>(m.inputs.size()));
  for (const Input& in : m.inputs) {
    const std::string motor = "motor " + std::to_string(in.q);
    if (now.has(motor + ".force")) row.drives[in.q] = in.sign * now.at(motor + ".force", Quantity::force);
    else if (now.has(motor + ".torque")) row.drives[in.q] = in.sign * now.at(motor + ".torque", Quantity::torque);
  }
  for (const auto& [joint, sign] : m.groundJoints())
    if (now.has(joint + ".fx")) {
      // With what a drive or a rack does along the joint.
      const bool total = now.has(joint + ".fx_total");
      row.support +=
          sign * (m.axes.space.transpose() * now.vector(joint + ".f", total ? totals : letters, Quantity::force));
    }
  return row;
}

void compare(const Mechanism& m, const ExpectedMotion& e, const ExpectedMotion::At& expected,
             const ExpectedMotion::At& found, Errors& out) {
  for (std::size_t b = 0; b < expected.bodies.size(); ++b) {
    const BodyMotion &is = found.bodies[b], &to = expected.bodies[b];
    const double turn = (is.at.R - to.at.R).norm() / std::sqrt(2.0);
    const double position = std::max((is.at.x - to.at.x).norm() / m.length, turn);
    const bool turns = !m.isParticle()[b];
    const double speed =
        std::max((is.v - to.v).norm() / (e.rate * m.length), turns ? (is.W - to.W).norm() / e.rate : 0);
    if (!(position <= out.position)) {
      out.position = position;
      out.where = m.bodyNames()[b];
    }
    if (!(speed <= out.speed)) out.speed = speed;
  }
  if (expected.drives.size() > 0)
    out.drive = std::max(out.drive, (found.drives - expected.drives).cwiseAbs().maxCoeff() / e.moment);
  if (m.supports) out.support = std::max(out.support, (found.support - expected.support).norm() / e.force);
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
  out.notes = run.system().switches().warnings;
  out.choosesStep = run.choosesStep();
  out.freedoms = run.mobility().degreesOfFreedom();
  out.unknowns = run.mobility().coordinates + run.mobility().constraints;
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
    if (auto note = run.takeWarning()) out.notes.push_back(std::move(*note));
    if (!run.isOutput()) continue;
    if (auto read = now.read(run); !read) {
      out.failure = read.error().text();
      return out;
    }
    out.rows.push_back(readRow(m, e.rows[row].t, now));
    compare(m, e, e.rows[row], out.rows.back(), out.errors);
    if (e.kinetic > 0)
      out.errors.energy =
          std::max(out.errors.energy, std::abs(now.at("energy.total", Quantity::energy) - energy) / e.kinetic);
    if (m.law) out.errors.law = std::max(out.errors.law, std::abs(m.law(placesOf(out.rows.back().bodies))) / m.length);
    ++row;
  }
  if (row < e.rows.size()) out.failure = "the run ended before its end";
  return out;
}

}  // namespace gyre::test
