#pragma once
// A study of what parameters of a model do to a number of its run: on a grid, or at the points of a Latin hypercube.

#include "core/error.h"
#include "study/study.h"

#include <memory>
#include <string>
#include <vector>

namespace gyre {

struct ParameterStudyChoices {
  struct Range {
    std::string key;          ///< as of `gyre run --set`: a parameter, "crank.mass", "step"
    double from = 0, to = 1;  ///< SI units
    std::size_t count = 5;    ///< number of values on the grid
  };
  std::shared_ptr<const Model> model = {};
  std::string modelFile = {};  ///< for display
  std::vector<Range> ranges = {};
  std::size_t points = 0;  ///< number of points of a Latin hypercube; 0: a grid
  std::uint64_t seed = 1;
  std::vector<std::string> channels = {};  ///< of the response: their Euclidean norm where there are several
  Norm norm = Norm::last;
  std::string response = "response";  ///< what that is called
};

/// A plot of the response over each of the ranges, and a map of it over the first two.
/// Fails with an input error without a range or a channel, for a range that is none, and for a key given twice.
Expected<Study> parameterStudy(const ParameterStudyChoices& choices);

}  // namespace gyre
