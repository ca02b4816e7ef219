#include "system/iteration_matrix.h"

#include "lie/so3.h"
#include "system/dynamic_tangent.h"
#include "system/step_maps.h"

namespace gyre {
namespace {

template <class Maps>
void velocityBlocks(const System& system, std::size_t part, const Maps& maps, const EvaluatedKinematics& at,
                    KktMatrix& S) {
  const Workspace& w = at.workspace();
  const BodySet& bodies = system.bodies();
  const ConstraintSet::Part& p = system.constraints().parts[part];
  JointRows memory;
  const JointRows& rows = system.constraints().rowsOf(part, at, memory);
  const BodyKinematics &k1 = w.k[bodies.slot(p.body1)], &k2 = w.k[bodies.slot(p.body2)];
  Mat6x12 tangent = Mat6x12::Zero();
  p.equations->rateTangent(k1, k2, tangent);
  const auto place = [&](int block, int body, const Mat6& twistTangent, const Mat6& twistB) {
    if (block < 0) return;
    const std::size_t i = bodies.slot(body);
    Mat6 B = S.B[static_cast<std::size_t>(block)], D = bodies.twistMap(i, w).rateTangent(twistTangent, twistB);
    maps.velocityRow(i, B, D);
    const int first = p.firstRow + p.rows - p.velocityRows;
    S.C[static_cast<std::size_t>(block)].middleRows(first, p.velocityRows) = B.middleRows(first, p.velocityRows);
  };
  place(p.block1, p.body1, tangent.template leftCols<6>(), rows.B.template leftCols<6>());
  place(p.block2, p.body2, tangent.template rightCols<6>(), rows.B.template rightCols<6>());
}

/// Puts the rows of parts into the blocks of B; whole(block) for each when all of it is there.
template <class Whole>
class ConstraintBlocks {
 public:
  ConstraintBlocks(const System& system, const Workspace& w, std::vector<Mat6>& B, const Whole& whole)
      : bodies_(system.bodies()), parts_(system.constraints().parts), w_(w), B_(B), whole_(whole) {
    forEachShared([&](std::size_t block) { B_[block].setZero(); });
  }

  void place(std::size_t part, const JointRows& rows) const {
    const ConstraintSet::Part& p = parts_[part];
    place(p, p.block1, p.body1, rows.B.template leftCols<6>());
    place(p, p.block2, p.body2, rows.B.template rightCols<6>());
  }
  /// After all parts.
  void finish() const {
    forEachShared([&](std::size_t block) { whole_(block); });
  }

 private:
  void place(const ConstraintSet::Part& p, int block, int body, const auto& own) const {
    if (block < 0) return;
    const TwistMap twist = bodies_.twistMap(bodies_.slot(body), w_);
    Mat6& out = B_[static_cast<std::size_t>(block)];
    if (p.sharesBlocks) return twist.addRows(own.topRows(p.rows), out.middleRows(p.firstRow, p.rows));
    twist.setRows(own.topRows(p.rows), out.topRows(p.rows));
    whole_(static_cast<std::size_t>(block));
  }
  template <class F>
  void forEachShared(const F& f) const {
    for (const ConstraintSet::Part& p : parts_) {
      if (!p.sharesBlocks) continue;
      if (p.block1 >= 0) f(static_cast<std::size_t>(p.block1));
      if (p.block2 >= 0) f(static_cast<std::size_t>(p.block2));
    }
  }

