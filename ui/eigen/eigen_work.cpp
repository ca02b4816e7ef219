#include "eigen/eigen_work.h"

#include <algorithm>
#include <cmath>

namespace gyre::ui {

const LocusMoment& EigenResult::at(double t) const {
  return *std::min_element(locus.moments.begin(), locus.moments.end(),
                           [t](const auto& a, const auto& b) { return std::abs(a.t - t) < std::abs(b.t - t); });
}

double EigenResult::radiusAt(double omegaH) const {
  const auto next = std::lower_bound(radius.begin(), radius.end(), omegaH,
                                     [](const RadiusPoint& p, double x) { return p.omegaH < x; });
  if (next == radius.end() || (next == radius.begin() && next->omegaH > omegaH)) return std::nan("");
  if (next == radius.begin()) return next->radius;
  const RadiusPoint before = *(next - 1);
  const double share = std::log(omegaH / before.omegaH) / std::log(next->omegaH / before.omegaH);
  return before.radius + share * (next->radius - before.radius);
}

Expected<EigenResult> computeEigenvalues(const EigenTask& task, const std::stop_token& stop,
                                         std::atomic<double>& done) {
  const auto system = System::compile(*task.model);
  if (!system) return fail(system.error());
  const std::vector<std::size_t> rows = rowsForLocus(*task.recording, task.moments);
  auto locus = rootLocus(**system, task.recording, rows, stop, [&](std::size_t moments) {
    done = static_cast<double>(moments) / static_cast<double>(rows.size());
  });
  if (!locus) return fail(std::move(locus.error()));
  const MethodStability method = MethodStability::of(task.model->simulation());
  EigenResult out{.locus = std::move(*locus),
                  .radius = radiusCurve(method),
                  .radiusSource = method.source(),
                  .method = task.model->simulation().type->id,
                  .model = task.model,
                  .h = stepOfRun(*task.model, *task.recording, task.choosesStep)};
  out.advice = stepAdvice(*task.model, out.locus, method, out.h);
  return out;
}

}  // namespace gyre::ui
