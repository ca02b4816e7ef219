#pragma once
// How the passes of Gauss-Seidel go through their batches; for its own files only.

#include "linear/local/gauss_seidel.h"

#include <tbb/parallel_for.h>

namespace gyre {

/// Steps of a batch: rounds one after the other, their tasks at once. step(LocalStep, number of the task).
template <class Visit>
void GaussSeidel::eachStep(const LocalBatch& batch, const Visit& step) {
  const auto task = [&](int t) {
    const LocalRange& range = schedule_.tasks()[static_cast<std::size_t>(t)];
    for (int s = range.first; s < range.last; ++s)
      step(schedule_.steps()[static_cast<std::size_t>(s)], static_cast<std::size_t>(t));
  };
  for (int r = batch.rounds.first; r < batch.rounds.last; ++r) {
    const LocalRange& round = schedule_.rounds()[static_cast<std::size_t>(r)];
    if (round.last - round.first == 1) task(round.first);
    else tbb::parallel_for(round.first, round.last, task, tbb::simple_partitioner{});
  }
}

template <class Work>
void GaussSeidel::eachBatch(const Work& work) {
  const std::size_t batches = schedule_.batches().size();
  if (batches == 1) work(0);
  else tbb::parallel_for(std::size_t{0}, batches, work, tbb::simple_partitioner{});
}

}  // namespace gyre
