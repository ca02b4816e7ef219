#include "locus/campbell_speed.h"

#include "analysis/body_motion.h"
#include "analysis/inertia_symmetry.h"
#include "analysis/statics.h"
#include "bodies/body.h"
#include "joints/drive.h"
#include "locus/relative_equilibrium.h"
#include "locus/spin_state.h"
#include "system/initial_conditions.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>

namespace gyre {
namespace {

/// Bodies that turn at least so fast about the axis, over the rotor, whirl with it.
constexpr double turnsAlong = 0.5;

Expected<const Element*> elementNamed(const Model& model, const std::string& name, Category category,
                                      const char* what) {
  const Element* e = model.find(name);
  if (e && e->type->category == category) return e;
  return failInput(fmt::format("'{}' is no {} of this model", name, what));
}

bool drivesAngle(const Element& drive) {
  const Field& coordinate = *drive.type->find("coordinate");
  const auto which = static_cast<std::size_t>(std::get<Choice>(drive.value(coordinate)).index);
  return std::string_view(coordinate.choices[which]).starts_with("angle");
}

}  // namespace

Spinners spinnersOf(const Model& model) {
  Spinners out;
  for (const Element* e : model.active(Category::body))
    if (bodyType(*e).turns) out.rotors.push_back(e->name);
  for (const Element* e : model.active(Category::joint))
    if (e->type == &driveType() && drivesAngle(*e)) out.drives.push_back(e->name);
  return out;
}

Expected<CampbellModel> CampbellModel::create(const Model& model, const CampbellOptions& options,
                                              const std::stop_token& stop) {
  if (options.rotor.empty() == options.drive.empty())
    return failInput("a Campbell diagram is of one rotor or of one drive");
  CampbellModel out(model, options);
  if (options.drive.empty()) {
    if (const auto body = elementNamed(model, options.rotor, Category::body, "body"); !body) return fail(body.error());
  } else {
    const auto drive = elementNamed(model, options.drive, Category::joint, "drive");
    if (!drive) return fail(drive.error());
    const Spinners all = spinnersOf(model);
    if (std::find(all.drives.begin(), all.drives.end(), options.drive) == all.drives.end())
      return failInput(fmt::format("'{}' is no drive of an angle", options.drive));
  }
  if (auto ok = out.compile(0); !ok) return fail(ok.error());
  out.resting_ = out.system_;
  const System& system = *out.system_;
  if (options.aboutEquilibrium) {
    auto rest = findEquilibrium(system, system.initialState(), {}, stop);
    if (!rest) return fail(rest.error());
    out.rest_ = std::move(rest->state);
  } else {
    auto placed = consistentInitialState(system, false);
    if (!placed) return fail(placed.error());
    out.rest_ = std::move(placed->state);
  }
  auto placed = consistentState(system, system.initialState());
  out.placed_ = placed ? std::move(placed->state) : out.rest_;
  out.rest_.v.setZero();
  out.M_ = linearizedSystem(system, out.rest_).M;
  if (auto ok = out.findAxis(); !ok) return fail(ok.error());
  return out;
}

Expected<void> CampbellModel::compile(double speed) {
  if (system_ && options_.drive.empty()) return {};
  if (!options_.drive.empty()) {
    const ElementId id = model_.find(options_.drive)->id;
    const Edit law{Compound{
        {Edit{SetField{id, "prescribes", Choice{1}}}, Edit{SetField{id, "motion", Function{.constant = speed}}}}}};
    if (auto ok = model_.apply(law); !ok) return fail(ok.error());
  }
  auto system = System::compile(model_);
  if (!system) return fail(system.error());
  system_ = std::move(*system);
  return {};
}

/// Which body is the rotor, about which axis it turns, and what turns with it.
Expected<void> CampbellModel::findAxis() {
  if (options_.drive.empty()) {
    const BodySet& bodies = system_->bodies();
    rotor_ = bodies.find(model_.find(options_.rotor)->id);
    const auto rotor = static_cast<std::size_t>(std::max(rotor_, 0));
    if (rotor_ < 0 || bodies.layout(rotor).rotation < 0)
      return failInput(fmt::format("'{}' cannot turn", options_.rotor));
    const int r = bodies.layout(rotor).v + bodies.layout(rotor).rotation;
    const Vec3 W = system_->initialState().v.segment<3>(r);
    const auto symmetry = inertiaSymmetry(MatX(M_).block<3, 3>(r, r)).axis;
    if (W.norm() > 0) axis_ = W.normalized();
    else if (symmetry) axis_ = *symmetry;
    else
      return failInput(
          fmt::format("about which axis '{}' turns is not known: it is not symmetric; give it an initial "
                      "angular velocity about that axis, however small",
                      options_.rotor));
  }
  const auto turning = spinAt(1);
  if (!turning) return fail(turning.error());
  const BodySet& bodies = system_->bodies();  // of what was compiled for that speed
  const std::vector<Vec6> twists = bodyTwists(*system_, *turning, turning->v);
  if (!options_.drive.empty()) {
    std::size_t most = 0;
    for (std::size_t b = 0; b < twists.size(); ++b)
      if (twists[b].tail<3>().norm() > twists[most].tail<3>().norm()) most = b;
    if (twists.empty() || !(twists[most].tail<3>().norm() > 0))
      return failInput(fmt::format("'{}' turns no body", options_.drive));
    rotor_ = static_cast<int>(most);
    axis_ = twists[most].tail<3>().normalized();
  }
  const auto rotor = static_cast<std::size_t>(rotor_);
  inSpace_ = bodies.orientation(rest_, rotor) * axis_;
  const double own = twists[rotor].tail<3>().dot(axis_);
  for (std::size_t b = 0; b < twists.size(); ++b) {
    const Vec3 W =
        bodies.layout(b).rotation < 0 ? Vec3::Zero() : Vec3(bodies.orientation(rest_, b) * twists[b].tail<3>());
    if (W.dot(inSpace_) >= turnsAlong * std::abs(own)) turns_.push_back(b);
  }
  return {};
}

Expected<State> CampbellModel::spinAt(double speed) {
  if (auto ok = compile(speed); !ok) return fail(ok.error());
  return spinState(*system_, rest_, options_.drive.empty() ? rotor_ : -1, axis_, speed);
}

Expected<State> CampbellModel::stateAt(double speed) {
  auto spin = spinAt(speed);
  if (!spin || !options_.aboutEquilibrium || speed == 0) return spin;
  State start = *spin;
  start.q = deflected_ ? deflected_->q : placed_.q;
  auto steady = relativeEquilibrium(*system_, *resting_, steadyTurns(*system_, *spin), start,
                                    options_.drive.empty() ? spin->v : VecX());
  if (!steady) return spin;  // its modes say that what they are about is a moment of a motion
  deflected_ = *steady;
  return steady;
}

double CampbellModel::circularity(const State& s, const Mode& mode) const {
  const std::vector<Vec6> re = bodyTwists(*system_, s, mode.shape.real()),
                          im = bodyTwists(*system_, s, mode.shape.imag());
  const double length = system_->scales().length;
  double area = 0, size = 0;
  const auto add = [&](const Vec3& a, const Vec3& b) {
    area += inSpace_.dot(b.cross(a));
    size += 0.5 * (a.squaredNorm() + b.squaredNorm());
  };
  for (const std::size_t b : turns_) {
    const bool turns = system_->bodies().layout(b).rotation >= 0;
    const Quat R = turns ? system_->bodies().orientation(s, b) : Quat::Identity();
    add(re[b].head<3>() / length, im[b].head<3>() / length);
    add(R * re[b].tail<3>(), R * im[b].tail<3>());
  }
  return size > 0 ? area / size : 0;
}

Expected<CampbellModel::At> CampbellModel::at(double speed, int count) {
  const auto s = stateAt(speed);
  if (!s) return fail(s.error());
  auto found = modesAbout(*system_, *s, {.count = count + system_->nv(), .method = ModesMethod::dense});
  if (!found) return fail(found.error());
  At out{.modes = {}, .about = std::move(found->about)};
  for (Mode& mode : found->modes) {
    if (mode.rigid || !(mode.frequency > 0) || out.modes.size() >= static_cast<std::size_t>(count)) continue;
    CampbellMode one{.mode = std::move(mode)};
    one.circularity = speed < 0 ? -circularity(*s, one.mode) : circularity(*s, one.mode);
    out.modes.push_back(std::move(one));
  }
  return out;
}

}  // namespace gyre
