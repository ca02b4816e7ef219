#pragma once
// From the rows of a run and of its reference to the values of measures.

#include "study/case_result.h"
#include "study/study_plan.h"

namespace gyre {

/// The reference at the times and in the channels of a run; what it does not have is not a number.
/// @param run  rows of the reference run, for references that are one; else null
KeptRows referenceAt(const StudyPlan& plan, const PlannedCase& planned, const KeptRows& own, const KeptRows* run);

/// The value of one measure. @param reference  as from referenceAt(); empty without one
MeasuredValue measureRows(const StudyPlan& plan, const PlannedCase& planned, std::size_t measure, const KeptRows& own,
                          const KeptRows& reference);

/// The series that plots over time show: kept channels inside the windows of the plots.
KeptRows plottedRows(const StudyPlan& plan, const PlannedCase& planned, const KeptRows& rows);

/// The norm of a series over time; see Norm. @pre not empty
double normOf(Norm norm, const std::vector<double>& times, const std::vector<double>& x);

}  // namespace gyre
