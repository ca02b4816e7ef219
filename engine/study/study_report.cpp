#include "study/study_report.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gyre {
namespace {

constexpr double missing = std::numeric_limits<double>::quiet_NaN();
constexpr double saturation = 0.3;       ///< of the reference's size
constexpr double roundOffFloor = 1e-14;  ///< of the reference's size

std::optional<std::size_t> ownMeasure(const StudyPlan& plan, std::string_view name) {
  const auto& own = plan.study.measures;
  const auto it = std::find_if(own.begin(), own.end(), [&](const StudyMeasure& m) { return m.name == name; });
  if (it == own.end()) return std::nullopt;
  return static_cast<std::size_t>(it - own.begin());
}

/// Axes along which the families of one axis differ from each other.
std::vector<std::size_t> otherAxes(const StudyPlan& plan, std::size_t along) {
  std::vector<std::size_t> out;
  for (std::size_t a = 0; a < plan.axes.size(); ++a)
    if (a != along && plan.axes[a].values.size() > 1) out.push_back(a);
  return out;
}

/// Over numbers of elements errors fall as these grow.
OrderOver kindOfAxis(const StudyPlan& plan, const PlannedAxis& axis) {
  const auto value = settingValue(axis.key, *plan.cases.front().model);
  return value && std::holds_alternative<int>(value->value) ? OrderOver::numbers : OrderOver::steps;
}

}  // namespace

double measured(const StudyPlan& plan, const CaseResults& results, std::size_t index, std::string_view measure) {
  const auto& r = results[index];
  if (!r || r->failed()) return missing;
  if (measure == "cpu_time") return r->cpuTime;
  for (const WorkCount& count : workCounts)
    if (measure == count.name) return static_cast<double>(r->work.*count.of);
  const auto own = ownMeasure(plan, measure);
  return own ? r->measures[*own].value : missing;
}

std::vector<FamilyOrder> familyOrders(const StudyPlan& plan, const CaseResults& results, std::string_view measure,
                                      std::string_view axis, const StudySelection& where) {
  std::vector<FamilyOrder> out;
  const auto along = plan.axis(axis);
  if (!along || !plan.axes[*along].numeric) return out;
  const auto own = ownMeasure(plan, measure);
  const std::vector<std::size_t> others = otherAxes(plan, *along);
  const OrderOver over = plan.cases.empty() ? OrderOver::steps : kindOfAxis(plan, plan.axes[*along]);
  for (const std::vector<std::size_t>& family : plan.families(*along, where)) {
    FamilyOrder order{.label = plan.label(family.front(), others), .cases = {}, .fit = {}};
    std::vector<double> steps, errors;
    OrderLimits limits;
    std::vector<std::size_t> byGain = family;
    if (over == OrderOver::numbers) std::reverse(byGain.begin(), byGain.end());
    for (const std::size_t i : byGain) {
      const double value = measured(plan, results, i, measure);
      if (!std::isfinite(value)) continue;
      order.cases.push_back(i);
      steps.push_back(plan.cases[i].coordinates[*along].number);
      errors.push_back(std::abs(value));
      if (own && results[i]->measures[*own].scale > 0) {
        const double scale = results[i]->measures[*own].scale;
        limits = {.floor = roundOffFloor * scale, .saturated = saturation * scale};
      }
    }
    order.fit = fitOrder(steps, errors, limits, over);
    out.push_back(std::move(order));
  }
  return out;
}

std::string_view verdictName(Verdict v) {
  switch (v) {
    case Verdict::held: return "held";
    case Verdict::notHeld: return "NOT held";
    case Verdict::notJudged: return "could not be judged";
  }
  return "";
}

}  // namespace gyre
