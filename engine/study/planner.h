#pragma once
// The stages of planStudy(), in this order. Each fails with an input error that names line and key.

#include "core/error.h"
#include "study/study_plan.h"

namespace gyre {

class System;

/// Cases of the grid with their models, and the axes.
Expected<void> planCases(StudyPlan& plan);
/// The columns each measure and plot needs, and the times.
Expected<void> planChannels(StudyPlan& plan);
/// Reference runs, which case uses which, and whether the reference has what measures compare.
Expected<void> planReferences(StudyPlan& plan);
/// Names in plots and findings, and times of samples.
Expected<void> planChecks(StudyPlan& plan);
/// The keys of results.
void planKeys(StudyPlan& plan);

/// All that runs of a system record.
void readChannels(const System& system, RecordedSet& set);

/// An input error at a line of the study.
tl::unexpected<Error> studyError(int line, std::string key, std::string message);

/// Every condition names an axis and one of its values.
Expected<void> checkSelection(const StudyPlan& plan, const StudySelection& where, int line);

/// Sets output_step so that a run of this model has rows where the study needs them, unless the study sets it itself.
/// Gives the interval between its rows; 0 when the method chooses its steps and every one is recorded.
double fitOutputStep(Model& model, double wanted);

}  // namespace gyre