  const BodySet& bodies_;
  const std::vector<ConstraintSet::Part>& parts_;
  const Workspace& w_;
  std::vector<Mat6>& B_;
  const Whole& whole_;
};

template <class Whole>
void placeConstraints(const System& system, const EvaluatedKinematics& at, std::vector<Mat6>& B, const Whole& whole) {
  const ConstraintSet& constraints = system.constraints();
  const ConstraintBlocks blocks(system, at.workspace(), B, whole);
  constraints.forEachPart([&](std::size_t i) {
    JointRows memory;
    blocks.place(i, constraints.rowsOf(i, at, memory));
  });
  blocks.finish();
}

/// B and C.
template <class Maps>
void constraintBlocks(const System& system, const Maps& maps, const EvaluatedKinematics& at, KktMatrix& S) {
  const auto& blocks = system.structure().blocks;
  placeConstraints(system, at, S.B, [&](std::size_t i) {  // while B is at hand
    S.C[i] = S.B[i];
    maps.constraint(static_cast<std::size_t>(blocks[i].body), S.C[i]);
  });
  if (system.scales().velocityRows.empty()) return;
  const auto& parts = system.constraints().parts;
  for (std::size_t i = 0; i < parts.size(); ++i)
    if (parts[i].velocityRows > 0) velocityBlocks(system, i, maps, at, S);
}

template <class Maps>
void assemble(const System& system, const EvaluatedState& at, const Maps& maps, IterationMatrix& S) {
  DynamicTangent tangent(system, maps, at, S);
  if (maps.usesForces()) {
    tangent.addForces();
    tangent.addReactions(at.state().lambda);
    tangent.placeBodies(at);
  } else {
    tangent.placeMasses();
  }
  system.forces().superelements.addTangents(at, maps, S);
  constraintBlocks(system, maps, at, S);
}

}  // namespace

IterationMatrix::IterationMatrix(const System& system)
    : KktMatrix(system.structure()),
      dgdq(largeVector<Mat6>(system.bodies().size() + 1, Mat6::Zero())),
      dgdV(system.forcesDependOnVelocity() ? dgdq.size() : 0, Mat6::Zero()),
      T(system.bodies().size(), Mat3::Identity()),
      superelements(system.forces().superelements.makeTangents()) {}

void IterationMatrix::follow(const KktStructure& structure) {
  for (std::vector<Mat6>* blocks : {&Aij, &Aji}) blocks->resize(structure.couplings.size(), Mat6::Zero());
}

void constraintMatrix(const System& system, const EvaluatedKinematics& at, std::vector<Mat6>& B) {
  placeConstraints(system, at, B, [](std::size_t) {});
}

EvaluatedKinematics evaluateWithConstraintMatrix(const System& system, const State& s, Workspace& w,
                                                 std::vector<Mat6>& B) {
  const auto nothing = [](std::size_t) {};
  const ConstraintBlocks blocks(system, w, B, nothing);
  const EvaluatedKinematics at =
      system.evaluateWithRows(s, w, [&](std::size_t i, const JointRows& rows) { blocks.place(i, rows); });
  blocks.finish();
  return at;
}

void linearize(const System& system, const EvaluatedState& at, TangentWeights weights, const VecX* xi,
               IterationMatrix& S) {
  parallelForEach(system.bodies().size(), [&](std::size_t i) {
    const BodySet::Entry& b = system.bodies()[i];
    if (b.rotation < 0) return;
    if (xi) S.T[i] = so3::tangent(xi->segment<3>(b.v + b.rotation));
    else S.T[i].setIdentity();
  });
  assemble(system, at, ExponentialMaps{weights, system.bodies(), S.T}, S);
}

void linearize(const System& system, const EvaluatedState& at, std::span<const StepMap> maps, double scale, double rate,
               IterationMatrix& S) {
  assemble(system, at, GeneralMaps{maps, scale, rate}, S);
}

void massAndConstraints(const System& system, const EvaluatedKinematics& at, IterationMatrix& S) {
  S.follow(system.structure());
  for (std::vector<Mat6>* blocks : {&S.Aij, &S.Aji})
    for (Mat6& block : *blocks) block.setZero();
  symmetricMassAndConstraints(system, at, S);
  system.forces().superelements.addMasses(at, S.superelements, S);
  S.C = S.B;
}

void symmetricMassAndConstraints(const System& system, const EvaluatedKinematics& at, KktMatrix& S) {
  parallelForEach(system.bodies().size(), [&](std::size_t b) { system.bodies()[b].body->massMatrix(S.A[b]); });
  constraintMatrix(system, at, S.B);
}

void linearizeConstraints(const System& system, const EvaluatedKinematics& at, std::span<const StepMap> maps,
                          IterationMatrix& S) {
  S.follow(system.structure());
  constraintBlocks(system, GeneralMaps{maps, 1.0, 1.0}, at, S);
}

void linearizeConstraintForce(const System& system, const EvaluatedKinematics& at, const VecX& mu, IterationMatrix& S) {
  const BodySet& bodies = system.bodies();
  const Workspace& w = at.workspace();
  for (Mat3& T : S.T) T.setIdentity();
  const ExponentialMaps maps{{0, 0, 1}, bodies, S.T};
  DynamicTangent(system, maps, at, S).addReactions(mu);
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    S.A[i] = S.dgdq[i];
    bodies.twistMap(i, w).pullBack(S.A[i]);
  }
  const auto& parts = system.constraints().parts;
  const std::vector<JointRows>& rows = system.constraints().rows(at);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const ConstraintSet::Part& p = parts[i];
    const Vec12 wrench = rows[i].B.topRows(p.rows).transpose() * mu.segment(p.row, p.rows);
    const auto geometric = [&](int body, const Vec6& f) {
      const std::size_t b = bodies.slot(body);
      if (body >= 0) bodies.twistMap(b, w).addGeometricTangent(f, S.A[b]);
    };
    geometric(p.body1, wrench.head<6>());
    geometric(p.body2, wrench.tail<6>());
  }
}

}  // namespace gyre
