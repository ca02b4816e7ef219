#pragma once
// A problem as blocks, one for each contact and joint, for solvers that see all of them at once: rows J1, J2, the own
// response W_aa, the law, the measures of local_settings.h. A contact has 3 rows, with rolling or spinning 6.
//
// Contacts that nothing can move have a block too: their reaction is zero.

#include "local_dynamics/friction_block.h"
#include "local_dynamics/local_rows.h"

namespace gyre {

struct LocalBlock {
  int contact = -1, joint = -1;
  int body1 = -1, body2 = -1;
  int rows = 0;
  Mat6 J1 = Mat6::Zero(), J2 = Mat6::Zero();  ///< rows beyond are zero
  Mat6 W = Mat6::Zero();                      ///< W_aa; of a joint the identity beyond its rows
  Vec6 target = Vec6::Zero();                 ///< what is added to U: of a contact, of a joint minus its target
  double mu = 0, rolling = 0, spinning = 0;
  FrictionResponse<double> force, moment;  ///< of W_aa
  double size = 0, momentSize = 0;         ///< a third of the trace of W_aa, forces and moments
  bool moves = false;
};

/// Reactions of all blocks and the velocities of all bodies that they give.
struct LocalState {
  std::vector<Vec6> R;  ///< of a contact: T1, T2, N, then the moment
  std::vector<Vec6> u;  ///< v, w of bodies
};

/// |R - S| / |R| of what led from S to R; 0 where R is zero.
double relativeStep(const LocalState& from, const LocalState& to);

class LocalBlocks {
 public:
  explicit LocalBlocks(const LocalProblem& problem);

  const LocalProblem& problem() const { return problem_; }
  const std::vector<LocalBlock>& blocks() const { return blocks_; }
  int rows() const { return rows_; }
  /// sum <W_aa^-1 B_a, B_a>.
  double freeSum() const { return freeSum_; }
  std::vector<Vec6> guess() const { return guess(problem_); }
  /// The reactions that the same problem has elsewhere.
  std::vector<Vec6> guess(const LocalProblem& problem) const;
  /// u = free + h A^-1 J^T R.
  void setVelocities(LocalState& state) const;
  /// Changes u for changes of the reactions of all blocks: u += h A^-1 J^T dR.
  void push(const std::vector<Vec6>& dR, std::vector<Vec6>& u) const;
  /// U + target.
  Vec6 relative(const LocalBlock& block, const std::vector<Vec6>& u) const;
  /// <W_aa^-1 C_a, C_a>.
  double residual(const LocalBlock& block, const Vec6& U, const Vec6& R) const;
  double merit(const LocalState& state) const;
  /// The nearest that the bounds of the law allow: R_N >= 0, |R_T| <= mu R_N, moments likewise.
  Vec6 bounded(const LocalBlock& block, Vec6 R) const;
  /// R, M, v, w.
  void store(const LocalState& state, LocalProblem& problem) const;

 private:
  LocalBlock contactBlock(int number) const;
  LocalBlock jointBlock(int number) const;
  double freeEnergy(const LocalBlock& block, const Vec6& B) const;
  void respond(const LocalGroup& group, const std::vector<Vec6>& wrenches, std::vector<Vec6>& u) const;

  const LocalProblem& problem_;
  std::vector<LocalBlock> blocks_;
  std::vector<Vec6> free_;  ///< v, w of bodies
  int rows_ = 0;
  double freeSum_ = 0;
};

}  // namespace gyre
