#pragma once
// Study files and models for tests of the study window.

#include "catalog/catalog.h"
#include "io/model_file.h"

#include <QFile>
#include <QString>

#include <memory>

namespace gyre::test {

inline std::shared_ptr<const Model> exampleModel(const char* name) {
  const auto model = readModel(std::string(GYRE_EXAMPLES_DIR "/") + name + ".gyre", catalog());
  return model ? std::make_shared<const Model>(*model) : nullptr;
}

/// A particle on a spring, for which the solution is known. Of three explicit cases one fails: half-way its force is
/// not a number any more. One of the two findings cannot hold.
inline QString writeSmallStudy(const QString& folder) {
  const QString path = folder + "/small.gyre-study";
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly)) return {};
  file.write(R"json({
  "gyre_study": 1,
  "name": "Oscillator",
  "description": "A particle on a spring, against the cosine.",
  "model": {"gyre": 1, "name": "oscillator", "gravity": [0, 0, 0],
    "bodies": [{"name": "ball", "type": "particle", "mass": 1, "position": [2, 0, 0]}],
    "forces": [{"name": "spring", "type": "spring", "body1": "ground", "body2": "ball", "stiffness": 4, "free_length": 1},
      {"name": "push", "type": "force", "body": "ball", "value": ["0", "0", "0"]}],
    "simulation": {"integrator": "geom1", "step": 0.01, "end_time": 1, "rho_inf": 0.8}},
  "vary": [{"step": [0.05, 0.025, 0.0125]}],
  "cases": [{"name": "weak damping", "rho_inf": 0.9}, {"name": "strong damping", "rho_inf": 0.3}, {"name": "breaks off", "push.value": ["sqrt(0.5 - t)", "0", "0"]
}],
  "reference": {"expressions": {"ball.x": "1 + cos(2*t)"}},
  "measures": [{"name": "error", "channels": ["ball.x"], "norm": "max", "against": "reference"}],
  "plots": [
    {"title": "Order", "x": "step", "y": "error", "curves": "case", "log": "xy", "slopes": true},
    {"title": "Motion", "x": "time", "y": "ball.x", "where": {"step": 0.05}}
  ],
  "findings": [
    {"finding": "The method is of second order", "source": "Chung and Hulbert 1993", "slope_of": "error",
     "where": {"case": "weak damping"},
     "equals": 2, "plus_minus": 0.1},
    {"finding": "The error vanishes", "source": "nobody", "measure": "error", "less_than": 1e-15}
  ]
})json");
  return path;
}

}  // namespace gyre::test
