#pragma once
// Runs of the BDF methods on mechanisms in space, and how far two runs lie apart.

#include "verification/oscillators.h"

#include <algorithm>
#include <cmath>

namespace gyre::test {

inline Run runBdf(ModelBuilder b, const BdfMethod& method, double end, double output, double tolerance,
                  int maxOrder = 5) {
  useBdf(b, method, {.tolerance = tolerance, .maxOrder = maxOrder});
  b.run(1e-3, end, output);
  return runModel(b.model());
}

/// Gyre's reference method, with this step.
inline Run runRkmk(ModelBuilder b, double step, double end, double output) {
  b.useIntegrator("rkmk");
  b.run(step, end, output);
  return runModel(b.model());
}

/// Largest difference of positions and quaternions of all bodies over all rows.
inline double largestDifference(const Run& a, const Run& b) {
  double out = 0;
  for (std::size_t c = 0; c < a.recording->columns(); ++c) {
    const std::string& name = a.recording->channels()[c].name;
    const bool isPlacement = name.ends_with(".x") || name.ends_with(".y") || name.ends_with(".z") ||
                             name.ends_with(".qw") || name.ends_with(".qx") || name.ends_with(".qy") ||
                             name.ends_with(".qz");
    for (std::size_t r = 0; isPlacement && r <= a.last(); ++r)
      out = std::max(out, std::abs(a.recording->at(r, c) - b.at(r, name)));
  }
  return out;
}

inline double differenceFromRkmk(const ModelBuilder& model, const BdfMethod& method, double end, double tolerance) {
  return largestDifference(runRkmk(model, 1e-3, end, end / 10), runBdf(model, method, end, end / 10, tolerance));
}

}  // namespace gyre::test
