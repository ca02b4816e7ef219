#include "run/driven_run.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

namespace gyre {
namespace {

/// A coordinate of a body or a joint, its rate or its acceleration.
bool isMotion(const Model& model, const Channel& c) {
  const Element* e = model.find(c.element);
  if (!e) return false;
  if (e->type->category == Category::body) return true;
  constexpr std::array<std::string_view, 6> measured{"m", "rad", "m/s", "rad/s", "m/s^2", "rad/s^2"};
  return e->type->category == Category::joint && std::ranges::find(measured, c.unit) != measured.end() &&
         c.name.find(".violation") == std::string::npos;
}

}  // namespace

DrivenMotionOptions drivenTimes(const Model& model) {
  const RunSettings run = runSettings(model.simulation());
  return {.end = run.end_time, .step = run.output_step > 0 ? run.output_step : run.step};
}

Expected<DrivenRun> drivenRun(const Model& model, const System& system, const DrivenMotionOptions& options,
                              DrivenChannels channels, const std::function<bool(double)>& goesOn,
                              const RowPagesOptions& pages) {
  std::vector<Channel> header{{documentId, "time", "s"}};
  std::vector<std::size_t> chosen;
  std::vector<Channel> all = system.channels().list();
  for (std::size_t c = 0; c < all.size(); ++c) {
    if (channels == DrivenChannels::motion && !isMotion(model, all[c])) continue;
    chosen.push_back(c);
    header.push_back(std::move(all[c]));
  }
  auto recording = Recording::create(std::move(header), drivenRows(options), pages);
  if (!recording) return fail(recording.error());
  std::vector<double> values(system.channels().size());
  std::optional<Error> full;
  const auto done = drivenMotion(system, options, [&](const EvaluatedState& at) {
    const std::span<double> row = (*recording)->next();
    if (row.empty()) {
      full = Error{.kind = Error::Kind::resource, .message = (*recording)->whyFull(), .time = at.t()};
      return false;
    }
    system.channels().report(at, values);
    row.front() = at.t();
    std::ranges::transform(chosen, row.begin() + 1, [&](std::size_t c) { return values[c]; });
    (*recording)->publish();
    return goesOn(options.end > 0 ? at.t() / options.end : 1);
  });
  if (!done) full = done.error();
  return DrivenRun{std::move(*recording), std::move(full)};
}

}  // namespace gyre
