#pragma once
// Small studies whose results have closed forms: a mass on a spring goes round the origin, x = cos 3t, y = sin 3t.

#include "study/study_csv.h"
#include "study/study_curves.h"
#include "study/study_file.h"
#include "study/study_plan.h"
#include "study/study_runner.h"

#include <stdexcept>
#include <string>

namespace gyre::test {

inline const std::string circleModel = R"({
  "gyre": 1, "name": "circle", "gravity": [0, 0, 0],
  "bodies": [{"name": "mass", "type": "particle", "mass": 1, "position": [1, 0, 0], "velocity": [0, 3, 0]}],
  "forces": [{"name": "spring", "type": "spring", "body1": "ground", "body2": "mass", "stiffness": 9},
             {"name": "push", "type": "force", "body": "mass", "value": [0, 0, 0]}],
  "simulation": {"integrator": "geom1", "step": 0.01, "end_time": 1, "rho_inf": 1}})";

inline const std::string circleReference =
    R"j("reference": {"expressions": {"mass.x": "cos(3*t)", "mass.y": "sin(3*t)"}})j";

/// A value of the force "push" that is no number after t = 0.5 s: the run fails there.
inline const std::string failingPush = R"j(["sqrt(0.5-t)", 0, 0])j";

inline const std::string circleError =
    R"({"name": "error", "channels": ["mass.x", "mass.y"], "norm": "mean", "against": "reference"})";

/// Members of a study of twelve cases with a plot; its reference is left open.
inline const std::string circleGrid = R"("measures": [)" + circleError + R"(],
    "vary": [{"rho_inf": [1, 0.8, 0.5]}, {"step": {"from": 0.02, "factor": 0.5, "count": 4}}],
    "plots": [{"x": "time", "y": "mass.x", "against": "reference", "where": {"step": 0.02}}], )";
inline const std::string circleGridByRun =
    circleGrid + R"("reference": {"case": {"integrator": "rkmk", "step": 0.005}})";

/// A study of the circle with these further members.
inline std::string circleStudy(const std::string& members) {
  return "{\"gyre_study\": 1, \"name\": \"circle\", \"model\": " + circleModel + ",\n" + members + "}";
}

/// All that a study with one plot writes.
inline std::string tablesOf(const StudyPlan& plan, const CaseResults& results) {
  return resultsCsv(plan, results) + curvesCsv(plan, studyCurves(plan, results, plan.study.plots[0]));
}

inline StudyPlan planOf(const std::string& text) {
  auto study = parseStudy(text, "test.gyre-study");
  if (!study) throw std::runtime_error(study.error().text());
  auto plan = planStudy(std::move(*study));
  if (!plan) throw std::runtime_error(plan.error().text());
  return std::move(*plan);
}

/// Why a study is refused; empty when it is not.
inline std::string refusalOf(const std::string& text) {
  auto study = parseStudy(text, "test.gyre-study");
  if (!study) return study.error().text();
  const auto plan = planStudy(std::move(*study));
  return plan ? std::string{} : plan.error().text();
}

inline CaseResults runPlan(const StudyPlan& plan, StudyOptions options = {}) {
  auto runner = StudyRunner::create(plan, std::move(options));
  if (!runner) throw std::runtime_error(runner.error().text());
  if (auto ok = (*runner)->run(); !ok) throw std::runtime_error(ok.error().text());
  return (*runner)->results();
}

}  // namespace gyre::test
