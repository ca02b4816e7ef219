#include "linear/klu.h"

#include <klu.h>
#include <algorithm>
#include <cmath>

namespace gyre {

namespace {

/// Share of the growth that fresh pivots had: kept ones lose no more than two digits against them.
constexpr double keptGrowth = 1e-2;
/// Reciprocal growth below which solutions are refined.
constexpr double refinedGrowth = 1e-2;

}  // namespace

struct KluAnalysis::Impl {
  klu_common common{};
  klu_symbolic* symbolic = nullptr;
};

KluAnalysis::KluAnalysis(SparsePattern pattern) : pattern_(std::move(pattern)), impl_(std::make_unique<Impl>()) {
  klu_defaults(&impl_->common);
  impl_->common.btf = 0;  // the matrices here are irreducible, and a block form would spoil the symmetric ordering
  impl_->symbolic = klu_analyze(pattern_.n, pattern_.columnStart.data(), pattern_.row.data(), &impl_->common);
}

KluAnalysis::~KluAnalysis() { klu_free_symbolic(&impl_->symbolic, &impl_->common); }

struct Klu::Impl {
  klu_common common;  ///< of its own: it holds what the last call found
  klu_symbolic* symbolic;
  klu_numeric* numeric = nullptr;
};

Klu::Klu(std::shared_ptr<const KluAnalysis> analysis)
    : analysis_(std::move(analysis)),
      impl_(new Impl{analysis_->impl_->common, analysis_->impl_->symbolic}),
      b_(static_cast<std::size_t>(analysis_->pattern().n)),
      residual_(b_) {
  pivoted_.reserve(analysis_->pattern().row.size());
}

Klu::~Klu() { klu_free_numeric(&impl_->numeric, &impl_->common); }

bool Klu::factor(const std::vector<double>& values) {
  if (analysis_->pattern().n == 0) return true;
  if (!impl_->symbolic) return false;
  auto [p, i] = indices();
  auto* x = const_cast<double*>(values.data());
  klu_common& c = impl_->common;
  values_ = x;
  if (impl_->numeric) {
    const bool factored = klu_refactor(p, i, x, impl_->symbolic, impl_->numeric, &c) != 0 && c.status == KLU_OK;
    const double growth = factored ? reciprocalGrowth() : 0;
    refines_ = growth < refinedGrowth;
    keepsPivots_ = growth > keptGrowth * freshGrowth_;
    if (keepsPivots_) return true;
    klu_free_numeric(&impl_->numeric, &c);
  }
  keepsPivots_ = false;
  pivoted_ = values;
  impl_->numeric = klu_factor(p, i, x, impl_->symbolic, &c);
  ++fullFactorizations_;
  if (!impl_->numeric || c.status != KLU_OK) return false;
  freshGrowth_ = reciprocalGrowth();
  refines_ = freshGrowth_ < refinedGrowth;
  return true;
}

/// Pivots are those of the values that they were chosen for: factored anew, and with them what was factored last.
void Klu::persist(StateArchive& a, std::vector<double>& values) {
  a.lists(pivoted_);
  a(values, keepsPivots_, freshGrowth_, refines_, fullFactorizations_);
  if (!a.reads()) return;
  if (pivoted_.size() != values.size() && !pivoted_.empty()) a.refuse();
  if (!a.fits()) return;
  values_ = values.data();
  klu_common& c = impl_->common;
  if (impl_->numeric) klu_free_numeric(&impl_->numeric, &c);
  if (pivoted_.empty() || !impl_->symbolic) return;
  auto [p, i] = indices();
  impl_->numeric = klu_factor(p, i, pivoted_.data(), impl_->symbolic, &c);
  if (keepsPivots_ && (!impl_->numeric || c.status != KLU_OK)) return a.refuse();
  if (keepsPivots_) klu_refactor(p, i, values.data(), impl_->symbolic, impl_->numeric, &c);
}

/// As KLU wants them, which does not write to them.
std::pair<int*, int*> Klu::indices() const {
  const SparsePattern& A = analysis_->pattern();
  return {const_cast<int*>(A.columnStart.data()), const_cast<int*>(A.row.data())};
}

double Klu::reciprocalGrowth() {
  klu_common& c = impl_->common;
  auto [p, i] = indices();
  const bool known = klu_rgrowth(p, i, const_cast<double*>(values_), impl_->symbolic, impl_->numeric, &c) != 0;
  return known ? c.rgrowth : 0;
}

void Klu::solve(double* b) const {
  const int n = analysis_->pattern().n;
  if (n == 0) return;
  if (refines_) std::copy_n(b, n, b_.begin());
  klu_solve(impl_->symbolic, impl_->numeric, n, 1, b, &impl_->common);
  if (refines_) refine(b);
}

/// @param x  a solution for b_
void Klu::refine(double* x) const {
  const SparsePattern& A = analysis_->pattern();
  residual_ = b_;
  for (std::size_t j = 0; j < residual_.size(); ++j)
    for (int k = A.columnStart[j]; k < A.columnStart[j + 1]; ++k) {
      const auto entry = static_cast<std::size_t>(k);
      residual_[static_cast<std::size_t>(A.row[entry])] -= values_[entry] * x[j];
    }
  klu_solve(impl_->symbolic, impl_->numeric, A.n, 1, residual_.data(), &impl_->common);
  for (std::size_t j = 0; j < residual_.size(); ++j) x[j] += residual_[j];
}

int PatternBuilder::addBlock(int row, int column, int rows, int columns) {
  blocks_.push_back({row, column, rows, columns});
  for (int c = 0; c < columns; ++c)
    for (int r = 0; r < rows; ++r) columns_[static_cast<std::size_t>(column + c)].push_back(row + r);
  return static_cast<int>(blocks_.size()) - 1;
}

void PatternBuilder::addDiagonal(int first, int count) {
  for (int i = first; i < first + count; ++i) columns_[static_cast<std::size_t>(i)].push_back(i);
}

std::shared_ptr<const KluAnalysis> PatternBuilder::build() {
  pattern_.n = static_cast<int>(columns_.size());
  pattern_.columnStart.assign(1, 0);
  for (auto& rows : columns_) {
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    pattern_.row.insert(pattern_.row.end(), rows.begin(), rows.end());
    pattern_.columnStart.push_back(static_cast<int>(pattern_.row.size()));
  }
  const auto find = [this](int row, int column) {
    const auto first = pattern_.row.begin() + pattern_.columnStart[static_cast<std::size_t>(column)];
    const auto last = pattern_.row.begin() + pattern_.columnStart[static_cast<std::size_t>(column) + 1];
    return static_cast<int>(std::lower_bound(first, last, row) - pattern_.row.begin());
  };
  for (const Block& b : blocks_) {
    std::vector<int>& place = places_.emplace_back();
    for (int c = 0; c < b.columns; ++c) place.push_back(find(b.row, b.column + c));
  }
  columns_.clear();
  return std::make_shared<const KluAnalysis>(pattern_);
}

int PatternBuilder::diagonal(int i) const {
  const auto first = pattern_.row.begin() + pattern_.columnStart[static_cast<std::size_t>(i)];
  const auto last = pattern_.row.begin() + pattern_.columnStart[static_cast<std::size_t>(i) + 1];
  return static_cast<int>(std::lower_bound(first, last, i) - pattern_.row.begin());
}

}  // namespace gyre
