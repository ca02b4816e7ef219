#include "flexible/reduced_beam.h"

#include "bodies/rigid.h"
#include "core/frames.h"

#include <utility>

namespace gyre {
namespace {

/// Where a body is at rest in the frame F, without motion.
BodyKinematics atRest(const Frame& place) {
  BodyKinematics k;
  k.x = place.position;
  k.R = place.orientation.toRotationMatrix();
  return k;
}

/// M of a node in the axes of F.
Mat6 massOf(const Rigid& node, const Frame& place) {
  const Mat3 R = place.orientation.toRotationMatrix();
  Mat6 M = Mat6::Zero();
  M.diagonal().head<3>().setConstant(node.mass);
  M.bottomRightCorner<3, 3>() = R * node.inertia.matrix() * R.transpose();
  return M;
}

/// Makes columns for turns in the axes of F of those in the axes of the two bodies.
template <class Columns>
void toAxesOfF(const BodyKinematics& k1, const BodyKinematics& k2, Columns& K) {
  K.template middleCols<3>(3) = (K.template middleCols<3>(3) * k1.R.transpose()).eval();
  K.template middleCols<3>(9) = (K.template middleCols<3>(9) * k2.R.transpose()).eval();
}

void addBlock(std::vector<Eigen::Triplet<double>>& entries, int row, int column, const Mat6& block) {
  for (int c = 0; c < 6; ++c)
    for (int r = 0; r < 6; ++r)
      if (block(r, c) != 0) entries.emplace_back(row + r, column + c, block(r, c));
}

}  // namespace

Expected<ReducedBeam> reduced(const BeamMesh& mesh, std::span<const Rigid> nodes, std::span<const BeamElement> elements,
                              std::vector<std::size_t> interfaces, int modes) {
  FiniteElements fe;
  std::vector<Eigen::Triplet<double>> masses, stiffnesses;
  std::vector<Mat6> own;
  const auto rowOf = [](std::size_t node) { return static_cast<int>(6 * node); };
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const Frame place = relativeTo(mesh.nodes.front().place, mesh.nodes[i].place);
    fe.nodes.push_back({.place = place, .turns = true, .row = rowOf(i)});
    own.push_back(massOf(nodes[i], place));
    addBlock(masses, rowOf(i), rowOf(i), own.back());
  }
  std::vector<std::pair<BeamMesh::Element, Mat12>> recoveries;
  for (std::size_t e = 0; e < elements.size(); ++e) {
    const auto [i, j] = std::pair(mesh.elements[e].node1, mesh.elements[e].node2);
    const BodyKinematics k1 = atRest(fe.nodes[i].place), k2 = atRest(fe.nodes[j].place);
    const BeamElementForce force(elements[e]);
    Mat12 K = Mat12::Zero(), C = Mat12::Zero(), forces = force.sectionForcesAtRest(k1, k2);
    force.addTangent(Instant(0), k1, k2, K, C);
    toAxesOfF(k1, k2, K);
    K.transposeInPlace();
    toAxesOfF(k1, k2, K);
    K = (0.5 * (K + K.transpose())).eval();
    toAxesOfF(k1, k2, forces);
    addBlock(stiffnesses, rowOf(i), rowOf(i), K.topLeftCorner<6, 6>());
    addBlock(stiffnesses, rowOf(i), rowOf(j), K.topRightCorner<6, 6>());
    addBlock(stiffnesses, rowOf(j), rowOf(i), K.bottomLeftCorner<6, 6>());
    addBlock(stiffnesses, rowOf(j), rowOf(j), K.bottomRightCorner<6, 6>());
    recoveries.emplace_back(mesh.elements[e], forces);
  }
  const auto rows = static_cast<Eigen::Index>(6 * nodes.size());
  fe.M.resize(rows, rows);
  fe.M.setFromTriplets(masses.begin(), masses.end());
  fe.K.resize(rows, rows);
  fe.K.setFromTriplets(stiffnesses.begin(), stiffnesses.end());
  std::vector<Mat6> carried;
  for (const std::size_t node : interfaces) carried.push_back(own[node]);
  auto body = reduced(fe, interfaces, modes, carried);
  if (!body) return fail(body.error());
  ReducedBeam out{.body = std::move(*body),
                  .damping = elements.empty() ? 0 : elements.front().law.beta,
                  .interfaces = std::move(interfaces),
                  .sectionForces = {}};
  out.sectionForces.resize(static_cast<Eigen::Index>(12 * elements.size()), out.body.size());
  for (std::size_t e = 0; e < recoveries.size(); ++e) {
    const auto& [element, forces] = recoveries[e];
    const auto shapes = [&](std::size_t node) { return out.body.shapes.middleRows<6>(rowOf(node)); };
    out.sectionForces.middleRows<12>(static_cast<Eigen::Index>(12 * e)) =
        forces.leftCols<6>() * shapes(element.node1) + forces.rightCols<6>() * shapes(element.node2);
  }
  return out;
}

}  // namespace gyre
