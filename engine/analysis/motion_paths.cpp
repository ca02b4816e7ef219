#include "analysis/motion_paths.h"

#include "analysis/body_motion.h"
#include "analysis/rank_analysis.h"
#include "linear/dense_decompositions.h"
#include "system/initial_conditions.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace gyre {
namespace {

constexpr double stepOfPath = 0.15;  // of the length of the model, or rad
constexpr int placesOfTurn = 42;     // 2 pi in such steps
constexpr std::size_t mostPlacesDriven = 120;
constexpr double leastTimes = 32;  // in which a driven path takes its time, however slow it is
constexpr int mostHalvings = 5;

/// A basis of what B leaves free, each column of relative size 1.
MatX freeDirections(const System& system, const State& s) {
  const VecX& scale = system.scales().velocity;
  MatX BT = (MatX(constraintMatrix(system, s).B) * scale.asDiagonal()).transpose();
  for (Eigen::Index r = 0; r < BT.cols(); ++r)
    if (const double size = BT.col(r).norm(); size > 0) BT.col(r) /= size;
  Eigen::Index rank = 0;
  const MatX Q = orthogonalBasis(BT, rankTolerance, rank);
  MatX out = scale.asDiagonal() * Q.rightCols(system.nv() - rank);
  for (Eigen::Index i = 0; i < out.cols(); ++i) out.col(i) /= system.scales().relativeMotion(out.col(i));
  return out;
}

/// The largest that a body was moved by [of the model's length] or turned by [rad], small turns.
double changeOf(const System& system, const VecX& from, const VecX& to) {
  double most = 0;
  for (std::size_t b = 0; b < system.bodies().size(); ++b) {
    const BodyLayout l = system.bodies().layout(b);
    const VecX change = to.segment(l.q, l.nq) - from.segment(l.q, l.nq);
    const bool turns = l.rotation >= 0 && l.nq >= 4;  // a quaternion stands last
    if (turns) most = std::max(most, 2 * change.tail(4).norm());
    const Eigen::Index lengths = turns ? l.nq - 4 : l.nq;
    most = std::max(most, change.head(lengths).norm() / system.scales().length);
  }
  return most;
}

bool isDriven(const System& system) {
  const auto& all = system.constraints().coordinateEquations;
  return std::any_of(all.begin(), all.end(), [](const auto& c) { return c.driven; });
}

}  // namespace

MotionPaths::MotionPaths(const System& system, const State& start)
    : system_(system),
      start_(start),
      directions_(freeDirections(system, start)),
      indexOne_(system, regularization(system, start), IndexOne::Factorizations::few) {}

std::optional<PathPlace> MotionPaths::onwards(const MotionPath& path, const PathPlace& from, double h) {
  PathPlace to{from.s, from.u, 0};
  if (path.driven) to.s.t += h;
  system_.bodies().plus(from.s.q, h * from.u, to.s.q);
  const VecX aimed = to.s.q;
  auto here = indexOne_.projectPosition(to.s, 1e-14);
  if (!here) return std::nullopt;
  // A change as large as the step leads back, or to another branch. Drives that set out from rest make one, and so does
  // the first step from a singular position, where few of the directions of B u = 0 belong to a motion.
  const double aimedBy = std::abs(h) * system_.scales().relativeMotion(from.u);
  const double changed = changeOf(system_, aimed, to.s.q);
  const bool setsOut = path.places.size() == 1 && changeOf(system_, from.s.q, to.s.q) > 0.3 * aimedBy;
  if (!(changed <= 0.5 * std::max(aimedBy, path.driven ? stepOfPath : 0)) && !setsOut) return std::nullopt;
  if (path.driven) {
    to.s.v = from.u;
    here->takeVelocities(to.s);
    here->projectVelocity(to.s);
    to.u = to.s.v;
  } else {
    to.u = massTimes(system_, from.s, from.u);
    VecX none = VecX::Zero(system_.m());
    here->solve(to.u, none);
    const double size = system_.scales().relativeMotion(to.u);
    if (!(size > 1e-6)) return std::nullopt;
    to.u /= size;
    to.s.v.setZero();
    here->takeVelocities(to.s);
  }
  system_.accept(here->at(), to.s);
  return to.u.allFinite() ? std::optional(std::move(to)) : std::nullopt;
}

double MotionPaths::drivenStep(const PathPlace& from, double endTime) const {
  const double rate = system_.scales().relativeMotion(from.u), left = endTime - from.s.t;
  return std::min({left, endTime / leastTimes, rate > 0 ? stepOfPath / rate : left});
}

bool MotionPaths::extend(MotionPath& path, double h) {
  auto to = onwards(path, path.places.back(), h);
  for (int i = 0; !to && i < mostHalvings; ++i) to = onwards(path, path.places.back(), h *= 0.5);
  if (!to) return false;
  path.places.back().next = h;
  path.places.push_back(std::move(*to));
  return true;
}

MotionPath MotionPaths::freePath(VecX u) {
  MotionPath path{false, {{start_, std::move(u), 0}}};
  while (path.places.size() <= placesOfTurn && extend(path, stepOfPath)) {
  }
  return path;
}

MotionPath MotionPaths::drivenPath(double endTime) {
  MotionPath path{true, {}};
  State s = start_;
  auto here = indexOne_.factor(s);
  if (!here) return path;
  here->projectVelocity(s);
  path.places.push_back({s, s.v, 0});
  while (path.places.size() < mostPlacesDriven && path.places.back().s.t < endTime &&
         extend(path, drivenStep(path.places.back(), endTime))) {
  }
  return path;
}

std::vector<MotionPath> MotionPaths::find(double endTime) {
  std::vector<MotionPath> out;
  for (int i = 0; i < std::min(freeMotions(), mostMotions); ++i)
    for (const double sense : {1.0, -1.0}) out.push_back(freePath(sense * directions_.col(i)));
  if (isDriven(system_)) out.push_back(drivenPath(endTime));
  std::erase_if(out, [](const MotionPath& p) { return p.places.size() < 2; });
  return out;
}

}  // namespace gyre
