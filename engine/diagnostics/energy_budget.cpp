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
  contacts_.start(system);
  impulsesNormal_.assign(system.contactChannels().sums().size(), 0);
  impulsesFriction_ = impulsesNormal_;
  const std::size_t powers = firstFriction() + contacts_.size();
  means_.resize(powers);
  integrals_.start(powers, pointsFor(order));
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
  if (const std::size_t n = contacts_.size(); n > 0)
    contacts_.evaluate(at, powers.subspan(firstNormal(), n), powers.subspan(firstFriction(), n));
}

void EnergyBudget::sum() {
  const std::span<const double> values = integrals_.values();
  const auto sumOf = [&](std::size_t first, std::size_t count, double from) {
    const auto part = values.subspan(first, count);
    return std::accumulate(part.begin(), part.end(), from);
  };
  dissipated_ = sumOf(0, sources(), 0);
  work_ = sumOf(sources(), sources(), exchanged_);
  if (contacts_.size() == 0) return;
  contactNormal_ = 0 - sumOf(firstNormal(), contacts_.size(), 0);
  contactFriction_ = 0 - sumOf(firstFriction(), contacts_.size(), 0);
}

void EnergyBudget::bendWhereContactsChanged() {
  for (std::size_t i = 0; i < contacts_.size(); ++i) {
    if (const auto most = contacts_.normalBend(i)) integrals_.bend(firstNormal() + i, *most);
    if (const auto most = contacts_.frictionBend(i)) integrals_.bend(firstFriction() + i, *most);
  }
}

void EnergyBudget::add(const EvaluatedKinematics& at) {
  evaluate(at, integrals_.powers());
  bendWhereContactsChanged();
  integrals_.add(at.t());
  sum();
}

void EnergyBudget::add(const ContactRecord& step) {
  contactCorrection_ += step.correction;
  if (contacts_.size() > 0) return;
  contactNormal_ += step.normal;
  contactFriction_ += step.friction;
  const ContactSums& sums = system_->contactChannels().sums();
  for (const ContactState& c : step.contacts) {
    const ContactSums::Of of = sums.of(c.contact.body1, c.contact.body2);
    for (const std::size_t i : of.all()) {
      impulsesNormal_[i] += of.share() * c.normalWork;
      impulsesFriction_[i] += of.share() * (c.work - c.normalWork);
    }
  }
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
  contacts_.follow(system);
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
