#include "linear/block_kkt.h"

#include "linear/front_kernels.h"
#include "linear/kkt_product.h"
#include "linear/sparse_kkt.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace gyre {
namespace {

/// Backward errors, relative to the scaled matrix: above the first solutions are refined, above the second one step of
/// refinement was not enough.
constexpr double exact = 1e-13, unusable = 1e-11;
/// Numbers that elimination brought forth without harm may be so much larger before it is measured again: bodies that
/// carry many others have large ones.
constexpr double unprovenGrowth = 4;

/// Numbers that addBlock() reaches beyond the end.
constexpr std::size_t behind = 6;

std::size_t frontIndex(int i) { return static_cast<std::size_t>(i); }

const Mat6& blockOf(const KktMatrix& S, const BlockPlan::Entry& e) {
  using Kind = BlockPlan::Entry::Kind;
  switch (e.kind) {
    case Kind::body: return S.A[frontIndex(e.index)];
    case Kind::couplingIJ: return S.Aij[frontIndex(e.index)];
    case Kind::couplingJI: return S.Aji[frontIndex(e.index)];
    case Kind::B: return S.B[frontIndex(e.index)];
    case Kind::C: break;
  }
  return S.C[frontIndex(e.index)];
}

}  // namespace

BlockKkt::BlockKkt(const KktTopology& topology, KktUse use)
    : topology_(topology),
      exact_(use == KktUse::corrections ? unusable : exact),
      plan_(topology.block()),
      scaling_(plan_->structure.size()),
      rowScale_(frontIndex(plan_->structure.size())),
      columnScale_(rowScale_),
      matrices_(plan_->matrixSize + behind),
      boundary_(frontIndex(plan_->boundarySize)),
      unknowns_(frontIndex(plan_->structure.size())),
      local_(frontIndex(plan_->widest) + behind),
      product_(local_),
      exchanged_(frontIndex(plan_->widest)),
      b_(plan_->structure.size()),
      x_(b_),
      residual_(b_) {}

BlockKkt::~BlockKkt() = default;

bool BlockKkt::factor(const KktMatrix& S) {
  S_ = &S;
  usesSparse_ = refines_ = false;
  measureScales(S);
  if (eliminate(S)) {
    if (growth_ <= unprovenGrowth * provenGrowth_) return true;
    if (backwardError(S, false) <= exact_) {
      provenGrowth_ = growth_;
      return true;
    }
    refines_ = true;
    if (backwardError(S, true) <= unusable) return true;
  }
  usesSparse_ = true;
  ++sparseFactorizations_;
  if (!sparse_) sparse_ = std::make_unique<SparseKkt>(topology_.sparse());
  return sparse_->factor(S);
}

void BlockKkt::measureScales(const KktMatrix& S) {
  scaling_.measure(plan_->structure, S);
  for (std::size_t i = 0; i < rowScale_.size(); ++i) {
    rowScale_[i] = scaling_.row[plan_->order[i]];
    columnScale_[i] = scaling_.column[plan_->order[i]];
  }
}

void BlockKkt::assemble(const KktMatrix& S, const BlockPlan::Front& f, double* A) {
  std::fill_n(A, frontIndex(paddedRows(f.N)) * frontIndex(f.N), 0.0);
  readScales(f);
  addEntries(S, f, A);
  for (int k = f.firstChild; k < f.firstChild + f.childCount; ++k) addChild(f, plan_->children[frontIndex(k)], A);
}

/// Of the unknowns of a front: rows in local_, columns in product_.
void BlockKkt::readScales(const BlockPlan::Front& f) {
  const auto read = [&](int here, int place, int size) {
    std::copy_n(rowScale_.begin() + place, size, local_.begin() + here);
    std::copy_n(columnScale_.begin() + place, size, product_.begin() + here);
  };
  read(0, f.first, f.n);
  for (int k = f.firstTouched; k < f.firstTouched + f.touchedCount; ++k) {
    const BlockPlan::Segment& q = plan_->touched[frontIndex(k)];
    read(f.n + q.here, q.there, q.size);
  }
}

