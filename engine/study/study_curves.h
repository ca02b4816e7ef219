#pragma once
// The curves of a study's plots, from its results.

#include "diagnostics/order_estimate.h"
#include "study/study_plan.h"
#include "study/study_runner.h"

#include <optional>
#include <string>
#include <vector>

namespace gyre {

struct StudyCurve {
  std::string name;                     ///< "geom1, rho_inf 0.6"; names of measures or channels where there are several
  std::vector<double> x = {}, y = {};   ///< SI units; points without a value are left out
  std::vector<double> color = {};       ///< of each point of a map: the measure that its colour tells
  std::vector<std::size_t> cases = {};  ///< of each point; of the whole curve (one entry) over time
  std::optional<OrderFit> fit = {};     ///< where the plot asks for slopes and one could be fitted
};

struct StudyCurves {
  std::string title, xLabel, yLabel;  ///< with unit: "step [s]"
  std::string colorLabel = {};        ///< of a map; else empty
  bool logX = false, logY = false;
  /// Where x is an axis of texts: its values in their order, of which x of a point is the index.
  std::vector<std::string> categories = {};
  bool areScattered = false;            ///< points of a design of experiments: no line leads from one to the next
  std::vector<StudyCurve> curves = {};  ///< in the order of the axes' values, so that colours stay while cases come in
  std::vector<PublishedPoints> published = {};
};

/// May be asked at any time; cases that have not finished are left out. @pre plot is one of the study's
StudyCurves studyCurves(const StudyPlan& plan, const CaseResults& results, const StudyPlot& plot);

}  // namespace gyre
