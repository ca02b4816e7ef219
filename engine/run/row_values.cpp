#include "run/row_values.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace gyre {
namespace {

/// Channels of the whole system, with which every row begins.
constexpr std::size_t headSize = 18;

}  // namespace

std::vector<Channel> recordedChannels(const System& system) {
  std::vector<Channel> out{
      {documentId, "time", "s"},
      {documentId, "energy.kinetic", "J"},
      {documentId, "energy.potential", "J"},
      {documentId, "energy.elastic", "J"},
      {documentId, "energy.dissipated", "J"},
      {documentId, "energy.work", "J"},
      {documentId, "energy.total", "J"},
      {documentId, "energy.numerical", "J"},
      {documentId, "drift.position", "m"},
      {documentId, "drift.angle", "rad"},
      {documentId, "drift.velocity", "m/s"},
      {documentId, "drift.angular_velocity", "rad/s"},
      {documentId, "newton.iterations", ""},
      {documentId, "newton.residual", ""},
      {documentId, "step.size", "s"},
      {documentId, "step.order", ""},
      {documentId, "step.error_failures", ""},
      {documentId, "step.convergence_failures", ""},
  };
  out.insert(out.end(), system.channels().list().begin(), system.channels().list().end());
  return out;
}

std::vector<std::size_t> RowValues::keep(std::span<const std::size_t> columns) {
  std::vector<std::size_t> out(headSize), ofElements;
  std::iota(out.begin(), out.end(), std::size_t{0});
  for (const std::size_t c : columns)
    if (c >= headSize) {
      out.push_back(c);
      ofElements.push_back(c - headSize);
    }
  kept_ = system_->channels().select(ofElements);
  return out;
}

void RowValues::count(const StepReport& report) {
  errorTestFailures_ += static_cast<std::uint64_t>(report.errorTestFailures);
  convergenceFailures_ += static_cast<std::uint64_t>(report.convergenceFailures);
}

void RowValues::fill(const EvaluatedKinematics& at, const EnergyBudget& energy, const StepReport& report,
                     std::span<double> row) {
  system_->constraints().rates(at, Bv_);
  const SystemEnergy& e = energy.now();
  const RowSizes position = system_->scales().rowSizes(at.Phi(), true),
                 velocity = system_->scales().rowSizes(Bv_, false);
  const std::array<double, headSize> head{at.t(),
                                          e.kinetic,
                                          e.potential,
                                          e.elastic,
                                          energy.dissipated(),
                                          energy.work(),
                                          e.total(),
                                          energy.numerical(),
                                          position.length,
                                          position.angle,
                                          velocity.length,
                                          velocity.angle,
                                          static_cast<double>(report.iterations),
                                          report.residual,
                                          report.h > 0 ? report.h : report.t1 - report.t0,
                                          static_cast<double>(report.order),
                                          static_cast<double>(errorTestFailures_),
                                          static_cast<double>(convergenceFailures_)};
  std::copy(head.begin(), head.end(), row.begin());
  if (kept_) system_->channels().report(at, *kept_, row.subspan(head.size()));
  else system_->channels().report(at, row.subspan(head.size()));
}

}  // namespace gyre