void BlockKkt::addEntries(const KktMatrix& S, const BlockPlan::Front& f, double* A) const {
  const int stride = paddedRows(f.N);
  for (int k = f.firstEntry; k < f.firstEntry + f.entryCount; ++k) {
    const BlockPlan::Entry& e = plan_->entries[frontIndex(k)];
    const Mat6& block = blockOf(S, e);
    if (e.kind == BlockPlan::Entry::Kind::B) addBlock(block.transpose(), e, stride, A);
    else addBlock(block, e, stride, A);
  }
  for (int k = f.firstMultiplier; k < f.firstMultiplier + f.multiplierCount; ++k) {
    const BlockPlan::Segment& m = plan_->multipliers[frontIndex(k)];
    for (int i = 0; i < m.size; ++i)
      A[(m.here + i) * (stride + 1)] -=
          S.epsW[m.there + i] * local_[frontIndex(m.here + i)] * product_[frontIndex(m.here + i)];
  }
}

/// Blocks are zero beyond their used part: whole columns of six serve every size, and add zeros to what follows.
void BlockKkt::addBlock(const Mat6& block, const BlockPlan::Entry& e, int stride, double* A) const {
  const Eigen::Map<const Vec6> rows(local_.data() + e.row);
  for (int c = 0; c < e.columns; ++c) {
    Eigen::Map<Vec6> column(A + (e.column + c) * stride + e.row);
    column += (product_[frontIndex(e.column + c)] * rows).cwiseProduct(block.col(c));
  }
}

void BlockKkt::addChild(const BlockPlan::Front& f, const BlockPlan::Child& child, double* A) const {
  const int stride = paddedRows(f.N);
  const BlockPlan::Front& of = plan_->fronts[frontIndex(child.front)];
  const int from = paddedRows(of.N);
  const double* Q = matrices_.data() + of.matrix + of.n * (from + 1);
  const BlockPlan::Segment* segments = plan_->childSegments.data() + child.firstSegment;
  for (int c = 0; c < child.segmentCount; ++c)
    for (int j = 0; j < segments[c].size; ++j)
      for (int r = 0; r < child.segmentCount; ++r) {
        double* to = A + (segments[c].here + j) * stride + segments[r].here;
        const double* what = Q + (segments[c].there + j) * from + segments[r].there;
        for (int i = 0; i < segments[r].size; ++i) to[i] += what[i];
      }
}

bool BlockKkt::eliminate(const KktMatrix& S) {
  growth_ = 0;
  for (const BlockPlan::Front& f : plan_->fronts) {
    double* A = matrices_.data() + f.matrix;
    assemble(S, f, A);
    if (!sweepFront(A, f.n, f.N, exchanged_.data(), growth_)) return false;
  }
  return true;
}

void BlockKkt::solveOnce(const VecX& b, VecX& x) {
  const std::vector<int>& order = plan_->order;
  for (std::size_t i = 0; i < unknowns_.size(); ++i) unknowns_[i] = b[order[i]] * rowScale_[i];
  const std::vector<BlockPlan::Front>& fronts = plan_->fronts;
  for (std::size_t i = 0; i < fronts.size(); ++i) {
    if (i + 2 < fronts.size()) fetchAhead(fronts[i + 2]);
    reduce(fronts[i]);
  }
  for (std::size_t i = fronts.size(); i-- > 0;) {
    if (i > 1) fetchAhead(fronts[i - 2]);
    substitute(fronts[i]);
  }
  for (std::size_t i = 0; i < unknowns_.size(); ++i) x[order[i]] = unknowns_[i] * columnScale_[i];
}

