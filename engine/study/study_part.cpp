#include "study/study_part.h"

#include <fmt/format.h>
#include <algorithm>
#include <charconv>
#include <map>
#include <numeric>
#include <set>

namespace gyre {
namespace {

/// Deals cases out to parts, the least laden first.
class PartDealer {
 public:
  PartDealer(const StudyPlan& plan, std::size_t parts)
      : plan_(plan), loads_(parts, 0.0), having_(plan.referenceRuns.size()) {
    for (std::size_t p = 0; p < parts; ++p) byLoad_.emplace(0.0, p);
    for (std::size_t r = 0; r < plan.referenceRuns.size(); ++r)
      if (plan.referenceRuns[r].ofCase) referencesOf_.emplace(*plan.referenceRuns[r].ofCase, r);
  }

  /// The part that the case goes to.
  std::size_t deal(const PlannedCase& c) {
    const std::optional<std::size_t> r = c.referenceRun;
    std::size_t part = byLoad_.begin()->second;
    if (r) {
      const std::vector<std::size_t>& having = having_[*r];
      const auto least =
          std::min_element(having.begin(), having.end(), [&](auto a, auto b) { return loads_[a] < loads_[b]; });
      if (least != having.end() && loads_[*least] <= loads_[part] + 2 * plan_.referenceRuns[*r].steps) part = *least;
    }
    add(part, c.steps);
    if (r) makeReference(part, *r, plan_.referenceRuns[*r].steps);
    // A case that is itself a reference gives its rows to the others of its part.
    const auto [first, last] = referencesOf_.equal_range(c.index);
    for (auto own = first; own != last; ++own) makeReference(part, own->second, 0);
    return part;
  }

  /// What the cases of a reference cost besides their own steps.
  double costOf(const PlannedCase& c) const {
    return c.steps + (c.referenceRun ? plan_.referenceRuns[*c.referenceRun].steps : 0.0);
  }

 private:
  void add(std::size_t part, double steps) {
    byLoad_.erase({loads_[part], part});
    loads_[part] += steps;
    byLoad_.emplace(loads_[part], part);
  }

  void makeReference(std::size_t part, std::size_t reference, double steps) {
    std::vector<std::size_t>& having = having_[reference];
    if (std::find(having.begin(), having.end(), part) != having.end()) return;
    having.push_back(part);
    add(part, steps);
  }

  const StudyPlan& plan_;
  std::vector<double> loads_;
  std::set<std::pair<double, std::size_t>> byLoad_;
  std::multimap<std::size_t, std::size_t> referencesOf_;  ///< by the case that they are
  std::vector<std::vector<std::size_t>> having_;          ///< for each reference run, the parts that make it
};

}  // namespace

Expected<StudyPart> studyPartFromText(std::string_view text) {
  StudyPart part;
  const char* end = text.data() + text.size();
  const auto first = std::from_chars(text.data(), end, part.number);
  const bool slash = first.ec == std::errc{} && first.ptr != end && *first.ptr == '/';
  const auto second = slash ? std::from_chars(first.ptr + 1, end, part.of) : first;
  if (!slash || second.ec != std::errc{} || second.ptr != end || part.number < 1 || part.number > part.of)
    return failInput(fmt::format("a part K/N with 1 <= K <= N was expected, e.g. 2/5, not '{}'", text));
  return part;
}

std::vector<bool> casesOfPart(const StudyPlan& plan, const StudyPart& part) {
  std::vector<bool> out(plan.cases.size(), false);
  // More parts than cases leave the last ones empty.
  PartDealer dealer(plan, std::min(part.of, std::max<std::size_t>(1, plan.cases.size())));
  std::vector<std::size_t> order(plan.cases.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return dealer.costOf(plan.cases[a]) > dealer.costOf(plan.cases[b]);
  });
  for (const std::size_t i : order) out[i] = dealer.deal(plan.cases[i]) + 1 == part.number;
  return out;
}

}  // namespace gyre
