#pragma once
// How the passes of Gauss-Seidel go through their batches; for its own files only.

#include "core/parallel.h"
#include "local_dynamics/gauss_seidel.h"

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
    parallelFor(static_cast<std::size_t>(round.last - round.first), 1,
                [&](std::size_t i) { task(round.first + static_cast<int>(i)); });
  }
}

template <class Work>
void GaussSeidel::eachBatch(const Work& work) {
  parallelFor(schedule_.batches().size(), 1, work);
}

}  // namespace gyre
