#include "verification/mechanisms/planar_linkage.h"

#include <cmath>
#include <stdexcept>

namespace gyre::test {

Vec3 inSpace(Point p, double z) { return {p.real(), p.imag(), z}; }

Point dyad(Point P, double a, Point Q, double b, bool left) {
  const Point d = Q - P;
  const double l = std::abs(d), along = (a * a - b * b + l * l) / (2 * l), across2 = a * a - along * along;
  if (across2 < 0) throw std::domain_error("the circles of a dyad do not meet");
  return P + d / l * Point(along, left ? std::sqrt(across2) : -std::sqrt(across2));
}

Point onLine(Point P, double a, Point Q, Point e, bool further) {
  const Point u = e / std::abs(e), d = (P - Q) / u;  // P in axes of the line
  const double half2 = a * a - d.imag() * d.imag();
  if (half2 < 0) throw std::domain_error("a rod does not reach its line");
  return Q + u * (d.real() + (further ? std::sqrt(half2) : -std::sqrt(half2)));
}

PlanarLinkage::PlanarLinkage(std::string title, std::string from, VecX at, PointsAt points)
    : Mechanism(std::move(title), std::move(from), std::move(at)), points_(std::move(points)) {
  try {
    assembled_ = points_(assembly);
  } catch (const std::domain_error& e) {
    throw std::domain_error(name + ": " + e.what());
  }
  gravity(Vec3(0, -9.81, 0));
  places([points = points_, rigids = rigids_](const VecX& q, double) {
    const Points p = points(q);
    BodyPlaces out;
    const auto point = [&](int i) { return p[static_cast<std::size_t>(i)]; };
    for (const Rigid& r : *rigids)
      out.push_back({inSpace(0.5 * (point(r.from) + point(r.to))),
                     turned(2, r.axis1 == r.axis2 ? 0 : std::arg(point(r.axis2) - point(r.axis1)))});
    return out;
  });
}

void PlanarLinkage::bar(const std::string& called, int from, int to) {
  rigids_->push_back({from, to, from, to});
  const double l = std::abs(assembled_[static_cast<std::size_t>(to)] - assembled_[static_cast<std::size_t>(from)]);
  body(called, l, rodInertia(l, l));
}

void PlanarLinkage::block(const std::string& called, int point, int from, int to) {
  rigids_->push_back({point, point, from, to});
  body(called, 0.2, Vec3(1e-3, 1e-3, 1e-3));
}

void PlanarLinkage::hinge(const std::string& called, const std::string& body1, const std::string& body2, int point) {
  joint("revolute", called, body1, body2, inSpace(assembled_[static_cast<std::size_t>(point)]));
}

void PlanarLinkage::fourBar() {
  bar("crank", 0, 1);
  bar("coupler", 1, 2);
  bar("rocker", 3, 2);
  hinge("A", "ground", "crank", 0);
  hinge("P", "crank", "coupler", 1);
  hinge("Q", "coupler", "rocker", 2);
  hinge("B", "rocker", "ground", 3);
  inputs = {{.joint = "A", .rate = 6}};
}

void PlanarLinkage::slide(const std::string& called, const std::string& body1, const std::string& body2, int point,
                          Point along) {
  joint("prismatic", called, body1, body2, inSpace(assembled_[static_cast<std::size_t>(point)]), inSpace(along));
}

PlanarLinkage swinging(PlanarLinkage m, double swing, double end) {
  m.inputs[0].rate = 0;
  m.inputs[0].swing = swing;
  m.inputs[0].frequency = 8;
  m.end = end;
  return m;
}

}  // namespace gyre::test
