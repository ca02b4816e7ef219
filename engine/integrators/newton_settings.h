#pragma once
// When Newton's iteration of a step of fixed size ends: what the user chooses of newton_test.h.

#include "describe/type_info.h"
#include "model/settings.h"

namespace gyre {

struct NewtonSettings : RunSettings {
  double atol = 1e-12;
  double rtol = 1e-12;
  int max_iterations = 20;
};

/// The fields of NewtonSettings, without those of RunSettings, for an integrator whose parameters derive from it.
template <class P>
std::vector<Field> newtonFields() {
  return {
      field<P>(&P::atol,
               {.key = "atol",
                .label = "atol",
                .help = "Absolute tolerance of Newton's weighted test: of what a step moves by, as a speed, in "
                        "lengths of the model per second and rad/s; of a multiplier, as a share of what brings the "
                        "masses that its joint moves to one length of the model per second, or 1 rad/s, within a "
                        "second",
                .range = nonNegative,
                .advanced = true}),
      field<P>(&P::rtol, {.key = "rtol",
                          .label = "rtol",
                          .help = "Relative tolerance of Newton's weighted test: of what each coordinate moves by in a "
                                  "step, and of each multiplier",
                          .range = nonNegative,
                          .advanced = true}),
      field<P>(&P::max_iterations, {.key = "max_iterations",
                                    .label = "Newton iterations",
                                    .help = "After so many a step is repeated with half its size",
                                    .range = {.minimum = 1, .maximum = 1000},
                                    .advanced = true}),
  };
}

}  // namespace gyre
