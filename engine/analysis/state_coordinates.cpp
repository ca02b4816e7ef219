#include "analysis/state_coordinates.h"

#include "analysis/free_space.h"
#include "lie/so3.h"
#include "linear/dense_decompositions.h"

#include <Eigen/LU>
#include <algorithm>
#include <array>

namespace gyre {
namespace {

/// Rows of motions that are free, of unit length; those that nothing moves are zero. Angles are compared with angles.
MatX unitRows(const MatX& GZ, const std::vector<bool>& isLength) {
  std::array<double, 2> largest{};
  for (Eigen::Index i = 0; i < GZ.rows(); ++i) {
    double& kind = largest[isLength[static_cast<std::size_t>(i)]];
    kind = std::max(kind, GZ.row(i).norm());
  }
  MatX out = GZ;
  for (Eigen::Index i = 0; i < GZ.rows(); ++i) {
    const double norm = GZ.row(i).norm();
    if (norm > 1e-6 * largest[isLength[static_cast<std::size_t>(i)]]) out.row(i) /= norm;
    else out.row(i).setZero();
  }
  return out;
}

/// Which rows to take, ascending: as many as there are columns. The first ones as long as they are far enough from the
/// span of those taken before, by the sine of their angle to it; less and less far where these do not suffice.
/// @param preferred  so many rows are all tried before any other
std::vector<std::size_t> independentRows(MatX rows, std::size_t preferred) {
  std::vector<std::size_t> out;
  const auto wanted = static_cast<std::size_t>(rows.cols()), count = static_cast<std::size_t>(rows.rows());
  const auto take = [&](std::size_t first, std::size_t last, double sine) {
    for (std::size_t i = first; i < last && out.size() < wanted; ++i) {
      const auto row = static_cast<Eigen::Index>(i);
      const double left = rows.row(row).norm();
      if (!(left > sine)) continue;
      out.push_back(i);
      const Eigen::RowVectorXd direction = rows.row(row) / left;
      rows -= (rows * direction.transpose()) * direction;
      rows.row(row).setZero();
    }
  };
  for (const auto& [first, last] : {std::pair(std::size_t{0}, preferred), std::pair(preferred, count)})
    for (const double sine : {0.3, 1e-2, 1e-5}) take(first, last, sine);
  std::sort(out.begin(), out.end());
  return out;
}

MatX rowsOf(const MatX& all, const std::vector<std::size_t>& which) {
  MatX out(static_cast<Eigen::Index>(which.size()), all.cols());
  for (std::size_t i = 0; i < which.size(); ++i)
    out.row(static_cast<Eigen::Index>(i)) = all.row(static_cast<Eigen::Index>(which[i]));
  return out;
}

/// The equations with the constraints of positions alone.
LinearizedSystem withoutVelocityRows(const System& system, LinearizedSystem linear) {
  if (system.scales().velocityRows.empty()) return linear;
  MatX B(linear.B);
  for (const int row : system.scales().velocityRows) B.row(row).setZero();
  linear.B = B.sparseView();
  return linear;
}

}  // namespace

StateCoordinates::StateCoordinates(const System& system, const State& s)
    : s_(s), pace_(std::max(1.0, system.scales().relativeMotion(s.v))) {
  const std::vector<Coordinate> all = candidates(system);
  const MatX G = gradients(system, all);
  std::vector<bool> isLengthOf;
  for (const Coordinate& c : all) isLengthOf.push_back(isLength(system, c));
  const auto ofJoints = static_cast<std::size_t>(
      std::count_if(all.begin(), all.end(), [](const Coordinate& c) { return c.kind == Coordinate::Kind::ofJoint; }));
  const LinearizedSystem linear = linearizedSystem(system, s);
  const auto choose = [&](const MatX& Z, std::vector<Coordinate>& chosen) -> MatX {
    const std::vector<std::size_t> which = independentRows(unitRows(G * Z, isLengthOf), ofJoints);
    for (const std::size_t i : which) chosen.push_back(all[i]);
    if (which.empty()) return MatX(Z.rows(), 0);
    return Z * (rowsOf(G, which) * Z).partialPivLu().inverse();
  };
  T_ = choose(freeSpace(withoutVelocityRows(system, linear)).Z, positions_);
  Tv_ = choose(freeSpace(linear).Z, rates_);
}

std::vector<StateCoordinates::Coordinate> StateCoordinates::candidates(const System& system) const {
  std::vector<Coordinate> out;
  for (std::size_t i = 0; i < system.coordinates().size(); ++i) out.push_back({Coordinate::Kind::ofJoint, i});
  for (std::size_t b = 0; b < system.bodies().size(); ++b) {
    const BodySet::Entry& body = system.bodies()[b];
    const int displacements = body.rotation < 0 ? body.nv : body.rotation;
    for (int c = 0; c < displacements; ++c) out.push_back({Coordinate::Kind::displacement, b, c});
    for (int c = 0; c < body.nv - displacements; ++c) out.push_back({Coordinate::Kind::turn, b, c});
  }
  return out;
}

MatX StateCoordinates::gradients(const System& system, const std::vector<Coordinate>& all) const {
  Workspace w = system.makeWorkspace();
  system.evaluateKinematics(s_, w);
  MatX out = MatX::Zero(static_cast<Eigen::Index>(all.size()), system.nv());
  for (std::size_t i = 0; i < all.size(); ++i) {
    auto row = out.row(static_cast<Eigen::Index>(i));
    const Coordinate& c = all[i];
    if (c.kind != Coordinate::Kind::ofJoint) {
      const BodySet::Entry& body = system.bodies()[c.index];
      row[body.v + (c.kind == Coordinate::Kind::turn ? std::max(body.rotation, 0) : 0) + c.component] = 1;
      continue;
    }
    const JointCoordinates::Entry& entry = system.coordinates()[c.index];
    const Row12 gradient = system.coordinates().motion(entry, s_, w).gradient;
    for (const auto& [body, first] : {std::pair(entry.body1, 0), std::pair(entry.body2, 6)}) {
      if (body < 0) continue;
      const auto b = static_cast<std::size_t>(body);
      const BodySet::Entry& at = system.bodies()[b];
      system.bodies().twistMap(b, w).addRows(gradient.segment<6>(first), row.segment(at.v, at.nv));
    }
  }
  return out;
}

bool StateCoordinates::isLength(const System& system, const Coordinate& c) const {
  if (c.kind == Coordinate::Kind::ofJoint) return !system.coordinates()[c.index].coordinate.isAngle();
  return c.kind == Coordinate::Kind::displacement;
}

std::vector<Channel> StateCoordinates::channels(const System& system) const {
  std::vector<Channel> out;
  const auto add = [&](const Coordinate& c, bool isRate) {
    std::string name;
    const std::string axis = {"xyz"[c.component]};
    if (c.kind == Coordinate::Kind::ofJoint) {
      const JointCoordinates::Entry& entry = system.coordinates()[c.index];
      name = entry.name + "." + nameOf(entry.coordinate.name()) + (isRate ? "_rate" : "");
    } else if (c.kind == Coordinate::Kind::displacement) {
      name = system.bodies()[c.index].name + (isRate ? ".v" : ".") + axis;
    } else {
      name = system.bodies()[c.index].name + (isRate ? ".w" : ".turn_") + axis;
    }
    const std::string unit = isLength(system, c) ? "m" : "rad";
    out.push_back({documentId, name, isRate ? unit + "/s" : unit});
  };
  for (const Coordinate& c : positions_) add(c, false);
  for (const Coordinate& c : rates_) add(c, true);
  return out;
}

Vec3 StateCoordinates::turnFrom(const System& system, const State& s, std::size_t body) const {
  return so3::log(system.bodies().orientation(s_, body).conjugate() * system.bodies().orientation(s, body));
}

double StateCoordinates::value(const System& system, const EvaluatedKinematics& at, const Coordinate& c) const {
  switch (c.kind) {
    case Coordinate::Kind::ofJoint:
      return system.coordinates().value(system.coordinates()[c.index], at.state(), at.workspace());
    case Coordinate::Kind::displacement: return at.body(c.index).x[c.component];
    case Coordinate::Kind::turn: break;
  }
  return turnFrom(system, at.state(), c.index)[c.component];
}

double StateCoordinates::rate(const System& system, const EvaluatedKinematics& at, const Coordinate& c) const {
  switch (c.kind) {
    case Coordinate::Kind::ofJoint: return system.coordinates().rate(system.coordinates()[c.index], at.workspace());
    case Coordinate::Kind::displacement: return at.body(c.index).v[c.component];
    case Coordinate::Kind::turn: break;
  }
  return at.body(c.index).W[c.component];
}

double StateCoordinates::acceleration(const System& system, const EvaluatedKinematics& at, const Coordinate& c) const {
  if (c.kind == Coordinate::Kind::ofJoint) {
    const JointCoordinates::Entry& entry = system.coordinates()[c.index];
    const CoordinateMotion now = system.coordinates().motion(entry, at.state(), at.workspace());
    return system.coordinates().acceleration(entry, now, at.state(), at.workspace());
  }
  const Vec6 a = system.bodies().acceleration(c.index, at.state(), at.workspace());
  return a[c.component + (c.kind == Coordinate::Kind::turn ? 3 : 0)];
}

void StateCoordinates::measure(const System& system, const EvaluatedKinematics& at, VecX& x, VecX& xdot) const {
  x.resize(static_cast<Eigen::Index>(size()));
  xdot.resize(x.size());
  Eigen::Index i = 0;
  for (const Coordinate& c : positions_) {
    x[i] = value(system, at, c);
    xdot[i++] = c.kind == Coordinate::Kind::turn
                    ? (so3::tangentInverse(turnFrom(system, at.state(), c.index)) * at.body(c.index).W)[c.component]
                    : rate(system, at, c);
  }
  for (const Coordinate& c : rates_) {
    x[i] = rate(system, at, c);
    xdot[i++] = acceleration(system, at, c);
  }
}

State StateCoordinates::moved(const System& system, std::size_t i, double change) const {
  State out = s_;
  if (i < positions_.size()) system.bodies().plus(s_.q, change * T_.col(static_cast<Eigen::Index>(i)), out.q);
  else out.v += change * Tv_.col(static_cast<Eigen::Index>(i - positions_.size()));
  return out;
}

double StateCoordinates::step(const System& system, std::size_t i) const {
  const bool isRate = i >= positions_.size();
  const Coordinate& c = isRate ? rates_[i - positions_.size()] : positions_[i];
  return 1e-3 * (isLength(system, c) ? system.scales().length : 1) * (isRate ? pace_ : 1);
}

}  // namespace gyre
