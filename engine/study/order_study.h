#pragma once
// The order study of any model: methods x steps, the error of some channels, plots of error over step and over work.
// `gyre converge` and the window build it here.

#include "core/error.h"
#include "study/study.h"

#include <memory>
#include <string>
#include <vector>

namespace gyre {

struct OrderStudyChoices {
  std::shared_ptr<const Model> model;
  std::string modelFile;                 ///< for display
  std::vector<std::string> integrators;  ///< ids
  std::vector<std::string> steps;        ///< as typed: "1e-3", "2 ms"
  std::vector<std::string> channels;     ///< names or globs; empty: the positions of all bodies
  Norm norm = Norm::mean;
  double from = 0;  ///< errors count from here to the end of the run [s]
  /// "" : a run by Gyre's most accurate method that can run the model, or of the first integrator at an eighth of the
  /// smallest step; "finest"; "ID@H": a run by that method and step; otherwise the path of a reference file whose
  /// columns are called as channels are.
  std::string reference;
};

/// The study's only measure of its own.
inline constexpr const char* orderMeasure = "error";

/// Plots: 1 error over step with slopes, 2 error over cpu_time, 3 error over evaluations.
/// Fails with an input error on an empty list, an unknown integrator, a step that is no time or above the end.
Expected<Study> orderStudy(const OrderStudyChoices& choices);

/// What runs of a study are compared with, in words: "rkmk", "geom1, step 1.25e-4", "closed form".
std::string referenceText(const Study& study);

}  // namespace gyre
