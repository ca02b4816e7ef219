#pragma once
// Eigenvalues from one moment to the next: which of them continue which. Each is expected where a straight line through
// its last two places leads, so that two that cross go on across, and they are given to the nearest by the assignment
// with the smallest sum of distances (Kuhn 1955, Naval Res. Logist. Q. 2; shortest augmenting paths with potentials).

#include <Eigen/Core>
#include <vector>

namespace gyre {

/// The column for each row of a square matrix of finite costs, with the smallest sum.
std::vector<int> cheapestAssignment(const Eigen::MatrixXd& cost);

class EigenvalueFollower {
 public:
  /// @param lambda  reordered to continue what came before; where there are more than now, the others are no numbers,
  /// and where there are fewer, new ones begin at the end
  void follow(double t, Eigen::VectorXcd& lambda);

 private:
  double t0_ = 0, t1_ = 0;
  Eigen::VectorXcd before_, last_;  ///< at t0 and t1
};

}  // namespace gyre
