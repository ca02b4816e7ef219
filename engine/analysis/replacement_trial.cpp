#include "analysis/replacement_trial.h"

#include "analysis/rank_analysis.h"
#include "analysis/wording.h"
#include "linear/dense_decompositions.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace gyre {
namespace {

/// Pivots below this share of the largest of a path are none; those above tenfold of it are some.
constexpr double singularPivot = 1e-4;
constexpr int halvingsOfDip = 26;  // by the golden section: 4e-6 of two steps
constexpr std::size_t mostTimes = 6;

/// Cost of compiling a model, in multiplications: tables become splines each time.
double costToCompile(const Model& model) {
  constexpr double least = 1e6, perPoint = 1e3;
  std::size_t points = 0;
  for (const Element* e : model.active(Category::joint))
    for (const Field& f : e->type->fields) {
      if (!f.isFunction()) continue;
      const Value value = f.get(e->params);
      if (const auto* function = std::get_if<Function>(&value)) points += function->table.size();
    }
  return least + perPoint * static_cast<double>(points);
}

}  // namespace

Variant::Variant(const Model& model, std::shared_ptr<const System> system)
    : system_(std::move(system)), elements_(model, *system_), start_(system_->initialState()) {}

std::optional<Variant> Variant::of(const Model& model, TrialWork& work) {
  work.left -= costToCompile(model);
  auto system = System::compile(model);
  if (!system) return std::nullopt;
  return Variant(model, std::move(*system));
}

State Variant::at(const State& place) const {
  State s = start_;
  s.t = place.t;
  s.q = place.q;
  s.v.setZero();
  return s;
}

MatX Variant::rows(const State& place, TrialWork& work) const {
  work.add(1, system_->nv(), system_->m());
  return MatX(constraintMatrix(*system_, at(place)).weighted);
}

double Variant::violation(const State& place, const std::vector<ElementId>& joints) const {
  const State s = at(place);
  Workspace w = system_->makeWorkspace();
  const EvaluatedKinematics here = system_->evaluateKinematics(s, w);
  if (system_->constraints().wrongAssembly(here)) return std::numeric_limits<double>::infinity();
  // Rows of velocities hold no place; those between coordinates know turns and integrals that a place does not tell,
  // and are the same in all variants.
  std::vector<int> others = system_->scales().velocityRows;
  for (const auto& c : system_->constraints().coordinateEquations) others.push_back(c.row);
  double worst = 0;
  for (const SystemElements::Rows& r : elements_.rows) {
    if (std::find(joints.begin(), joints.end(), r.joint) == joints.end()) continue;
    for (int row = r.offset; row < r.offset + r.count; ++row)
      if (std::find(others.begin(), others.end(), row) == others.end()) {
        const double size = std::abs(here.Phi()[row]) / system_->scales().row[row];
        worst = size <= worst ? worst : size;  // what is not a number counts
      }
  }
  return worst;
}

ReplacementTrial::ReplacementTrial(Variant part, std::vector<ElementId> joints, double endTime, TrialWork& work)
    : part_(std::move(part)),
      joints_(std::move(joints)),
      endTime_(endTime),
      work_(work),
      paths_(part_.system(), part_.start()) {
  for (MotionPath& path : paths_.find(endTime)) judged_.push_back({std::move(path), {}, {}});
  if (judged_.empty()) judged_.push_back({{false, {{part_.start(), VecX(), 0}}}, {}, {}});
  for (Judged& j : judged_) {
    work_.add(j.path.places.size(), part_.system().nv(), part_.system().m());
    for (const PathPlace& p : j.path.places) {
      const MatX B = part_.rows(p.s, work_);
      j.rank.push_back(static_cast<int>(pivotedQr(B.transpose(), rankTolerance).rank));
      rank_ = std::max(rank_, j.rank.back());
    }
  }
  rankAtStart_ = judged_.front().rank.front();
  double most = -1;
  for (Judged& j : judged_)
    for (const PathPlace& p : j.path.places) {
      j.least.push_back(independence(part_, p.s).least);
      if (j.least.back() <= most) continue;
      most = j.least.back();
      general_ = &p.s;
    }
  findSingularTimes();
}

ReplacementTrial::Independence ReplacementTrial::independence(const Variant& of, const State& place) const {
  const MatX B = of.rows(place, work_);
  const PivotedQr qr = pivotedQr(B.transpose(), rankTolerance);
  const Eigen::Index last = rank_ - 1;
  const bool there = last >= 0 && last < std::min(qr.R.rows(), qr.R.cols());
  return {static_cast<int>(qr.rank), there ? std::abs(qr.R(last, last)) : 0.0};
}

/// h behind place k - 1.
std::optional<PathPlace> ReplacementTrial::between(const Judged& judged, std::size_t k, double h) {
  const PathPlace& before = judged.path.places[k - 1];
  if (h <= before.next) return paths_.onwards(judged.path, before, h);
  return paths_.onwards(judged.path, judged.path.places[k], h - before.next);
}

