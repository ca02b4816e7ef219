#include "local_dynamics/support_levels.h"

#include <algorithm>

namespace gyre {

namespace {

std::size_t levelIndex(int i) { return static_cast<std::size_t>(i); }

}  // namespace

void SupportLevels::find(const UnitGraph& graph, const LocalProblem& problem) {
  level_.assign(graph.nodes(), 0);
  climbed_.clear();
  startSupported(graph);
  climb(graph);
  startUnsupported(graph, problem);
  climb(graph);
}

void SupportLevels::startSupported(const UnitGraph& graph) {
  for (const LocalUnit& u : graph.units()) {
    const int node = std::max(u.node1, u.node2);
    if ((u.node1 >= 0 && u.node2 >= 0) || level_[levelIndex(node)] != 0) continue;
    level_[levelIndex(node)] = 1;
    climbed_.push_back(node);
  }
}

void SupportLevels::climb(const UnitGraph& graph) {
  for (std::size_t i = 0; i < climbed_.size(); ++i) {
    const int node = climbed_[i];
    for (const UnitGraph::Neighbour& next : graph.neighbours(node)) {
      int& level = level_[levelIndex(next.node)];
      if (level != 0) continue;
      level = level_[levelIndex(node)] + 1;
      climbed_.push_back(next.node);
    }
  }
}

void SupportLevels::startUnsupported(const UnitGraph& graph, const LocalProblem& problem) {
  const std::size_t bodies = problem.bodies.size();
  const auto lightness = [&](int node) {
    if (levelIndex(node) < bodies) return problem.bodies[levelIndex(node)].inverseMass;
    const LocalGroup& group = problem.groups[levelIndex(node) - bodies];
    if (group.response) return group.response->lightness();
    const MatX& inverse = group.inverse;
    return inverse.rows() == 0 ? 0 : inverse.trace() / static_cast<double>(inverse.rows());
  };
  start_.assign(levelIndex(graph.islands()), -1);
  for (const LocalUnit& u : graph.units())
    for (const int node : {u.node1, u.node2}) {
      if (node < 0 || level_[levelIndex(node)] != 0) continue;
      int& start = start_[levelIndex(u.island)];
      if (start < 0 || lightness(node) < lightness(start)) start = node;
    }
  for (const int node : start_)
    if (node >= 0) {
      level_[levelIndex(node)] = 1;
      climbed_.push_back(node);
    }
}

}  // namespace gyre
