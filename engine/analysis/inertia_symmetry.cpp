#include "analysis/inertia_symmetry.h"

#include "linear/dense_decompositions.h"

namespace gyre {

InertiaSymmetry inertiaSymmetry(const Mat3& J) {
  constexpr double equalMoments = 1e-6;  // this near each other they count as equal
  const SymmetricEigenpairs principal = symmetricEigenpairs(J);
  const auto equal = [&](int i, int k) {
    return std::abs(principal.values[i] - principal.values[k]) <= equalMoments * principal.values[2];
  };
  if (equal(0, 2)) return {.ofPoint = true};
  if (!equal(0, 1) && !equal(1, 2)) return {};
  const Vec3 e = principal.vectors.col(equal(0, 1) ? 2 : 0);
  Eigen::Index most = 0;
  e.cwiseAbs().maxCoeff(&most);
  return {.axis = e[most] < 0 ? Vec3(-e) : e};
}

}  // namespace gyre
