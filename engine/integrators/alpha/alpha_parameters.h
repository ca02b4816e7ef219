#pragma once
// What all generalized-alpha methods let the user choose.

#include "integrators/newton_settings.h"

namespace gyre {

enum class StepControl { fixed, localError };

struct AlphaParameters : NewtonSettings {
  double rho_inf = 0.8;
  StepControl step_control = StepControl::fixed;
  double step_tolerance = 1e-6;  ///< local error of positions per step [of the model's length, rad]
};

/// Those of Bruels and Cardona's methods.
struct GeometricAlpha : AlphaParameters {
  bool perturbed_start = false;
};

template <class P>
std::vector<Field> alphaFields() {
  std::vector<Field> fields = runFields<P>();
  fields.push_back(field<P>(
      &P::rho_inf,
      {.key = "rho_inf",
       .label = "rho_inf",
       .help = "Spectral radius at infinite frequency: 1 no numerical damping, 0 most. Below 1 when there are joints",
       .range = {.minimum = 0, .maximum = 1}}));
  for (Field& f : newtonFields<P>()) fields.push_back(std::move(f));
  fields.push_back(field<P>(
      &P::step_control,
      {.key = "step_control",
       .label = "Step control",
       .help = "Keep the step, or choose it so that the local error of the positions stays near the step tolerance",
       .choices = {"fixed", "local_error"},
       .advanced = true}));
  fields.push_back(field<P>(&P::step_tolerance, {.key = "step_tolerance",
                                                 .label = "Step tolerance",
                                                 .help = "Local error of positions allowed per step, as a share of the "
                                                         "model's length; of angles in rad",
                                                 .range = positive,
                                                 .advanced = true}));
  return fields;
}

template <class P>
std::vector<Field> geometricAlphaFields() {
  std::vector<Field> fields = alphaFields<P>();
  fields.push_back(field<P>(
      &P::perturbed_start,
      {.key = "perturbed_start",
       .label = "Perturbed start",
       .help = "Start values of Arnold, Bruels and Cardona 2015: no oscillation of the multipliers in the first steps",
       .advanced = true}));
  return fields;
}

}  // namespace gyre
