#include "functions/calculus.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>

namespace gyre {
namespace {

constexpr int levels = 20;    // of extrapolation
constexpr int halvings = 12;  // of an interval on which a function is not resolved
// No multiple of the periods people write, so that no oscillation looks flat at both of two steps.
constexpr double firstStep = 0.0617;

double centralDifference(FunctionRef f, double x, double h, int order) {
  const double right = x + h, left = x - h;
  if (order == 1) return (f(right) - f(left)) / (right - left);
  return (f(right) - 2 * f(x) + f(left)) / (h * h);
}

/// From one side only; h < 0 looks to the left.
double oneSidedDifference(FunctionRef f, double x, double h, int order) {
  if (order == 1) return (-3 * f(x) + 4 * f(x + h) - f(x + 2 * h)) / (2 * h);
  return (2 * f(x) - 5 * f(x + h) + 4 * f(x + 2 * h) - f(x + 3 * h)) / (h * h);
}

struct Panel {
  double kronrod, gauss, absolute;
};

Panel panel(FunctionRef f, double a, double b) {
  // Half of the symmetric nodes; every other one is a node of Gauss.
  constexpr std::array node{0.991455371120812639206854697526329, 0.949107912342758524526189684047851,
                            0.864864423359769072789712788640926, 0.741531185599394439863864773280788,
                            0.586087235467691130294144691693013, 0.405845151377397166906606412076961,
                            0.207784955007898467600689403773245, 0.0};
  constexpr std::array kronrod{0.022935322010529224963732008058970, 0.063092092629978553290700663189204,
                               0.104790010322250183839876322541518, 0.140653259715525918745189590510238,
                               0.169004726639267902826583426598550, 0.190350578064785409913256402421014,
                               0.204432940075298892414161999234649, 0.209482141084727828012999174891714};
  constexpr std::array gauss{0.129484966168869693270611432679082, 0.279705391489276667901467771423780,
                             0.381830050505118944950369775488975, 0.417959183673469387755102040816327};
  const double centre = 0.5 * (a + b), half = 0.5 * (b - a);
  Panel sum{};
  for (std::size_t i = 0; i < node.size(); ++i) {
    const double left = f(centre - half * node[i]);
    const double right = i + 1 < node.size() ? f(centre + half * node[i]) : 0.0;
    sum.kronrod += kronrod[i] * (left + right);
    sum.absolute += kronrod[i] * (std::abs(left) + std::abs(right));
    if (i % 2 == 1) sum.gauss += gauss[i / 2] * (left + right);
  }
  return {half * sum.kronrod, half * sum.gauss, std::abs(half) * sum.absolute};
}

/// @param panels  how many may still be halved: what is not smooth costs no more than that
double refined(FunctionRef f, double a, double b, double tolerance, int& panels) {
  const Panel p = panel(f, a, b);
  // A sum that is not finite stays so, however fine.
  if (!(std::abs(p.kronrod - p.gauss) > std::max(tolerance, 1e-14 * p.absolute)) || --panels < 0) return p.kronrod;
  const double middle = 0.5 * (a + b);
  return refined(f, a, middle, 0.5 * tolerance, panels) + refined(f, middle, b, 0.5 * tolerance, panels);
}

/// Derivatives at the centre of an interval of half width r from values at Chebyshev's nodes there.
struct Chebyshev {
  static constexpr int nodes = 20, tail = 3;
  std::array<double, nodes> place{};
  std::array<std::array<double, nodes>, nodes> coefficient{};  ///< row j: c_j from the values
  Chebyshev() {
    for (int i = 0; i < nodes; ++i) {
      const double angle = std::numbers::pi * (2 * i + 1) / (2.0 * nodes);
      place[static_cast<std::size_t>(i)] = std::cos(angle);
      for (int j = 0; j < nodes; ++j)
        coefficient[static_cast<std::size_t>(j)][static_cast<std::size_t>(i)] = 2.0 / nodes * std::cos(j * angle);
    }
  }
  /// T_j'(0) = j sin(j pi / 2), T_j''(0) = -j^2 cos(j pi / 2)
  static double atCentre(int j, int order) {
    if (order == 1) return j % 2 == 0 ? 0.0 : (j % 4 == 1 ? j : -j);
    return j % 2 == 1 ? 0.0 : (j % 4 == 0 ? -1.0 * j * j : 1.0 * j * j);
  }
};

/// Not a number where f is not finite or not resolved on this interval.
double chebyshevDerivative(FunctionRef f, double x, double r, int order) {
  static const Chebyshev c;
  std::array<double, Chebyshev::nodes> y{};
  double size = 0;
  for (std::size_t i = 0; i < y.size(); ++i) {
    y[i] = f(x + r * c.place[i]);
    size += std::abs(y[i]) / Chebyshev::nodes;
  }
  double derivative = 0, largest = 0, last = 0;
  for (int j = 1; j < Chebyshev::nodes; ++j) {
    const auto& row = c.coefficient[static_cast<std::size_t>(j)];
    const double a = std::inner_product(y.begin(), y.end(), row.begin(), 0.0);
    derivative += a * Chebyshev::atCentre(j, order);
    largest = std::max(largest, std::abs(a));
    if (j >= Chebyshev::nodes - Chebyshev::tail) last = std::max(last, std::abs(a));
  }
  constexpr double rounding = 2 * std::numeric_limits<double>::epsilon();
  if (!(last <= 1e-13 * largest + rounding * size)) return std::numeric_limits<double>::quiet_NaN();
  return derivative / (order == 1 ? r : r * r);
}

/// Central differences, extrapolated to step zero from a row of halved steps (Ridders 1982).
double extrapolatedDerivative(FunctionRef f, double x, int order) {
  std::array<double, levels> previous{}, row{};
  double best = std::numeric_limits<double>::quiet_NaN();
  double error = std::numeric_limits<double>::infinity();
  double h = firstStep * std::max(1.0, std::abs(x) * 1e-3);
  for (int i = 0; i < levels; ++i, h /= 2) {
    row[0] = centralDifference(f, x, h, order);
    double factor = 1;
    for (int j = 1; j <= i; ++j) {
      const auto k = static_cast<std::size_t>(j);
      factor *= 4;
      row[k] = row[k - 1] + (row[k - 1] - previous[k - 1]) / (factor - 1);
      const double estimate = std::max(std::abs(row[k] - row[k - 1]), std::abs(row[k] - previous[k - 1]));
      if (estimate < error) {
        error = estimate;
        best = row[k];
      }
    }
    if (error <= 1e-13 * std::abs(best)) break;
    previous = row;
  }
  if (std::isfinite(best) || !std::isfinite(f(x))) return best;
  const double side = order == 1 ? 1e-6 : 1e-4;
  return oneSidedDifference(f, x, std::isfinite(f(x + 3 * side)) ? side : -side, order);
}

}  // namespace

double numericalDerivative(FunctionRef f, double x, int order) {
  double r = 0.5 * std::max(1.0, std::abs(x) * 1e-3);
  for (int i = 0; i < halvings; ++i, r /= 2)
    if (const double d = chebyshevDerivative(f, x, r, order); std::isfinite(d)) return d;
  return extrapolatedDerivative(f, x, order);
}

double numericalIntegral(FunctionRef f, double a, double b) {
  if (a == b) return 0;
  int panels = 2000;
  return refined(f, a, b, 1e-13 * panel(f, a, b).absolute, panels);
}

}  // namespace gyre
