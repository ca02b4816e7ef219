#include "system/contact_groups.h"

#include "core/disjoint_sets.h"

#include <Eigen/Cholesky>
#include <Eigen/LU>
#include <algorithm>

namespace gyre {
namespace {

std::size_t groupIndex(int i) { return static_cast<std::size_t>(i); }

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
    const bool turns = e.movesByTwist() && e.rotation >= 0;
    inverseMass_.push_back(1 / bodies.body(b).mass());
    inverseInertia_.push_back(turns ? Mat3(M.block<3, 3>(3, 3).inverse()) : Mat3(Mat3::Zero()));
    if (!constrained[b] && e.movesByTwist()) {
      groupOf_.push_back(-1);
      continue;
    }
    int& n = number[sets.root(b)];
    if (n < 0) {
      n = static_cast<int>(groups_.size());
      groups_.emplace_back();
    }
    groups_[groupIndex(n)].bodies.push_back(static_cast<int>(b));
    groupOf_.push_back(n);
  }
  if (eliminates) listConstraints();
  place_.assign(bodies.size(), -1);
}

void ContactGroups::listConstraints() {
  const KktStructure& structure = system_.structure();
  blocks_.resize(groupOf_.size());
  for (std::size_t i = 0; i < structure.blocks.size(); ++i)
    blocks_[groupIndex(structure.blocks[i].body)].push_back(static_cast<int>(i));
  std::vector<int> counts(groups_.size(), 0);
  for (const KktStructure::Constraint& c : structure.constraints) {
    const int body = c.blockCount > 0 ? structure.blocks[groupIndex(c.firstBlock)].body : -1;
    number_.push_back(body < 0 ? -1 : counts[groupIndex(groupOf_[groupIndex(body)])]++);
  }
}

void ContactGroups::begin(const std::vector<int>& touched, LocalProblem& problem) {
  touched_ = touched;
  problem.bodies.assign(touched.size(), {});
  problem.groups.clear();
  for (Group& g : groups_) g.local = -1;
  std::fill(place_.begin(), place_.end(), -1);
  for (std::size_t i = 0; i < touched.size(); ++i) {
    const int group = groupOf_[groupIndex(touched[i])];
    if (group < 0) continue;
    int& local = groups_[groupIndex(group)].local;
    if (local < 0) {
      local = static_cast<int>(problem.groups.size());
      problem.groups.emplace_back();
    }
    LocalGroup& g = problem.groups[groupIndex(local)];
    problem.bodies[i].group = local;
    problem.bodies[i].place = place_[groupIndex(touched[i])] = static_cast<int>(g.bodies.size());
    g.bodies.push_back(static_cast<int>(i));
  }
}

void ContactGroups::addWrench(const EvaluatedKinematics& at, int body, const Vec3& force, const Vec3& moment,
                              VecX& out) const {
  const auto b = static_cast<std::size_t>(body);
  Vec6 wrench;
  wrench << force, at.body(b).R.transpose() * moment;
  system_.bodies().twistMap(b, at.workspace()).addForce(wrench, out);
}

