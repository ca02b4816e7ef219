#include "linear/block_kkt.h"

#include "core/large_pages.h"
#include "core/parallel.h"
#include "core/prefetch.h"
#include "linear/front_kernels.h"
#include "linear/kkt_product.h"
#include "linear/known_solution.h"
#include "linear/sparse_kkt.h"
#include "linear/symmetric_front.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gyre {
namespace {

/// Backward errors, relative to the scaled matrix: above the first solutions are refined, above the second one step of
/// refinement was not enough.
constexpr double exact = 1e-13, unusable = 1e-11;
/// Where motions are as exact and refined multipliers gain less than two digits, it is the matrix that takes theirs.
constexpr double exactMotions = 1e-12;
/// What corrections may leave of the error that they are to remove. Of motions: less than that of another matrix, or of
/// what is taken for nothing after the last of them (integrators/newton_corrector.h). Of multipliers, which are not
/// followed from step to step and act on motions by the square of the step: less than makes corrections shrink slowly.
constexpr double leftOfMotions = 1e-3, leftOfMultipliers = 0.1;
/// Numbers that elimination brought forth without harm may be so much larger before it is measured again: bodies that
/// carry many others have large ones.
constexpr double unprovenGrowth = 4;
/// Masses that differ so much lose the lighter ones where no pivots are chosen: what one refinement brings back.
constexpr double spreadMasses = 1e8;

/// Matrices that scales serve, unless numbers grow in one: from step to step they are much the same.
constexpr int matricesOfScales = 8;

/// Numbers that addScaled() and addFrontProduct() reach beyond the end.
constexpr std::size_t overhang = 6;

std::size_t frontIndex(int i) { return static_cast<std::size_t>(i); }

/// Fronts from the one at hand to that whose numbers are fetched meanwhile: what is further ahead drops out of the
/// first cache again. Blocks of a front take more of it.
constexpr std::ptrdiff_t frontsAhead = 6, blocksAhead = 2;

[[gnu::always_inline]] inline void fetchNumbers(const double* from, int count) {
  prefetch(from, sizeof(double) * frontIndex(count));
}

const Mat6& blockOf(const KktStructure& s, const KktMatrix& S, const BlockPlan::Entry& e) {
  using Kind = BlockPlan::Entry::Kind;
  switch (e.kind) {
    case Kind::body: return S.A[frontIndex(e.index)];
    case Kind::couplingIJ: return S.Aij[frontIndex(e.index)];
    case Kind::couplingJI: return S.Aji[frontIndex(e.index)];
    case Kind::B: return S.B[frontIndex(e.index)];
    case Kind::C: break;
  }
  return rowBlocks(s, S)[frontIndex(e.index)];
}

}  // namespace

BlockKkt::BlockKkt(const KktTopology& topology, KktUse use)
    : topology_(topology),
      use_(use),
      plan_(topology.block()),
      scaling_(plan_->structure.size()),
      rowScale_(frontIndex(plan_->structure.size())),
      columnScale_(rowScale_),
      own_(std::make_unique_for_overwrite<double[]>(plan_->ownSize + overhang)),
      left_(plan_->leftSize),
      boundary_(frontIndex(plan_->boundarySize)),
      unknowns_(frontIndex(plan_->structure.size())),
      b_(plan_->structure.size()),
      x_(b_),
      residual_(b_) {
  askForLargePages(own_.get(), sizeof(double) * plan_->ownSize);
  std::fill_n(own_.get() + plan_->ownSize, overhang, 0.0);
  if (!plan_->structure.symmetric) {
    coupling_ = std::make_unique_for_overwrite<double[]>(plan_->couplingSize + overhang);
    askForLargePages(coupling_.get(), sizeof(double) * plan_->couplingSize);
    std::fill_n(coupling_.get() + plan_->couplingSize, overhang, 0.0);
  }
  for (const std::vector<int>& task : plan_->tasks.tasks) memories_.push_back(memoryFor(task));
  memories_.push_back(memoryFor(plan_->tasks.rest));
}

BlockKkt::~BlockKkt() = default;

