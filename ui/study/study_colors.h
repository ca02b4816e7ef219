#pragma once
// One colour and one shape for each integrator, the same in every chart and list of a study.

#include "figure/marker.h"
#include "study/study_plan.h"

#include <map>
#include <string>

namespace gyre::ui {

struct CurveLook {
  int color = 0;  ///< place in Theme::curves
  Marker marker = Marker::none;
  Qt::PenStyle line = Qt::SolidLine;
};

/// Looks of these integrators: by their place in the catalogue, so that a method has the same look in every study;
/// where two would share a colour, the later one takes the next that is free.
std::map<std::string, CurveLook> integratorLooks(const std::vector<std::string>& ids);

/// The integrators of a study, in its order; empty when it varies none.
std::vector<std::string> integratorsOf(const StudyPlan& plan);

}  // namespace gyre::ui
