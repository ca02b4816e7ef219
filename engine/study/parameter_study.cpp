#include "study/parameter_study.h"

#include "core/units.h"

#include <fmt/format.h>

#include <algorithm>

namespace gyre {
namespace {

Expected<void> checkRanges(const std::vector<ParameterStudyChoices::Range>& ranges) {
  if (ranges.empty()) return failInput("at least one parameter to vary was expected");
  for (std::size_t i = 0; i < ranges.size(); ++i) {
    const auto& r = ranges[i];
    const auto sameKey = [&](const auto& other) { return other.key == r.key; };
    if (std::any_of(ranges.begin(), ranges.begin() + static_cast<std::ptrdiff_t>(i), sameKey))
      return failInput(fmt::format("'{}' is varied twice", r.key));
    if (!(r.from < r.to))
      return failInput(fmt::format(
          "{}: a range whose first number is the smaller one was expected, not {:.6g} to {:.6g}", r.key, r.from, r.to));
    if (r.count < 2) return failInput(fmt::format("{}: at least two values were expected", r.key));
  }
  return {};
}

StudyAxis axisOf(const ParameterStudyChoices::Range& range) {
  StudyAxis out{.key = range.key};
  for (std::size_t i = 0; i < range.count; ++i) {
    const double share = static_cast<double>(i) / static_cast<double>(range.count - 1);
    out.values.push_back(fmt::format("{:.12g}", range.from + (range.to - range.from) * share));
  }
  return out;
}

}  // namespace

Expected<Study> parameterStudy(const ParameterStudyChoices& choices) {
  if (auto ok = checkRanges(choices.ranges); !ok) return fail(ok.error());
  if (choices.channels.empty()) return failInput("a channel whose response is measured was expected");
  Study study{.name = "Parameter study", .model = choices.model, .modelFile = choices.modelFile};
  for (const auto& range : choices.ranges) {
    if (choices.points > 0)
      study.sample.over.push_back({.key = range.key, .from = shortest(range.from), .to = shortest(range.to)});
    else study.vary.push_back(axisOf(range));
  }
  study.sample.count = choices.points;
  study.sample.seed = choices.seed;
  study.measures.push_back({.name = choices.response, .channels = choices.channels, .norm = choices.norm});
  for (const auto& range : choices.ranges)
    study.plots.push_back(
        {.title = fmt::format("{} over {}", choices.response, range.key), .x = range.key, .y = {choices.response}});
  if (choices.ranges.size() > 1)
    study.plots.push_back({.title = choices.response + ", map",
                           .x = choices.ranges[0].key,
                           .y = {choices.ranges[1].key},
                           .color = choices.response});
  return study;
}

}  // namespace gyre