BlockKkt::Memory BlockKkt::memoryFor(const std::vector<int>& fronts) const {
  const std::size_t widest = frontIndex(plan_->widestOf(fronts));
  const std::vector<double> column(widest + overhang);
  return {.matrix = std::vector<double>(widest * widest + overhang),
          .rows = column,
          .columns = column,
          .perRow = column,
          .perColumn = column,
          .exchanged = std::vector<int>(widest)};
}

bool BlockKkt::factor(const KktMatrix& S) {
  S_ = &S;
  usesSparse_ = refines_ = false;
  if (scalesServe_ > 0 && eliminate(S) && isProven(S)) {
    --scalesServe_;
    return true;
  }
  scalesServe_ = 0;
  measureScales(S);
  if (eliminate(S) && (isProven(S) || provesExact(S))) {
    scalesServe_ = matricesOfScales - 1;
    return true;
  }
  usesSparse_ = true;
  ++sparseFactorizations_;
  if (!sparse_) sparse_ = std::make_unique<SparseKkt>(topology_.sparse());
  return sparse_->factor(S);
}

/// Scales that serve further matrices, and what was proven of them. What is held is eliminated with the same scales.
void BlockKkt::persist(StateArchive& a, const KktMatrix& S, bool isHeld) {
  bool hasSparse = sparse_ != nullptr;
  a(scaling_, rowScale_, columnScale_, scalesServe_, provenGrowth_, refinedGrowth_, growth_, usesSparse_, refines_,
    sparseFactorizations_, hasSparse);
  if (a.reads()) {
    S_ = &S;
    if (hasSparse && !sparse_) sparse_ = std::make_unique<SparseKkt>(topology_.sparse());
    if (isHeld && !usesSparse_ && a.fits() && !eliminate(S)) a.refuse();
  }
  if (hasSparse) a.visit(*sparse_, S, isHeld && usesSparse_);
}

/// Whether numbers grew as little as where solutions were measured to be exact; or about as much as where they had to
/// be refined for that, as they then are.
bool BlockKkt::isProven(const KktMatrix& S) {
  if (losesLightMasses(S)) return false;
  refines_ = growth_ > unprovenGrowth * provenGrowth_;
  return !refines_ || (growth_ <= unprovenGrowth * refinedGrowth_ && refinedGrowth_ <= unprovenGrowth * growth_);
}

/// By the known solution; refines where it has to.
bool BlockKkt::provesExact(const KktMatrix& S) {
  const bool light = losesLightMasses(S);
  solveKnown(S);
  refines_ = light || !servesUnrefined(S);
  if (!refines_) {
    provenGrowth_ = growth_;
    return true;
  }
  const double ofMotions = errorOfKnown(plan_->structure.nv), before = errorOfKnown(x_.size());
  refine(b_, x_);
  const double error = backwardError(S);
  if (light || error > exact) return error <= unusable || (!light && correctsOnceRefined());
  refines_ = S.epsW.maxCoeff() > 0 || ofMotions > exactMotions || errorOfKnown(x_.size()) < 0.01 * before;
  (refines_ ? refinedGrowth_ : provenGrowth_) = growth_;
  return true;
}

/// What solveKnown() has found.
bool BlockKkt::servesUnrefined(const KktMatrix& S) {
  return backwardError(S) <= (use_ == KktUse::corrections ? unusable : exact) || shrinksErrors();
}

bool BlockKkt::shrinksErrors() const {
  return use_ == KktUse::corrections && errorOfKnown(plan_->structure.nv) <= leftOfMotions &&
         errorOfKnown(x_.size()) <= leftOfMultipliers;
}

bool BlockKkt::correctsOnceRefined() {
  if (!shrinksErrors()) return false;
  refinedGrowth_ = growth_;
  return true;
}

bool BlockKkt::losesLightMasses(const KktMatrix& S) const {
  return plan_->structure.symmetric && scaling_.massRatio(plan_->structure, S) > spreadMasses;
}

void BlockKkt::measureScales(const KktMatrix& S) {
  scaling_.measure(plan_->structure, S);
  parallelForEach(plan_->fronts.size(), [this](std::size_t i) {
    const BlockPlan::Front& f = plan_->fronts[i];
    for (int k = f.firstOwn; k < f.firstOwn + f.ownCount; ++k) {
      const BlockPlan::Segment& o = plan_->own[frontIndex(k)];
      std::copy_n(scaling_.row.data() + o.there, o.size, rowScale_.begin() + f.first + o.here);
      std::copy_n(scaling_.column.data() + o.there, o.size, columnScale_.begin() + f.first + o.here);
    }
  });
}

