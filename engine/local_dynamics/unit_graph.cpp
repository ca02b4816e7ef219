#include "local_dynamics/unit_graph.h"

#include <algorithm>
#include <numeric>

namespace gyre {

namespace {

std::size_t unitIndex(int i) { return static_cast<std::size_t>(i); }

bool isFree(const LocalBody& b) { return b.inverseMass > 0 || !b.inverseInertia.isZero(0); }

bool continues(const LocalContact& a, const LocalContact& b) {
  return a.manifold == b.manifold && a.body1 == b.body1 && a.body2 == b.body2 && a.E == b.E;
}

}  // namespace

void UnitGraph::build(const LocalProblem& problem) {
  findNodes(problem);
  findUnits(problem);
  connect();
  findIslands();
  listUnits();
}

void UnitGraph::findNodes(const LocalProblem& problem) {
  const std::size_t bodies = problem.bodies.size();
  nodes_ = bodies + problem.groups.size();
  nodeOf_.resize(bodies);
  for (std::size_t b = 0; b < bodies; ++b) {
    const LocalBody& body = problem.bodies[b];
    if (body.group >= 0) nodeOf_[b] = static_cast<int>(bodies) + body.group;
    else nodeOf_[b] = isFree(body) ? static_cast<int>(b) : -1;
  }
}

void UnitGraph::findUnits(const LocalProblem& problem) {
  units_.clear();
  const auto nodeOf = [&](int body) { return body < 0 ? -1 : nodeOf_[unitIndex(body)]; };
  const auto free = [&](int body) { return body < 0 || problem.bodies[unitIndex(body)].group < 0; };
  for (std::size_t c = 0; c < problem.contacts.size(); ++c) {
    const LocalContact& contact = problem.contacts[c];
    const int node1 = nodeOf(contact.body1), node2 = nodeOf(contact.body2);
    if ((node1 < 0 && node2 < 0) || contact.body1 == contact.body2) continue;
    const bool packed = free(contact.body1) && free(contact.body2) && contact.rolling == 0 && contact.spinning == 0 &&
                        contact.target.head<2>().isZero(0);
    if (!units_.empty()) {
      LocalUnit& last = units_.back();
      if (unitIndex(last.first + last.count) == c && last.packed == packed &&
          continues(problem.contacts[c - 1], contact)) {
        ++last.count;
        continue;
      }
    }
    units_.push_back({static_cast<int>(c), 1, node1, node2, packed});
  }
  for (std::size_t j = 0; j < problem.joints.size(); ++j) {
    const int node1 = nodeOf(problem.joints[j].body1), node2 = nodeOf(problem.joints[j].body2);
    if ((node1 >= 0 || node2 >= 0) && problem.joints[j].rows > 0)
      units_.push_back({static_cast<int>(j), 0, node1, node2, false});
  }
}

void UnitGraph::connect() {
  linkStart_.assign(nodes_ + 1, 0);
  const auto links = [](const LocalUnit& u) { return u.node1 >= 0 && u.node2 >= 0 && u.node1 != u.node2; };
  for (const LocalUnit& u : units_)
    if (links(u)) ++linkStart_[unitIndex(u.node1)], ++linkStart_[unitIndex(u.node2)];
  std::partial_sum(linkStart_.begin(), linkStart_.end(), linkStart_.begin());
  links_.resize(unitIndex(linkStart_.back()));
  for (std::size_t i = units_.size(); i-- > 0;) {
    const LocalUnit& u = units_[i];
    if (!links(u)) continue;
    const int points = std::max(u.count, 1);
    links_[unitIndex(--linkStart_[unitIndex(u.node1)])] = {u.node2, points};
    links_[unitIndex(--linkStart_[unitIndex(u.node2)])] = {u.node1, points};
  }
}

void UnitGraph::findIslands() {
  connected_.reset(nodes_);
  for (const LocalUnit& u : units_)
    if (u.node1 >= 0 && u.node2 >= 0) connected_.join(unitIndex(u.node1), unitIndex(u.node2));
  nodeIsland_.assign(nodes_, -1);
  islandPoints_.clear();
  for (LocalUnit& u : units_) {
    int& island = nodeIsland_[connected_.root(unitIndex(u.node1 >= 0 ? u.node1 : u.node2))];
    if (island < 0) {
      island = static_cast<int>(islandPoints_.size());
      islandPoints_.push_back(0);
    }
    u.island = island;
    islandPoints_[unitIndex(island)] += std::max(u.count, 2);
    for (const int node : {u.node1, u.node2})
      if (node >= 0) nodeIsland_[unitIndex(node)] = island;
  }
}

void UnitGraph::listUnits() {
  islandUnitStart_.assign(islandPoints_.size() + 1, 0);
  for (const LocalUnit& u : units_) ++islandUnitStart_[unitIndex(u.island)];
  std::partial_sum(islandUnitStart_.begin(), islandUnitStart_.end(), islandUnitStart_.begin());
  islandUnits_.resize(units_.size());
  for (std::size_t i = units_.size(); i-- > 0;)
    islandUnits_[unitIndex(--islandUnitStart_[unitIndex(units_[i].island)])] = static_cast<int>(i);
}

std::span<const int> UnitGraph::unitsOf(int island) const {
  const int first = islandUnitStart_[unitIndex(island)], last = islandUnitStart_[unitIndex(island) + 1];
  return std::span(islandUnits_).subspan(unitIndex(first), unitIndex(last - first));
}

}  // namespace gyre
