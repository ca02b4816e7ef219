// Planar linkages of more than four bars.
#include "verification/mechanisms/library.h"
#include "verification/mechanisms/planar_linkage.h"

#include <cmath>
#include <functional>
#include <utility>

namespace gyre::test {
namespace {

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

/// The ends X and Y of a dyad, as they are carried by a four-bar of points A, P, Q, B.
using DyadOf = std::function<std::pair<Point, Point>(Point A, Point P, Point Q, Point B)>;

/// Points A, P, Q, B, X, Y and where the rods from X and Y meet.
Points sixBarPoints(double angle, const DyadOf& carries, double rod1, double rod2) {
  const Point A = 0, B = 0.5, P = polar(0.15, angle), Q = dyad(P, 0.45, B, 0.3);
  const auto [X, Y] = carries(A, P, Q, B);
  return {A, P, Q, B, X, Y, dyad(X, rod1, Y, rod2)};
}

/// A crank and rocker with a dyad from one of its bodies to another.
PlanarLinkage sixBar(const char* name, const char* source, double rod1, double rod2, const char* body1,
                     const char* body2, DyadOf carries) {
  PlanarLinkage m(name, source, coordinates({1.0}),
                  [=, carries = std::move(carries)](const VecX& q) { return sixBarPoints(q[0], carries, rod1, rod2); });
  m.fourBar();
  m.bar("rod 1", 4, 6);
  m.bar("rod 2", 5, 6);
  m.hinge("X", body1, "rod 1", 4);
  m.hinge("Y", body2, "rod 2", 5);
  m.hinge("Z", "rod 1", "rod 2", 6);
  return m;
}

PlanarLinkage watt1() {
  return sixBar("Watt's six-bar I", "Hartenberg and Denavit 1964", 0.3, 0.3, "coupler", "rocker",
                [](Point, Point P, Point Q, Point B) {
                  return std::pair{carried(P, Q, {0.6, 0.5}), carried(B, Q, {1.3, -0.5})};
                });
}

PlanarLinkage watt2() {
  return sixBar("Watt's six-bar II", "Hartenberg and Denavit 1964; toggle presses", 0.35, 0.3, "rocker", "ground",
                [](Point, Point, Point Q, Point B) {
                  return std::pair{carried(B, Q, {0.9, -0.5}), Point(0.9, 0.0)};
                });
}

std::pair<Point, Point> ofStephenson1(Point A, Point P, Point Q, Point B) {
  return {carried(A, P, {1.2, 0.6}), carried(B, Q, {1.3, 0.2})};
}

PlanarLinkage stephenson1() {
  return sixBar("Stephenson's six-bar I", "Hartenberg and Denavit 1964", 0.5, 0.35, "crank", "rocker", ofStephenson1);
}

PlanarLinkage stephenson3() {
  return swinging(sixBar("Stephenson's six-bar III", "Hartenberg and Denavit 1964; dwell of a coupler curve", 0.35, 0.3,
                         "coupler", "ground",
                         [](Point, Point P, Point Q, Point) {
                           return std::pair{carried(P, Q, {0.6, 0.4}), Point(0.7, 0.5)};
                         }),
                  0.5);
}

/// The first kind, with a rod of its dyad as the ground.
PlanarLinkage stephenson2() {
  PlanarLinkage m("Stephenson's six-bar II", "Hartenberg and Denavit 1964: the driven loop of five bars",
                  coordinates({1.0}), [](const VecX& q) {
                    Points p = sixBarPoints(q[0], ofStephenson1, 0.5, 0.35);
                    const Point X = p[4], turn = std::abs(p[6] - X) / (p[6] - X);
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
  m.fourBar();
  return swinging(m, 0.15);
}

/// Four-bars side by side, each rocker the crank of the next.
PlanarLinkage fourBarsInARow(int count) {
  const auto pivot = [](int i) { return Point(0.4 * i); };
  PlanarLinkage m(std::to_string(count) + " four-bars in a row", "copies of a double rocker, each driven by the last",
                  coordinates({-1.4}), [=](const VecX& q) {
                    Points p;
                    for (int i = 0; i <= count; ++i) p.push_back(pivot(i));
                    p.push_back(polar(0.3, q[0]));
                    for (int i = 1; i <= count; ++i) p.push_back(dyad(p.back(), 0.42, pivot(i), 0.32, false));
                    return p;
                  });
  const auto number = [](const char* what, int i) { return what + std::to_string(i); };
  for (int i = 0; i <= count; ++i) m.bar(number("rocker ", i), i, count + 1 + i);
  for (int i = 0; i < count; ++i) m.bar(number("coupler ", i), count + 1 + i, count + 2 + i);
  for (int i = 0; i <= count; ++i) m.hinge(number("A", i), "ground", number("rocker ", i), i);
  for (int i = 0; i < count; ++i) {
    m.hinge(number("P", i), number("rocker ", i), number("coupler ", i), count + 1 + i);
    m.hinge(number("Q", i), number("coupler ", i), number("rocker ", i + 1), count + 2 + i);
  }
  m.inputs = {{.joint = "A0", .rate = 0, .swing = 0.1, .frequency = 8}};
  m.end = 0.2;
  m.special = "thirty equations too many";
  return m;
}

/// Parallelograms that hang in a chain, the cranks of each from the coupler of the one above.
PlanarLinkage hangingFourBars(int count) {
  VecX at = VecX::Constant(count, -1.2);
  PlanarLinkage m(std::to_string(count) + " four-bars hanging on each other", "a chain of parallelograms",
                  std::move(at), [=](const VecX& q) {
                    Points p;
                    Point left = 0;
                    for (int i = 0; i < count; ++i) {
                      const Point way = polar(0.3, q[i]), right = left + 0.2;
                      p.insert(p.end(), {left, left + way, right + way, right});
                      left += way;
                    }
                    return p;
                  });
  std::string frame = "ground";
  for (int i = 0; i < count; ++i) {
    const std::string k = std::to_string(i);
    m.bar("left " + k, 4 * i, 4 * i + 1);
    m.bar("coupler " + k, 4 * i + 1, 4 * i + 2);
    m.bar("right " + k, 4 * i + 3, 4 * i + 2);
    m.hinge("A" + k, frame, "left " + k, 4 * i);
    m.hinge("P" + k, "left " + k, "coupler " + k, 4 * i + 1);
    m.hinge("Q" + k, "coupler " + k, "right " + k, 4 * i + 2);
    m.hinge("B" + k, "right " + k, frame, 4 * i + 3);
    m.inputs.push_back({.joint = "A" + k, .q = i, .rate = 0, .swing = 0.2, .frequency = 6.0 + i});
    frame = "coupler " + k;
  }
  m.end = 0.3;
  m.special = "each loop hangs on a body of the loop above";
  return m;
}

}  // namespace

Mechanisms planarLinkages() {
  return {peaucellier(), hart(),        jansen(),           watt1(),
          watt2(),       stephenson1(), stephenson2(),      stephenson3(),
          pantograph(),  evans(),       fourBarsInARow(10), hangingFourBars(4)};
}

}  // namespace gyre::test
