#include "run/stop_watch.h"

#include "core/word_list.h"
#include "forces/joint_stop.h"
#include "system/coordinate_mobility.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

namespace gyre {
namespace {

constexpr double ofVibration = 0.4, ofDecay = 0.6;  // step times the rate
constexpr double atRest = 0.1;                      // moves of a step, over the depth within which a stop sets in
constexpr double margin = 1.5;                      // moves of a step, over those at the present speed
constexpr double mostHalvings = 12;
constexpr int stepsUntilLonger = 16;
constexpr std::size_t mostTouched = 256, mostJudged = 256;  // stops that are looked at together, and before a run
constexpr double rounding = 1e-3;                           // of a step

const JointStopLaw* stopOf(const ForceSet::OnJoint& f) { return dynamic_cast<const JointStopLaw*>(f.law.get()); }

/// Largest sum of a row of diag(w)^1/2 A diag(w)^1/2, which no eigenvalue exceeds.
double largestRate(const MatX& A, std::span<const double> w) {
  double largest = 0;
  for (Eigen::Index i = 0; i < A.rows(); ++i) {
    double sum = 0;
    for (Eigen::Index j = 0; j < A.cols(); ++j)
      sum += std::sqrt(w[static_cast<std::size_t>(i)] * w[static_cast<std::size_t>(j)]) * std::abs(A(i, j));
    largest = std::max(largest, sum);
  }
  return largest;
}

double resolvingStep(const MatX& A, std::span<const double> K, std::span<const double> C) {
  constexpr double any = std::numeric_limits<double>::infinity();
  const double w2 = largestRate(A, K), d = largestRate(A, C);
  return std::min(w2 > 0 ? ofVibration / std::sqrt(w2) : any, d > 0 ? ofDecay / d : any);
}

}  // namespace

bool StopWatch::hasStops(const System& system) {
  const auto& forces = system.forces().onJoints;
  return std::any_of(forces.begin(), forces.end(), [](const ForceSet::OnJoint& f) { return stopOf(f) != nullptr; });
}

StopWatch::StopWatch(std::shared_ptr<const System> system, const InitialState& initial, bool isExplicit)
    : system_(std::move(system)), epsW_(indexOneRegularization(*system_, initial)), isExplicit_(isExplicit) {
  for (const ForceSet::OnJoint& f : system_->forces().onJoints)
    if (const JointStopLaw* law = stopOf(f)) stops_.push_back({law, f.coordinate});
  touched_.reserve(stops_.size());
  K_.reserve(stops_.size());
  C_.reserve(stops_.size());
}

IndexOne& StopWatch::solver() {
  if (!solver_) solver_.emplace(*system_, epsW_, IndexOne::Factorizations::few);
  return *solver_;
}

void StopWatch::persist(StateArchive& a) {
  bool used = solver_.has_value();
  a(used, halved_, calm_);
  if (used) a(solver());
}

double StopWatch::longestStep(const EvaluatedKinematics& here, double ahead, double gridStep) {
  const double wanted = anyTouched(here, ahead) ? resolved(here.state()) : gridStep;
  const double halvings = std::ceil(std::log2(gridStep / wanted));
  const int needed = halvings > 0 ? static_cast<int>(std::min(halvings, mostHalvings)) : 0;
  calm_ = needed < halved_ ? calm_ + 1 : 0;
  halved_ = std::max(halved_, needed);
  double step = std::ldexp(gridStep, -halved_);
  const bool isEven = std::abs(std::remainder(ahead, 2 * step)) < rounding * step;
  if (calm_ > stepsUntilLonger && isEven) {
    calm_ = 0;
    step = std::ldexp(gridStep, -(--halved_));
  }
  return ahead < 1.5 * step ? ahead : step;
}

/// The stops that are touched, or may be while the run goes on by `ahead`.
bool StopWatch::anyTouched(const EvaluatedKinematics& here, double ahead) {
  touched_.clear();
  K_.clear();
  C_.clear();
  for (const Stop& stop : stops_) {
    const CoordinateMotion c =
        system_->coordinates().motion(system_->coordinates()[stop.coordinate], here.state(), here.workspace());
    const double move = margin * std::abs(c.rate) * ahead, left = stop.law->distance(c.x, c.rate);
    if (!(left < move) || (!isExplicit_ && move < atRest * stop.law->transition())) continue;
    if (touched_.size() == mostTouched) break;
    touched_.push_back(stop.coordinate);
    K_.push_back(stop.law->stiffnessAt(move - left));
    C_.push_back(stop.law->dampingBehind());
  }
  return !touched_.empty();
}

/// The step that the touched stops ask for.
double StopWatch::resolved(const State& s) {
  const auto here = solver().factor(s);
  if (!here) return std::numeric_limits<double>::infinity();
  coordinateMobility(*system_, *here, touched_, A_);
  return resolvingStep(A_, K_, C_);
}

std::vector<std::string> stiffStops(const System& system, const InitialState& here, double h) {
  constexpr double many = 20;  // steps in place of one
  std::vector<std::string> out;
  std::size_t judged = 0;
  std::optional<IndexOne> solver;
  std::optional<IndexOne::Factored> at;
  MatX A;
  for (const ForceSet::OnJoint& f : system.forces().onJoints) {
    const JointStopLaw* stop = stopOf(f);
    if (!stop || stop->followsInertia()) continue;
    if (++judged > mostJudged) break;
    if (!solver) {
      solver.emplace(system, indexOneRegularization(system, here), IndexOne::Factorizations::few);
      at = solver->factor(here.state);
    }
    if (!at) return out;
    coordinateMobility(system, *at, std::span(&f.coordinate, 1), A);
    const double K = stop->stiffness(), C = stop->dampingBehind();
    const double step = resolvingStep(A, std::span(&K, 1), std::span(&C, 1));
    if (!(step * many < h)) continue;
    const bool angle = system.coordinates()[f.coordinate].coordinate.isAngle();
    out.push_back(fmt::format(
        "the stop '{}' is stiff for the {:.2g} {} behind it: where it is touched, steps of {:.3g} s are cut "
        "to {:.2g} s; with the stiffness 0 it takes one from that inertia",
        f.name, 1 / A(0, 0), angle ? "kg m^2" : "kg", h, step));
  }
  return out;
}

std::string pressedStops(const System& system, const State& s) {
  if (!StopWatch::hasStops(system)) return {};
  constexpr std::size_t most = 5;
  Workspace w = system.makeWorkspace();
  (void)system.evaluateKinematics(s, w);
  std::vector<std::string> pressed;
  for (const ForceSet::OnJoint& f : system.forces().onJoints) {
    const JointStopLaw* stop = stopOf(f);
    const auto& coordinate = system.coordinates()[f.coordinate];
    const double depth = stop ? std::abs(stop->deflection(system.coordinates().value(coordinate, s, w))) : 0;
    if (depth == 0 || pressed.size() == most) continue;
    pressed.push_back(fmt::format("'{}' (by {:.2g} {})", f.name, depth, coordinate.coordinate.isAngle() ? "rad" : "m"));
  }
  if (pressed.empty()) return {};
  return fmt::format("pressed then: {}", wordList(pressed, "and"));
}

}  // namespace gyre
