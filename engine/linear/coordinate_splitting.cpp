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
constexpr int worthTelling = 4;            ///< a column in so few rows to come changes which row is next
constexpr double goodPivot = 0.5;          ///< of the largest entry: may be chosen for the sake of sparsity

std::size_t slotOf(int i) { return static_cast<std::size_t>(i); }

}  // namespace

CoordinateSplitting::CoordinateSplitting(int rows, int columns, VecX units)
    : rows_(rows),
      columns_(columns),
      pivotOf_(slotOf(columns), -1),
      pivotOfRow_(slotOf(rows), -1),
      work_(slotOf(columns), 0.0),
      isTouched_(slotOf(columns), 0),
      sweep_(VecX::Zero(columns)),
      units_(units.size() > 0 ? std::move(units) : VecX::Ones(columns)),
      share_(slotOf(rows), 0.0) {
  for (auto* list : {&pivotColumn_, &keptRow_, &startL_, &startU_, &later_}) list->reserve(slotOf(rows) + 1);
  for (auto* list : {&pivot_, &keptSize_}) list->reserve(slotOf(rows));
  independent_.reserve(slotOf(columns));
  touched_.reserve(slotOf(columns));
  due_.reserve(slotOf(columns));
}

void CoordinateSplitting::begin() {
  done_ = 0;
  L_.clear();
  U_.clear();
  pivot_.clear();
  keptSize_.clear();
  startL_.assign(1, 0);
  startU_.assign(1, 0);
}

void CoordinateSplitting::choose(const SparseRows& G) {
  std::fill(pivotOf_.begin(), pivotOf_.end(), -1);
  std::fill(pivotOfRow_.begin(), pivotOfRow_.end(), -1);
  pivotColumn_.clear();
  keptRow_.clear();
  begin();
  countRows(G);
  later_.clear();
  for (int i = 0; i < rows_; ++i) {
    const int row = nextRow(G);
    rowIsDone(G, row);
    if (take(G, row, firstLeast) == Taken::later) later_.push_back(row);
  }
  for (double least = 0.1 * firstLeast; !later_.empty(); least *= 0.1)
    std::erase_if(later_, [&](int row) { return take(G, row, least) != Taken::later; });
  chosenShare_ = largestShare(G);
  independent_.clear();
  for (int c = 0; c < columns_; ++c)
    if (!isDependent(c)) independent_.push_back(c);
  // Later choices and factorizations fill other places, where there are zeros now.
  L_.reserve(2 * G.value.size() + 64);
  U_.reserve(2 * G.value.size() + 64);
}

/// Keeps a row of which at least so much remains, relative to it.
CoordinateSplitting::Taken CoordinateSplitting::take(const SparseRows& G, int row, double least) {
  eliminate(G, row);
  int column = -1;
  const double most = largest(column);
  const Taken taken = most <= dependentBelow * rowSize_ ? Taken::dependent
                      : most < least * rowSize_         ? Taken::later
                                                        : Taken::yes;
  if (taken == Taken::yes) {
    column = choosePivot(most);
    pivotOf_[slotOf(column)] = pivotOfRow_[slotOf(row)] = done_;
    pivotColumn_.push_back(column);
    keptRow_.push_back(row);
    store(column);
  }
  forget();
  return taken;
}

void CoordinateSplitting::countRows(const SparseRows& G) {
  rowsLeft_.assign(slotOf(columns_), 0);
  isDone_.assign(slotOf(rows_), 0);
  const auto forEachEntry = [&G, this](auto&& visit) {
    for (int row = 0; row < rows_; ++row)
      for (int i = G.start[slotOf(row)]; i < G.start[slotOf(row) + 1]; ++i)
        if (G.value[slotOf(i)] != 0) visit(row, slotOf(G.column[slotOf(i)]));
  };
  forEachEntry([this](int, std::size_t column) { ++rowsLeft_[column]; });
  rowStart_.assign(slotOf(columns_) + 1, 0);
  for (std::size_t c = 0; c < slotOf(columns_); ++c) rowStart_[c + 1] = rowStart_[c] + rowsLeft_[c];
  rowOfColumn_.reserve(G.value.size());
  rowOfColumn_.resize(slotOf(rowStart_.back()));
  place_ = rowStart_;
  forEachEntry([this](int row, std::size_t column) { rowOfColumn_[slotOf(place_[column]++)] = row; });
  queue_.clear();
  queue_.reserve(slotOf(rows_ + columns_ * worthTelling * (worthTelling + 1) / 2));  // all that rowIsDone() ever adds
  for (int row = 0; row < rows_; ++row) queue_.emplace_back(degree(G, row), row);
  std::make_heap(queue_.begin(), queue_.end(), std::greater<>());
}

