#include "contact/smooth_manifold.h"

#include "lie/so3.h"

#include <algorithm>
#include <cmath>

namespace gyre {
namespace {

using Row24 = Eigen::Matrix<double, 1, 24>;
using Mat3x24 = Eigen::Matrix<double, 3, 24>;

struct Turns {
  Vec3 w1, w2;  ///< inertial [rad/s]
};

Turns turnsOf(const SmoothManifold& m) { return {m.k1.R * m.k1.W, m.k2.R * m.k2.W}; }

Vec3 tangential(const Vec3& n, const Vec3& a) { return a - n * n.dot(a); }

/// z of the last step, carried over to this moment.
Vec3 carried(const ContactBristle& b, const Vec3& n, double h) { return tangential(n, so3::exp(h * b.spin) * b.z); }

/// Where a bristle stands before it is cut, but for what u_T at this moment adds.
Vec3 bristleStart(const SmoothManifold& m, std::size_t i) {
  const ContactBristle* b = m.remembered[i];
  const Vec3& n = m.points[i].normal;
  return b ? Vec3(carried(*b, n, m.h) + m.h / 2 * tangential(n, b->u)) : Vec3::Zero();
}

void addBristle(const SmoothManifold& m, std::size_t i, const Vec3& uT, SmoothPoint& p) {
  const double k = m.law.bristle_stiffness, c = m.law.bristle_damping;
  p.z = bristleStart(m, i) + m.h / 2 * uT;
  p.trial = -(k * p.z + c * uT);
  const double size = p.trial.norm();
  p.slips = size > p.friction;
  p.T = p.slips ? Vec3(p.friction / size * p.trial) : p.trial;
  if (p.slips) p.z = -p.T / k;
  p.elastic += 0.5 * k * p.z.squaredNorm();
  p.frictionPower += p.slips ? -p.T.dot(uT) : c * uT.squaredNorm();
}

void addRegularised(const SmoothManifold& m, const Vec3& uT, SmoothPoint& p) {
  const double vs = m.law.slip_velocity;
  p.T = -p.friction / std::hypot(uT.norm(), vs) * uT;
  p.slips = uT.squaredNorm() > vs * vs;
  p.frictionPower += -p.T.dot(uT);
}

/// M = -N arm (arm w) / sqrt(|arm w|^2 + v_s^2).
Vec3 turningFriction(double N, double arm, double vs, const Vec3& w) {
  return arm > 0 ? Vec3(-N * arm * arm / std::hypot(arm * w.norm(), vs) * w) : Vec3::Zero();
}

/// d of a / sqrt(f^2 |a|^2 + e^2), from da.
template <class Derivative>
Derivative unitTangent(const Vec3& a, double f, double e, const Derivative& da) {
  const double s = std::hypot(f * a.norm(), e);
  return da / s - a * (a.transpose() * da) * (f * f / (s * s * s));
}

// Columns of derivatives: (dx1, phi1, dx2, phi2) of moves, then (dv1, dw1, dv2, dw2) of velocities, inertial axes.

Mat3x24 widened(const Mat3x12& moves) {
  Mat3x24 out = Mat3x24::Zero();
  out.leftCols<12>() = moves;
  return out;
}

/// Tangent of w, which turns with the body where W is held.
Mat3x24 turnTangent(const Vec3& w, Eigen::Index column) {
  Mat3x24 out = Mat3x24::Zero();
  out.middleCols<3>(column + 3) = -so3::hat(w);
  out.middleCols<3>(column + 15).setIdentity();
  return out;
}

/// d swing / d turn of body 2 against body 1, seen from body 1: of the g in contact/common_polygon.h
Mat3 swingSlope(const PointGuide& guide) {
  const Vec3 &e = guide.edge2, &E1 = guide.edge1;
  const Vec3 E2 = guide.along.cross(E1);
  const double c = E1.dot(e), s = E2.dot(e);
  const Mat3 byEdge = -so3::hat(Vec3(c * E2 - s * E1)) + so3::hat(e) * (E2 * E1.transpose() - E1 * E2.transpose());
  const double scale = guide.swing.dot(guide.along);
  return -(scale * byEdge - 2 * guide.swing * (c * E1 + s * E2).transpose()) / (c * c + s * s) * so3::hat(e);
}

class ManifoldTangent {
 public:
  ManifoldTangent(const SmoothManifold& m, std::span<const SmoothPoint> at, const ContactMotion& motion)
      : m_(m), at_(at), motion_(motion), n_(m.points[0].normal), turns_(turnsOf(m)), dn_(widened(motion.normal())) {
    dw1_ = turnTangent(turns_.w1, 0);
    dw2_ = turnTangent(turns_.w2, 6);
    wrench_.setZero();
    total_.setZero();
  }