/// Where the smallest pivot has a minimum along a path that is zero as far as can be told.
template <class Least>
std::vector<PathPlace> ReplacementTrial::dips(const Judged& judged, const std::vector<double>& least,
                                              const Least& leastAt) {
  std::vector<PathPlace> out;
  const double most = *std::max_element(least.begin(), least.end());
  for (std::size_t k = 1; k + 1 < least.size(); ++k) {
    if (least[k] > 0.5 * most || least[k] > least[k - 1] || least[k] > least[k + 1]) continue;
    constexpr double golden = 0.6180339887498949;
    double a = 0, b = judged.path.places[k - 1].next + judged.path.places[k].next;
    std::optional<PathPlace> best(judged.path.places[k]);
    double lowest = least[k];
    const auto look = [&](double h) {
      const auto place = between(judged, k, h);
      if (!place) return std::numeric_limits<double>::infinity();
      const double value = leastAt(place->s);
      if (value < lowest) {
        lowest = value;
        best = place;
      }
      return value;
    };
    double c = b - golden * (b - a), d = a + golden * (b - a), atC = look(c), atD = look(d);
    for (int i = 0; i < halvingsOfDip && lowest > singularPivot * most; ++i) {
      if (atC < atD) {
        b = std::exchange(d, c);
        atD = atC;
        c = b - golden * (b - a);
        atC = look(c);
      } else {
        a = std::exchange(c, d);
        atC = atD;
        d = a + golden * (b - a);
        atD = look(d);
      }
    }
    if (lowest <= singularPivot * most) out.push_back(std::move(*best));
  }
  return out;
}

void ReplacementTrial::findSingularTimes() {
  for (const Judged& j : judged_) {
    if (!j.path.driven) continue;
    const auto leastAt = [&](const State& s) { return independence(part_, s).least; };
    for (std::size_t k = 0; k < j.rank.size(); k += j.rank.size() - 1)
      if (j.rank[k] < rank_) singularTimes_.push_back(j.path.places[k].s.t);
    for (const PathPlace& p : dips(j, j.least, leastAt)) singularTimes_.push_back(p.s.t);
  }
  std::sort(singularTimes_.begin(), singularTimes_.end());
  if (singularTimes_.size() > mostTimes) singularTimes_.resize(mostTimes);
}

std::string ReplacementTrial::extent() const {
  std::string out;
  const int motions = std::min(paths_.freeMotions(), MotionPaths::mostMotions);
  const auto isFree = [](const Judged& j) { return !j.path.driven && j.path.places.size() > 1; };
  if (std::any_of(judged_.begin(), judged_.end(), isFree))
    out = motions == paths_.freeMotions() ? "along " + counted(motions, "free motion", "free motions")
                                          : fmt::format("along {} of {} free motions", motions, paths_.freeMotions());
  for (const Judged& j : judged_)
    if (j.path.driven)
      out +=
          fmt::format("{}through the drives until t = {:.3g} s", out.empty() ? "" : " and ", j.path.places.back().s.t);
  return out.empty() ? "where the model stands, which does not move" : out;
}

bool ReplacementTrial::isEquivalent(const Model& changed, const std::vector<ElementId>& replaced) {
  const auto variant = Variant::of(changed, work_);
  if (!variant) return false;
  for (const Judged& j : judged_)
    for (const PathPlace& p : j.path.places)
      if (!(variant->violation(p.s, replaced) < holds)) return false;
  for (const Judged& j : judged_)
    if (work_.isSpent() || !hasItsRank(*variant, j)) return false;
  return staysWithin(*variant) && !work_.isSpent();
}

bool ReplacementTrial::hasItsRank(const Variant& changed, const Judged& judged) {
  std::vector<double> least;
  for (std::size_t k = 0; k < judged.path.places.size(); ++k) {
    const Independence here = independence(changed, judged.path.places[k].s);
    if (here.rank != judged.rank[k]) return false;
    least.push_back(here.least);
  }
  const double most = *std::max_element(judged.least.begin(), judged.least.end());
  const auto leastAt = [&](const State& s) { return independence(changed, s).least; };
  for (const PathPlace& p : dips(judged, least, leastAt))
    if (independence(part_, p.s).least > 10 * singularPivot * most) return false;
  return true;
}

bool ReplacementTrial::staysWithin(const Variant& changed) {
  MotionPaths paths(changed.system(), changed.start());
  for (const MotionPath& path : paths.find(endTime_)) {
    work_.add(path.places.size(), changed.system().nv(), changed.system().m());
    for (const PathPlace& p : path.places)
      if (!(part_.violation(p.s, joints_) < holds)) return false;
  }
  return true;
}

}  // namespace gyre
