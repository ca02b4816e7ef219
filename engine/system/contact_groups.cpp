#include "system/contact_groups.h"

#include "core/disjoint_sets.h"

#include <Eigen/LU>
#include <algorithm>

namespace gyre {
namespace {

/// Bodies that constraints act on, directly or by others.
DisjointSets connected(const System& system, std::vector<char>& constrained) {
  DisjointSets sets(system.bodies().size());
  const ConstraintSet& set = system.constraints();
  for (const ConstraintSet::Constraint& c : set.constraints) {
    int first = -1;
    for (std::size_t i = c.firstPart; i < c.firstPart + c.partCount; ++i)
      for (const int body : {set.parts[i].body1, set.parts[i].body2}) {
        if (body < 0) continue;
        constrained[static_cast<std::size_t>(body)] = 1;
        if (first < 0) first = body;
        sets.join(static_cast<std::size_t>(first), static_cast<std::size_t>(body));
      }
  }
  return sets;
}

}  // namespace

ContactGroups::ContactGroups(const System& system, bool eliminates)
    : system_(system), a_(VecX::Zero(system.nv())), b_(VecX::Zero(system.m())) {
  const BodySet& bodies = system.bodies();
  std::vector<char> constrained(bodies.size(), 0);
  DisjointSets sets = eliminates ? connected(system, constrained) : DisjointSets(bodies.size());
  std::vector<int> number(bodies.size(), -1);
  for (std::size_t b = 0; b < bodies.size(); ++b) {
    Mat6 M = Mat6::Zero();
    bodies.body(b).massMatrix(M);
    const BodySet::Entry& e = bodies[b];
    const bool turns = e.free && e.rotation >= 0;
    inverseMass_.push_back(1 / bodies.body(b).mass());
    inverseInertia_.push_back(turns ? Mat3(M.block<3, 3>(3, 3).inverse()) : Mat3(Mat3::Zero()));
    const bool isPoint = e.rotation < 0;
    if (!constrained[b] && (e.free || isPoint)) {
      groupOf_.push_back(-1);
      continue;
    }
    int& n = number[sets.root(b)];
    if (n < 0) n = groups_++;
    groupOf_.push_back(n);
  }
  localGroup_.assign(static_cast<std::size_t>(groups_), -1);
}

void ContactGroups::begin(const std::vector<int>& touched, LocalProblem& problem) {
  touched_ = touched;
  problem.bodies.assign(touched.size(), {});
  problem.groups.clear();
  std::fill(localGroup_.begin(), localGroup_.end(), -1);
  for (std::size_t i = 0; i < touched.size(); ++i) {
    const int group = groupOf_[static_cast<std::size_t>(touched[i])];
    if (group < 0) continue;
    int& local = localGroup_[static_cast<std::size_t>(group)];
    if (local < 0) {
      local = static_cast<int>(problem.groups.size());
      problem.groups.emplace_back();
    }
    LocalGroup& g = problem.groups[static_cast<std::size_t>(local)];
    problem.bodies[i].group = local;
    problem.bodies[i].place = static_cast<int>(g.bodies.size());
    g.bodies.push_back(static_cast<int>(i));
  }
}

void ContactGroups::addWrench(const EvaluatedKinematics& at, int body, const Vec3& force, const Vec3& moment,
                              VecX& out) const {
  const auto b = static_cast<std::size_t>(body);
  const BodyLayout& l = system_.bodies().layout(b);
  Vec6 wrench;
  wrench << force, at.body(b).R.transpose() * moment;
  out.segment(l.v, l.nv) += at.workspace().J[b].leftCols(l.nv).transpose() * wrench;
}

Vec6 ContactGroups::twistOf(const EvaluatedKinematics& at, int body, const VecX& u) const {
  const auto b = static_cast<std::size_t>(body);
  const BodyLayout& l = system_.bodies().layout(b);
  Vec6 twist = at.workspace().J[b].leftCols(l.nv) * u.segment(l.v, l.nv);
  twist.tail<3>() = (at.body(b).R * twist.tail<3>()).eval();
  return twist;
}

void ContactGroups::setVelocities(const EvaluatedKinematics& at, const VecX& u, LocalProblem& problem) const {
  for (std::size_t i = 0; i < touched_.size(); ++i) {
    const Vec6 twist = twistOf(at, touched_[i], u);
    problem.bodies[i].v = twist.head<3>();
    problem.bodies[i].w = twist.tail<3>();
  }
}

void ContactGroups::respond(const IndexOne::Factored& middle, LocalProblem& problem) {
  const EvaluatedKinematics& at = middle.at();
  for (std::size_t i = 0; i < touched_.size(); ++i) {
    const auto b = static_cast<std::size_t>(touched_[i]);
    problem.bodies[i].inverseMass = inverseMass_[b];
    problem.bodies[i].inverseInertia = at.body(b).R * inverseInertia_[b] * at.body(b).R.transpose();
  }
  std::size_t most = 0;
  for (LocalGroup& g : problem.groups) {
    const auto n = static_cast<Eigen::Index>(6 * g.bodies.size());
    g.inverse.setZero(n, n);
    most = std::max(most, g.bodies.size());
  }
  for (std::size_t column = 0; column < 6 * most; ++column) {
    const Vec6 unit = Vec6::Unit(static_cast<Eigen::Index>(column % 6));
    a_.setZero();
    b_.setZero();
    for (const LocalGroup& g : problem.groups)
      if (column / 6 < g.bodies.size())
        addWrench(at, touched_[static_cast<std::size_t>(g.bodies[column / 6])], unit.head<3>(), unit.tail<3>(), a_);
    middle.solve(a_, b_);
    for (LocalGroup& g : problem.groups) {
      if (column / 6 >= g.bodies.size()) continue;
      for (std::size_t p = 0; p < g.bodies.size(); ++p)
        g.inverse.block<6, 1>(static_cast<Eigen::Index>(6 * p), static_cast<Eigen::Index>(column)) =
            twistOf(at, touched_[static_cast<std::size_t>(g.bodies[p])], a_);
    }
  }
  for (LocalGroup& g : problem.groups) g.inverse = (0.5 * (g.inverse + g.inverse.transpose())).eval();
}

}  // namespace gyre
