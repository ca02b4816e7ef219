#include "local_dynamics/local_schedule.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace gyre {

namespace {

/// Islands with fewer points are gathered: a task should take longer than starting it does.
constexpr int batchPoints = 512;

std::size_t at(int i) { return static_cast<std::size_t>(i); }

/// Parts of an island: more than there are cores, so that they even out, but none so small that its surface rules.
int partsOf(int points) {
  if (points < 2000) return 1;
  if (points < 4000) return 2;
  if (points < 16000) return 4;
  return points < 64000 ? 8 : 16;
}

bool isFree(const LocalBody& b) { return b.inverseMass > 0 || !b.inverseInertia.isZero(0); }

bool continues(const LocalContact& a, const LocalContact& b) {
  return a.manifold == b.manifold && a.body1 == b.body1 && a.body2 == b.body2 && a.E == b.E;
}

}  // namespace

void LocalSchedule::build(const LocalProblem& problem) {
  findNodes(problem);
  findUnits(problem);
  connect();
  findIslands();
  listUnits();
  findLevels(problem);
  makeBatches();
  arrange();
}

void LocalSchedule::findNodes(const LocalProblem& problem) {
  const std::size_t bodies = problem.bodies.size();
  nodes_ = bodies + problem.groups.size();
  nodeOf_.resize(bodies);
  for (std::size_t b = 0; b < bodies; ++b) {
    const LocalBody& body = problem.bodies[b];
    if (body.group >= 0) nodeOf_[b] = static_cast<int>(bodies) + body.group;
    else nodeOf_[b] = isFree(body) ? static_cast<int>(b) : -1;
  }
}