[[gnu::always_inline]] inline void BlockKkt::prefetchFront(const BlockPlan::Front& f, Needed needed) const {
  if (needed == Needed::blocks) {
    for (int k = f.firstEntry; k < f.firstEntry + f.entryCount; ++k) {
      const BlockPlan::Entry& e = plan_->entries[frontIndex(k)];
      const bool transposed = e.kind == BlockPlan::Entry::Kind::B;
      fetchNumbers(blockOf(plan_->structure, *S_, e).data(),
                   Mat6::RowsAtCompileTime * (transposed ? e.rows : e.columns));
    }
    fetchNumbers(own_.get() + f.own, f.n * plan_->rowsOfOwn(f));  // where it is stored
    if (coupling_) fetchNumbers(coupling_.get() + f.coupling, (f.N - f.n) * f.n);
    return;
  }
  if (needed == Needed::own) fetchNumbers(own_.get() + f.own, f.n * plan_->rowsOfOwn(f));
  else fetchNumbers(coupling_.get() + f.coupling, (f.N - f.n) * f.n);
}

/// visit(front, memory) for fronts in the order of an iterator.
template <class It, class Visit>
void BlockKkt::visitEach(It at, It end, Memory& memory, Needed needed, const Visit& visit) {
  const std::ptrdiff_t ahead = needed == Needed::blocks ? blocksAhead : frontsAhead;
  for (; at != end; ++at) {
    if (end - at > ahead) prefetchFront(plan_->fronts[frontIndex(at[ahead])], needed);
    visit(plan_->fronts[frontIndex(*at)], memory);
  }
}

/// visit(front, its memory): the tasks at once, then the rest; and the other way round.
template <class Visit>
void BlockKkt::visitUpwards(Needed needed, const Visit& visit) {
  const auto& [tasks, rest] = plan_->tasks;
  const auto visitTask = [&](std::size_t t) {
    visitEach(tasks[t].begin(), tasks[t].end(), memories_[t], needed, visit);
  };
  if (!tasks.empty()) parallelFor(tasks.size(), 1, visitTask);
  visitEach(rest.begin(), rest.end(), memories_.back(), needed, visit);
}
template <class Visit>
void BlockKkt::visitDownwards(Needed needed, const Visit& visit) {
  const auto& [tasks, rest] = plan_->tasks;
  const auto visitTask = [&](std::size_t t) {
    visitEach(tasks[t].rbegin(), tasks[t].rend(), memories_[t], needed, visit);
  };
  visitEach(rest.rbegin(), rest.rend(), memories_.back(), needed, visit);
  if (!tasks.empty()) parallelFor(tasks.size(), 1, visitTask);
}

void BlockKkt::assemble(const KktMatrix& S, const BlockPlan::Front& f, Memory& memory, double* A) const {
  std::fill_n(A, frontIndex(paddedRows(f.N)) * frontIndex(f.N), 0.0);
  readScales(f, memory);
  addEntries(S, f, memory, A);
  plan_->addChildren(f, left_.data(), A);
}

/// Stores the front in memory, scaled by the rows R and columns C of its unknowns p and of those q that it touches:
/// without that P^-1 is C_p P^-1 R_p, and F P^-1 is R_q^-1 F P^-1 R_p, P^-1 E is C_p P^-1 E C_q^-1; of symmetric
/// matrices, for which R = C, L is R^-1 L R and D^-1 is R D^-1 R. Scales are powers of two: nothing is rounded.
void BlockKkt::store(const BlockPlan::Front& f, Memory& memory) {
  const double* A = memory.matrix.data();
  const int stride = paddedRows(f.N), touched = f.N - f.n, rowsOfOwn = plan_->rowsOfOwn(f);
  double *own = own_.get() + f.own, *perRow = memory.perRow.data(), *perColumn = memory.perColumn.data();
  const bool symmetric = plan_->structure.symmetric;
  for (int i = 0; i < f.N; ++i) {
    const auto at = frontIndex(i);
    perRow[i] = symmetric || i >= f.n ? 1 / memory.rows[at] : memory.columns[at];
    perColumn[i] = i < f.n ? memory.rows[at] : 1 / memory.columns[at];
  }
  copyScaled(A, stride, perRow, perColumn, rowsOfOwn, f.n, rowsOfOwn, own);  // padding is zero, scaled or not
  if (symmetric)
    for (int i = 0; i < f.n; ++i) own[i * (stride + 1)] *= perColumn[i] * perColumn[i];
  A += f.n * stride;
  if (coupling_) copyScaled(A, stride, perRow, perColumn + f.n, f.n, touched, f.n, coupling_.get() + f.coupling);
  copyRows(A + f.n, stride, touched, touched, left_.data() + f.left);
}