  void add(std::size_t i) {
    const SmoothPoint& p = at_[i];
    if (!p.isClosed()) return;
    const PointMotion moved = motion_.point(i);
    dx_ = widened(moved.x);
    Row24 dgap = Row24::Zero();
    dgap.leftCols<12>() = moved.gap;
    const PointGuide& guide = m_.guides[i];
    const Vec3 r1 = m_.points[i].x - m_.k1.x, r2 = m_.points[i].x - m_.k2.x;
    const Mat3x24 du = velocityTangent(r1, r2);
    const Row24 drate = -(p.u.transpose() * dn_ + n_.transpose() * du);
    const Row24 dN = p.damping * drate - p.slope * dgap + shareTangent(guide, p);
    const Mat3x24 dF = n_ * dN + p.N * dn_ + frictionTangent(i, du, dN);
    const Vec3 F = p.N * n_ + p.T;
    Mat3x24 dM = momentTangent(p, dN);
    if (guide.way == PointGuide::Way::edges) {
      const Mat3 slope = swingSlope(guide);
      dM += guide.swing * (p.normal.pressure * dgap);
      dM.middleCols<3>(3) += p.normal.elastic * (so3::hat(guide.swing) + slope);
      dM.middleCols<3>(9) -= p.normal.elastic * slope;
    }
    addEnd(0, -F, -p.M, r1, -dF, -dM);
    addEnd(6, F, p.M, r2, dF, dM);
  }

  /// In the twists of the bodies.
  void write(Mat12& K, Mat12& C) {
    for (const auto& [row, R] : {std::pair<Eigen::Index, const Mat3*>{3, &m_.k1.R}, {9, &m_.k2.R}}) {
      total_.middleRows<3>(row).middleCols<3>(row) += so3::hat(Vec3(wrench_.segment<3>(row)));
      total_.middleRows<3>(row) = (R->transpose() * total_.middleRows<3>(row)).eval();
    }
    for (const auto& [column, R] : {std::pair<Eigen::Index, const Mat3*>{3, &m_.k1.R}, {9, &m_.k2.R}})
      for (const Eigen::Index c : {column, column + 12})
        total_.middleCols<3>(c) = (total_.middleCols<3>(c) * *R).eval();
    K -= total_.leftCols<12>();
    C -= total_.rightCols<12>();
  }

 private:
  /// Tangent of N, from its share weight / lean.
  Row24 shareTangent(const PointGuide& guide, const SmoothPoint& p) const {
    Row24 out = Row24::Zero();
    if (guide.along.isZero(0)) return out;
    const double force = p.normal.N / guide.lean;
    out.segment<3>(3) = -force * guide.swing;
    out.segment<3>(9) = force * guide.swing;
    Row24 dlean = guide.along.transpose() * dn_;
    dlean.segment<3>(3) += guide.along.cross(n_);
    return out - p.N / guide.lean * dlean;
  }

  /// u = v2 + w2 x r2 - v1 - w1 x r1.
  Mat3x24 velocityTangent(const Vec3& r1, const Vec3& r2) const {
    const Mat3 H1 = so3::hat(turns_.w1), H2 = so3::hat(turns_.w2);
    Mat3x24 du = (H2 - H1) * dx_ - so3::hat(r2) * dw2_ + so3::hat(r1) * dw1_;
    du.middleCols<3>(0) += H1;
    du.middleCols<3>(6) -= H2;
    du.middleCols<3>(12) -= Mat3::Identity();
    du.middleCols<3>(18) += Mat3::Identity();
    return du;
  }

  Mat3x24 acrossTangent(const Vec3& a, const Mat3x24& da) const {
    return da - n_ * (n_.transpose() * da) - dn_ * n_.dot(a) - n_ * (a.transpose() * dn_);
  }

  Mat3x24 frictionTangent(std::size_t i, const Mat3x24& du, const Row24& dN) const {
    const SmoothPoint& p = at_[i];
    const double mu = m_.law.friction;
    const Vec3 uT = tangential(n_, p.u);
    const Mat3x24 duT = acrossTangent(p.u, du);
    if (m_.law.friction_law == FrictionLaw::regularised) {
      const double vs = m_.law.slip_velocity;
      return -mu * (uT / std::hypot(uT.norm(), vs) * dN + p.N * unitTangent(uT, 1, vs, duT));
    }
    const Vec3 start = m_.remembered[i] ? startBeforeProjection(i) : Vec3::Zero();
    const Mat3x24 dstart = acrossTangent(start, Mat3x24::Zero());
    const Mat3x24 dtrial = -(m_.law.bristle_stiffness * (dstart + m_.h / 2 * duT) + m_.law.bristle_damping * duT);
    if (!p.slips) return dtrial;
    return mu * (p.trial.normalized() * dN + p.N * unitTangent(p.trial, 1, 0, dtrial));
  }

  Vec3 startBeforeProjection(std::size_t i) const {
    const ContactBristle& b = *m_.remembered[i];
    return so3::exp(m_.h * b.spin) * b.z + m_.h / 2 * b.u;
  }

