#pragma once
// Linkages whose bodies move in the plane z = 0, by the points of their hinges as functions of the input, in complex
// numbers x + i y; gravity along -y. In space each loop of hinges has three equations too many.

#include "verification/mechanisms/mechanism.h"

#include <complex>

namespace gyre::test {

using Point = std::complex<double>;
using Points = std::vector<Point>;

inline Point polar(double r, double angle) { return std::polar(r, angle); }
Vec3 inSpace(Point p, double z = 0);

/// Where circles about P and Q meet: left or right of the way from P to Q. Throws where they do not.
Point dyad(Point P, double a, Point Q, double b, bool left = true);
/// Where a circle about P meets the line through Q along e: further along it, or before that.
Point onLine(Point P, double a, Point Q, Point e, bool further = true);
/// The point R of a body that carries P and Q, given by R - P in parts of Q - P.
inline Point carried(Point P, Point Q, Point part) { return P + (Q - P) * part; }

class PlanarLinkage : public Mechanism {
 public:
  using PointsAt = std::function<Points(const VecX& q)>;
  PlanarLinkage(std::string title, std::string from, VecX at, PointsAt points);

  /// A rod of 1 kg/m along two points.
  void bar(const std::string& called, int from, int to);
  /// A body of 0.2 kg at a point; along two others, or where these are one, along x.
  void block(const std::string& called, int point, int from = 0, int to = 0);
  void hinge(const std::string& called, const std::string& body1, const std::string& body2, int point);
  /// Crank, coupler and rocker along points 0 to 3, of which the first and the last are the pivots; the crank is
  /// driven.
  void fourBar();
  /// Body 2 slides along a direction at the assembly.
  void slide(const std::string& called, const std::string& body1, const std::string& body2, int point, Point along);

 private:
  struct Rigid {
    int from, to;      ///< its centre is between
    int axis1, axis2;  ///< its x axis points along
  };
  PointsAt points_;
  Points assembled_;
  std::shared_ptr<std::vector<Rigid>> rigids_ = std::make_shared<std::vector<Rigid>>();
};

/// Its input swings; the run ends before it has fallen to the end of its range.
PlanarLinkage swinging(PlanarLinkage m, double swing, double end = 0.2);

}  // namespace gyre::test
