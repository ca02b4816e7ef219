#pragma once
// The order study of any model: methods x steps, and where it is asked for x a number of elements, the error of some
// channels, plots of error over step, over elements and over work.
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
  /// A whole number of the model as a third axis, "blade.elements", and its values; empty: none.
  std::string over = {};
  std::vector<std::string> values = {};
  /// Names or globs; empty: the positions of all bodies, of flexible beams those of their ends.
  std::vector<std::string> channels;
  Norm norm = Norm::mean;
  double from = 0;  ///< errors count from here to the end of the run [s]
  /// "" : a run by Gyre's most accurate method that can run the model, or of the first integrator at an eighth of the
  /// smallest step; with `over` instead a run of each method itself, at half the smallest step (the only one, where
  /// there is one) and with twice the largest value; "finest"; "ID@H": a run by that method and step; otherwise the
  /// path of a reference file whose columns are called as channels are.
  std::string reference;
};

/// The study's only measure of its own.
inline constexpr const char* orderMeasure = "error";

/// Plots: error over step with slopes (unless there is one step only beside other values), error over `over` with
/// slopes, error over cpu_time, error over evaluations.
/// Fails with an input error on an empty list, an unknown integrator, a step that is no time or above the end, a key or
/// values of no whole number.
Expected<Study> orderStudy(const OrderStudyChoices& choices);

/// Whole numbers of the flexible bodies of a model, which are those of their elements, for `over`.
std::vector<std::string> elementKeys(const Model& model);

/// What runs of a study are compared with, in words: "rkmk", "geom1, step 1.25e-4", "closed form".
std::string referenceText(const Study& study);

}  // namespace gyre
