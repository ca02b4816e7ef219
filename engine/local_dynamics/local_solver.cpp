#include "local_dynamics/local_solver.h"

#include "core/parallel.h"
#include "local_dynamics/dense_methods.h"
#include "local_dynamics/local_islands.h"
#include "local_dynamics/local_newton.h"

#include <algorithm>

namespace gyre {

namespace {

/// Moves that are wrong by a thousandth of the overlap are right enough.
constexpr double meritOfMoves = 1e-6;

void solveIsland(LocalProblem& problem, const LocalSettings& settings, LocalTrace& trace) {
  switch (settings.method) {
    case LocalMethod::gaussSeidelW: return solveExplicitly(problem, settings, trace);
    case LocalMethod::newtonHueber: return solveNewton(problem, ContactForm::hueber, settings, trace);
    case LocalMethod::quasiNewton: return solveQuasiNewton(problem, settings, trace);
    default: return solveNewton(problem, ContactForm::dsf, settings, trace);
  }
}

/// Rows after Gauss-Seidel's own that an island's method recorded, with the merit of that island.
void append(const LocalTrace& island, std::size_t number, LocalTrace& trace) {
  for (const LocalIterate& i : island.iterates)
    trace.iterates.push_back({i.merit, i.step, i.merit, static_cast<int>(number)});
}

void nameIslands(const LocalSchedule& schedule, std::size_t contacts, LocalTrace& trace) {
  trace.islandOf.assign(contacts, -1);
  for (const LocalUnit& u : schedule.units())
    for (int c = u.first; c < u.first + u.count; ++c) trace.islandOf[static_cast<std::size_t>(c)] = u.island;
}

void sumUp(const std::vector<double>& free, LocalTrace& trace) {
  double residual = 0, all = 0;
  trace.last.worst = 0;
  trace.reached = true;
  trace.iterations = 0;
  for (std::size_t i = 0; i < trace.islands.size(); ++i) {
    const LocalIsland& island = trace.islands[i];
    residual += free[i] > 0 ? island.merit * free[i] : 0;
    all += free[i];
    trace.last.worst = std::max(trace.last.worst, island.merit);
    trace.reached = trace.reached && island.reached;
    trace.iterations = std::max(trace.iterations, island.sweeps + island.iterations);
  }
  trace.last.merit = all > 0 ? residual / all : 0;
}

}  // namespace

void LocalSolver::solve(LocalProblem& problem, const LocalSettings& settings, LocalTrace& trace) {
  refined_ = settings.method != LocalMethod::gaussSeidel && settings.method != LocalMethod::gaussSeidelW;
  refines_.assign(problem.bodies.size() + problem.groups.size(), refined_ && settings.method != LocalMethod::automatic);
  switch (settings.method) {
    case LocalMethod::gaussSeidel: sweeps_.solve(problem, settings, trace); break;
    case LocalMethod::automatic: refineIslands(problem, settings, trace); break;
    default: return solveIslands(problem, settings, trace);
  }
  trace.wanted = settings.merit;
  nameIslands(sweeps_.schedule(), problem.contacts.size(), trace);
}

void LocalSolver::projectPositions(const LocalProblem& problem, std::span<const double> gap,
                                   const LocalSettings& settings, bool prepared, std::vector<double>& pushes) {
  SweepLayout& layout = sweeps_.layout();
  if (!prepared) layout.build(problem);
  positions_.project(layout, gap, settings.positionSweeps, displacements_);
  pushes.resize(problem.contacts.size());
  positions_.readPushes(layout, pushes);
  if (refined_) refinePushes(problem, gap, pushes);
}

void LocalSolver::refinePushes(const LocalProblem& problem, std::span<const double> gap,
                               std::vector<double>& pushes) const {
  std::vector<int> islands;
  for (int i = 0; i < sweeps_.schedule().islands(); ++i)
    if (isRefined(i)) islands.push_back(i);
  parallelFor(islands.size(), 1, [&](std::size_t k) { refineIsland(problem, islands[k], gap, pushes); });
}

bool LocalSolver::isRefined(int island) const {
  const auto refines = [&](int node) { return node >= 0 && refines_[static_cast<std::size_t>(node)] != 0; };
  const auto units = sweeps_.schedule().unitsOf(island);
  return std::any_of(units.begin(), units.end(), [&](int i) {
    const LocalUnit& u = sweeps_.schedule().units()[static_cast<std::size_t>(i)];
    return refines(u.node1) || refines(u.node2);
  });
}

void LocalSolver::refineIsland(const LocalProblem& problem, int number, std::span<const double> gap,
                               std::vector<double>& pushes) const {
  IslandProblem island(problem, sweeps_.schedule(), number);
  LocalProblem& moves = island.problem;
  std::size_t rows = moves.contacts.size();
  for (const LocalJoint& j : moves.joints) rows += static_cast<std::size_t>(j.rows);
  if (rows > newtonRows) return;
  for (LocalBody& b : moves.bodies) b.v.setZero(), b.w.setZero();
  for (LocalJoint& j : moves.joints) j.target.setZero(), j.R.setZero();
  for (std::size_t i = 0; i < moves.contacts.size(); ++i) {
    const auto contact = static_cast<std::size_t>(island.contacts()[i]);
    LocalContact& c = moves.contacts[i];
    c.friction = c.rolling = c.spinning = 0;
    c.target = {0, 0, gap[contact]};
    c.R = {0, 0, pushes[contact]};
    c.M.setZero();
  }
  const LocalSettings settings{.merit = meritOfMoves};
  LocalTrace trace;
  solveNewton(moves, ContactForm::dsf, settings, trace);
  for (std::size_t i = 0; i < moves.contacts.size(); ++i)
    pushes[static_cast<std::size_t>(island.contacts()[i])] = moves.contacts[i].R.z();
}

void LocalSolver::solveIslands(LocalProblem& problem, const LocalSettings& settings, LocalTrace& trace) {
  LocalSchedule schedule;
  schedule.build(problem);
  const int islands = schedule.islands();
  std::vector<LocalTrace> traces(static_cast<std::size_t>(islands));
  std::vector<double> free(traces.size());
  const LocalProblem start = problem;
  for (LocalContact& c : problem.contacts) c.R.setZero(), c.M.setZero();
  parallelFor(traces.size(), 1, [&](std::size_t k) {
    IslandProblem island(start, schedule, static_cast<int>(k));
    free[k] = LocalBlocks(island.problem).freeSum();
    solveIsland(island.problem, settings, traces[k]);
    island.store(problem);
  });
  trace = {};
  trace.wanted = settings.merit;
  nameIslands(schedule, problem.contacts.size(), trace);
  for (std::size_t i = 0; i < traces.size(); ++i) {
    trace.islands.push_back(traces[i].islands.front());
    trace.last.step = std::max(trace.last.step, traces[i].last.step);
    append(traces[i], i, trace);
  }
  sumUp(free, trace);
}

void LocalSolver::refineIslands(LocalProblem& problem, const LocalSettings& settings, LocalTrace& trace) {
  free_.resize(problem.bodies.size());
  for (std::size_t b = 0; b < free_.size(); ++b)
    at3(free_[b].v) = problem.bodies[b].v, at3(free_[b].w) = problem.bodies[b].w;
  sweeps_.solve(problem, settings, trace);
  std::vector<int> stalled;
  for (std::size_t i = 0; i < trace.islands.size(); ++i) {
    LocalIsland& island = trace.islands[i];
    island.reason = island.reached             ? LocalReason::converged
                    : island.rows > newtonRows ? LocalReason::tooLarge
                                               : LocalReason::stalled;
    if (island.reason == LocalReason::stalled) stalled.push_back(static_cast<int>(i));
  }
  refined_ = !stalled.empty();
  if (!refined_) return;
  for (const int island : stalled)
    for (const int i : sweeps_.schedule().unitsOf(island)) {
      const LocalUnit& u = sweeps_.schedule().units()[static_cast<std::size_t>(i)];
      for (const int node : {u.node1, u.node2})
        if (node >= 0) refines_[static_cast<std::size_t>(node)] = 1;
    }
  std::vector<LocalTrace> traces(stalled.size());
  parallelFor(stalled.size(), 1, [&](std::size_t k) {
    IslandProblem part(problem, sweeps_.schedule(), stalled[k]);
    part.setVelocities(free_);
    LocalIsland& island = trace.islands[static_cast<std::size_t>(stalled[k])];
    solveNewton(part.problem, ContactForm::dsf, settings, traces[k]);
    const LocalIsland& refined = traces[k].islands.front();
    if (!(refined.merit < island.merit)) {
      island.reason = LocalReason::notBettered;
      return;
    }
    part.store(problem);
    island.method = refined.method;
    island.iterations = refined.iterations;
    island.merit = refined.merit;
    island.reached = refined.reached;
  });
  for (std::size_t k = 0; k < traces.size(); ++k) {
    trace.last.step = std::max(trace.last.step, traces[k].last.step);
    append(traces[k], static_cast<std::size_t>(stalled[k]), trace);
  }
  sumUp(sweeps_.freeSums(), trace);
}

void solveLocal(LocalProblem& problem, const LocalSettings& settings, LocalTrace& trace) {
  LocalSolver().solve(problem, settings, trace);
}

}  // namespace gyre
