#pragma once
// Solves with the block matrix S along the graph of bodies and joints: front by front (elimination_order.h), each a
// dense matrix of its own unknowns p and those q that it touches,
//
//   [P E; F Q],   x_p = P^-1 (b_p - E x_q),   what is left for q: Q - F P^-1 E  (multifrontal: Duff and Reid 1983),
//
// pivots chosen within each front. Where numbers grew in that, whether it was exact enough is measured by a solution
// for a known right-hand side: where it was not, solutions are refined, and where that does not help, KLU takes over,
// which chooses pivots in the whole matrix. Residuals alone do not tell: beyond each of n parallel hinges the rest of a
// chain is one rigid body out of their plane, whose inertia of n^3 makes reactions lose digits, with exact pivots, too.
// So what serves to correct an iteration is exact enough where it shrinks errors (KktUse::corrections), and solutions
// are not refined where that makes motions and multipliers hardly more exact.
// Symmetric matrices are factored without a choice of pivots (symmetric_front.h).
//
// S is scaled as in kkt_scaling.h, by scales that serve several matrices as long as numbers do not grow. Cost is linear
// in the number of bodies of trees and of nets of bounded width. Subtrees of large systems are done side by side
// (elimination_tasks.h).

#include "linear/block_plan.h"
#include "linear/kkt_scaling.h"
#include "linear/kkt_solver.h"

#include <memory>

namespace gyre {

class SparseKkt;

class BlockKkt final : public KktSolver {
 public:
  /// @param topology  outlives this
  explicit BlockKkt(const KktTopology& topology, KktUse use = KktUse::solutions);
  ~BlockKkt() override;
  bool factor(const KktMatrix& S) override;
  void solve(VecX& b) override;
  /// How often KLU took over.
  int sparseFactorizations() const { return sparseFactorizations_; }
  /// Whether solutions with the matrix factored last are refined.
  bool refines() const { return refines_ && !usesSparse_; }
  int passes() const override { return refines() ? 2 : 1; }

 private:
  friend class StateArchive;
  void persist(StateArchive& a, const KktMatrix& S, bool isHeld) override;
  /// Scratch of one front at a time, for each task and for what comes after.
  struct Memory {
    std::vector<double> matrix, rows, columns, perRow, perColumn;
    std::vector<int> exchanged;
    /// The largest number of its eliminations, entries of the scaled matrix being about 1; infinite where one failed.
    double growth = 0;
  };

  /// What is needed of a front: the blocks of S that it is put together from, or what it was made of its own columns,
  /// or of the coupling to what it touches.
  enum class Needed { blocks, own, coupling };

  void measureScales(const KktMatrix& S);
  bool eliminate(const KktMatrix& S);
  bool isProven(const KktMatrix& S);
  bool provesExact(const KktMatrix& S);
  bool servesUnrefined(const KktMatrix& S);
  bool shrinksErrors() const;
  bool correctsOnceRefined();
  bool losesLightMasses(const KktMatrix& S) const;
  Memory memoryFor(const std::vector<int>& fronts) const;
  void assemble(const KktMatrix& S, const BlockPlan::Front& f, Memory& memory, double* A) const;
  void store(const BlockPlan::Front& f, Memory& memory);
  void readScales(const BlockPlan::Front& f, Memory& memory) const;
  void addEntries(const KktMatrix& S, const BlockPlan::Front& f, const Memory& scales, double* A) const;
  void prefetchFront(const BlockPlan::Front& f, Needed needed) const;
  template <class It, class Visit>
  void visitEach(It at, It end, Memory& memory, Needed needed, const Visit& visit);
  template <class Visit>
  void visitUpwards(Needed needed, const Visit& visit);
  template <class Visit>
  void visitDownwards(Needed needed, const Visit& visit);
  void solveOnce(const VecX& b, VecX& x);
  void reduce(const BlockPlan::Front& f, const VecX& rightHandSide, Memory& memory);
  void substitute(const BlockPlan::Front& f, Memory& memory, VecX& solution);
  void refine(const VecX& b, VecX& x);
  void solveKnown(const KktMatrix& S);
  double backwardError(const KktMatrix& S);
  double errorOfKnown(Eigen::Index count) const;

  const KktTopology& topology_;
  const KktUse use_;
  std::shared_ptr<const BlockPlan> plan_;
  std::unique_ptr<SparseKkt> sparse_;  ///< null until it is needed
  bool usesSparse_ = false, refines_ = false;
  int sparseFactorizations_ = 0;
  int scalesServe_ = 0;                   ///< how many more matrices
  double growth_ = 0, provenGrowth_ = 1;  ///< of the last elimination; up to which it was exact
  double refinedGrowth_ = 0;              ///< about which it was once refined
  const KktMatrix* S_ = nullptr;
  KktScaling scaling_;
  std::vector<double> rowScale_, columnScale_;  ///< in order of elimination
  // What each front has become, without its scales, each part in the order in which it is read: elimination reads the
  // own columns [P^-1; -F P^-1] upwards, the coupling P^-1 E downwards. Of symmetric matrices [L; E'] both ways.
  std::unique_ptr<double[]> own_, coupling_;
  std::vector<double> left_;      ///< Q - F P^-1 E of fronts whose parents are to come
  std::vector<double> boundary_;  ///< of right-hand sides: the same
  std::vector<double> unknowns_;  ///< in order of elimination
  std::vector<Memory> memories_;
  VecX b_, x_, residual_;
};

}  // namespace gyre
