#include "bodies/point_pair.h"
#include "system/iteration_matrix.h"
#include "system/system.h"

namespace gyre {
namespace {

/// Twist that the two bodies of a constraint have, written into copies of their kinematics.
struct TwistedPair {
  BodyKinematics k1, k2;
  void set(const Vec12& V) {
    k1.v = V.segment<3>(0);
    k1.W = V.segment<3>(3);
    k2.v = V.segment<3>(6);
    k2.W = V.segment<3>(9);
  }
};

// The bias b(V) = B' V is the quadratic form of Phi''. Its polar form is the mean of d(B V)/dq e and d(B e)/dq V, which
// differ by B [e, V], the bracket of the twists as left-invariant fields: e_W x V_W in the rotations.
Mat6x12 rateTangentOf(const Joint& equations, const JointRows& rows, const BodyKinematics& k1,
                      const BodyKinematics& k2) {
  const Vec12 V = stackedTwist(k1, k2);
  TwistedPair pair{k1, k2};
  const auto bias = [&](const Vec12& twist) {
    pair.set(twist);
    return equations.accelerationBias(pair.k1, pair.k2);
  };
  const int m = equations.rows();
  Mat6x12 D = Mat6x12::Zero();
  for (int i = 0; i < 12; ++i) {
    const Vec12 e = Vec12::Unit(i);
    Vec12 bracket = Vec12::Zero();
    for (const int r : {3, 9}) bracket.segment<3>(r) = e.segment<3>(r).cross(V.segment<3>(r));
    D.col(i).head(m) = 0.25 * (bias(V + e) - bias(V - e)).head(m) + 0.5 * rows.B.topRows(m) * bracket;
  }
  return D;
}

}  // namespace

void linearizeRates(const System& system, const EvaluatedKinematics& at, KktMatrix& S) {
  const Workspace& w = at.workspace();
  const BodySet& bodies = system.bodies();
  const auto& parts = system.constraints().parts;
  const std::vector<JointRows>& rows = system.constraints().rows(at);
  for (auto& block : S.C) block.setZero();
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const ConstraintSet::Part& p = parts[i];
    const BodyKinematics &k1 = w.k[bodies.slot(p.body1)], &k2 = w.k[bodies.slot(p.body2)];
    const Mat6x12 D = rateTangentOf(*p.equations, rows[i], k1, k2);
    const auto place = [&](int block, int body, const auto& twistTangent, const auto& B) {
      if (block < 0) return;
      const Mat6 own = bodies.twistMap(bodies.slot(body), w).rateTangent(twistTangent, B);
      const int nv = bodies[bodies.slot(body)].nv;
      S.C[static_cast<std::size_t>(block)].block(p.firstRow, 0, p.rows, nv) += own.topLeftCorner(p.rows, nv);
    };
    place(p.block1, p.body1, D.leftCols<6>(), rows[i].B.leftCols<6>());
    place(p.block2, p.body2, D.rightCols<6>(), rows[i].B.rightCols<6>());
  }
}

}  // namespace gyre
