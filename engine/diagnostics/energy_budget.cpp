#include "diagnostics/energy_budget.h"

#include <algorithm>
#include <numeric>

namespace gyre {
namespace {

int pointsFor(int order) { return order <= 2 ? 2 : std::min(order + 1, PowerIntegrals::mostPoints); }

}  // namespace

void EnergyBudget::start(const System& system, const EvaluatedKinematics& at, int order) {
  *this = {};
  system_ = &system;
  for (const EnergySource& source : energySources(system)) ids_.push_back(source.id);
  const std::size_t n = energySourceCount(system);
  bySource_.resize(n);
  sourceOf_.resize(n);
  std::iota(sourceOf_.begin(), sourceOf_.end(), std::size_t{0});
  elastic_.resize(n);
  means_.resize(2 * n);
  integrals_.start(2 * n, pointsFor(order));
  evaluate(at, integrals_.powers());
  integrals_.begin(at.t());
  start_ = now_.total();
}

void EnergyBudget::evaluate(const EvaluatedKinematics& at, std::span<double> powers) {
  now_ = system_->energy(at, bySource_);
  std::ranges::fill(powers, 0);
  std::ranges::fill(elastic_, 0);
  for (std::size_t i = 0; i < bySource_.size(); ++i) {
    const std::size_t source = sourceOf_[i];
    elastic_[source] += bySource_[i].elastic;
    powers[source] += bySource_[i].dissipation;
    powers[sources() + source] += bySource_[i].work;
  }
}

void EnergyBudget::sum() {
  const std::span<const double> values = integrals_.values();
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(sources());
  dissipated_ = std::accumulate(values.begin(), middle, 0.0);
  work_ = std::accumulate(middle, values.end(), exchanged_);
}

void EnergyBudget::add(const EvaluatedKinematics& at) {
  evaluate(at, integrals_.powers());
  integrals_.add(at.t());
  sum();
}

void EnergyBudget::add(const EvaluatedKinematics& at, double h, const EvaluatedKinematics& middle) {
  evaluate(middle, means_);
  evaluate(at, integrals_.powers());
  integrals_.addMean(at.t(), h, means_);
  sum();
}

void EnergyBudget::addAndRestart(const EvaluatedKinematics& at) {
  add(at);
  restart();
}

void EnergyBudget::exchange(const EvaluatedKinematics& at) {
  const double before = now_.total();
  evaluate(at, integrals_.powers());
  integrals_.begin(at.t());
  exchanged_ += now_.total() - before;
  sum();
}

void EnergyBudget::exchange(const System& system, const EvaluatedKinematics& at) {
  system_ = &system;
  bySource_.resize(energySourceCount(system));
  sourceOf_.clear();
  auto next = ids_.begin();  // most come in the same order
  for (const EnergySource& source : energySources(system)) {
    const auto found = next != ids_.end() && *next == source.id ? next : std::ranges::find(ids_, source.id);
    sourceOf_.push_back(static_cast<std::size_t>(found - ids_.begin()));
    if (found != ids_.end()) next = found + 1;
  }
  sourceOf_.push_back(sources() - 1);
  exchange(at);
}

}  // namespace gyre
