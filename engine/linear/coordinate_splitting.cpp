#include "linear/coordinate_splitting.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <utility>

namespace gyre {
namespace {

constexpr double dependentBelow = 1e-8;    ///< what remains of a row, relative to it: it says nothing new
constexpr double independentAbove = 1e-2;  ///< what remains of a row that was left out: it does now
constexpr double firstLeast = 0.1;         ///< what has to remain of a row that is taken at once
constexpr double goodPivot = 0.5;          ///< of the largest entry: may be chosen for the sake of sparsity

std::size_t slotOf(int i) { return static_cast<std::size_t>(i); }

}  // namespace

CoordinateSplitting::CoordinateSplitting(int rows, int columns, VecX units)
    : pivotOf_(slotOf(columns), -1),
      pivotOfRow_(slotOf(rows), -1),
      work_(columns),
      sweep_(VecX::Zero(columns)),
      units_(units.size() > 0 ? std::move(units) : VecX::Ones(columns)),
      share_(slotOf(rows), 0.0) {
  for (auto* list : {&pivotColumn_, &keptRow_, &L_.start, &U_.start}) list->reserve(slotOf(rows) + 1);
  pivots_.reserve(slotOf(rows));
  independent_.reserve(slotOf(columns));
  due_.reserve(slotOf(columns));
}

void CoordinateSplitting::begin() {
  L_.clear();
  U_.clear();
  pivots_.clear();
}

void CoordinateSplitting::choose(const SparseRows& G) {
  std::fill(pivotOf_.begin(), pivotOf_.end(), -1);
  std::fill(pivotOfRow_.begin(), pivotOfRow_.end(), -1);
  pivotColumn_.clear();
  keptRow_.clear();
  begin();
  order_.begin(G, pivotOf_);
  for (std::size_t i = 0; i < pivotOfRow_.size(); ++i) {
    const int row = order_.take();
    if (take(G, row, firstLeast) == Taken::later) order_.later().push_back(row);
  }
  std::vector<int>& later = order_.later();
  for (double least = 0.1 * firstLeast; !later.empty(); least *= 0.1)
    std::erase_if(later, [&](int row) { return take(G, row, least) != Taken::later; });
  chosenShare_ = largestShare(G);
  independent_.clear();
  for (int c = 0; c < static_cast<int>(pivotOf_.size()); ++c)
    if (!isDependent(c)) independent_.push_back(c);
  // Later choices and factorizations fill other places, where there are zeros now.
  for (Factor* factor : {&L_, &U_}) factor->entries.reserve(2 * G.value.size() + 64);
}

/// Keeps a row of which at least so much remains, relative to it.
CoordinateSplitting::Taken CoordinateSplitting::take(const SparseRows& G, int row, double least) {
  eliminate(G, row);
  int column = -1;
  const double most = largest(column);
  const Taken taken = most <= dependentBelow * work_.size() ? Taken::dependent
                      : most < least * work_.size()         ? Taken::later
                                                            : Taken::yes;
  if (taken == Taken::yes) {
    column = choosePivot(most);
    pivotOf_[slotOf(column)] = pivotOfRow_[slotOf(row)] = done();
    pivotColumn_.push_back(column);
    keptRow_.push_back(row);
    store(column);
  }
  forget();
  return taken;
}

/// Pivot among the entries that are large enough: the one in the fewest rows to come; of those the largest, then the
/// first.
int CoordinateSplitting::choosePivot(double most) const {
  int best = -1;
  for (const int c : work_.columns()) {
    const double size = sizeAt(c);
    if (pivotOf_[slotOf(c)] >= 0 || size < goodPivot * most) continue;
    if (best < 0) {
      best = c;
      continue;
    }
    const int left = order_.rowsLeft(c) - order_.rowsLeft(best);
    const double larger = size - sizeAt(best);
    if (left < 0 || (left == 0 && (larger > 0 || (larger == 0 && c < best)))) best = c;
  }
  return best;
}

double CoordinateSplitting::refactor(const SparseRows& G) {
  double quality = 1;
  begin();
  for (const int row : keptRow_) {
    eliminate(G, row);
    const int column = pivotColumn_[slotOf(done())];
    int best = -1;
    const double most = std::max(largest(best), sizeAt(column));
    if (!(sizeAt(column) > dependentBelow * work_.size())) {
      forget();
      return 0;
    }
    quality = std::min(quality, sizeAt(column) / most);
    store(column);
    forget();
  }
  const double share = largestShare(G);
  return share > 0 ? std::min(quality, chosenShare_ / share) : quality;
}

/// Largest share of all rows that are left out; infinite where one has become independent.
double CoordinateSplitting::largestShare(const SparseRows& G) {
  double most = 1;
  for (int row = 0; row < static_cast<int>(pivotOfRow_.size()); ++row) {
    if (isKept(row)) continue;
    eliminate(G, row);
    int best = -1;
    if (largest(best) > independentAbove * work_.size()) most = std::numeric_limits<double>::infinity();
    else if (work_.size() > 0) most = std::max(most, shareOfLastRow());
    forget();
  }
  return most;
}

/// The row eliminated last is a sum c of kept rows: c U = u, from the last of them back.
double CoordinateSplitting::shareOfLastRow() {
  double most = 0;
  const auto add = [this](int k, double x) {
    const bool isDue = share_[slotOf(k)] != 0;
    share_[slotOf(k)] += x;
    if (isDue) return;
    due_.push_back(k);
    std::push_heap(due_.begin(), due_.end());
  };
  for (std::size_t i = slotOf(U_.start.back()); i < U_.entries.size(); ++i)
    add(U_.entries[i].index, U_.entries[i].value);
  while (!due_.empty()) {
    std::pop_heap(due_.begin(), due_.end());
    const int k = due_.back();
    due_.pop_back();
    const double c = std::exchange(share_[slotOf(k)], 0.0) / pivots_[slotOf(k)].value;
    if (c == 0) continue;  // all of it has been seen to
    most = std::max(most, std::abs(c) * pivots_[slotOf(k)].rowSize / work_.size());
    for (const Entry& u : U_.of(k)) add(u.index, -c * u.value);
  }
  return most;
}

int CoordinateSplitting::weakestRow(double& left) const {
  int weakest = -1;
  left = std::numeric_limits<double>::infinity();
  for (int k = 0; k < done(); ++k) {
    const double here = std::abs(this->left(k));
    if (here >= left) continue;
    left = here;
    weakest = keptRow_[slotOf(k)];
  }
  return weakest;
}

double CoordinateSplitting::left(int k) const {
  if (k >= done()) return 0;
  return pivots_[slotOf(k)].value * units_[pivotColumn_[slotOf(k)]] / pivots_[slotOf(k)].rowSize;
}

void CoordinateSplitting::eliminate(const SparseRows& G, int row) {
  const auto touch = [this](int column) {
    if (!work_.touch(column)) return;
    // A column whose pivot is yet to come in a factorization with the choice kept waits like one without.
    if (const int k = pivotOf_[slotOf(column)]; k >= 0 && k < done()) {
      due_.push_back(k);
      std::push_heap(due_.begin(), due_.end(), std::greater<>());
    }
  };
  double size = 0;
  for (int i = G.start[slotOf(row)]; i < G.start[slotOf(row) + 1]; ++i) {
    const double x = G.value[slotOf(i)];
    if (x == 0) continue;
    touch(G.column[slotOf(i)]);
    work_[G.column[slotOf(i)]] += x;
    size = std::max(size, std::abs(x) * units_[G.column[slotOf(i)]]);
  }
  work_.setSize(size);
  while (!due_.empty()) {
    std::pop_heap(due_.begin(), due_.end(), std::greater<>());
    const int k = due_.back();
    due_.pop_back();
    const double u = work_[pivotColumn_[slotOf(k)]];
    if (u == 0) continue;
    U_.entries.push_back({k, u});
    for (const Entry& l : L_.of(k)) {
      touch(l.index);
      work_[l.index] -= u * l.value;
    }
  }
}

double CoordinateSplitting::largest(int& column) const {
  double most = 0;
  for (const int c : work_.columns()) {
    const int k = pivotOf_[slotOf(c)];
    if (k >= 0 && k < done()) continue;
    // The first of equal entries, whatever the order they were touched in.
    const double size = sizeAt(c);
    if (size > most || (size == most && size > 0 && c < column)) {
      most = size;
      column = c;
    }
  }
  return most;
}

void CoordinateSplitting::store(int pivotColumn) {
  const double pivot = work_[pivotColumn];
  for (const int c : work_.columns()) {
    const int k = pivotOf_[slotOf(c)];
    if (c == pivotColumn || (k >= 0 && k < done()) || work_[c] == 0) continue;
    L_.entries.push_back({c, work_[c] / pivot});
  }
  pivots_.push_back({pivot, work_.size()});
  L_.endPivot();
  U_.endPivot();
}

void CoordinateSplitting::forget() {
  work_.clear();
  U_.entries.resize(slotOf(U_.start.back()));  // of a row that was not kept
}

void CoordinateSplitting::persist(StateArchive& a) {
  const int rows = static_cast<int>(share_.size()), columns = static_cast<int>(units_.size());
  a.indices(pivotOf_, -1, rows);
  a.indices(pivotOfRow_, -1, rows);
  a.indices(pivotColumn_, 0, columns);
  a.indices(keptRow_, 0, rows);
  a.indices(independent_, 0, columns);
  a(L_, U_);
  a.lists(pivots_);
  a(chosenShare_);
  if (a.reads() && a.fits() && !isConsistent()) a.refuse();
}

/// Whether the parts of what was read fit each other.
bool CoordinateSplitting::isConsistent() const {
  const std::size_t rows = share_.size(), columns = static_cast<std::size_t>(units_.size());
  if (pivots_.empty() && L_.start.empty() && U_.start.empty()) return keptRow_.empty();
  return pivotOf_.size() == columns && pivotOfRow_.size() == rows && pivotColumn_.size() == keptRow_.size() &&
         pivots_.size() <= keptRow_.size() && independent_.size() + keptRow_.size() == columns &&
         L_.isOf(pivots_.size(), columns) && U_.isOf(pivots_.size(), rows);
}

// G^T, its rows in the order of the pivots and then X, is [L_Y; L_X] U with unit lower triangular L_Y. Hence
// c = L_Y^-1 Y^T r, P r = X^T r - L_X c, and U s = c.
void CoordinateSplitting::forwardSweep(const VecX& r) {
  sweep_ = r;
  for (int k = 0; k < done(); ++k) {
    const double c = sweep_[pivotColumn_[slotOf(k)]];
    if (c == 0) continue;
    for (const Entry& l : L_.of(k)) sweep_[l.index] -= c * l.value;
  }
}

void CoordinateSplitting::project(const VecX& r, VecRef p) {
  forwardSweep(r);
  Eigen::Index i = 0;
  for (const int c : independent_) p[i++] = sweep_[c];
}

void CoordinateSplitting::multipliers(const VecX& r, VecX& s) {
  forwardSweep(r);
  s.setZero();
  for (int k = done() - 1; k >= 0; --k) {
    const double x = sweep_[pivotColumn_[slotOf(k)]] / pivots_[slotOf(k)].value;
    s[keptRow_[slotOf(k)]] = x;
    for (const Entry& u : U_.of(k)) sweep_[pivotColumn_[slotOf(u.index)]] -= x * u.value;
  }
}

}  // namespace gyre
