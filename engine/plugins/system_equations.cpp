#include "plugins/system_equations.h"

#include "integrators/rotations.h"

#include <algorithm>

namespace gyre {
namespace {

void copyTo(const VecX& from, std::span<double> to) { std::copy_n(from.data(), to.size(), to.begin()); }
void copyTo(std::span<const double> from, VecX& to) { std::copy(from.begin(), from.end(), to.data()); }
std::span<const double> spanOf(const VecX& x) { return {x.data(), static_cast<std::size_t>(x.size())}; }

}  // namespace

SystemEquations::SystemEquations(const System& system, const InitialState& initial)
    : system_(system),
      indexOne_(system, indexOneRegularization(system, initial), IndexOne::Factorizations::many),
      place_(initial.state),
      f_(VecX::Zero(system.nv())),
      rates_(VecX::Zero(system.m())),
      reaction_(f_),
      lambda_(rates_),
      ab_(VecX::Zero(system.nv() + system.m())),
      rows_(rates_),
      move_(f_) {
  forEachRotation(system, [&](std::size_t, int v, int) { rotations_.push_back(v); });
}

double SystemEquations::size(std::span<const double> Phi) const {
  copyTo(Phi, rows_);
  return system_.scales().relativeSize(rows_, 1.0);
}

double SystemEquations::motion(std::span<const double> x) const {
  copyTo(x, move_);
  return system_.scales().relativeMotion(move_);
}

void SystemEquations::move(std::span<const double> q, std::span<const double> x, std::span<double> out) const {
  for (std::size_t b = 0; b < system_.bodies().size(); ++b) {
    const BodyLayout& l = system_.bodies().layout(b);
    system_.bodies().body(b).plus(q.data() + l.q, x.data() + l.v, out.data() + l.q);
  }
}

void SystemEquations::timesMass(std::span<const double> v, std::span<double> out) const {
  const Vec6 rest = Vec6::Zero();
  for (std::size_t b = 0; b < system_.bodies().size(); ++b) {
    const int at = system_.bodies().layout(b).v;
    system_.bodies().body(b).inertia(rest.data(), v.data() + at, out.data() + at);
  }
}

void SystemEquations::gyroscopic(std::span<const double> v, std::span<double> out) const {
  const Vec6 rest = Vec6::Zero();
  for (std::size_t b = 0; b < system_.bodies().size(); ++b) {
    const int at = system_.bodies().layout(b).v;
    system_.bodies().body(b).inertia(v.data() + at, rest.data(), out.data() + at);
  }
}

void SystemEquations::evaluate(double t, std::span<const double> q, std::span<const double> v) {
  place_.t = t;
  copyTo(q, place_.q);
  copyTo(v, place_.v);
  at_ = indexOne_.evaluate(place_);
}

std::span<const double> SystemEquations::forces() {
  system_.appliedForce(at_, f_);
  return spanOf(f_);
}

std::span<const double> SystemEquations::violation() { return spanOf(at_.Phi()); }

std::span<const double> SystemEquations::rates() {
  system_.constraints().rates(at_, rates_);
  return spanOf(rates_);
}

void SystemEquations::reaction(std::span<const double> lambda, std::span<double> out) {
  copyTo(lambda, lambda_);
  system_.constraints().force(at_, lambda_, reaction_);
  copyTo(reaction_, out);
}

bool SystemEquations::factor() {
  const auto factored = indexOne_.factor(place_);
  if (factored) at_ = factored->at();
  return factored.has_value();
}

void SystemEquations::solve(std::span<double> a, std::span<double> b) {
  std::copy(a.begin(), a.end(), ab_.data());
  std::copy(b.begin(), b.end(), ab_.data() + system_.nv());
  indexOne_.solveNearby(ab_);
  std::copy_n(ab_.data(), a.size(), a.begin());
  std::copy_n(ab_.data() + system_.nv(), b.size(), b.begin());
}

}  // namespace gyre
