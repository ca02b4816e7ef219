#include "locus/root_locus.h"

#include "analysis/dense_modes.h"
#include "analysis/frozen_motion.h"
#include "locus/follow_eigenvalues.h"
#include "run/run_start.h"
#include "system/initial_conditions.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>

namespace gyre {
namespace {

/// The rate of the accelerations is a difference over this share of the time of the stiffest eigenvalue, or of what
/// velocities or accelerations move by the size of the model: small enough to see it (error 0.3^2 / 6), large enough
/// that the round-off of its forces is not taken for motion.
constexpr double shareOfStiffest = 0.3;

/// [1/s]; what is let go at rest moves by its own size in 1 / sqrt(acceleration over size).
double fastestOf(const System& system, const State& s, double stiffest) {
  return std::max({stiffest, system.scales().relativeMotion(s.v), std::sqrt(system.scales().relativeMotion(s.vdot))});
}

double normOfMass(const SparseMatrix& M, const VecX& x) { return std::sqrt(std::max(0.0, x.dot(M * x))); }

/// v'' by central differences along q + e v + e^2 v' / 2, v + e v'.
Expected<VecX> accelerationRate(const System& system, const State& s, double e) {
  VecX ends[2];
  for (int i = 0; i < 2; ++i) {
    const double t = i == 0 ? -e : e;
    State there = s;
    there.t += t;
    system.bodies().plus(s.q, t * s.v + t * t / 2 * s.vdot, there.q);
    there.v += t * s.vdot;
    auto consistent = consistentState(system, std::move(there));
    if (!consistent) return fail(std::move(consistent.error()));
    ends[i] = std::move(consistent->state.vdot);
  }
  return VecX((ends[1] - ends[0]) / (2 * e));
}

/// @param least  eigenvalues below it count as zero [1/s]
void measure(LocusMoment& moment, double least) {
  moment.slowest = moment.stiffest = moment.growth = 0;
  for (const std::complex<double>& lambda : moment.lambda) {
    const double size = std::abs(lambda);
    if (!(size > least)) continue;
    moment.stiffest = std::max(moment.stiffest, size);
    moment.slowest = moment.slowest > 0 ? std::min(moment.slowest, size) : size;
    if (lambda.real() > 1e-9 * size) moment.growth = std::max(moment.growth, lambda.real());
  }
}

Expected<LocusMoment> momentOf(const System& system, const RunStart& at) {
  auto s = stateAt(system, at);
  if (!s) return fail(std::move(s.error()));
  auto consistent = consistentState(system, std::move(*s));
  if (!consistent) return fail(std::move(consistent.error()));
  auto moment = locusMoment(system, consistent->state);
  if (moment) moment->row = at.row;
  return moment;
}

Error atTime(Error error, double t) {
  if (!error.time && error.kind == Error::Kind::numerical) error.time = t;
  return error;
}

}  // namespace

const LocusMoment& RootLocus::stiffest() const {
  return *std::max_element(moments.begin(), moments.end(),
                           [](const auto& a, const auto& b) { return a.stiffest < b.stiffest; });
}

const LocusMoment* RootLocus::fastestGrowth() const {
  const auto most = std::max_element(moments.begin(), moments.end(),
                                     [](const auto& a, const auto& b) { return a.growth < b.growth; });
  return most != moments.end() && most->growth > 0 ? &*most : nullptr;
}

double RootLocus::largestRatio() const {
  double out = 1;
  for (const LocusMoment& moment : moments) out = std::max(out, moment.stiffnessRatio());
  return out;
}

/// The root of mean squares over the moments: a single one may have no acceleration at all.
double RootLocus::excited() const {
  double accelerations = 0, jerks = 0;
  for (const LocusMoment& moment : moments) {
    accelerations += moment.acceleration * moment.acceleration;
    jerks += moment.jerk * moment.jerk;
  }
  return accelerations > 0 ? std::sqrt(jerks / accelerations) : 0;
}

double RootLocus::turn() const {
  double out = 0;
  for (const LocusMoment& moment : moments) out = std::max(out, moment.turn);
  return out;
}

std::vector<std::size_t> rowsForLocus(const Recording& recording, int n) {
  std::vector<std::size_t> out;
  const std::size_t rows = recording.rows();
  if (rows == 0) return out;
  const double first = recording.time(0), last = recording.time(rows - 1);
  for (int i = 0; i < n; ++i) {
    const double t = n > 1 ? first + (last - first) * i / (n - 1) : first;
    std::size_t row = i == n - 1 && n > 1 ? rows - 1 : recording.rowAt(t);
    if (row + 1 < rows && recording.time(row + 1) - t < t - recording.time(row)) ++row;
    if (out.empty() || row > out.back()) out.push_back(row);
  }
  return out;
}

Expected<LocusMoment> locusMoment(const System& system, const State& s) {
  const auto frozen = frozenMotion(system, s);
  if (!frozen) return fail(frozen.error());
  auto lambda = denseEigenvalues(frozen->space, frozen->own);
  if (!lambda) return fail(std::move(lambda.error()));
  LocusMoment out{.t = s.t, .lambda = std::move(*lambda)};
  measure(out, 0);
  for (const BodySet::Entry& body : system.bodies())
    if (body.rotation >= 0) out.turn = std::max(out.turn, s.v.segment<3>(body.v + body.rotation).norm());
  out.acceleration = normOfMass(frozen->M, s.vdot);
  const double fastest = fastestOf(system, s, out.stiffest);
  if (!(fastest > 0)) return out;
  double step = shareOfStiffest / fastest;
  auto jerk = accelerationRate(system, s, step);
  for (int i = 0; i < 4 && !jerk; ++i) jerk = accelerationRate(system, s, step /= 8);  // at the end of its range
  if (!jerk) return fail(jerk.error());
  out.jerk = normOfMass(frozen->M, *jerk);
  return out;
}

Expected<RootLocus> rootLocus(const System& system, std::shared_ptr<const Recording> recording,
                              const std::vector<std::size_t>& rows, const std::stop_token& stop,
                              const std::function<void(std::size_t)>& progress) {
  if (system.nv() > rootLocusLimit)
    return failInput(
        fmt::format("this system has {} velocities; eigenvalues along a run are computed, densely, for up "
                    "to {}. The slowest ones about an equilibrium are eigenmodes",
                    system.nv(), rootLocusLimit));
  RootLocus out{.withoutContact = system.contacts().any()};
  EigenvalueFollower follower;
  for (std::size_t i = 0; i < rows.size() && !stop.stop_requested(); ++i) {
    auto moment = momentOf(system, {recording, rows[i]});
    if (moment) {
      follower.follow(moment->t, moment->lambda);
      out.moments.push_back(std::move(*moment));
    } else {
      ++out.leftOut;
      if (!out.why) out.why = atTime(std::move(moment.error()), recording->time(rows[i]));
    }
    if (progress) progress(i + 1);
  }
  if (out.moments.empty() && out.why) return fail(std::move(*out.why));
  if (const double duration = out.duration(); duration > 0)
    for (LocusMoment& moment : out.moments) measure(moment, nothingHappens / duration);
  for (LocusMoment& moment : out.moments)
    if (moment.lambda.size() < out.moments.back().lambda.size()) {
      const Eigen::Index own = moment.lambda.size(), all = out.moments.back().lambda.size();
      moment.lambda.conservativeResize(all);
      moment.lambda.tail(all - own).setConstant(std::nan(""));
    }
  return out;
}

}  // namespace gyre