Vec6 ContactGroups::twistOf(const EvaluatedKinematics& at, int body, const VecX& u) const {
  const auto b = static_cast<std::size_t>(body);
  Vec6 twist = system_.bodies().twistMap(b, at.workspace()).twist(u);
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

Mat6 ContactGroups::twistPerVelocity(const EvaluatedKinematics& at, int body) const {
  const BodyLayout& l = system_.bodies().layout(groupIndex(body));
  Mat6 T = Mat6::Zero();
  T.leftCols(l.nv) = at.workspace().J[groupIndex(body)].leftCols(l.nv);
  T.bottomRows<3>() = (at.body(groupIndex(body)).R * T.bottomRows<3>()).eval();
  return T;
}

void ContactGroups::respond(const IndexOne::Factored& middle, LocalProblem& problem) {
  const EvaluatedKinematics& at = middle.at();
  for (std::size_t i = 0; i < touched_.size(); ++i) {
    const std::size_t b = groupIndex(touched_[i]);
    problem.bodies[i].inverseMass = inverseMass_[b];
    problem.bodies[i].inverseInertia = at.body(b).R * inverseInertia_[b] * at.body(b).R.transpose();
  }
  for (Group& group : groups_) {
    if (group.local < 0) continue;
    LocalGroup& out = problem.groups[groupIndex(group.local)];
    out.response = nullptr;
    out.inverse.resize(0, 0);
    if (out.bodies.size() > densestGroup) respondByFactors(middle, group, out);
  }
  respondTogether(middle, problem);
}

void ContactGroups::makePlan(Group& group) const {
  std::vector<std::vector<int>> ofBodies;
  int constraints = 0;
  for (const int body : group.bodies) {
    std::vector<int>& all = ofBodies.emplace_back();
    for (const int block : blocks_[groupIndex(body)])
      all.push_back(number_[groupIndex(system_.structure().blocks[groupIndex(block)].constraint)]);
    for (const int constraint : all) constraints = std::max(constraints, constraint + 1);
  }
  group.plan = std::make_shared<const GroupPlan>(constraints, ofBodies);
  group.response = std::make_shared<GroupResponse>(group.plan);
}

void ContactGroups::respondByFactors(const IndexOne::Factored& middle, Group& group, LocalGroup& out) const {
  if (!group.plan) makePlan(group);
  GroupResponse& response = *group.response;
  response.clear();
  const KktStructure& structure = system_.structure();
  std::vector<Mat6> perForce;  // of the blocks of a body: its own velocities, A^-1 B^T
  std::vector<GroupResponse::Link> links;
  const auto numberOf = [&](int block) { return number_[groupIndex(structure.blocks[groupIndex(block)].constraint)]; };
  const auto rowsOf = [&](int block) {
    const auto b = groupIndex(block);
    const auto rows = structure.constraintOf(structure.blocks[b]).rows,
               columns = structure.bodyOf(structure.blocks[b]).size;
    Mat6 B = Mat6::Zero();
    B.topLeftCorner(rows, columns) = middle.matrix().B[b].topLeftCorner(rows, columns);
    return B;
  };
  for (const int body : group.bodies) {
    const std::vector<int>& blocks = blocks_[groupIndex(body)];
    const Eigen::Index size = structure.bodies[groupIndex(body)].size;
    Mat6 A = Mat6::Identity();
    A.topLeftCorner(size, size) = middle.matrix().A[groupIndex(body)].topLeftCorner(size, size);
    const Eigen::LLT<Mat6> factors(A);
    perForce.clear();
    for (const int block : blocks) perForce.push_back(factors.solve(rowsOf(block).transpose()));
    for (std::size_t i = 0; i < blocks.size(); ++i)
      for (std::size_t j = 0; j < blocks.size(); ++j)
        response.add(numberOf(blocks[i]), numberOf(blocks[j]), rowsOf(blocks[i]) * perForce[j]);
    if (place_[groupIndex(body)] < 0) continue;
    const Mat6 T = twistPerVelocity(middle.at(), body);
    links.clear();
    for (std::size_t i = 0; i < blocks.size(); ++i)
      links.push_back({group.plan->placeOf(numberOf(blocks[i])), T * perForce[i]});
    const Mat6 inverse = T * factors.solve(T.transpose());
    response.addBody(0.5 * (inverse + inverse.transpose()), links);
  }
  response.factor();
  out.response = group.response;
}

/// All that are not too many, by solves of the matrix of the whole system.
void ContactGroups::respondTogether(const IndexOne::Factored& middle, LocalProblem& problem) {
  const EvaluatedKinematics& at = middle.at();
  std::size_t most = 0;
  for (LocalGroup& g : problem.groups) {
    if (g.response) continue;
    const auto n = static_cast<Eigen::Index>(6 * g.bodies.size());
    g.inverse.setZero(n, n);
    most = std::max(most, g.bodies.size());
  }
  for (std::size_t column = 0; column < 6 * most; ++column) {
    const Vec6 unit = Vec6::Unit(static_cast<Eigen::Index>(column % 6));
    a_.setZero();
    b_.setZero();
    for (const LocalGroup& g : problem.groups)
      if (!g.response && column / 6 < g.bodies.size())
        addWrench(at, touched_[groupIndex(g.bodies[column / 6])], unit.head<3>(), unit.tail<3>(), a_);
    middle.solve(a_, b_);
    for (LocalGroup& g : problem.groups) {
      if (g.response || column / 6 >= g.bodies.size()) continue;
      for (std::size_t p = 0; p < g.bodies.size(); ++p)
        g.inverse.block<6, 1>(static_cast<Eigen::Index>(6 * p), static_cast<Eigen::Index>(column)) =
            twistOf(at, touched_[groupIndex(g.bodies[p])], a_);
    }
  }
  for (LocalGroup& g : problem.groups)
    if (!g.response) g.inverse = (0.5 * (g.inverse + g.inverse.transpose())).eval();
}

}  // namespace gyre
