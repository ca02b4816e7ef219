#pragma once
// What the results of a study say: measures by name, orders, findings. All of it may be asked of an unfinished study.

#include "diagnostics/order_estimate.h"
#include "study/study_plan.h"
#include "study/study_runner.h"

#include <string>
#include <string_view>
#include <vector>

namespace gyre {

/// The value of a measure (built-in ones included) of a case; not a number where it has none.
double measured(const StudyPlan& plan, const CaseResults& results, std::size_t index, std::string_view measure);

/// The order of a measure over one axis for cases that differ in that axis only.
struct FamilyOrder {
  std::string label;               ///< "geom1, rho_inf 0.6"; empty when there is one family only
  std::vector<std::size_t> cases;  ///< by falling coordinate; of a whole number, as of elements, by a growing one
  OrderFit fit;                    ///< of the cases that have a value
};
/// Errors against a reference are limited as OrderLimits: saturated above 0.3 of the reference's size, at the floor
/// below 1e-14 of it.
std::vector<FamilyOrder> familyOrders(const StudyPlan& plan, const CaseResults& results, std::string_view measure,
                                      std::string_view axis, const StudySelection& where = {});

enum class Verdict { held, notHeld, notJudged };
std::string_view verdictName(Verdict v);  ///< "held", "NOT held", "could not be judged"

struct JudgedFinding {
  Verdict verdict = Verdict::notJudged;
  std::string measured;  ///< in words: "error of geom1, step 0.001: 0.0571, expected 0.0571 within 5 %"
  std::vector<std::size_t> cases;
};
/// One for each of Study::findings.
std::vector<JudgedFinding> judgeFindings(const StudyPlan& plan, const CaseResults& results);

}  // namespace gyre
