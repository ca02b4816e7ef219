#pragma once
// The test problems of Yen and Petzold (1998), sec. 4, as models: a unit mass on the unit circle in the x-y plane under
// unit gravity and a force of size 1/eps^2, and a pendulum whose second mass hangs on a stiff spring.

#include "support/model_builder.h"
#include "support/run_model.h"

#include <cmath>
#include <string>
#include <vector>

namespace gyre::test {

enum class Oscillator {
  horizontal,  ///< f = -(x, 0) / eps^2
  spring,      ///< to (0, -0.5), free length 0.4: preloaded in the equilibrium (0, -1)
  central,     ///< f = -(x, y + 1) / eps^2
  bushing      ///< f = -diag(1, 1/2) (q - (0, -0.8)) / eps^2 - v: preloaded
};

inline ModelBuilder oscillator(Oscillator kind, double eps) {
  constexpr double x0 = 0.04471;
  const double k = 1 / (eps * eps);
  ModelBuilder b;
  b.gravity(Vec3(0, -1, 0));
  const ElementId bob = b.body("particle", "bob", {{"mass", 1.0}, {"position", Vec3(x0, -std::sqrt(1 - x0 * x0), 0)}});
  b.joint("distance", "rod", {{"body2", bob}, {"length", 1.0}});
  switch (kind) {
    case Oscillator::horizontal:
      b.force("cartesian_spring", "force", {{"body", bob}, {"stiffness", Vec3(k, 0, 0)}});
      break;
    case Oscillator::spring:
      b.force("spring", "force",
              {{"frame1", at(Vec3(0, -0.5, 0))}, {"body2", bob}, {"stiffness", k}, {"free_length", 0.4}});
      break;
    case Oscillator::central:
      b.force("cartesian_spring", "force", {{"body", bob}, {"anchor", Vec3(0, -1, 0)}, {"stiffness", Vec3(k, k, 0)}});
      break;
    case Oscillator::bushing:
      b.force("cartesian_spring", "force",
              {{"body", bob},
               {"anchor", Vec3(0, -0.8, 0)},
               {"stiffness", Vec3(k, 0.5 * k, 0)},
               {"damping", Vec3(1, 1, 0)}});
      break;
  }
  return b;
}

/// A unit mass on a rod of length 1 from the origin, and one on a spring of free length 1 and stiffness 1/eps^2 at the
/// first; from rest at x1, y1, x2, y2 in a row of yp_slow_double_pendulum.json.
inline ModelBuilder slowPendulum(const std::vector<double>& row, double eps) {
  ModelBuilder b;
  b.gravity(Vec3(0, -1, 0));
  const ElementId one = b.body("particle", "one", {{"mass", 1.0}, {"position", Vec3(row[1], row[2], 0)}});
  const ElementId two = b.body("particle", "two", {{"mass", 1.0}, {"position", Vec3(row[3], row[4], 0)}});
  b.joint("distance", "rod", {{"body2", one}, {"length", 1.0}});
  b.force("spring", "spring", {{"body1", one}, {"body2", two}, {"stiffness", 1 / (eps * eps)}, {"free_length", 1.0}});
  return b;
}

/// One of the iterations, by the names of the paper; CM with the projector frozen (CM-F) or exact (CM-J).
struct BdfMethod {
  const char* name;
  const char* id;
  int projector = -1;
};
inline constexpr BdfMethod bdfMethods[] = {
    {"GGL", "bdf_ggl"}, {"GGL*", "bdf_ggl_star"}, {"CS", "bdf_cs"}, {"CM-J", "bdf_cm", 1}, {"CM-F", "bdf_cm", 0}};

struct BdfSettings {
  double tolerance = 1e-3;
  bool velocitiesInTest = true;
  int maxOrder = 2;
};

inline void useBdf(ModelBuilder& b, const BdfMethod& method, const BdfSettings& s) {
  b.useIntegrator(method.id);
  for (const char* key : {"rtol", "atol_positions", "atol_velocities"}) b.set(simulationId, key, s.tolerance);
  b.set(simulationId, "max_order", s.maxOrder);
  b.set(simulationId, "error_test", Choice{s.velocitiesInTest ? 1 : 0});
  if (method.projector >= 0) b.set(simulationId, "projector", Choice{method.projector});
}

/// As the published experiments ran: rtol = atol, one output at the end.
inline Run runOscillator(Oscillator kind, double eps, const BdfMethod& method, double end, const BdfSettings& s) {
  ModelBuilder b = oscillator(kind, eps);
  useBdf(b, method, s);
  b.run(end, end, end);
  return runModel(b.model());
}

inline std::string countsOf(const RunProgress& p) {
  return std::to_string(p.steps) + "/" + std::to_string(p.evaluations) + "/" + std::to_string(p.factorizations) + "/" +
         std::to_string(p.errorTestFailures) + "/" + std::to_string(p.convergenceFailures);
}

}  // namespace gyre::test
