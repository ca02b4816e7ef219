#include "analysis/contradicting_drives.h"

#include "analysis/rank_analysis.h"
#include "joints/joint.h"
#include "system/prescribed_motion.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <algorithm>
#include <cmath>
#include <map>

namespace gyre {
namespace {

constexpr std::size_t mostCircuits = 100;
constexpr int samples = 1000;
constexpr double rateTolerance = 1e-6;  // of the largest of the rates that are compared
constexpr double rateRounding = 1e-10;  // of the largest of all times: all that is left where rates cross zero together

struct Compiled {
  const Element* element;
  CoordinateConstraint constraint;
  CompiledFunction f;

  /// Derivative d of what the sum of coordinates is to be.
  double derivative(int d, double t) const {
    const int order = d - static_cast<int>(constraint.motion);
    return order == 0 ? f(t) : order == 1 ? f.derivative(t) : f.secondDerivative(t);
  }
};

std::vector<Compiled> constraintsOf(const Model& model) {
  std::vector<Compiled> out;
  for (const Element* e : model.active(Category::joint)) {
    const auto& type = jointType(*e);
    if (!type.coordinateConstraint) continue;
    CoordinateConstraint constraint = type.coordinateConstraint(e->params);
    if (auto f = compiledFunction(constraint)) out.push_back({e, std::move(constraint), std::move(*f)});
  }
  return out;
}

/// A^T: a column for each constraint.
SparseMatrix transposedFactors(const std::vector<Compiled>& constraints) {
  std::map<std::pair<ElementId, CoordinateName>, int> rows;
  std::vector<Eigen::Triplet<double>> entries;
  for (std::size_t i = 0; i < constraints.size(); ++i)
    for (const CoordinateTerm& term : constraints[i].constraint.terms) {
      const ElementId joint = term.joint == ground ? constraints[i].element->id : term.joint;
      const int row = rows.emplace(std::pair(joint, term.coordinate), static_cast<int>(rows.size())).first->second;
      entries.emplace_back(row, static_cast<int>(i), term.factor);
    }
  SparseMatrix A(static_cast<Eigen::Index>(rows.size()), static_cast<Eigen::Index>(constraints.size()));
  A.setFromTriplets(entries.begin(), entries.end());
  return A;
}

std::vector<double> timesOf(const std::vector<const Compiled*>& constraints, double end) {
  std::vector<double> out;
  for (int i = 0; i <= samples; ++i) out.push_back(end * i / samples);
  for (const Compiled* one : constraints)
    for (const Switch& s : one->f.switches(0, end).places) out.insert(out.end(), {s.before, s.after});
  std::sort(out.begin(), out.end());
  return out;
}

std::optional<Error> contradiction(const Circuit& circuit, const std::vector<Compiled>& all, double end) {
  std::vector<const Compiled*> constraints;
  std::vector<std::string> names;
  int order = 1;
  for (const auto& [i, n] : circuit) {
    constraints.push_back(&all[static_cast<std::size_t>(i)]);
    names.push_back("'" + constraints.back()->element->name + "'");
    order = std::max(order, static_cast<int>(constraints.back()->constraint.motion));
  }
  struct Rates {
    double sum = 0, largest = 0;
  };
  const auto ratesAt = [&](double t) {
    Rates out;
    for (std::size_t i = 0; i < constraints.size(); ++i) {
      const double rate = circuit[i].second * constraints[i]->derivative(order, t);
      out.sum += rate;
      out.largest = std::max(out.largest, std::abs(rate));
    }
    return out;
  };
  const std::vector<double> times = timesOf(constraints, end);
  double largest = 0;
  for (const double t : times)
    if (const double here = ratesAt(t).largest; std::isfinite(here)) largest = std::max(largest, here);
  for (const double t : times) {
    const auto [sum, here] = ratesAt(t);
    if (!(std::abs(sum) > rateTolerance * here + rateRounding * largest)) continue;
    return Error{.message = fmt::format("{} prescribe motions that contradict each other: their {} differ by {:.3g} at "
                                        "t = {:.6g} s",
                                        fmt::join(names, " and "), order == 1 ? "velocities" : "accelerations",
                                        std::abs(sum), t),
                 .element = constraints.front()->element->name,
                 .time = t};
  }
  return std::nullopt;
}

}  // namespace

std::optional<Error> contradictingDrives(const Model& model) {
  const std::vector<Compiled> constraints = constraintsOf(model);
  if (constraints.size() < 2) return std::nullopt;
  const double end = runSettings(model.simulation()).end_time;
  for (const Circuit& circuit : analyseRank(transposedFactors(constraints), mostCircuits).circuits)
    if (auto found = contradiction(circuit, constraints, end)) return found;
  return std::nullopt;
}

}  // namespace gyre
