#include "system/stop_sizes.h"

#include "forces/joint_stop.h"
#include "system/coordinate_mobility.h"
#include "system/initial_conditions.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <unordered_map>

namespace gyre {
namespace {

constexpr double unlimited = std::numeric_limits<double>::infinity();
constexpr std::size_t many = 1000, mostOfMany = 60;  // bodies

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
  bool isLarge() const { return system_.bodies().size() >= many; }
  void respond();
  double ownMobility(const JointCoordinates::Entry& c) const;
  double fallingForce(const JointCoordinates::Entry& c) const;
  double fallingForce(std::size_t body) const;
  double most(const JointCoordinates::Entry& c) const;
  double mostOnSide(const JointCoordinates::Entry& c, std::size_t body, std::size_t other, double reach) const;

  const System& system_;
  IndexOne solver_;
  std::optional<IndexOne::Factored> here_;
  std::vector<std::vector<std::size_t>> neighbours_;  ///< of each body, ground last: those that joints tie to it
  VecX G_, response_, b_;
};

void StopSizes::give(JointStopLaw& stop, std::size_t coordinate) {
  constexpr double held = 1e-9;  // of the mobility of the bodies alone: what rounding leaves
  const JointCoordinates::Entry& c = system_.coordinates()[coordinate];
  coordinateGradient(system_, at(), coordinate, G_);
  respond();
  const double own = ownMobility(c), among = isLarge() ? own : G_.dot(response_);
  const double mobility = among > held * own ? among : own;
  const double least = 1 / mobility;
  if (!(mobility > 0) || !std::isfinite(least)) return;
  const double largest = most(c);
  const double inertia = largest < unlimited ? std::sqrt(least * std::max(least, largest)) : least;
  const double rate = std::abs(system_.coordinates().rate(c, at().workspace()));
  stop.takeInertia(inertia, rate, least * fallingForce(c) / inertia);
}

/// response_ = P G^T, but of many bodies.
void StopSizes::respond() {
  if (isLarge()) return;
  response_ = G_;
  b_.setZero(system_.m());
  here_->solve(response_, b_);
}

/// The mobility of the two bodies, as if nothing held them.
double StopSizes::ownMobility(const JointCoordinates::Entry& c) const {
  double sum = 0;
  for (const int body : {c.body1, c.body2}) {
    if (body < 0) continue;
    const BodyLayout l = system_.bodies().layout(slot(body));
    const Mat6 M = massMatrix(slot(body));
    for (int j = 0; j < l.nv; ++j) sum += G_[l.v + j] * G_[l.v + j] / M(j, j);
  }
  return sum;
}

/// The largest acceleration by the fields, however they were turned for each body, where all gives way.
double StopSizes::fallingForce(const JointCoordinates::Entry& c) const {
  double sum = 0;
  if (isLarge()) {
    for (const int body : {c.body1, c.body2})
      if (body >= 0) sum += fallingForce(slot(body)) / system_.bodies().body(slot(body)).mass();
    return sum;
  }
  for (std::size_t i = 0; i < system_.bodies().size(); ++i) sum += fallingForce(i);
  return sum;
}

double StopSizes::fallingForce(std::size_t body) const {
  const BodyLayout l = system_.bodies().layout(body);
  Vec3 weight = Vec3::Zero();
  for (const ForceSet::Field& f : system_.forces().fields)
    weight += f.field->force(system_.bodies().body(body).mass(), at().body(body).x);
  const Vec6 twist = at().workspace().J[body].leftCols(l.nv) * (isLarge() ? G_ : response_).segment(l.v, l.nv);
  return twist.head<3>().norm() * weight.norm();
}

/// Infinite where both bodies are tied to ground or to each other otherwise.
double StopSizes::most(const JointCoordinates::Entry& c) const {
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

/// What hangs on one of the two bodies, stretched. @param reach  distance of its centre of mass from the axis
double StopSizes::mostOnSide(const JointCoordinates::Entry& c, std::size_t body, std::size_t other,
                             double reach) const {
  std::unordered_map<std::size_t, double> reaches{{body, reach}};
  std::vector<std::size_t> found{body};
  double sum = 0;
  for (std::size_t i = 0; i < found.size() && !(isLarge() && i == mostOfMany); ++i) {
    const std::size_t here = found[i];
    if (here == ground()) return unlimited;
    const BodyLayout l = system_.bodies().layout(here);
    const double m = system_.bodies().body(here).mass(), r = reaches[here];
    sum += c.coordinate.isAngle() ? m * r * r : m;
    if (c.coordinate.isAngle() && l.rotation >= 0) sum += massMatrix(here).diagonal().segment<3>(l.rotation).maxCoeff();
    for (const std::size_t next : neighbours_[here]) {
      if (next == other && here == body) continue;
      if (next == other) return unlimited;
      if (reaches.contains(next)) continue;
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