/// Least number of rows to come, itself included, that one of the pivots that a row offers is in.
int CoordinateSplitting::degree(const SparseRows& G, int row) const {
  int least = rows_ + 1;
  for (int i = G.start[slotOf(row)]; i < G.start[slotOf(row) + 1]; ++i) {
    const auto column = slotOf(G.column[slotOf(i)]);
    if (G.value[slotOf(i)] != 0 && pivotOf_[column] < 0) least = std::min(least, rowsLeft_[column]);
  }
  return least;
}

int CoordinateSplitting::nextRow(const SparseRows& G) {
  while (true) {
    std::pop_heap(queue_.begin(), queue_.end(), std::greater<>());
    const auto [announced, row] = queue_.back();
    queue_.pop_back();
    if (isDone_[slotOf(row)]) continue;
    const int now = degree(G, row);
    if (now <= announced) return row;
    queue_.emplace_back(now, row);
    std::push_heap(queue_.begin(), queue_.end(), std::greater<>());
  }
}

/// Counts without this row, and tells the rows that it shares columns with.
void CoordinateSplitting::rowIsDone(const SparseRows& G, int row) {
  isDone_[slotOf(row)] = 1;
  for (int i = G.start[slotOf(row)]; i < G.start[slotOf(row) + 1]; ++i) {
    const auto column = slotOf(G.column[slotOf(i)]);
    if (G.value[slotOf(i)] == 0) continue;
    if (--rowsLeft_[column] > worthTelling || pivotOf_[column] >= 0) continue;
    for (int k = rowStart_[column]; k < rowStart_[column + 1]; ++k) {
      const int other = rowOfColumn_[slotOf(k)];
      if (isDone_[slotOf(other)]) continue;
      queue_.emplace_back(rowsLeft_[column], other);
      std::push_heap(queue_.begin(), queue_.end(), std::greater<>());
    }
  }
}

