#pragma once
// What method and step suit a run, from its eigenvalues and how fast it moves:
//
//   explicit methods of the kind of central differences are stable for |lambda| h < 2 (Hairer, Lubich and Wanner 2006,
//   sec. I.5), whatever of that moves;
//   twenty steps for each period of what moves follow it to about a percent with a method of second order;
//   where the first asks for far smaller steps than the second, what is stiff does not move, and an implicit method
//   with numerical damping steps over it (Geradin and Cardona 2001, sec. 11.3).

#include "locus/method_stability.h"
#include "locus/root_locus.h"
#include "model/model.h"

namespace gyre {

struct StepAdvice {
  double moves = 0;                         ///< how fast the run does [rad/s]; 0: nothing accelerates
  double accurate = 0, stable = 0;          ///< steps for what moves, and for explicit methods [s]; 0: no limit
  std::string method = {};                  ///< suggested integrator
  double step = 0;                          ///< suggested [s]; 0: none
  std::vector<std::string> sentences = {};  ///< all of it in words
  std::string text() const;                 ///< the sentences, a line each
};

inline constexpr double stepsPerPeriod = 20;

/// @param h  step of the run: that of its method, or, where it chooses, a typical one; 0: not known
StepAdvice stepAdvice(const Model& model, const RootLocus& locus, const MethodStability& chosen, double h);

/// The step of a run: that of the model, or where the method chooses, the median of those recorded; 0 where none is.
double stepOfRun(const Model& model, const Recording& recording, bool choosesStep);

}  // namespace gyre
