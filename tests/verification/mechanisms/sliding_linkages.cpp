// Planar linkages with slides.
#include "verification/mechanisms/library.h"
#include "verification/mechanisms/planar_linkage.h"

#include <cmath>

namespace gyre::test {
namespace {

PlanarLinkage sliderCrank(const char* name, const char* source, double crank, double rod, double offset, double q0) {
  PlanarLinkage m(name, source, coordinates({q0}), [=](const VecX& q) {
    const Point A = 0, P = polar(crank, q[0]);
    // The rod's end; in the closed form that goes on where crank and rod are equal and fold.
    const Point B =
        crank == rod && offset == 0 ? Point(2 * crank * std::cos(q[0])) : onLine(P, rod, Point(0, offset), 1);
    return Points{A, P, B};
  });
  m.bar("crank", 0, 1);
  m.bar("rod", 1, 2);
  m.block("piston", 2);
  m.hinge("A", "ground", "crank", 0);
  m.hinge("P", "crank", "rod", 1);
  m.hinge("B", "rod", "piston", 2);
  m.slide("guide", "ground", "piston", 2, 1);
  m.inputs = {{.joint = "A", .rate = 6}};
  return m;
}

PlanarLinkage isosceles() {
  PlanarLinkage m =
      sliderCrank("isosceles slider-crank", "Bayo and Avello 1994, Nonlinear Dynamics 5, p. 209", 0.3, 0.3, 0, 1.0);
  m.v0 = coordinates({6});
  m.end = 0.4;
  m.special = "runs through the position in which the piston is at the crank's pivot and could stay";
  m.law = [](const BodyPlaces& at) { return at[2].x.x() - 4 * at[0].x.x(); };
  m.starts = {{"folded", coordinates({M_PI / 2})}};
  return m;
}

/// @param both  also a slide at the rod's other end, which is then one equation too many in the plane
PlanarLinkage scottRussell(bool both) {
  PlanarLinkage m(both ? "Scott Russell with two slides" : "Scott Russell's straight line",
                  "W. Freemantle 1803, patent 2741; J. Scott Russell; Dijksman 1976", coordinates({0.6}),
                  [](const VecX& q) {
                    const double r = 0.25;
                    return Points{0, polar(r, q[0]), 2 * r * std::cos(q[0]), Point(0, 2 * r * std::sin(q[0]))};
                  });
  m.bar("crank", 0, 1);
  m.bar("rod", 2, 3);
  m.block("foot", 2);
  if (both) m.block("head", 3);
  m.hinge("A", "ground", "crank", 0);
  m.hinge("M", "crank", "rod", 1);
  m.hinge("B", "rod", "foot", 2);
  m.slide("floor", "ground", "foot", 2, 1);
  if (both) {
    m.hinge("C", "rod", "head", 3);
    m.slide("wall", "ground", "head", 3, Point(0, 1));
  }
  m.inputs = {{.joint = "A", .rate = 6}};
  m.law = [](const BodyPlaces& at) { return (at[1].x + at[1].R * Vec3(0.25, 0, 0)).x(); };
  m.special = "the rod's head moves along a straight line through the crank's pivot";
  if (both) m.starts = {{"upright", coordinates({M_PI / 2})}};
  return m;
}

PlanarLinkage trammel() {
  PlanarLinkage m("trammel", "Proclus: Archimedes's ellipses; Leonardo; Hartenberg and Denavit 1964",
                  coordinates({0.7}), [](const VecX& q) {
                    return Points{0.6 * std::cos(q[0]), Point(0, 0.6 * std::sin(q[0]))};
                  });
  m.bar("rod", 0, 1);
  m.block("foot", 0);
  m.block("head", 1);
  m.hinge("B", "foot", "rod", 0);
  m.hinge("C", "rod", "head", 1);
  m.slide("floor", "ground", "foot", 0, 1);
  m.slide("wall", "ground", "head", 1, Point(0, 1));
  m.inputs = {{.joint = "B", .rate = 6, .sign = -1}};
  m.special = "a ladder between two slides: its middle moves on a circle";
  m.law = [](const BodyPlaces& at) { return at[0].x.norm() - 0.3; };
  return m;
}

PlanarLinkage scotchYoke() {
  PlanarLinkage m("Scotch yoke", "Hartenberg and Denavit 1964: a pure sine", coordinates({0.8}), [](const VecX& q) {
    const Point P = polar(0.2, q[0]);
    return Points{0, P, P.real()};
  });
  m.bar("crank", 0, 1);
  m.block("die", 1);
  m.block("yoke", 2);
  m.hinge("A", "ground", "crank", 0);
  m.hinge("P", "crank", "die", 1);
  m.slide("slot", "yoke", "die", 1, Point(0, 1));
  m.slide("guide", "ground", "yoke", 2, 1);
  m.inputs = {{.joint = "A", .rate = 6}};
  return m;
}

/// A slotted lever about B, in which the pin of a crank slides; a rod to a ram.
PlanarLinkage quickReturn(const char* name, const char* source, Point B, double lever, Point rail) {
  PlanarLinkage m(name, source, coordinates({0.4}), [=](const VecX& q) {
    const Point A = 0, P = polar(0.2, q[0]), L = B + lever * (P - B) / std::abs(P - B);
    return Points{A, P, B, L, onLine(L, 0.6, rail, 1)};
  });
  m.bar("crank", 0, 1);
  m.bar("lever", 2, 3);
  m.block("die", 1, 2, 3);
  m.bar("rod", 3, 4);
  m.block("ram", 4);
  m.hinge("A", "ground", "crank", 0);
  m.hinge("B", "ground", "lever", 2);
  m.hinge("P", "crank", "die", 1);
  const Point P = polar(0.2, 0.4);
  m.slide("slot", "lever", "die", 1, P - B);
  m.hinge("L", "lever", "rod", 3);
  m.hinge("R", "rod", "ram", 4);
  m.slide("rail", "ground", "ram", 4, 1);
  m.inputs = {{.joint = "A", .rate = 6}};
  return m;
}

/// A cylinder that swings about B while its piston rod is the crank's.
PlanarLinkage oscillatingCylinder() {
  const Point B = 0.5;
  PlanarLinkage m("oscillating cylinder", "J. Penn 1825; Hartenberg and Denavit 1964: an inversion of the slider-crank",
                  coordinates({0.9}), [=](const VecX& q) {
                    const Point P = polar(0.15, q[0]), e = (B - P) / std::abs(B - P);
                    return Points{0, P, B, B - 0.2 * e, P + 0.2 * e};
                  });
  m.bar("crank", 0, 1);
  m.bar("cylinder", 2, 3);
  m.bar("piston", 1, 4);
  m.hinge("A", "ground", "crank", 0);
  m.hinge("B", "ground", "cylinder", 2);
  m.hinge("P", "crank", "piston", 1);
  m.slide("bore", "cylinder", "piston", 4, B - polar(0.15, 0.9));
  m.inputs = {{.joint = "A", .rate = 6}};
  return m;
}

PlanarLinkage togglePress() {
  PlanarLinkage m("toggle press", "Hartenberg and Denavit 1964", coordinates({0.3}), [](const VecX& q) {
    const Point A(-0.4, 0.3), P = A + polar(0.08, q[0]), B(0, 0.6), Q = dyad(P, 0.38, B, 0.3, false);
    return Points{A, P, Q, B, onLine(Q, 0.3, 0, Point(0, -1))};
  });
  m.bar("crank", 0, 1);
  m.bar("coupler", 1, 2);
  m.bar("upper toggle", 3, 2);
  m.bar("lower toggle", 2, 4);
  m.block("ram", 4);
  m.hinge("A", "ground", "crank", 0);
  m.hinge("P", "crank", "coupler", 1);
  m.hinge("Q1", "coupler", "upper toggle", 2);
  m.hinge("B", "ground", "upper toggle", 3);
  m.hinge("Q2", "coupler", "lower toggle", 2);
  m.hinge("R", "lower toggle", "ram", 4);
  m.slide("column", "ground", "ram", 4, Point(0, 1));
  m.inputs = {{.joint = "A", .rate = 6}};
  return m;
}

}  // namespace

Mechanisms slidingLinkages() {
  Mechanisms out;
  out.push_back(sliderCrank("slider-crank", "Haug 1989; Geradin and Cardona 2001", 0.15, 0.45, 0, 0.8));
  out.push_back(sliderCrank("offset slider-crank", "Hartenberg and Denavit 1964", 0.15, 0.45, 0.1, 0.8));
  out.push_back(isosceles());
  out.push_back(scottRussell(false));
  out.push_back(scottRussell(true));
  out.push_back(trammel());
  out.push_back(scotchYoke());
  out.push_back(quickReturn("Whitworth's quick return", "J. Whitworth 1840s; Haug 1989", Point(0.02, -0.08), 0.35,
                            Point(0, 0.1)));
  out.push_back(quickReturn("crank shaper", "Hartenberg and Denavit 1964", Point(0, -0.45), 0.8, Point(0, 0.35)));
  out.push_back(oscillatingCylinder());
  out.push_back(togglePress());
  return out;
}

}  // namespace gyre::test