/// Reads the scales of the unknowns of a front.
void BlockKkt::readScales(const BlockPlan::Front& f, Memory& memory) const {
  const auto read = [&](int here, int place, int size) {
    std::copy_n(rowScale_.begin() + place, size, memory.rows.begin() + here);
    std::copy_n(columnScale_.begin() + place, size, memory.columns.begin() + here);
  };
  read(0, f.first, f.n);
  for (int k = f.firstTouched; k < f.firstTouched + f.touchedCount; ++k) {
    const BlockPlan::Segment& q = plan_->touched[frontIndex(k)];
    read(f.n + q.here, q.there, q.size);
  }
}

void BlockKkt::addEntries(const KktMatrix& S, const BlockPlan::Front& f, const Memory& scales, double* A) const {
  const int stride = paddedRows(f.N);
  // Blocks are zero beyond their used part: whole columns of six serve every size, and add zeros to what follows.
  const auto addScaled = [&](const Mat6& block, const BlockPlan::Entry& e) {
    const Eigen::Map<const Vec6> rows(scales.rows.data() + e.row);
    for (int c = 0; c < e.columns; ++c) {
      Eigen::Map<Vec6> column(A + (e.column + c) * stride + e.row);
      column += (scales.columns[frontIndex(e.column + c)] * rows).cwiseProduct(block.col(c));
    }
  };
  for (int k = f.firstEntry; k < f.firstEntry + f.entryCount; ++k) {
    const BlockPlan::Entry& e = plan_->entries[frontIndex(k)];
    const Mat6& block = blockOf(plan_->structure, S, e);
    if (e.kind == BlockPlan::Entry::Kind::B) addScaled(block.transpose(), e);
    else addScaled(block, e);
  }
  for (int k = f.firstOwn; k < f.firstOwn + f.ownCount; ++k) {
    const BlockPlan::Segment& m = plan_->own[frontIndex(k)];
    if (m.there < plan_->structure.nv) continue;
    const double* epsW = S.epsW.data() + m.there - plan_->structure.nv;
    for (int i = 0; i < m.size; ++i)
      A[(m.here + i) * (stride + 1)] -=
          epsW[i] * scales.rows[frontIndex(m.here + i)] * scales.columns[frontIndex(m.here + i)];
  }
}

bool BlockKkt::eliminate(const KktMatrix& S) {
  for (Memory& memory : memories_) memory.growth = 0;
  visitUpwards(Needed::blocks, [&](const BlockPlan::Front& f, Memory& memory) {
    if (!std::isfinite(memory.growth)) return;
    double* A = memory.matrix.data();
    assemble(S, f, memory, A);
    const bool regular = plan_->structure.symmetric ? factorSymmetricFront(A, f.n, f.N, memory.growth)
                                                    : sweepFront(A, f.n, f.N, memory.exchanged.data(), memory.growth);
    if (!regular) memory.growth = std::numeric_limits<double>::infinity();
    store(f, memory);
  });
  growth_ = 0;
  for (const Memory& memory : memories_) growth_ = std::max(growth_, memory.growth);
  return std::isfinite(growth_);
}

/// x may be b: all of it is read before any of the solution is there.
void BlockKkt::solveOnce(const VecX& b, VecX& x) {
  visitUpwards(Needed::own, [&](const BlockPlan::Front& f, Memory& memory) { reduce(f, b, memory); });
  visitDownwards(plan_->structure.symmetric ? Needed::own : Needed::coupling,
                 [&](const BlockPlan::Front& f, Memory& memory) { substitute(f, memory, x); });
}

