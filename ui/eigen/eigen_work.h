#pragma once
// What the panel of eigenvalues shows of a run: computed on another thread, then only looked at.

#include "core/error.h"
#include "locus/step_advice.h"

#include <atomic>
#include <memory>
#include <stop_token>

namespace gyre::ui {

/// What to compute. The recording may grow meanwhile: rows until now are taken.
struct EigenTask {
  std::shared_ptr<const Model> model;
  std::shared_ptr<const Recording> recording;
  bool choosesStep = false;
  int moments = 100;
};

struct EigenResult {
  RootLocus locus = {};
  std::vector<RadiusPoint> radius = {};
  std::string radiusSource = {};
  StepAdvice advice = {};
  std::string method = {};
  std::shared_ptr<const Model> model = {};
  double h = 0;  ///< of the run; 0: not known

  /// The moment nearest to a time. @pre !locus.moments.empty()
  const LocusMoment& at(double t) const;
  /// Spectral radius there, between the points of the curve; not a number beside them.
  double radiusAt(double omegaH) const;
};

/// @param done  share of it, 0 to 1, told while it is under way
Expected<EigenResult> computeEigenvalues(const EigenTask& task, const std::stop_token& stop, std::atomic<double>& done);

}  // namespace gyre::ui
