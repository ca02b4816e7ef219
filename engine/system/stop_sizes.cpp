#include "system/stop_sizes.h"

#include "forces/joint_stop.h"
#include "system/coordinate_mobility.h"
#include "system/initial_conditions.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gyre {
namespace {

constexpr double unlimited = std::numeric_limits<double>::infinity();

class StopSizes {
 public:
  StopSizes(const System& system, const State& s)
      : system_(system),
        solver_(system, regularization(system, s), IndexOne::Factorizations::few),
        here_(solver_.factor(s)),
        neighbours_(system.bodies().size() + 1) {
    for (const ConstraintSet::Part& part : system.constraints().parts) {
      if (part.isTerm) continue;
      neighbours_[slot(part.body1)].push_back(slot(part.body2));
      neighbours_[slot(part.body2)].push_back(slot(part.body1));
    }
  }

  bool isSingular() const { return !here_; }
  void give(JointStopLaw& stop, std::size_t coordinate);

 private:
  const EvaluatedKinematics& at() const { return here_->at(); }
  std::size_t ground() const { return system_.bodies().size(); }
  std::size_t slot(int body) const { return body < 0 ? ground() : static_cast<std::size_t>(body); }
  Mat6 massMatrix(std::size_t body) const {
    Mat6 M = Mat6::Zero();
    system_.bodies().body(body).massMatrix(M);
    return M;
  }
  double ownMobility() const;
  double fallingForce() const;
  double most(std::size_t coordinate) const;
  double mostOnSide(const JointCoordinates::Entry& c, std::size_t body, std::size_t other, double reach) const;

  const System& system_;
  IndexOne solver_;
  std::optional<IndexOne::Factored> here_;
  std::vector<std::vector<std::size_t>> neighbours_;  ///< of each body, ground last: those that joints tie to it
  VecX G_, response_, b_;
};

void StopSizes::give(JointStopLaw& stop, std::size_t coordinate) {
  constexpr double held = 1e-9;  // of the mobility of the bodies alone: what rounding leaves
  coordinateGradient(system_, at(), coordinate, G_);
  response_ = G_;
  b_.setZero(system_.m());
  here_->solve(response_, b_);
  const double own = ownMobility(), among = G_.dot(response_);
  const double mobility = among > held * own ? among : own;
  const double least = 1 / mobility;
  if (!(mobility > 0) || !std::isfinite(least)) return;
  const double largest = most(coordinate);
  const double inertia = largest < unlimited ? std::sqrt(least * std::max(least, largest)) : least;
  const double rate = std::abs(system_.coordinates().rate(system_.coordinates()[coordinate], at().workspace()));
  stop.takeInertia(inertia, rate, least * fallingForce() / inertia);
}

/// Of the two bodies, as if nothing held them.
double StopSizes::ownMobility() const {
  double sum = 0;
  for (std::size_t i = 0; i < system_.bodies().size(); ++i) {
    const BodyLayout l = system_.bodies().layout(i);
    if (G_.segment(l.v, l.nv).isZero(0)) continue;
    const Mat6 M = massMatrix(i);
    for (int j = 0; j < l.nv; ++j) sum += G_[l.v + j] * G_[l.v + j] / M(j, j);
  }
  return sum;
}

/// However fields were turned for each body, over I_least.
double StopSizes::fallingForce() const {
  double sum = 0;
  for (std::size_t i = 0; i < system_.bodies().size(); ++i) {
    const BodyLayout l = system_.bodies().layout(i);
    Vec3 weight = Vec3::Zero();
    for (const ForceSet::Field& f : system_.forces().fields)
      weight += f.field->force(system_.bodies().body(i).mass(), at().body(i).x);
    const Vec6 twist = at().workspace().J[i].leftCols(l.nv) * response_.segment(l.v, l.nv);
    sum += twist.head<3>().norm() * weight.norm();
  }
  return sum;
}

/// Infinite where both bodies are tied to ground or to each other otherwise.
double StopSizes::most(std::size_t coordinate) const {
  const JointCoordinates::Entry& c = system_.coordinates()[coordinate];
  const auto& all = system_.constraints().constraints;
  const auto joint = std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.id == c.joint; });
  if (joint == all.end() || c.body2 < 0) return unlimited;
  const BodyKinematics& k2 = at().body(slot(c.body2));
  const Row12 gradient = system_.coordinates().motion(c, at().state(), at().workspace()).gradient;
  const Vec3 axis = k2.R * gradient.tail<3>().transpose(), place = k2.x + k2.R * joint->marker2;
  double sum = 0;
  for (const auto& [body, other] : {std::pair{c.body1, c.body2}, std::pair{c.body2, c.body1}}) {
    const double reach = body < 0 ? 0 : axis.cross(at().body(slot(body)).x - place).norm();
    sum += 1 / mostOnSide(c, slot(body), slot(other), reach);
  }
  return 1 / sum;
}

/// Of what hangs on one of the two bodies. @param reach  distance of its centre of mass from the axis
double StopSizes::mostOnSide(const JointCoordinates::Entry& c, std::size_t body, std::size_t other,
                             double reach) const {
  std::vector<double> reaches(neighbours_.size(), -1);  // -1: not found yet
  std::vector<std::size_t> found{body};
  reaches[body] = reach;
  double sum = 0;
  for (std::size_t i = 0; i < found.size(); ++i) {
    const std::size_t here = found[i];
    if (here == ground()) return unlimited;
    const BodyLayout l = system_.bodies().layout(here);
    const double m = system_.bodies().body(here).mass(), r = reaches[here];
    sum += c.coordinate.isAngle() ? m * r * r : m;
    if (c.coordinate.isAngle() && l.rotation >= 0) sum += massMatrix(here).diagonal().segment<3>(l.rotation).maxCoeff();
    for (const std::size_t next : neighbours_[here]) {
      if (next == other && here == body) continue;
      if (next == other) return unlimited;
      if (reaches[next] >= 0) continue;
      reaches[next] = next == ground() ? 0 : r + (at().body(next).x - at().body(here).x).norm();
      found.push_back(next);
    }
  }
  return sum;
}

}  // namespace

void sizeStops(const System& system, const State& s, ForceSet& forces) {
  std::optional<StopSizes> sizes;
  for (ForceSet::OnJoint& f : forces.onJoints) {
    auto* stop = dynamic_cast<JointStopLaw*>(f.law.get());
    if (!stop || !stop->followsInertia()) continue;
    if (!sizes) sizes.emplace(system, s);
    if (sizes->isSingular()) return;
    sizes->give(*stop, f.coordinate);
  }
}

}  // namespace gyre
