#pragma once
// The results of a study as CSV. Everything but cpu_time is the same bytes whatever the number of threads, so cpu times
// have a table of their own.

#include "core/error.h"
#include "study/study_curves.h"

#include <filesystem>
#include <string>
#include <vector>

namespace gyre {

/// One row for each case: its number, its coordinates, "state" (finished, failed, missing), the work (WorkCounts), the
/// study's measures with units.
std::string resultsCsv(const StudyPlan& plan, const CaseResults& results);
/// One row for each case: its number, its coordinates, cpu_time.
std::string cpuTimesCsv(const StudyPlan& plan, const CaseResults& results);
/// Columns curve, x, y.
std::string curvesCsv(const StudyPlan& plan, const StudyCurves& curves);

/// The files that a study consists of: its own, its models and its reference, as far as they are files.
std::vector<std::filesystem::path> filesOf(const Study& study);
/// The files that writeStudyCsv() writes.
std::vector<std::filesystem::path> studyCsvFiles(const Study& study, const std::filesystem::path& folder);

/// Writes STEM.csv, STEM-cpu-times.csv and STEM-plot-1.csv, ... into a folder, which is made; each whole or not at
/// all. Gives the files written.
Expected<std::vector<std::filesystem::path>> writeStudyCsv(const StudyPlan& plan, const CaseResults& results,
                                                           const std::filesystem::path& folder);

/// "bruels-cardona-fig-2": the study's file without its ending, or its name made fit for a file.
std::string studyStem(const Study& study);

}  // namespace gyre