void LocalSchedule::findUnits(const LocalProblem& problem) {
  units_.clear();
  const auto nodeOf = [&](int body) { return body < 0 ? -1 : nodeOf_[at(body)]; };
  const auto free = [&](int body) { return body < 0 || problem.bodies[at(body)].group < 0; };
  for (std::size_t c = 0; c < problem.contacts.size(); ++c) {
    const LocalContact& contact = problem.contacts[c];
    const int node1 = nodeOf(contact.body1), node2 = nodeOf(contact.body2);
    if ((node1 < 0 && node2 < 0) || contact.body1 == contact.body2) continue;
    const bool packed = free(contact.body1) && free(contact.body2) && contact.rolling == 0 && contact.spinning == 0 &&
                        contact.target.head<2>().isZero(0);
    if (!units_.empty()) {
      LocalUnit& last = units_.back();
      if (at(last.first + last.count) == c && last.packed == packed && continues(problem.contacts[c - 1], contact)) {
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

void LocalSchedule::connect() {
  linkStart_.assign(nodes_ + 1, 0);
  const auto links = [](const LocalUnit& u) { return u.node1 >= 0 && u.node2 >= 0 && u.node1 != u.node2; };
  for (const LocalUnit& u : units_)
    if (links(u)) ++linkStart_[at(u.node1)], ++linkStart_[at(u.node2)];
  std::partial_sum(linkStart_.begin(), linkStart_.end(), linkStart_.begin());
  links_.resize(at(linkStart_.back()));
  for (std::size_t i = units_.size(); i-- > 0;) {
    const LocalUnit& u = units_[i];
    if (!links(u)) continue;
    const int points = std::max(u.count, 1);
    links_[at(--linkStart_[at(u.node1)])] = {u.node2, points};
    links_[at(--linkStart_[at(u.node2)])] = {u.node1, points};
  }
}

void LocalSchedule::findIslands() {
  connected_.reset(nodes_);
  for (const LocalUnit& u : units_)
    if (u.node1 >= 0 && u.node2 >= 0) connected_.join(at(u.node1), at(u.node2));
  nodeIsland_.assign(nodes_, -1);
  islandPoints_.clear();
  for (LocalUnit& u : units_) {
    int& island = nodeIsland_[connected_.root(at(u.node1 >= 0 ? u.node1 : u.node2))];
    if (island < 0) {
      island = static_cast<int>(islandPoints_.size());
      islandPoints_.push_back(0);
    }
    u.island = island;
    islandPoints_[at(island)] += std::max(u.count, 2);
    for (const int node : {u.node1, u.node2})
      if (node >= 0) nodeIsland_[at(node)] = island;
  }
}

void LocalSchedule::listUnits() {
  islandUnitStart_.assign(islandPoints_.size() + 1, 0);
  for (const LocalUnit& u : units_) ++islandUnitStart_[at(u.island)];
  std::partial_sum(islandUnitStart_.begin(), islandUnitStart_.end(), islandUnitStart_.begin());
  islandUnits_.resize(units_.size());
  for (std::size_t i = units_.size(); i-- > 0;)
    islandUnits_[at(--islandUnitStart_[at(units_[i].island)])] = static_cast<int>(i);
}

std::span<const int> LocalSchedule::unitsOf(int island) const {
  const int first = islandUnitStart_[at(island)], last = islandUnitStart_[at(island) + 1];
  return std::span(islandUnits_).subspan(at(first), at(last - first));
}

void LocalSchedule::findLevels(const LocalProblem& problem) {
  level_.assign(nodes_, 0);
  climbed_.clear();
  for (const LocalUnit& u : units_) {
    const int node = std::max(u.node1, u.node2);
    if ((u.node1 >= 0 && u.node2 >= 0) || level_[at(node)] != 0) continue;
    level_[at(node)] = 1;
    climbed_.push_back(node);
  }
  climb();
  startUnsupported(problem);
  for (LocalUnit& u : units_)
    u.level = (u.node1 < 0 ? 0 : level_[at(u.node1)]) + (u.node2 < 0 ? 0 : level_[at(u.node2)]);
}

void LocalSchedule::climb() {
  for (std::size_t i = 0; i < climbed_.size(); ++i) {
    const std::size_t node = at(climbed_[i]);
    for (int l = linkStart_[node]; l < linkStart_[node + 1]; ++l) {
      int& level = level_[at(links_[at(l)].node)];
      if (level != 0) continue;
      level = level_[node] + 1;
      climbed_.push_back(links_[at(l)].node);
    }
  }
}

/// Islands in flight are climbed from their heaviest body: it moves least.
void LocalSchedule::startUnsupported(const LocalProblem& problem) {
  const std::size_t bodies = problem.bodies.size();
  const auto lightness = [&](int node) {
    if (at(node) < bodies) return problem.bodies[at(node)].inverseMass;
    const LocalGroup& group = problem.groups[at(node) - bodies];
    if (group.response) return group.response->lightness();
    const MatX& inverse = group.inverse;
    return inverse.rows() == 0 ? 0 : inverse.trace() / static_cast<double>(inverse.rows());
  };
  islandStart_.assign(islandPoints_.size(), -1);
  for (const LocalUnit& u : units_)
    for (const int node : {u.node1, u.node2}) {
      if (node < 0 || level_[at(node)] != 0) continue;
      int& start = islandStart_[at(u.island)];
      if (start < 0 || lightness(node) < lightness(start)) start = node;
    }
  for (const int node : islandStart_)
    if (node >= 0) {
      level_[at(node)] = 1;
      climbed_.push_back(node);
    }
  climb();
}

void LocalSchedule::makeBatches() {
  batches_.clear();
  batchIslands_.clear();
  batchTask_.clear();
  taskRound_.clear();
  islandBatch_.assign(islandPoints_.size(), -1);
  part_.assign(nodes_, 0);
  const auto add = [&](std::size_t island) {
    LocalBatch& batch = batches_.back();
    islandBatch_[island] = static_cast<int>(batches_.size()) - 1;
    batchIslands_.push_back(static_cast<int>(island));
    batch.islands.last = static_cast<int>(batchIslands_.size());
    batch.points += islandPoints_[island];
  };
  const auto begin = [&] {
    const int first = static_cast<int>(batchIslands_.size());
    batches_.push_back({{}, {first, first}, 0});
  };
  for (std::size_t i = 0; i < islandPoints_.size(); ++i)
    if (islandPoints_[i] >= batchPoints) begin(), add(i);
  bool open = false;
  for (std::size_t i = 0; i < islandPoints_.size(); ++i) {
    if (islandPoints_[i] >= batchPoints) continue;
    if (!open) begin();
    add(i);
    open = batches_.back().points < batchPoints;
  }
  for (std::size_t b = 0; b < batches_.size(); ++b) {
    const int parts = partsOf(batches_[b].points);
    if (parts > 1) splitIntoParts(batchIslands_[at(batches_[b].islands.first)], parts);
    assignTasks(static_cast<int>(b), parts);
  }
}

/// Tasks 0 to parts - 1 of round 0, then those of pairs of parts, coloured as edges of a graph: a round is a colour.
void LocalSchedule::assignTasks(int batch, int parts) {
  batchTask_.push_back(static_cast<int>(taskRound_.size()));
  taskRound_.insert(taskRound_.end(), at(parts), 0);
  if (parts == 1) return;
  const auto pairOf = [&](const LocalUnit& u) {
    if (u.node1 < 0 || u.node2 < 0) return -1;
    const int p = part_[at(u.node1)], q = part_[at(u.node2)];
    return p == q ? -1 : std::min(p, q) * parts + std::max(p, q);
  };
  std::array<int, 256> round{}, number{};
  std::array<std::uint64_t, 16> busy{};
  // An island in parts is the only one of its batch.
  const std::span<const int> units = unitsOf(batchIslands_[at(batches_[at(batch)].islands.first)]);
  for (const int u : units)
    if (const int pair = pairOf(units_[at(u)]); pair >= 0) round[at(pair)] = -1;
  for (int i = 0; i < parts * parts; ++i) {
    if (round[at(i)] == 0) continue;
    std::uint64_t &p = busy[at(i / parts)], &q = busy[at(i % parts)];
    const int colour = std::countr_one(p | q);
    p |= 1ull << colour;
    q |= 1ull << colour;
    round[at(i)] = colour + 1;
  }
  int next = parts;
  for (int r = 1; r <= 64; ++r)
    for (int i = 0; i < parts * parts; ++i)
      if (round[at(i)] == r) {
        number[at(i)] = next++;
        taskRound_.push_back(r);
      }
  for (const int i : units) {
    LocalUnit& u = units_[at(i)];
    const int pair = pairOf(u);
    u.task = pair < 0 ? part_[at(std::max(u.node1, u.node2))] : number[at(pair)];
  }
}

}  // namespace gyre
