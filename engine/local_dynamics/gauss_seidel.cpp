#include "local_dynamics/gauss_seidel.h"

#include <algorithm>
#include <cmath>

namespace gyre {

namespace {

std::size_t number(int i) { return static_cast<std::size_t>(i); }

double ratio(double residual, double free) {
  if (residual == 0) return 0;
  return free > 0 ? residual / free : HUGE_VAL;
}

double stepOf(const SweepSums& sums) { return sums.size > 0 ? std::sqrt(sums.change / sums.size) : 0; }

}  // namespace

void GaussSeidel::solve(LocalProblem& problem, const LocalSettings& settings, LocalTrace& trace) {
  prepare(problem);
  layout_.eachBatch([&](std::size_t batch) { run(batch, settings); });
  layout_.general.settle(layout_.velocities.data());
  read(problem);
  report(settings, trace);
}

void GaussSeidel::prepare(const LocalProblem& problem) {
  layout_.build(problem);
  const std::size_t islands = number(layout_.schedule.islands());
  free_.resize(islands);
  residual_.resize(islands);
  for (const LocalBatch& batch : layout_.schedule.batches()) sumIslands(batch, free_);
  islandContacts_.assign(islands, 0);
  islandRows_.assign(islands, 0);
  for (const LocalUnit& u : layout_.schedule.units()) {
    const int moments =
        u.count > 0 && !u.packed &&
                (problem.contacts[number(u.first)].rolling > 0 || problem.contacts[number(u.first)].spinning > 0)
            ? 3
            : 0;
    islandContacts_[number(u.island)] += u.count;
    islandRows_[number(u.island)] += u.count > 0 ? (3 + moments) * u.count : problem.joints[number(u.first)].rows;
  }
  dropGuesses();
  taskSums_.resize(layout_.schedule.tasks().size());
  if (runs_.size() < layout_.schedule.batches().size()) runs_.resize(layout_.schedule.batches().size());
}

/// Adds up what the last pass left in packets and units, in the order of the schedule.
void GaussSeidel::sumIslands(const LocalBatch& batch, std::vector<double>& sums) {
  for (int i = batch.islands.first; i < batch.islands.last; ++i)
    sums[number(layout_.schedule.batchIslands()[number(i)])] = 0;
  if (batch.rounds.first == batch.rounds.last) return;
  const auto& rounds = layout_.schedule.rounds();
  const auto& tasks = layout_.schedule.tasks();
  const int first = tasks[number(rounds[number(batch.rounds.first)].first)].first;
  const int last = tasks[number(rounds[number(batch.rounds.last - 1)].last - 1)].last;
  const auto& units = layout_.schedule.units();
  for (int s = first; s < last; ++s) {
    const LocalStep& step = layout_.schedule.steps()[number(s)];
    if (step.unit >= 0) {
      sums[number(units[number(step.unit)].island)] += layout_.general.sum(step.unit);
      continue;
    }
    const LocalPacketPlan& plan = layout_.schedule.packets()[number(step.packet)];
    const ContactPacket& packet = layout_.packets[number(step.packet)];
    for (int l = 0; l < laneCount; ++l)
      if (plan.units[number(l)] >= 0) sums[number(units[number(plan.units[number(l)])].island)] += packet.sum[l];
  }
}

void GaussSeidel::dropGuesses() {
  if (std::find(free_.begin(), free_.end(), 0.0) == free_.end()) return;
  const auto drops = [&](int unit) { return free_[number(layout_.schedule.units()[number(unit)].island)] == 0; };
  for (const LocalStep& step : layout_.schedule.steps()) {
    if (step.unit >= 0) {
      if (drops(step.unit)) layout_.general.dropGuess(step.unit);
      continue;
    }
    const LocalPacketPlan& plan = layout_.schedule.packets()[number(step.packet)];
    PacketPoint* points = layout_.pointsOf(layout_.packets[number(step.packet)]);
    for (int l = 0; l < laneCount; ++l) {
      if (plan.units[number(l)] < 0 || !drops(plan.units[number(l)])) continue;
      for (int i = 0; i < plan.points; ++i) points[i].R.x1[l] = points[i].R.x2[l] = points[i].R.n[l] = 0;
    }
  }
}

void GaussSeidel::run(std::size_t b, const LocalSettings& settings) {
  const LocalBatch& batch = layout_.schedule.batches()[b];
  BatchRun& state = runs_[b];
  state.sweeps = 0;
  state.sums = {};
  state.history.clear();
  layout_.eachStep(batch, [&](const LocalStep& step, std::size_t) {
    if (step.packet < 0) layout_.general.start(step.unit, layout_.velocities.data());
    else
      startPacket(layout_.packets[number(step.packet)], layout_.pointsOf(layout_.packets[number(step.packet)]),
                  layout_.velocities.data());
  });
  double free = 0;
  for (int i = batch.islands.first; i < batch.islands.last; ++i)
    free += free_[number(layout_.schedule.batchIslands()[number(i)])];
  int next = 1;
  for (int s = 1; s <= settings.sweeps; ++s) {
    sweep(batch, state);
    // What each contact was off at its turn tells when it is worth to measure all of them at one moment. A record
    // measures every time, but ends no sooner: results do not depend on whether one is kept.
    const bool due = s == settings.sweeps || (s >= next && state.sums.residual <= settings.merit * free);
    if (!due && !settings.record) continue;
    const Residual residual = measure(batch);
    if (settings.record) state.history.push_back({state.sums, residual});
    if (!due) continue;
    if (residual.worst <= settings.merit && settings.merit > 0) break;
    next = s + std::max(2, s / 8);
  }
  if (settings.sweeps <= 0) measure(batch);
}

void GaussSeidel::sweep(const LocalBatch& batch, BatchRun& state) {
  const auto& rounds = layout_.schedule.rounds();
  const int first = rounds[number(batch.rounds.first)].first, last = rounds[number(batch.rounds.last - 1)].last;
  for (int t = first; t < last; ++t) taskSums_[number(t)] = {};
  layout_.eachStep(batch, [&](const LocalStep& step, std::size_t task) {
    SweepSums& sums = taskSums_[task];
    if (step.packet < 0) layout_.general.sweep(step.unit, layout_.velocities.data(), sums);
    else
      sweepPacket(layout_.packets[number(step.packet)], layout_.pointsOf(layout_.packets[number(step.packet)]),
                  layout_.velocities.data(), sums);
  });
  state.sums = {};
  for (int t = first; t < last; ++t) state.sums.add(taskSums_[number(t)]);
  ++state.sweeps;
}

GaussSeidel::Residual GaussSeidel::measure(const LocalBatch& batch) {
  layout_.eachStep(batch, [&](const LocalStep& step, std::size_t) {
    if (step.packet < 0) layout_.general.measure(step.unit, layout_.velocities.data());
    else
      measurePacket(layout_.packets[number(step.packet)], layout_.pointsOf(layout_.packets[number(step.packet)]),
                    layout_.velocities.data());
  });
  sumIslands(batch, residual_);
  Residual out;
  for (int i = batch.islands.first; i < batch.islands.last; ++i) {
    const std::size_t island = number(layout_.schedule.batchIslands()[number(i)]);
    out.sum += residual_[island];
    const double merit = ratio(residual_[island], free_[island]);
    if (!(merit <= out.worst)) out.worst = std::isfinite(merit) ? merit : HUGE_VAL;
  }
  return out;
}

void GaussSeidel::read(LocalProblem& problem) const {
  for (LocalContact& c : problem.contacts) c.R.setZero(), c.M.setZero();
  for (std::size_t p = 0; p < layout_.schedule.packets().size(); ++p)
    readPacket(layout_.schedule, layout_.schedule.packets()[p], &layout_.points[number(layout_.packets[p].firstPoint)],
               problem);
  layout_.general.read(problem);
  for (std::size_t b = 0; b < problem.bodies.size(); ++b) {
    problem.bodies[b].v = at3(layout_.velocities[b].v);
    problem.bodies[b].w = at3(layout_.velocities[b].w);
  }
}

void GaussSeidel::report(const LocalSettings& settings, LocalTrace& trace) const {
  trace.iterates.clear();
  trace.last = {};
  trace.iterations = 0;
  trace.reached = true;
  trace.islands.resize(number(layout_.schedule.islands()));
  double free = 0, residual = 0, worst = 0;
  SweepSums sums;
  for (std::size_t b = 0; b < layout_.schedule.batches().size(); ++b) {
    const LocalBatch& batch = layout_.schedule.batches()[b];
    sums.add(runs_[b].sums);
    trace.iterations = std::max(trace.iterations, runs_[b].sweeps);
    for (int i = batch.islands.first; i < batch.islands.last; ++i) {
      const std::size_t island = number(layout_.schedule.batchIslands()[number(i)]);
      const double merit = ratio(residual_[island], free_[island]);
      const bool reached = merit <= settings.merit;
      trace.islands[island] = {islandContacts_[island],
                               islandRows_[island],
                               LocalMethod::gaussSeidel,
                               LocalReason::chosen,
                               runs_[b].sweeps,
                               0,
                               merit,
                               merit,
                               reached};
      trace.reached = trace.reached && reached;
      free += free_[island];
      residual += residual_[island];
      worst = std::max(worst, merit);
    }
  }
  trace.last = {ratio(residual, free), stepOf(sums), worst};
  if (settings.record) reportRecord(trace);
}

/// Batches that ended early keep their last values.
void GaussSeidel::reportRecord(LocalTrace& trace) const {
  double free = 0;
  for (const double f : free_) free += f;
  for (int s = 0; s < trace.iterations; ++s) {
    SweepSums sums;
    Residual residual;
    for (std::size_t b = 0; b < layout_.schedule.batches().size(); ++b) {
      const auto& history = runs_[b].history;
      if (history.empty()) continue;
      const SweepRecord& record = history[std::min(number(s), history.size() - 1)];
      sums.add(record.sums);
      residual.sum += record.residual.sum;
      residual.worst = std::max(residual.worst, record.residual.worst);
    }
    trace.iterates.push_back({ratio(residual.sum, free), stepOf(sums), residual.worst});
  }
}

}  // namespace gyre