/// P^-1 b_p, of symmetric matrices D^-1 L^-1 b_p, to the unknowns; what is left for those that the front touches.
void BlockKkt::reduce(const BlockPlan::Front& f, const VecX& rightHandSide, Memory& memory) {
  double *own = unknowns_.data() + f.first, *b = memory.rows.data(), *reduced = b;
  for (int k = f.firstOwn; k < f.firstOwn + f.ownCount; ++k) {
    const BlockPlan::Segment& o = plan_->own[frontIndex(k)];
    copyFew(rightHandSide.data() + o.there, o.size, b + o.here);
  }
  for (int i = f.n; i < paddedRows(f.N); ++i) b[i] = 0;
  plan_->addLeftOfChildren(f, boundary_.data(), b);
  const double* A = own_.get() + f.own;
  if (plan_->structure.symmetric) {
    reduceSymmetricFront(A, f.n, f.N, b);
  } else {
    reduced = memory.columns.data();
    for (int i = 0; i < f.n; ++i) reduced[i] = 0;
    copyFew(b + f.n, paddedRows(f.N) - f.n, reduced + f.n);
    addFrontProduct(A, f.N, b, f.n, f.N, reduced);
  }
  copyFew(reduced, f.n, own);
  copyFew(reduced + f.n, f.N - f.n, boundary_.data() + f.boundary);
}

/// Minus P^-1 E x_q, and the front's own unknowns to the solution.
void BlockKkt::substitute(const BlockPlan::Front& f, Memory& memory, VecX& solution) {
  double *own = unknowns_.data() + f.first, *x = memory.columns.data(), *touched = memory.rows.data();
  const bool symmetric = plan_->structure.symmetric;
  if (symmetric) {
    touched = x + f.n;
    std::fill_n(touched, paddedRows(f.N) - f.n, 0.0);
  }
  for (int k = f.firstTouched; k < f.firstTouched + f.touchedCount; ++k) {
    const BlockPlan::Segment& q = plan_->touched[frontIndex(k)];
    copyFew(unknowns_.data() + q.there, q.size, touched + q.here);
  }
  copyFew(own, f.n, x);
  if (symmetric) {
    substituteSymmetricFront(own_.get() + f.own, f.n, f.N, x);
  } else {
    for (int i = 0; i < f.N - f.n; ++i) touched[i] = -touched[i];
    addFrontProduct(coupling_.get() + f.coupling, f.n, touched, f.N - f.n, f.n, x);
  }
  copyFew(x, f.n, own);
  for (int k = f.firstOwn; k < f.firstOwn + f.ownCount; ++k) {
    const BlockPlan::Segment& o = plan_->own[frontIndex(k)];
    copyFew(x + o.here, o.size, solution.data() + o.there);
  }
}

void BlockKkt::refine(const VecX& b, VecX& x) {
  multiply(plan_->structure, *S_, x, residual_);
  residual_ = b - residual_;
  solveOnce(residual_, residual_);
  x += residual_;
}

/// b_ = S y with the known solution y, and x_ what is found.
void BlockKkt::solveKnown(const KktMatrix& S) {
  takeKnownSolution(scaling_, x_);
  multiply(plan_->structure, S, x_, b_);
  solveOnce(b_, x_);
}

/// Largest residual of x_, against what it is made of.
double BlockKkt::backwardError(const KktMatrix& S) {
  multiply(plan_->structure, S, x_, residual_);
  const double size = std::max((b_.array() * scaling_.row.array()).abs().maxCoeff<Eigen::PropagateNaN>(),
                               (x_.array() / scaling_.column.array()).abs().maxCoeff<Eigen::PropagateNaN>());
  const double error = ((b_ - residual_).array() * scaling_.row.array()).abs().maxCoeff<Eigen::PropagateNaN>() / size;
  return std::isfinite(error) ? error : std::numeric_limits<double>::infinity();
}

double BlockKkt::errorOfKnown(Eigen::Index count) const { return errorOfKnownSolution(scaling_, x_, count); }

void BlockKkt::solve(VecX& b) {
  if (usesSparse_) return sparse_->solve(b);
  if (!refines_) return solveOnce(b, b);
  b_ = b;
  solveOnce(b_, x_);
  refine(b_, x_);
  b = x_;
}

}  // namespace gyre
