#include "system/signals.h"

#include "functions/calculus.h"
#include "lie/so3.h"

#include <array>

namespace gyre {
namespace {

/// Derivative of the quaternion's component i by a turn in body axes: q o exp(theta) changes q by q (0, theta) / 2.
Vec3 quaternionTangent(const Quat& q, int i) {
  switch (i) {
    case 0: return -0.5 * q.vec();
    case 1: return 0.5 * Vec3(q.w(), -q.z(), q.y());
    case 2: return 0.5 * Vec3(q.z(), q.w(), -q.x());
    default: return 0.5 * Vec3(-q.y(), q.x(), q.w());
  }
}

/// Component i of (x, theta, v, W) moved by h; theta turns in body axes.
void moveComponent(BodyKinematics& k, int i, double h) {
  if (i < 3) k.x[i] += h;
  else if (i < 6) k.R = k.R * so3::exp(Vec3::Unit(i - 3) * h);
  else if (i < 9) k.v[i - 6] += h;
  else k.W[i - 9] += h;
}

}  // namespace

void Signals::evaluate(const State& s, Workspace& w) const {
  for (std::size_t i = 0; i < signals_.size(); ++i) w.signalValues[i] = value(signals_[i], s, w);
}

/// Without the derivatives.
double Signals::value(const Signal& r, const State& s, const Workspace& w) const {
  if (r.kind == Signal::Kind::report) return reported(r, s, w, w.k[bodies_.slot(r.body1)], w.k[bodies_.slot(r.body2)]);
  if (r.kind == Signal::Kind::jointForce) return onJoint(r, s, w);
  return tangent(r, s, w).value;
}

SignalTangent Signals::tangent(const Signal& r, const State& s, const Workspace& w) const {
  if (r.kind == Signal::Kind::coordinate) {
    const JointCoordinates::Entry& entry = coordinates_[r.index];
    const CoordinateMotion c = coordinates_.motion(entry, s, w);
    if (!r.rate) return {c.x, c.gradient, Row12::Zero()};
    return {c.rate, coordinates_.rateTangent(entry, w), c.gradient};
  }
  if (r.kind == Signal::Kind::force) {
    const ForceSet::Element& f = forces_.elements[r.index];
    const BodyKinematics &k1 = w.k[bodies_.slot(r.body1)], &k2 = w.k[bodies_.slot(r.body2)];
    const auto c = f.force->coordinate(r.quantity, forces_.instant(f, s, w), k1, k2);
    if (!r.rate) return {c->x, c->J.transpose(), Row12::Zero()};
    return {c->v, c->D.transpose(), c->J.transpose()};
  }
  if (r.kind == Signal::Kind::report) return reportTangent(r, s, w);
  if (r.kind == Signal::Kind::jointForce) return onJointTangent(r, s, w);
  if (r.kind == Signal::Kind::point) return pointTangent(r, w);
  return bodyTangent(r, s, w);
}

/// A coordinate of the point, or of its velocity; turns are in body axes.
SignalTangent Signals::pointTangent(const Signal& r, const Workspace& w) const {
  const PointSet::Entry& p = points_[r.index];
  const BodyKinematics& k = w.k[bodies_.slot(p.body)];
  const Eigen::RowVector3d axis = k.R.row(r.component);
  const Vec3 turning = k.W.cross(p.r);
  const Eigen::RowVector3d byTurn = -axis * so3::hat(p.r);
  SignalTangent out;
  if (!r.rate) {
    out.value = k.x[r.component] + axis.dot(p.r);
    out.dq[r.component] = 1;
    out.dq.segment<3>(3) = byTurn;
    return out;
  }
  out.value = k.v[r.component] + axis.dot(turning);
  out.dq.segment<3>(3) = -axis * so3::hat(turning);
  out.dV[r.component] = 1;
  out.dV.segment<3>(3) = byTurn;
  return out;
}

SignalTangent Signals::bodyTangent(const Signal& r, const State& s, const Workspace& w) const {
  const BodyKinematics& k = w.k[r.index];
  SignalTangent out;
  switch (r.kind) {
    case Signal::Kind::position:
      out.value = k.x[r.component];
      out.dq[r.component] = 1;
      break;
    case Signal::Kind::velocity:
      out.value = k.v[r.component];
      out.dV[r.component] = 1;
      break;
    case Signal::Kind::angularVelocity:
      out.value = k.W[r.component];
      out.dV[3 + r.component] = 1;
      break;
    default: {
      const Quat q = bodies_.orientation(s, r.index);
      out.value = std::array{q.w(), q.x(), q.y(), q.z()}[static_cast<std::size_t>(r.component)];
      out.dq.segment<3>(3) = quaternionTangent(q, r.component).transpose();
    }
  }
  return out;
}

double Signals::reported(const Signal& r, const State& s, const Workspace& w, const BodyKinematics& k1,
                         const BodyKinematics& k2) const {
  const ForceSet::Element& f = forces_.elements[r.index];
  std::array<double, mostReported> values;
  f.force->report(forces_.instant(f, s, w), k1, k2, std::span(values).first(f.channelCount));
  return values[static_cast<std::size_t>(r.component)];
}

/// Elements report values only: derivatives are taken numerically (functions/calculus.h), along each motion of the two
/// bodies.
SignalTangent Signals::reportTangent(const Signal& r, const State& s, const Workspace& w) const {
  const std::array start{w.k[bodies_.slot(r.body1)], w.k[bodies_.slot(r.body2)]};
  SignalTangent out{.value = reported(r, s, w, start[0], start[1])};
  for (int i = 0; i < 24; ++i) {
    const int end = i / 12, component = i % 12;
    const auto along = [&](double h) {
      std::array k = start;
      moveComponent(k[static_cast<std::size_t>(end)], component, h);
      return reported(r, s, w, k[0], k[1]);
    };
    const double slope = numericalDerivative(along, 0, 1);
    (component < 6 ? out.dq : out.dV)[6 * end + component % 6] = slope;
  }
  return out;
}

double Signals::onJoint(const Signal& r, const State& s, const Workspace& w) const {
  const ForceSet::OnJoint& f = forces_.onJoints[r.index];
  const CoordinateMotion c = coordinates_.motion(coordinates_[f.coordinate], s, w);
  return reportOf(*f.law, c.x, c.rate)[static_cast<std::size_t>(r.component)];
}

SignalTangent Signals::onJointTangent(const Signal& r, const State& s, const Workspace& w) const {
  const ForceSet::OnJoint& f = forces_.onJoints[r.index];
  const JointCoordinates::Entry& coordinate = coordinates_[f.coordinate];
  const CoordinateMotion c = coordinates_.motion(coordinate, s, w);
  const auto value = [&](double x, double rate) {
    return reportOf(*f.law, x, rate)[static_cast<std::size_t>(r.component)];
  };
  const double byX = numericalDerivative([&](double x) { return value(x, c.rate); }, c.x, 1);
  const double byRate = numericalDerivative([&](double rate) { return value(c.x, rate); }, c.rate, 1);
  return {value(c.x, c.rate), byX * c.gradient + byRate * coordinates_.rateTangent(coordinate, w), byRate * c.gradient};
}

}  // namespace gyre
