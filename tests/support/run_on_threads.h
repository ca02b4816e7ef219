#pragma once
// Runs a model on 1, 2 and 4 threads, which give the same bytes.

#include "support/run_model.h"
#include "support/tbb_threads.h"

#include <algorithm>

namespace gyre::test {

/// One of the runs. Throws where rows differ.
inline Run runOnAnyThreads(const Model& model) {
  std::vector<Run> runs;
  for (const int threads : {1, 2, 4}) {
    const ThreadLimit limit(threads);
    runs.push_back(runModel(model));
    const Recording &first = *runs.front().recording, &now = *runs.back().recording;
    if (now.rows() != first.rows()) throw std::runtime_error("as many rows were expected on any number of threads");
    for (std::size_t r = 0; r < first.rows(); ++r)
      if (!std::ranges::equal(first.row(r), now.row(r)))
        throw std::runtime_error("row " + std::to_string(r) + " differs on " + std::to_string(threads) + " threads");
  }
  return runs.front();
}

}  // namespace gyre::test