  Mat3x24 momentTangent(const SmoothPoint& p, const Row24& dN) const {
    const double vs = m_.law.slip_velocity, r = m_.law.rolling, s = m_.law.spinning;
    Mat3x24 out = Mat3x24::Zero();
    if (!(r > 0) && !(s > 0)) return out;
    const Vec3 w = turns_.w2 - turns_.w1, wT = tangential(n_, w), wN = w - wT;
    const Mat3x24 dw = dw2_ - dw1_, dwT = acrossTangent(w, dw), dwN = dw - dwT;
    const auto addPart = [&](double arm, const Vec3& part, const Mat3x24& dpart) {
      if (!(arm > 0)) return;
      out -= arm * arm * (part / std::hypot(arm * part.norm(), vs) * dN + p.N * unitTangent(part, arm, vs, dpart));
    };
    addPart(r, wT, dwT);
    addPart(s, wN, dwN);
    return out;
  }

  /// Force F and moment r x F + M on the body of these columns.
  void addEnd(Eigen::Index column, const Vec3& F, const Vec3& M, const Vec3& r, const Mat3x24& dF, const Mat3x24& dM) {
    wrench_.segment<3>(column) += F;
    wrench_.segment<3>(column + 3) += r.cross(F) + M;
    Mat3x24 dr = dx_;
    dr.middleCols<3>(column) -= Mat3::Identity();
    total_.middleRows<3>(column) += dF;
    total_.middleRows<3>(column + 3) += so3::hat(r) * dF - so3::hat(F) * dr + dM;
  }

  const SmoothManifold& m_;
  std::span<const SmoothPoint> at_;
  const ContactMotion& motion_;
  Vec3 n_;
  Turns turns_;
  Mat3x24 dn_, dw1_, dw2_;
  Mat3x24 dx_;  ///< of the point at hand
  Vec12 wrench_;
  Eigen::Matrix<double, 12, 24> total_;
};

}  // namespace

void evaluateSmooth(const SmoothManifold& m, std::span<SmoothPoint> out) {
  const Turns turns = turnsOf(m);
  for (std::size_t i = 0; i < m.points.size(); ++i) {
    const Contact& c = m.points[i];
    SmoothPoint& p = out[i] = {};
    p.u = m.k2.v + turns.w2.cross(c.x - m.k2.x) - m.k1.v - turns.w1.cross(c.x - m.k1.x);
    p.w = turns.w2 - turns.w1;
    p.normal = normalForce(m.law, -c.gap, -c.normal.dot(p.u));
    if (!p.isClosed()) continue;
    const PointGuide& guide = m.guides[i];
    const double share = guide.weight / guide.lean;
    p.N = share * p.normal.N;
    p.slope = share * p.normal.slope;
    p.damping = share * p.normal.damping;
    p.friction = m.law.friction * p.N;
    p.elastic = guide.weight * p.normal.elastic;
    p.normalPower = share * p.normal.dissipated;
    const Vec3 uT = tangential(c.normal, p.u), wT = tangential(c.normal, p.w);
    if (m.law.friction_law == FrictionLaw::bristle) addBristle(m, i, uT, p);
    else addRegularised(m, uT, p);
    p.M = turningFriction(p.N, m.law.rolling, m.law.slip_velocity, wT) +
          turningFriction(p.N, m.law.spinning, m.law.slip_velocity, p.w - wT);
    p.frictionPower -= p.M.dot(p.w);
    p.M -= p.normal.elastic * guide.swing;
  }
}

void addSmoothForce(const SmoothManifold& m, std::span<const SmoothPoint> at, Vec12& g) {
  for (std::size_t i = 0; i < m.points.size(); ++i) {
    if (!at[i].isClosed()) continue;
    const Contact& c = m.points[i];
    const Vec3 F = at[i].N * c.normal + at[i].T;
    g.segment<3>(0) += F;
    g.segment<3>(3) += m.k1.R.transpose() * ((c.x - m.k1.x).cross(F) + at[i].M);
    g.segment<3>(6) -= F;
    g.segment<3>(9) -= m.k2.R.transpose() * ((c.x - m.k2.x).cross(F) + at[i].M);
  }
}

void addSmoothTangent(const SmoothManifold& m, std::span<const SmoothPoint> at, const ContactMotion& motion, Mat12& K,
                      Mat12& C) {
  ManifoldTangent tangent(m, at, motion);
  for (std::size_t i = 0; i < m.points.size(); ++i) tangent.add(i);
  tangent.write(K, C);
}

ContactBristle bristleOf(const SmoothManifold& m, std::size_t i, const SmoothPoint& p) {
  const Turns turns = turnsOf(m);
  const Contact& c = m.points[i];
  return {c.body1,
          c.body2,
          c.feature,
          m.guides[i].rim,
          c.x,
          p.z,
          tangential(c.normal, p.u),
          c.normal * (0.5 * c.normal.dot(turns.w1 + turns.w2))};
}

}  // namespace gyre
