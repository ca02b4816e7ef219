#include "verification/mechanisms/few_coordinates.h"

#include "lie/so3.h"

#include <Eigen/Cholesky>

#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>

namespace gyre::test {
namespace {

/// Weights of f(+-k d), k = 1 ... 4, in the central differences of eighth order (Fornberg 1988, table 1).
constexpr std::array first{4.0 / 5, -1.0 / 5, 4.0 / 105, -1.0 / 280};
constexpr std::array second{8.0 / 5, -1.0 / 5, 8.0 / 315, -1.0 / 560};
constexpr double secondMiddle = -205.0 / 72;

struct Derivatives {
  std::vector<Place> now, first, second;
};

/// Derivatives of places(s) at s = 0.
template <class F>
Derivatives differences(const F& places, double d) {
  Derivatives out{places(0), {}, {}};
  out.first.assign(out.now.size(), {Vec3::Zero(), Mat3::Zero()});
  out.second = out.first;
  for (std::size_t b = 0; b < out.now.size(); ++b) {
    out.second[b].x = secondMiddle / (d * d) * out.now[b].x;
    out.second[b].R = secondMiddle / (d * d) * out.now[b].R;
  }
  for (std::size_t k = 0; k < 4; ++k) {
    const double way = static_cast<double>(k + 1) * d;
    const BodyPlaces after = places(way), before = places(-way);
    for (std::size_t b = 0; b < out.now.size(); ++b) {
      out.first[b].x += first[k] / d * (after[b].x - before[b].x);
      out.first[b].R += first[k] / d * (after[b].R - before[b].R);
      out.second[b].x += second[k] / (d * d) * (after[b].x + before[b].x);
      out.second[b].R += second[k] / (d * d) * (after[b].R + before[b].R);
    }
  }
  return out;
}

/// Motions along what was differentiated, at this rate.
Motions motionsAlong(const Derivatives& way, double rate) {
  Motions out(way.now.size());
  for (std::size_t b = 0; b < out.size(); ++b) {
    const Mat3 back = way.now[b].R.transpose();
    // R^T R' = hat(W) and R^T R'' = hat(W') + hat(W)^2, of which the skew part is the first.
    out[b] = {way.now[b], rate * way.first[b].x, rate * so3::vee(back * way.first[b].R), rate * rate * way.second[b].x,
              rate * rate * so3::vee(back * way.second[b].R)};
  }
  return out;
}

double largest(const VecX& v) { return v.size() ? v.cwiseAbs().maxCoeff() : 0; }

}  // namespace

BodyPlaces placesOf(const Motions& motions) {
  BodyPlaces out;
  for (const BodyMotion& k : motions) out.push_back(k.at);
  return out;
}

Motions FewCoordinates::motions(const VecX& q, const VecX& v, const VecX& a, double t) const {
  const double rate = std::max({largest(v), std::sqrt(largest(a)), timeRate, 1e-3});
  const auto along = [&](double s) { return places(q + s * v + 0.5 * s * s * a, t + s); };
  return motionsAlong(differences(along, difference / rate), 1);
}

FewCoordinates::Equations FewCoordinates::equations(const VecX& q, const VecX& v, double t) const {
  const auto n = q.size();
  std::vector<Derivatives> columns;
  for (Eigen::Index i = 0; i < n; ++i)
    columns.push_back(differences([&](double s) { return places(q + s * VecX::Unit(n, i), t); }, difference));
  // The only coordinate is the way itself.
  const Motions now = n == 1 && timeRate == 0 ? motionsAlong(columns[0], v[0]) : motions(q, v, VecX::Zero(n), t);
  std::vector<Wrench> wrenches(now.size());
  for (const ForceLaw& force : forces) force(now, t, wrenches);
  Equations out{MatX::Zero(n, n), VecX::Zero(n)};
  MatX J(3, n), W(3, n);
  for (std::size_t b = 0; b < now.size(); ++b) {
    for (Eigen::Index i = 0; i < n; ++i) {
      const Derivatives& column = columns[static_cast<std::size_t>(i)];
      J.col(i) = column.first[b].x;
      W.col(i) = so3::vee(now[b].at.R.transpose() * column.first[b].R);
    }
    const auto I = bodies[b].J.asDiagonal();
    const double m = bodies[b].mass;
    const BodyMotion& k = now[b];
    out.M += m * J.transpose() * J + W.transpose() * I * W;
    out.rest += J.transpose() * (m * (k.a - gravity) - wrenches[b].F) +
                W.transpose() * (I * k.alpha + k.W.cross(I * k.W) - wrenches[b].T);
  }
  return out;
}

VecX FewCoordinates::acceleration(const VecX& q, const VecX& v, double t) const {
  if (q.size() == 0) return q;
  const Equations e = equations(q, v, t);
  return -e.M.ldlt().solve(e.rest);
}

VecX FewCoordinates::neededForce(const VecX& q, const VecX& v, const VecX& a, double t) const {
  const Equations e = equations(q, v, t);
  return e.M * a + e.rest;
}

namespace {

constexpr int columnsOfExtrapolation = 6;

/// n steps of the modified midpoint rule for (q, v) over H, from t.
VecX midpoint(const FewCoordinates& system, const VecX& y, double t, double H, int n) {
  const Eigen::Index half = y.size() / 2;
  const auto slope = [&](const VecX& at, double when) {
    VecX f(y.size());
    f << at.tail(half), system.acceleration(at.head(half), at.tail(half), when);
    return f;
  };
  const double h = H / n;
  VecX before = y, now = y + h * slope(y, t);
  for (int i = 1; i < n; ++i) {
    const VecX after = before + 2 * h * slope(now, t + i * h);
    before = now;
    now = after;
  }
  return 0.5 * (now + before + h * slope(now, t + H));
}

/// One step; no value where the last columns do not agree.
bool extrapolated(const FewCoordinates& system, VecX& y, double t, double H) {
  std::vector<VecX> row;
  VecX last;
  for (int j = 0; j < columnsOfExtrapolation; ++j) {
    std::vector<VecX> next{midpoint(system, y, t, H, 2 * (j + 1))};
    for (int k = 1; k <= j; ++k) {
      const double ratio = static_cast<double>(j + 1) / (j + 1 - k);
      next.push_back(next.back() + (next.back() - row[static_cast<std::size_t>(k - 1)]) / (ratio * ratio - 1));
    }
    last = row.empty() ? next.back() : row.back();
    row = std::move(next);
  }
  const double error = (row.back() - last).lpNorm<Eigen::Infinity>();
  if (!(error < 1e-10 * std::max(1.0, y.lpNorm<Eigen::Infinity>()))) return false;
  y = row.back();
  return true;
}

}  // namespace

std::vector<Moment> trajectory(const FewCoordinates& system, VecX q, VecX v, const std::vector<double>& times) {
  std::vector<Moment> out;
  VecX y(2 * q.size());
  y << q, v;
  double t = 0, step = 0;
  for (const double end : times) {
    if (step == 0) step = end;
    while (q.size() > 0 && t < end) {
      const double H = end - t < 1.001 * step ? end - t : step;
      const VecX before = y;
      if (extrapolated(system, y, t, H)) {
        t = H == end - t ? end : t + H;
        continue;
      }
      y = before;
      step = 0.5 * H;
      if (step < 1e-6 * times.back()) throw std::runtime_error("the reference cannot be integrated");
    }
    t = end;
    out.push_back({end, y.head(q.size()), y.tail(q.size())});
  }
  return out;
}

}  // namespace gyre::test
