#include "linear/delassus.h"

#include "core/parallel.h"
#include "linear/front_kernels.h"
#include "linear/symmetric_front.h"

#include <Eigen/LU>
#include <algorithm>

namespace gyre {
namespace {

/// Pivots that are smaller than their diagonal entry by more have lost too many digits.
constexpr double weakestPivot = 1e-5;
/// Least share of the regularization: smaller pivots are rounding.
constexpr double leastOfRegularization = 0.5;

constexpr std::size_t roomBehind = 6;  ///< for what the kernels reach beyond a block

std::size_t frontAt(int i) { return static_cast<std::size_t>(i); }

InverseMass inverseOf(const Mat6& M, int size) {
  InverseMass out;
  out.full.topLeftCorner(size, size) = MatX(M.topLeftCorner(size, size)).inverse();
  const Mat3 translations = M.topLeftCorner<3, 3>();
  if (translations != Mat3(translations(0, 0) * Mat3::Identity())) return out;
  if (!M.topRightCorner<3, 3>().isZero(0) || !M.bottomLeftCorner<3, 3>().isZero(0)) return out;
  out.isSplit = true;
  out.mass = 1 / translations(0, 0);
  if (size == 6) out.rotation = Mat3(M.bottomRightCorner<3, 3>()).inverse();
  return out;
}

}  // namespace

Delassus::Delassus(std::shared_ptr<const DelassusPlan> plan, const std::vector<Mat6>& masses)
    : plan_(std::move(plan)),
      BM_(plan_->ends.size(), Mat6::Zero()),
      own_(plan_->elimination.ownSize),
      left_(plan_->elimination.leftSize),
      boundary_(frontAt(plan_->elimination.boundarySize)),
      unknowns_(frontAt(plan_->structure.m)) {
  for (std::size_t b = 0; b < masses.size(); ++b)
    inverse_.push_back(inverseOf(masses[b], plan_->structure.bodies[b].size));
  const auto& [tasks, rest] = plan_->elimination.tasks;
  for (const std::vector<int>& task : tasks) memories_.push_back(memoryFor(task));
  memories_.push_back(memoryFor(rest));
}

Delassus::Memory Delassus::memoryFor(const std::vector<int>& fronts) const {
  const std::size_t widest = frontAt(plan_->elimination.widestOf(fronts));
  return {.matrix = std::vector<double>(widest * widest + roomBehind),
          .column = std::vector<double>(widest + roomBehind)};
}

/// visit(front, its memory): the tasks at once, then the rest; and the other way round.
template <class Visit>
void Delassus::visitUpwards(const Visit& visit) {
  const auto& [tasks, rest] = plan_->elimination.tasks;
  const auto visitTask = [&](std::size_t t) {
    for (const int f : tasks[t]) visit(f, memories_[t]);
  };
  if (!tasks.empty()) parallelFor(tasks.size(), 1, visitTask);
  for (const int f : rest) visit(f, memories_.back());
}
template <class Visit>
void Delassus::visitDownwards(const Visit& visit) {
  const auto& [tasks, rest] = plan_->elimination.tasks;
  const auto visitTask = [&](std::size_t t) {
    for (auto f = tasks[t].rbegin(); f != tasks[t].rend(); ++f) visit(*f, memories_[t]);
  };
  for (auto f = rest.rbegin(); f != rest.rend(); ++f) visit(*f, memories_.back());
  if (!tasks.empty()) parallelFor(tasks.size(), 1, visitTask);
}

bool Delassus::factor(const std::vector<Mat6>& B, const VecX& epsW) {
  B_ = &B;
  epsW_ = &epsW;
  parallelForEach(B.size(), [&](std::size_t e) {
    const DelassusPlan::End& end = plan_->ends[e];
    weighBlock(B[e], inverse_[frontAt(end.body)], end.rows > frontLanes, BM_[e]);
  });
  for (Memory& memory : memories_) memory.regular = true;
  visitUpwards([&](int f, Memory& memory) {
    memory.regular =
        memory.regular && eliminate(plan_->elimination.fronts[frontAt(f)], plan_->ofFront[frontAt(f)], memory);
  });
  return std::all_of(memories_.begin(), memories_.end(), [](const Memory& memory) { return memory.regular; });
}

/// visit(place in the front, row of the m) for the front's own unknowns.
template <class Visit>
void Delassus::forEachOwn(const BlockPlan::Front& f, const Visit& visit) const {
  for (int k = f.firstOwn; k < f.firstOwn + f.ownCount; ++k) {
    const BlockPlan::Segment& o = plan_->elimination.own[frontAt(k)];
    for (int i = 0; i < o.size; ++i) visit(o.here + i, o.there + i);
  }
}

bool Delassus::eliminate(const BlockPlan::Front& f, const DelassusPlan::Range& products, Memory& memory) {
  const int stride = paddedRows(f.N);
  double *A = memory.matrix.data(), *diagonal = memory.column.data();
  std::fill_n(A, frontAt(stride * f.N), 0.0);
  addProducts(plan_->products.data() + products.first, products.count, stride, B_->data(), BM_.data(), A);
  forEachOwn(f, [&](int here, int row) { diagonal[here] = A[here * (stride + 1)] += (*epsW_)[row]; });
  plan_->elimination.addChildren(f, left_.data(), A);
  if (!factorDefiniteFront(A, f.n, f.N) || !keepsDigits(f, A, diagonal)) return false;
  std::copy_n(A, f.n * stride, own_.data() + f.own);
  copyRows(A + f.n * (stride + 1), stride, f.N - f.n, f.N - f.n, left_.data() + f.left);
  return true;
}

/// @param A  with 1/D on its diagonal
bool Delassus::keepsDigits(const BlockPlan::Front& f, const double* A, const double* diagonal) const {
  const int stride = paddedRows(f.N);
  bool keeps = true;
  forEachOwn(f, [&](int here, int row) {
    const double inverse = A[here * (stride + 1)], eps = (*epsW_)[row];
    const double least = eps > 0 ? leastOfRegularization * eps : weakestPivot * diagonal[here];
    keeps = keeps && inverse > 0 && least * inverse <= 1;
  });
  return keeps;
}

/// D^-1 L^-1 b_p of the right-hand side; what is left for the unknowns that it touches.
void Delassus::reduce(const BlockPlan::Front& f, const ConstVecRef& rightHandSide, Memory& memory) {
  double *own = unknowns_.data() + f.first, *b = memory.column.data();
  forEachOwn(f, [&](int here, int row) { b[here] = rightHandSide[row]; });
  for (int i = f.n; i < paddedRows(f.N); ++i) b[i] = 0;
  plan_->elimination.addLeftOfChildren(f, boundary_.data(), b);
  reduceSymmetricFront(own_.data() + f.own, f.n, f.N, b);
  copyFew(b, f.n, own);
  copyFew(b + f.n, f.N - f.n, boundary_.data() + f.boundary);
}

void Delassus::substitute(const BlockPlan::Front& f, Memory& memory, VecRef y) {
  const BlockPlan& plan = plan_->elimination;
  double *own = unknowns_.data() + f.first, *x = memory.column.data();
  copyFew(own, f.n, x);
  for (int i = f.n; i < paddedRows(f.N); ++i) x[i] = 0;
  for (int k = f.firstTouched; k < f.firstTouched + f.touchedCount; ++k) {
    const BlockPlan::Segment& q = plan.touched[frontAt(k)];
    copyFew(unknowns_.data() + q.there, q.size, x + f.n + q.here);
  }
  substituteSymmetricFront(own_.data() + f.own, f.n, f.N, x);
  copyFew(x, f.n, own);
  forEachOwn(f, [&](int here, int row) { y[row] = x[here]; });
}

void Delassus::solve(VecRef y) {
  const BlockPlan& plan = plan_->elimination;
  visitUpwards([&](int f, Memory& memory) { reduce(plan.fronts[frontAt(f)], y, memory); });
  visitDownwards([&](int f, Memory& memory) { substitute(plan.fronts[frontAt(f)], memory, y); });
}

void Delassus::solveBoth(VecX& ab) {
  const KktStructure& s = plan_->structure;
  parallelForEach(s.bodies.size(), [&](std::size_t b) {
    const auto [first, size] = s.bodies[b];
    const InverseMass& inverse = inverse_[b];
    if (inverse.isSplit) {
      ab.segment<3>(first) *= inverse.mass;
      if (size == 6) ab.segment<3>(first + 3) = (inverse.rotation * ab.segment<3>(first + 3)).eval();
    } else {
      ab.segment(first, size) = (inverse.full.topLeftCorner(size, size) * ab.segment(first, size)).eval();
    }
  });
  ab.tail(s.m) = -ab.tail(s.m);
  addConstraintProduct(s, *B_, ab.data(), ab.data() + s.nv);
  solve(ab.tail(s.m));
  pushBack(ab.tail(s.m), ab.head(s.nv));
}

void Delassus::pushBack(const ConstVecRef& y, VecRef x) const {
  parallelForEach(plan_->atBody.size(), [&](std::size_t b) {
    const auto [first, count] = plan_->atBody[b];
    for (int k = first; k < first + count; ++k) {
      const int e = plan_->endsOfBodies[frontAt(k)];
      const DelassusPlan::End& end = plan_->ends[frontAt(e)];
      addColumnsOf(BM_[frontAt(e)], end.rows > frontLanes, -1, y.data() + end.row, end.rows, end.size,
                   x.data() + end.first);
    }
  });
}

}  // namespace gyre