/// Pivot among the entries that are large enough: the one in the fewest rows to come; of those the largest, then the
/// first.
int CoordinateSplitting::choosePivot(double most) const {
  int best = -1;
  for (const int c : touched_) {
    const double size = sizeAt(c);
    if (pivotOf_[slotOf(c)] >= 0 || size < goodPivot * most) continue;
    if (best < 0) {
      best = c;
      continue;
    }
    const int left = rowsLeft_[slotOf(c)] - rowsLeft_[slotOf(best)];
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
    const int column = pivotColumn_[slotOf(done_)];
    int best = -1;
    const double most = std::max(largest(best), sizeAt(column));
    if (!(sizeAt(column) > dependentBelow * rowSize_)) {
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
  for (int row = 0; row < rows_; ++row) {
    if (isKept(row)) continue;
    eliminate(G, row);
    int best = -1;
    if (largest(best) > independentAbove * rowSize_) most = std::numeric_limits<double>::infinity();
    else if (rowSize_ > 0) most = std::max(most, shareOfLastRow());
    forget();
  }
  return most;
}

/// The row eliminated last is a sum c of kept rows: c U = u, from the last of them back.
double CoordinateSplitting::shareOfLastRow() {
  double most = 0;
  const auto add = [this](int k, double x) {
    share_[slotOf(k)] += x;
    due_.push_back(k);
    std::push_heap(due_.begin(), due_.end());
  };
  for (std::size_t i = slotOf(startU_.back()); i < U_.size(); ++i) add(U_[i].index, U_[i].value);
  while (!due_.empty()) {
    std::pop_heap(due_.begin(), due_.end());
    const int k = due_.back();
    due_.pop_back();
    const double c = std::exchange(share_[slotOf(k)], 0.0) / pivot_[slotOf(k)];
    if (c == 0) continue;  // all of it has been seen to
    most = std::max(most, std::abs(c) * keptSize_[slotOf(k)] / rowSize_);
    for (int i = startU_[slotOf(k)]; i < startU_[slotOf(k) + 1]; ++i)
      add(U_[slotOf(i)].index, -c * U_[slotOf(i)].value);
  }
  return most;
}

int CoordinateSplitting::weakestRow(double& left) const {
  int weakest = -1;
  left = std::numeric_limits<double>::infinity();
  for (int k = 0; k < done_; ++k) {
    const double here = std::abs(this->left(k));
    if (here >= left) continue;
    left = here;
    weakest = keptRow_[slotOf(k)];
  }
  return weakest;
}

double CoordinateSplitting::left(int k) const {
  if (k >= done_) return 0;
  return pivot_[slotOf(k)] * units_[pivotColumn_[slotOf(k)]] / keptSize_[slotOf(k)];
}

void CoordinateSplitting::eliminate(const SparseRows& G, int row) {
  const auto touch = [this](int column) {
    if (isTouched_[slotOf(column)]) return;
    isTouched_[slotOf(column)] = 1;
    touched_.push_back(column);
    // A column whose pivot is yet to come in a factorization with the choice kept waits like one without.
    if (const int k = pivotOf_[slotOf(column)]; k >= 0 && k < done_) {
      due_.push_back(k);
      std::push_heap(due_.begin(), due_.end(), std::greater<>());
    }
  };
  rowSize_ = 0;
  for (int i = G.start[slotOf(row)]; i < G.start[slotOf(row) + 1]; ++i) {
    const double x = G.value[slotOf(i)];
    if (x == 0) continue;
    touch(G.column[slotOf(i)]);
    work_[slotOf(G.column[slotOf(i)])] += x;
    rowSize_ = std::max(rowSize_, std::abs(x) * units_[G.column[slotOf(i)]]);
  }
  while (!due_.empty()) {
    std::pop_heap(due_.begin(), due_.end(), std::greater<>());
    const int k = due_.back();
    due_.pop_back();
    const double u = work_[slotOf(pivotColumn_[slotOf(k)])];
    if (u == 0) continue;
    U_.push_back({k, u});
    for (int i = startL_[slotOf(k)]; i < startL_[slotOf(k) + 1]; ++i) {
      touch(L_[slotOf(i)].index);
      work_[slotOf(L_[slotOf(i)].index)] -= u * L_[slotOf(i)].value;
    }
  }
}

double CoordinateSplitting::largest(int& column) const {
  double most = 0;
  for (const int c : touched_) {
    const int k = pivotOf_[slotOf(c)];
    if (k >= 0 && k < done_) continue;
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
  const double pivot = work_[slotOf(pivotColumn)];
  for (const int c : touched_) {
    const int k = pivotOf_[slotOf(c)];
    if (c == pivotColumn || (k >= 0 && k < done_) || work_[slotOf(c)] == 0) continue;
    L_.push_back({c, work_[slotOf(c)] / pivot});
  }
  pivot_.push_back(pivot);
  keptSize_.push_back(rowSize_);
  startL_.push_back(static_cast<int>(L_.size()));
  startU_.push_back(static_cast<int>(U_.size()));
  ++done_;
}

void CoordinateSplitting::forget() {
  for (const int c : touched_) {
    work_[slotOf(c)] = 0;
    isTouched_[slotOf(c)] = 0;
  }
  touched_.clear();
  U_.resize(slotOf(startU_.back()));  // of a row that was not kept
}

void CoordinateSplitting::persist(StateArchive& a) {
  constexpr int end = std::numeric_limits<int>::max();
  a.indices(pivotOf_, -1, rows_);
  a.indices(pivotOfRow_, -1, rows_);
  a.indices(pivotColumn_, 0, columns_);
  a.indices(keptRow_, 0, rows_);
  a.indices(independent_, 0, columns_);
  a.indices(startL_, 0, end);
  a.indices(startU_, 0, end);
  a.lists(L_, U_, pivot_, keptSize_);
  a(chosenShare_);
  a.index(done_, 0, rows_ + 1);
  if (a.reads() && a.fits() && !isConsistent()) a.refuse();
}

/// Whether the parts of what was read fit each other.
bool CoordinateSplitting::isConsistent() const {
  const auto done = slotOf(done_);
  const auto ends = [&](const std::vector<int>& start, const std::vector<Entry>& of) {
    return start.size() == done + 1 && std::is_sorted(start.begin(), start.end()) && slotOf(start.back()) <= of.size();
  };
  const auto within = [](const std::vector<Entry>& all, int most) {
    return std::all_of(all.begin(), all.end(), [&](const Entry& e) { return e.index >= 0 && e.index < most; });
  };
  if (done_ == 0 && startL_.empty() && startU_.empty()) return keptRow_.empty();
  return pivotOf_.size() == slotOf(columns_) && pivotOfRow_.size() == slotOf(rows_) &&
         pivotColumn_.size() == keptRow_.size() && done <= keptRow_.size() && pivot_.size() == done &&
         keptSize_.size() == done && independent_.size() + keptRow_.size() == slotOf(columns_) && ends(startL_, L_) &&
         ends(startU_, U_) && within(L_, columns_) && within(U_, rows_);
}

// G^T, its rows in the order of the pivots and then X, is [L_Y; L_X] U with unit lower triangular L_Y. Hence
// c = L_Y^-1 Y^T r, P r = X^T r - L_X c, and U s = c.
void CoordinateSplitting::forwardSweep(const VecX& r) {
  sweep_ = r;
  for (int k = 0; k < done_; ++k) {
    const double c = sweep_[pivotColumn_[slotOf(k)]];
    if (c == 0) continue;
    for (int i = startL_[slotOf(k)]; i < startL_[slotOf(k) + 1]; ++i)
      sweep_[L_[slotOf(i)].index] -= c * L_[slotOf(i)].value;
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
  for (int k = done_ - 1; k >= 0; --k) {
    const double x = sweep_[pivotColumn_[slotOf(k)]] / pivot_[slotOf(k)];
    s[keptRow_[slotOf(k)]] = x;
    for (int i = startU_[slotOf(k)]; i < startU_[slotOf(k) + 1]; ++i)
      sweep_[pivotColumn_[slotOf(U_[slotOf(i)].index)]] -= x * U_[slotOf(i)].value;
  }
}

}  // namespace gyre
