#pragma once
// Bodies connected by ball joints over a floor, for the solvers of local problems: with their joints among the
// contacts, eliminated by the matrix of all answers, and by factors.

#include "support/contact_problems.h"
#include "support/linked_bodies.h"

#include <Eigen/SVD>

namespace gyre::test {

struct JointedBodies {
  LocalProblem joined;
  int bodies = 0;

  /// @param loops   further joints between bodies at random
  /// @param doubled  joints that are there twice
  JointedBodies(unsigned seed, int count, bool chain, int loops = 0, int doubled = 0) : bodies(count) {
    Random random(seed);
    joined.h = 1e-2;
    for (int i = 0; i < count; ++i)
      joined.bodies.push_back(freeBody(random.uniform(0.5, 2), Vec3::Constant(random.uniform(0.1, 0.3)),
                                       Vec3(0.2, 0.1, -0.5) + random.vector(0.1), random.vector(0.5)));
    for (int i = 1; i < count; ++i) link(chain ? i - 1 : random.integer(i), i, random);
    for (int i = 0; i < loops; ++i) link(random.integer(count / 2), count / 2 + random.integer(count / 2), random);
    for (int i = 0; i < doubled; ++i) joined.joints.push_back(joined.joints[static_cast<std::size_t>(2 * i)]);
    for (int i = 0; i < count; ++i) {
      joined.contacts.push_back(
          contactOf(-1, i, Vec3::UnitZ() + random.vector(0.1), Vec3::Zero(), random.vector(0.2), 0.3));
      joined.contacts.back().manifold = i;
    }
  }
  void link(int body1, int body2, Random& random) {
    LocalJoint& j = joined.joints.emplace_back();
    j.body1 = body1;
    j.body2 = body2;
    j.rows = 3;
    j.J1.topRows<3>() << -Mat3::Identity(), Linked::crossing(random.vector(0.5));
    j.J2.topRows<3>() << Mat3::Identity(), Linked::crossing(random.vector(0.5));
  }

  static Mat6 inverseOf(const LocalBody& b) {
    Mat6 A = Mat6::Zero();
    A.diagonal().head<3>().setConstant(b.inverseMass);
    A.bottomRightCorner<3, 3>() = b.inverseInertia;
    return A;
  }
  MatX inverses() const {
    MatX A = MatX::Zero(6 * bodies, 6 * bodies);
    for (int i = 0; i < bodies; ++i) A.block<6, 6>(6 * i, 6 * i) = inverseOf(body(i));
    return A;
  }
  MatX rows() const {
    MatX J = MatX::Zero(3 * static_cast<Eigen::Index>(joined.joints.size()), 6 * bodies);
    for (std::size_t j = 0; j < joined.joints.size(); ++j) {
      const auto row = 3 * static_cast<Eigen::Index>(j);
      J.block<3, 6>(row, 6 * joined.joints[j].body1) = joined.joints[j].J1.topRows<3>();
      J.block<3, 6>(row, 6 * joined.joints[j].body2) = joined.joints[j].J2.topRows<3>();
    }
    return J;
  }
  /// What moves bodies without their joints to where these let them: A^-1 J^T (J A^-1 J^T)^+.
  MatX projection() const {
    const MatX A = inverses(), J = rows();
    Eigen::JacobiSVD<MatX> svd(J * A * J.transpose(), Eigen::ComputeThinU | Eigen::ComputeThinV);
    svd.setThreshold(1e-10);
    return A * J.transpose() * svd.solve(MatX::Identity(J.rows(), J.rows()));
  }
  MatX answers() const { return inverses() - projection() * rows() * inverses(); }

  std::vector<std::vector<int>> jointsOfBodies() const {
    std::vector<std::vector<int>> out(static_cast<std::size_t>(bodies));
    for (std::size_t j = 0; j < joined.joints.size(); ++j)
      for (const int b : {joined.joints[j].body1, joined.joints[j].body2})
        out[static_cast<std::size_t>(b)].push_back(static_cast<int>(j));
    return out;
  }
  std::shared_ptr<const GroupResponse> factors() const {
    const auto ofBodies = jointsOfBodies();
    const auto plan = std::make_shared<const GroupPlan>(static_cast<int>(joined.joints.size()), ofBodies);
    const auto response = std::make_shared<GroupResponse>(plan);
    response->clear();
    for (int i = 0; i < bodies; ++i) {
      const Mat6 A = inverseOf(body(i));
      std::vector<GroupResponse::Link> links;
      const auto J = [&](int j) -> const Mat6& {
        const LocalJoint& joint = joined.joints[static_cast<std::size_t>(j)];
        return joint.body1 == i ? joint.J1 : joint.J2;
      };
      for (const int j : ofBodies[static_cast<std::size_t>(i)]) {
        links.push_back({plan->placeOf(j), A * J(j).transpose()});
        for (const int k : ofBodies[static_cast<std::size_t>(i)]) response->add(j, k, J(j) * A * J(k).transpose());
      }
      response->addBody(A, links);
    }
    response->factor();
    return response;
  }
  /// The problem with joints eliminated.
  LocalProblem grouped(bool byFactors) const {
    LocalProblem p = joined;
    p.joints.clear();
    VecX u(6 * bodies);
    for (int i = 0; i < bodies; ++i) u.segment<6>(6 * i) << body(i).v, body(i).w;
    u -= (projection() * rows() * u).eval();
    LocalGroup& group = p.groups.emplace_back();
    for (int i = 0; i < bodies; ++i) {
      LocalBody& b = p.bodies[static_cast<std::size_t>(i)];
      b.v = u.segment<3>(6 * i);
      b.w = u.segment<3>(6 * i + 3);
      b.group = 0;
      b.place = i;
      group.bodies.push_back(i);
    }
    if (byFactors) group.response = factors();
    else group.inverse = answers();
    return p;
  }

 private:
  const LocalBody& body(int i) const { return joined.bodies[static_cast<std::size_t>(i)]; }
};

}  // namespace gyre::test
