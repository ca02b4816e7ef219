#include "import/mjcf_masses.h"

#include <fmt/format.h>
#include <Eigen/Eigenvalues>
#include <algorithm>

namespace gyre {
namespace {

/// Principal moments raised to the least one, and made equal where no body has them.
Mat3 ruledInertia(const Mat3& J, const MjcfCompiler& compiler) {
  if (!J.allFinite()) return J;
  const Eigen::SelfAdjointEigenSolver<Mat3> principal(J);
  const Vec3 given = principal.eigenvalues();  // ascending
  Vec3 moments = given.cwiseMax(compiler.leastInertia);
  if (compiler.balancesInertia && moments[0] + moments[1] < moments[2]) moments.setConstant(moments.mean());
  if (moments == given) return J;
  return principal.eigenvectors() * moments.asDiagonal() * principal.eigenvectors().transpose();
}

}  // namespace

void applyMassRules(const MjcfCompiler& compiler, Robot& robot) {
  const bool isBound = compiler.leastMass > 0 || compiler.leastInertia > 0 || compiler.balancesInertia;
  double total = 0;
  bool isKnown = true;
  for (RobotBody& b : robot.bodies) {
    isKnown = isKnown && !b.massIsUnknown;
    if (isBound && !b.isLink && (b.mass > 0 || !b.massIsUnknown)) {
      b.mass = std::max(b.mass, compiler.leastMass);
      b.inertia = ruledInertia(b.inertia, compiler);
    }
    total += b.mass;
  }
  if (!(compiler.totalMass > 0)) return;
  if (!(total > 0)) return compiler.source.note("settotalmass is left out: no body has a mass");
  if (!isKnown)
    compiler.source.note(
        fmt::format("settotalmass is shared out among the masses that are known, {:.4g} kg: those of "
                    "meshes that are left out are not among them",
                    total));
  for (RobotBody& b : robot.bodies) {
    b.mass *= compiler.totalMass / total;
    b.inertia *= compiler.totalMass / total;
  }
}

}  // namespace gyre