void BlockKkt::fetchAhead(const BlockPlan::Front& f) const {
  const double* A = matrices_.data() + f.matrix;
  for (int i = 0; i < paddedRows(f.N) * f.N; i += 8) __builtin_prefetch(A + i);
}

/// P^-1 b_p in the place of b_p; what is left for the unknowns that the front touches.
void BlockKkt::reduce(const BlockPlan::Front& f) {
  double* own = unknowns_.data() + f.first;
  std::fill_n(local_.data(), paddedRows(f.N), 0.0);
  std::copy_n(own, f.n, local_.data());
  for (int k = f.firstChild; k < f.firstChild + f.childCount; ++k) {
    const BlockPlan::Child& child = plan_->children[frontIndex(k)];
    const double* left = boundary_.data() + plan_->fronts[frontIndex(child.front)].boundary;
    for (int c = child.firstSegment; c < child.firstSegment + child.segmentCount; ++c) {
      const BlockPlan::Segment& s = plan_->childSegments[frontIndex(c)];
      for (int i = 0; i < s.size; ++i) local_[frontIndex(s.here + i)] += left[s.there + i];
    }
  }
  std::fill_n(product_.data(), paddedRows(f.N), 0.0);
  std::copy(local_.begin() + f.n, local_.begin() + f.N, product_.begin() + f.n);
  addFrontProduct(matrices_.data() + f.matrix, paddedRows(f.N), local_.data(), f.n, f.N, product_.data());
  std::copy_n(product_.data(), f.n, own);
  std::copy(product_.begin() + f.n, product_.begin() + f.N, boundary_.begin() + f.boundary);
}

/// Minus P^-1 E x_q.
void BlockKkt::substitute(const BlockPlan::Front& f) {
  if (f.N == f.n) return;
  double* own = unknowns_.data() + f.first;
  for (int k = f.firstTouched; k < f.firstTouched + f.touchedCount; ++k) {
    const BlockPlan::Segment& q = plan_->touched[frontIndex(k)];
    for (int i = 0; i < q.size; ++i) local_[frontIndex(q.here + i)] = -unknowns_[frontIndex(q.there + i)];
  }
  std::copy_n(own, f.n, product_.data());
  const int stride = paddedRows(f.N);
  addFrontProduct(matrices_.data() + f.matrix + f.n * stride, stride, local_.data(), f.N - f.n, f.n, product_.data());
  std::copy_n(product_.data(), f.n, own);
}

void BlockKkt::refine(const VecX& b, VecX& x) {
  multiply(plan_->structure, *S_, x, residual_);
  residual_ = b - residual_;
  solveOnce(residual_, residual_);
  x += residual_;
}

/// Of the solution for S y with y of ones in the scaled unknowns, signs as they come: the largest residual, against
/// what it is made of.
double BlockKkt::backwardError(const KktMatrix& S, bool refined) {
  std::minstd_rand random(1);
  for (Eigen::Index i = 0; i < x_.size(); ++i) x_[i] = (random() & 1024 ? 1 : -1) * scaling_.column[i];
  multiply(plan_->structure, S, x_, b_);
  solveOnce(b_, x_);
  if (refined) refine(b_, x_);
  multiply(plan_->structure, S, x_, residual_);
  const double size = std::max((b_.array() * scaling_.row.array()).abs().maxCoeff<Eigen::PropagateNaN>(),
                               (x_.array() / scaling_.column.array()).abs().maxCoeff<Eigen::PropagateNaN>());
  const double error = ((b_ - residual_).array() * scaling_.row.array()).abs().maxCoeff<Eigen::PropagateNaN>() / size;
  return std::isfinite(error) ? error : std::numeric_limits<double>::infinity();
}

void BlockKkt::solve(VecX& b) {
  if (usesSparse_) return sparse_->solve(b);
  if (!refines_) return solveOnce(b, b);
  b_ = b;
  solveOnce(b_, x_);
  refine(b_, x_);
  b = x_;
}

}  // namespace gyre
