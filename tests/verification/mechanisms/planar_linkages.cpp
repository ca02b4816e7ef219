// Planar linkages of more than four bars.
#include "verification/mechanisms/library.h"
#include "verification/mechanisms/planar_linkage.h"

#include <cmath>

namespace gyre::test {
namespace {

/// A four-bar of points 0 to 3 with its bars and hinges, to which others are added.
void addFourBar(PlanarLinkage& m) {
  m.bar("crank", 0, 1);
  m.bar("coupler", 1, 2);
  m.bar("rocker", 3, 2);
  m.hinge("A", "ground", "crank", 0);
  m.hinge("P", "crank", "coupler", 1);
  m.hinge("Q", "coupler", "rocker", 2);
  m.hinge("B", "rocker", "ground", 3);
  m.inputs = {{.joint = "A", .rate = 6}};
}

/// Rods from points 4 and 5 of two bodies to point 6.
void addDyad(PlanarLinkage& m, const char* body1, const char* body2) {
  m.bar("rod 1", 4, 6);
  m.bar("rod 2", 5, 6);
  m.hinge("X", body1, "rod 1", 4);
  m.hinge("Y", body2, "rod 2", 5);
  m.hinge("Z", "rod 1", "rod 2", 6);
}

PlanarLinkage peaucellier() {
  const double r = 0.15, arm = 0.5, side = 0.25;
  PlanarLinkage m("Peaucellier's cell", "C.-N. Peaucellier 1864; Lipkin 1871; Kempe 1877", coordinates({0.4}),
                  [=](const VecX& q) {
                    const Point O = 0, A = r, B = A + polar(r, q[0]);
                    const Point C = dyad(O, arm, B, side, true), D = dyad(O, arm, B, side, false);
                    return Points{O, A, B, C, D, C + D - B};
                  });
  m.bar("crank", 1, 2);
  m.bar("arm C", 0, 3);
  m.bar("arm D", 0, 4);
  m.bar("BC", 2, 3);
  m.bar("BD", 2, 4);
  m.bar("CE", 3, 5);
  m.bar("DE", 4, 5);
  m.hinge("A", "ground", "crank", 1);
  m.hinge("O1", "ground", "arm C", 0);
  m.hinge("O2", "ground", "arm D", 0);
  m.hinge("B1", "crank", "BC", 2);
  m.hinge("B2", "crank", "BD", 2);
  m.hinge("C1", "arm C", "BC", 3);
  m.hinge("C2", "arm C", "CE", 3);
  m.hinge("D1", "arm D", "BD", 4);
  m.hinge("D2", "arm D", "DE", 4);
  m.hinge("E", "CE", "DE", 5);
  m.inputs = {{.joint = "A", .rate = 0, .swing = 0.5, .frequency = 8}};
  m.end = 0.2;
  // The pen moves on the line x = (arm^2 - side^2) / (2 r).
  m.law = [=](const BodyPlaces& at) {
    return (at[5].x + at[5].R * Vec3(0.5 * side, 0, 0)).x() - (arm * arm - side * side) / (2 * r);
  };
  m.special = "an exact straight line; three loops";
  return m;
}

PlanarLinkage hart() {
  // Antiparallelogram A, B, C, D with AB = CD = a, AD = BC = b; O, P, Q at this share of AB, AD and CB.
  const double a = 0.5, b = 0.3, share = 0.5, r = 0.12;
  PlanarLinkage m(
      "Hart's inversor", "H. Hart 1875, Messenger of Mathematics 4, p. 82; Kempe 1877", coordinates({0.5}),
      [=](const VecX& q) {
        const Point O = 0, G = r, P = G + polar(r, q[0]);
        const double BD = std::abs(P) / share, AC = (a * a - b * b) / BD;
        const double height = std::sqrt(b * b - 0.25 * (BD - AC) * (BD - AC));
        const Point u = P / std::abs(P), i(0, 1);
        // With the middle of BD as origin: B -BD/2, D BD/2, A AC/2, C -AC/2 at the height.
        const Point toA = u * Point(0.5 * AC, height), toB = -0.5 * BD * u;
        const Point origin = O - (toA + share * (toB - toA));
        return Points{
            O, G, P, origin + toA, origin + toB, origin + u * Point(-0.5 * AC, height), origin + 0.5 * BD * u};
      });
  m.bar("crank", 1, 2);
  m.bar("AB", 3, 4);
  m.bar("AD", 3, 6);
  m.bar("CD", 5, 6);
  m.bar("BC", 4, 5);
  m.hinge("G", "ground", "crank", 1);
  m.hinge("O", "ground", "AB", 0);
  m.hinge("P", "crank", "AD", 2);
  m.hinge("A", "AB", "AD", 3);
  m.hinge("B", "AB", "BC", 4);
  m.hinge("C", "BC", "CD", 5);
  m.hinge("D", "CD", "AD", 6);
  m.inputs = {{.joint = "G", .rate = 0, .swing = 0.3, .frequency = 8}};
  m.end = 0.3;
  // OP OQ = share (1 - share) (a^2 - b^2), on the other side of O: Q on the line x = -that / (2 r).
  m.law = [=](const BodyPlaces& at) {
    const Vec3 B = at[4].x - at[4].R * Vec3(0.5 * b, 0, 0), C = at[4].x + at[4].R * Vec3(0.5 * b, 0, 0);
    return (B + (1 - share) * (C - B)).x() + share * (1 - share) * (a * a - b * b) / (2 * r);
  };
  m.special = "an exact straight line by an antiparallelogram";
  return m;
}

PlanarLinkage jansen() {
  PlanarLinkage m("Jansen's leg", "T. Jansen 2007, The Great Pretender: lengths 15, 38, 41.5, ... in cm",
                  coordinates({0.6}), [](const VecX& q) {
                    const Point O = 0, B(-0.38, -0.078), P = polar(0.15, q[0]);
                    const Point J = dyad(P, 0.50, B, 0.415, false), C = dyad(P, 0.619, B, 0.393, true);
                    const Point D = dyad(J, 0.558, B, 0.401, false), F = dyad(D, 0.394, C, 0.367, false);
                    return Points{O, P, B, J, C, D, F, dyad(F, 0.657, C, 0.49, false)};
                  });
  m.bar("crank", 0, 1);
  m.bar("upper rod", 1, 3);
  m.bar("lower rod", 1, 4);
  m.bar("triangle", 2, 3);
  m.bar("BC", 2, 4);
  m.bar("DF", 5, 6);
  m.bar("foot", 4, 6);
  m.hinge("O", "ground", "crank", 0);
  m.hinge("P1", "crank", "upper rod", 1);
  m.hinge("P2", "crank", "lower rod", 1);
  m.hinge("B1", "ground", "triangle", 2);
  m.hinge("B2", "ground", "BC", 2);
  m.hinge("J", "upper rod", "triangle", 3);
  m.hinge("C1", "lower rod", "BC", 4);
  m.hinge("C2", "BC", "foot", 4);
  m.hinge("D", "triangle", "DF", 5);
  m.hinge("F", "DF", "foot", 6);
  m.inputs = {{.joint = "O", .rate = 6}};
  return m;
}

PlanarLinkage watt1() {
  PlanarLinkage m("Watt's six-bar I", "Hartenberg and Denavit 1964", coordinates({1.0}), [](const VecX& q) {
    const Point A = 0, B = 0.5, P = polar(0.15, q[0]), Q = dyad(P, 0.45, B, 0.3);
    const Point X = carried(P, Q, {0.6, 0.5}), Y = carried(B, Q, {1.3, -0.5});
    return Points{A, P, Q, B, X, Y, dyad(X, 0.3, Y, 0.3)};
  });
  addFourBar(m);
  addDyad(m, "coupler", "rocker");
  return m;
}

PlanarLinkage watt2() {
  PlanarLinkage m("Watt's six-bar II", "Hartenberg and Denavit 1964; toggle presses", coordinates({1.0}),
                  [](const VecX& q) {
                    const Point A = 0, B = 0.5, P = polar(0.15, q[0]), Q = dyad(P, 0.45, B, 0.3);
                    const Point X = carried(B, Q, {0.9, -0.5}), Y(0.9, 0.0);
                    return Points{A, P, Q, B, X, Y, dyad(X, 0.35, Y, 0.3)};
                  });
  addFourBar(m);
  addDyad(m, "rocker", "ground");
  return m;
}

PlanarLinkage stephenson1() {
  PlanarLinkage m("Stephenson's six-bar I", "Hartenberg and Denavit 1964", coordinates({1.0}), [](const VecX& q) {
    const Point A = 0, B = 0.5, P = polar(0.15, q[0]), Q = dyad(P, 0.45, B, 0.3);
    const Point X = carried(A, P, {1.2, 0.6}), Y = carried(B, Q, {1.3, 0.2});
    return Points{A, P, Q, B, X, Y, dyad(X, 0.5, Y, 0.35)};
  });
  addFourBar(m);
  addDyad(m, "crank", "rocker");
  return m;
}

PlanarLinkage stephenson3() {
  PlanarLinkage m("Stephenson's six-bar III", "Hartenberg and Denavit 1964; dwell of a coupler curve",
                  coordinates({1.0}), [](const VecX& q) {
                    const Point A = 0, B = 0.5, P = polar(0.15, q[0]), Q = dyad(P, 0.45, B, 0.3);
                    const Point X = carried(P, Q, {0.6, 0.4}), Y(0.7, 0.5);
                    return Points{A, P, Q, B, X, Y, dyad(X, 0.35, Y, 0.3)};
                  });
  addFourBar(m);
  addDyad(m, "coupler", "ground");
  return swinging(m, 0.5);
}

/// The first kind, with a rod of its dyad as the ground.
PlanarLinkage stephenson2() {
  PlanarLinkage m("Stephenson's six-bar II", "Hartenberg and Denavit 1964: the driven loop of five bars",
                  coordinates({1.0}), [](const VecX& q) {
                    const Point A = 0, B = 0.5, P = polar(0.15, q[0]), Q = dyad(P, 0.45, B, 0.3);
                    const Point X = carried(A, P, {1.2, 0.6}), Y = carried(B, Q, {1.3, 0.2}), Z = dyad(X, 0.5, Y, 0.35);
                    Points p{A, P, Q, B, X, Y, Z};
                    const Point turn = std::abs(Z - X) / (Z - X);
                    for (Point& each : p) each = (each - X) * turn;
                    return p;
                  });
  m.bar("base", 0, 3);
  m.bar("crank", 0, 1);
  m.bar("coupler", 1, 2);
  m.bar("rocker", 3, 2);
  m.bar("rod", 5, 6);
  m.hinge("A", "base", "crank", 0);
  m.hinge("P", "crank", "coupler", 1);
  m.hinge("Q", "coupler", "rocker", 2);
  m.hinge("B", "rocker", "base", 3);
  m.hinge("X", "ground", "crank", 4);
  m.hinge("Y", "rocker", "rod", 5);
  m.hinge("Z", "ground", "rod", 6);
  m.inputs = {{.joint = "A", .rate = 6}};
  return m;
}

PlanarLinkage pantograph() {
  PlanarLinkage m("pantograph", "C. Scheiner 1631, Pantographice", coordinates({0.8, -1.2}), [](const VecX& q) {
    const Point O = 0, A = polar(0.5, q[0]), T = A + polar(0.4, q[0] + q[1]), a = 0.5 * A, D = 0.5 * (A + T);
    return Points{O, A, T, a, D, a + D - A};
  });
  m.bar("OA", 0, 1);
  m.bar("AT", 1, 2);
  m.bar("aP", 3, 5);
  m.bar("PD", 5, 4);
  m.hinge("O", "ground", "OA", 0);
  m.hinge("A", "OA", "AT", 1);
  m.hinge("a", "OA", "aP", 3);
  m.hinge("D", "AT", "PD", 4);
  m.hinge("P", "aP", "PD", 5);
  m.end = 0.4;
  m.inputs = {{.joint = "O", .q = 0, .rate = 2}, {.joint = "A", .q = 1, .rate = 0, .swing = 0.4, .frequency = 8}};
  m.law = [](const BodyPlaces& at) {
    const Vec3 T = at[1].x + at[1].R * Vec3(0.2, 0, 0), P = at[2].x + at[2].R * Vec3(0.1, 0, 0);
    return (P - 0.5 * T).norm();
  };
  m.special = "two freedoms";
  return m;
}

/// Two cranks on one side of a coupler and the pen opposite: Evans's grasshopper, as of beam engines.
PlanarLinkage evans() {
  PlanarLinkage m("Evans's grasshopper", "O. Evans 1803; Hartenberg and Denavit 1964", coordinates({-0.2}),
                  [](const VecX& q) {
                    const Point A = 0, P = polar(0.25, q[0]), B(-0.2, 0.1);
                    // The beam from P through Q to the pen; its end B' moves on the arc of a long rocker.
                    const Point Q = dyad(P, 0.5, B - Point(0, 0.7), 0.7, true);
                    return Points{A, P, Q, B - Point(0, 0.7)};
                  });
  addFourBar(m);
  return swinging(m, 0.15);
}

}  // namespace

Mechanisms planarLinkages() {
  return {peaucellier(), hart(),        jansen(),      watt1(),      watt2(),
          stephenson1(), stephenson2(), stephenson3(), pantograph(), evans()};
}

}  // namespace gyre::test
