#include "verification/mechanisms/library.h"
#include "verification/mechanisms/planar_linkage.h"

#include <cmath>

namespace gyre::test {
namespace {

struct Lengths {
  double ground, crank, coupler, rocker;
};

/// Points: 0, 3 the pivots, 1, 2 the ends of crank and rocker, 4 carried by the coupler.
PlanarLinkage fourBarLinkage(const char* name, const char* source, Lengths l, double q0, bool left = true,
                             Point pen = 0.5) {
  PlanarLinkage m(name, source, coordinates({q0}), [=](const VecX& q) {
    const Point A = 0, B = l.ground, P = A + polar(l.crank, q[0]), Q = dyad(P, l.coupler, B, l.rocker, left);
    return Points{A, P, Q, B, carried(P, Q, pen)};
  });
  m.fourBar();
  return m;
}

/// The pen of the coupler, in its place as the coupler is drawn from its middle.
Vec3 penOf(const BodyPlaces& at, Point part, double coupler) {
  const Point fromMiddle = (part - Point(0.5)) * coupler;
  return at[1].x + at[1].R * inSpace(fromMiddle);
}

/// A dyad would not know its branch where all bars are in line; here cranks stay parallel.
PlanarLinkage parallelBars(const char* name, const char* source, int cranks) {
  PlanarLinkage m(name, source, coordinates({0.9}), [cranks](const VecX& q) {
    Points p;
    for (int i = 0; i < cranks; ++i) p.push_back(0.5 * i);
    for (int i = 0; i < cranks; ++i) p.push_back(0.5 * i + polar(0.2, q[0]));
    return p;
  });
  for (int i = 0; i < cranks; ++i) m.bar("crank " + std::to_string(i), i, cranks + i);
  m.bar("rod", cranks, 2 * cranks - 1);
  for (int i = 0; i < cranks; ++i) {
    m.hinge("A" + std::to_string(i), "ground", "crank " + std::to_string(i), i);
    m.hinge("P" + std::to_string(i), "crank " + std::to_string(i), "rod", cranks + i);
  }
  m.inputs = {{.joint = "A0", .rate = 6}};
  m.v0 = coordinates({-8});
  m.special = "runs through its change points, where it could as well cross its bars";
  m.starts = {{"flat", coordinates({0})}, {"flat, folded back", coordinates({M_PI})}};
  return m;
}

PlanarLinkage antiparallelogram() {
  PlanarLinkage m =
      fourBarLinkage("antiparallelogram", "Reuleaux 1875: its bars cross at a point of two equal ellipses",
                     {0.5, 0.8, 0.5, 0.8}, 1.1, false);
  // The long bars cross where both ellipses touch: their distances to the foci add up to a bar.
  m.law = [](const BodyPlaces& at) {
    const Vec3 A(0, 0, 0), P = at[0].x + at[0].R * Vec3(0.4, 0, 0), B(0.5, 0, 0);
    const Vec3 Q = at[2].x + at[2].R * Vec3(0.4, 0, 0);
    const Vec3 u = (P - A) / 0.8, w = (Q - B) / 0.8;
    const double s = (B - A).cross(w).z() / u.cross(w).z(), r = (B - A).cross(u).z() / u.cross(w).z();
    return s + r - 0.8;
  };
  m.special = "the long bars cross";
  return swinging(m, 0.3);
}

}  // namespace

Mechanisms fourBarLinkages() {
  Mechanisms out;
  out.push_back(
      fourBarLinkage("crank and rocker", "Grashof 1883; Hartenberg and Denavit 1964", {0.5, 0.15, 0.45, 0.3}, 1.0));
  out.push_back(fourBarLinkage("drag link", "Grashof 1883; Hartenberg and Denavit 1964", {0.1, 0.35, 0.3, 0.4}, 1.0));
  out.push_back(swinging(
      fourBarLinkage("double rocker", "Grashof 1883; Hartenberg and Denavit 1964", {0.45, 0.35, 0.15, 0.4}, 1.05),
      0.1));
  out.push_back(parallelBars("parallelogram", "Reuleaux 1875, Theoretische Kinematik", 2));
  out.push_back(parallelBars("locomotive rods", "coupling rods of three axles; Geradin and Cardona 2001", 3));
  out.push_back(antiparallelogram());
  {
    PlanarLinkage m = fourBarLinkage("Galloway's kite", "E. Galloway 1844: two turns of the crank for one of the other",
                                     {0.2, 0.2, 0.5, 0.5}, 1.3);
    m.special = "isosceles: folds flat where its crank lies on the ground";
    out.push_back(swinging(m, 0.8));
  }
  {
    PlanarLinkage m = fourBarLinkage("Watt's straight line", "J. Watt 1784, patent 1432; Kempe 1877",
                                     {std::sqrt(5.0) / 4, 0.25, 0.25, 0.25}, -std::atan2(1, 2));
    m.special = "its middle draws a lemniscate";
    out.push_back(swinging(m, 0.1, 0.1));
  }
  {
    // Ground 4, cranks 5, coupler 2: the middle of the coupler is nearly straight, at height 4.
    PlanarLinkage m = fourBarLinkage("Chebyshev's straight line", "P. L. Chebyshev 1854; Kempe 1877",
                                     {0.4, 0.5, 0.2, 0.5}, std::atan2(4, 3), true);
    m.special = "cranks cross";
    out.push_back(swinging(m, 0.1, 0.1));
  }
  {
    PlanarLinkage m = fourBarLinkage("Chebyshev's lambda", "P. L. Chebyshev 1878; Hoeken 1926", {0.2, 0.1, 0.25, 0.25},
                                     1.4, true, 2.0);
    // Symmetrical coupler curve: pen, coupler's end and rocker are equal, so that the rocker's end is the centre.
    m.law = [](const BodyPlaces& at) {
      const Vec3 pen = penOf(at, 2.0, 0.25), Q = at[2].x + at[2].R * Vec3(0.125, 0, 0);
      return (pen - Q).norm() - 0.25;
    };
    out.push_back(m);
  }
  {
    PlanarLinkage m = fourBarLinkage("Roberts's straight line", "R. Roberts, before 1841; Kempe 1877",
                                     {0.6, 0.35, 0.3, 0.35}, 0.9, true);
    out.push_back(swinging(m, 0.1));
  }
  return out;
}

}  // namespace gyre::test
